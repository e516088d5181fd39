/** What a line of a T-account is called: short, from the point of view of the sheet's owner. */
import { known } from '../known';
import { type Book, type PartyType, partyOf } from '../ledger/book';
import type { SheetLine } from './sheet';

/** How an instrument's line is named by the counterparty; `@` stands for its name. */
interface Phrases {
  readonly asset: string;
  readonly liability: string;
}

const both = (phrase: string): Phrases => ({ asset: phrase, liability: phrase });

const DEPOSITS: Phrases = { asset: 'At @', liability: '@' };
const OVERDRAFTS: Phrases = { asset: 'Overdraft of @', liability: 'Overdraft at @' };

const PHRASES: Readonly<Record<string, Phrases>> = {
  'Customer Deposits': DEPOSITS,
  'Bank Deposits': DEPOSITS,
  'CH Certificates': { asset: 'Certificates of @', liability: 'Certificates held by @' },
  'Customer Overdrafts': OVERDRAFTS,
  'Bank Overdrafts': OVERDRAFTS,
  'Daylight Overdrafts': {
    asset: 'Daylight overdraft of @',
    liability: 'Daylight overdraft at @',
  },
  'CH Loans': { asset: 'CH loan to @', liability: 'CH loan from @' },
  'Due Froms': both('Due from @'),
  'Due Tos': both('Due to @'),
  'Loan To': both('Loan to @'),
  'Loan From': both('Loan from @'),
  'fed funds to': both('Fed funds to @'),
  'fed funds from': both('Fed funds from @'),
  'Mortgage To': both('Mortgage to @'),
  'Mortgage From': both('Mortgage from @'),
  Repo: both('Repo with @'),
  'Reverse Repo': both('Reverse repo with @'),
};

/** What cash is called by who holds it. */
const CASH: Readonly<Record<PartyType, string>> = {
  customer: 'Cash',
  bank: 'Reserves',
  clearinghouse: 'Specie',
  centralbank: 'Specie',
};

/** What a party calls its cash: "Reserves" of a bank, "Specie" of a clearing house. */
export function cashName(owner: PartyType): string {
  return CASH[owner];
}

/** "At Bank 2", "Customer 1", "Due to Bank 3"; a customer's reserves are its cash. */
export function lineLabel(line: SheetLine, owner: PartyType): string {
  const { instrument, side, kind, thirdPartyDetail } = line;
  if (kind === 'reserves') return cashName(owner);
  if (thirdPartyDetail === null) return instrument;
  const phrase = known(PHRASES[instrument], 'phrase for this instrument')[side];
  // Given as a function: in a text, what a name has of `$` would be a pattern.
  return phrase.replace('@', () => thirdPartyDetail.name);
}

/** What tells one account of a party from its others, on whichever side it stands. */
interface Account {
  readonly partyId: number;
  readonly instrument: string;
  /** The counterparty; null for cash, notes and bills. */
  readonly thirdPartyId: number | null;
}

/** An account by its instrument and its counterparty: "Customer Deposits, Bank 1"; cash as its holder calls it. */
export function accountName(book: Book, { partyId, instrument, thirdPartyId }: Account): string {
  if (instrument === 'Reserves') return CASH[partyOf(book, partyId).type];
  if (thirdPartyId === null) return instrument;
  return `${instrument}, ${partyOf(book, thirdPartyId).name}`;
}
