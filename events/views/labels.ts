/** What a line of a T-account is called: short, from the point of view of the sheet's owner. */
import type { PartyType } from '../ledger/book';
import type { SheetLine } from './sheet';

/** Instruments whose line is named by the counterparty in a phrase of its own; `@` stands for its name. */
const PHRASES: Readonly<Record<string, { readonly asset: string; readonly liability: string }>> = {
  'Customer Deposits': { asset: 'At @', liability: '@' },
  'Bank Deposits': { asset: 'At @', liability: '@' },
  'Customer Overdrafts': { asset: 'Overdraft of @', liability: 'Overdraft at @' },
  'Bank Overdrafts': { asset: 'Overdraft of @', liability: 'Overdraft at @' },
  'Due Froms': { asset: 'Due from @', liability: 'Due from @' },
  'Due Tos': { asset: 'Due to @', liability: 'Due to @' },
};

/** "At Bank 2", "Customer 1", "Due to Bank 3"; a customer's reserves are its cash. */
export function lineLabel(line: SheetLine, owner: PartyType): string {
  const { instrument, side, thirdPartyDetail } = line;
  if (thirdPartyDetail === null) return owner === 'customer' ? 'Cash' : instrument;
  const phrase = PHRASES[instrument]?.[side] ?? `${instrument} @`;
  // Given as a function: in a text, what a name has of `$` would be a pattern.
  return phrase.replace('@', () => thirdPartyDetail.name);
}
