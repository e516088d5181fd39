/** The rows of a prediction as they are typed, and what they come to. */

import type { Offers } from '@/events/banking/actions/offers';
import type { State } from '@/events/banking/ledger/state';
import type { PredictedEntry } from '@/events/banking/views/predict';
import {
  type PossibleAccount,
  possibleAccounts,
} from '@/events/banking/views/replay/possibleAccounts';
import { type Cents, MAX_BALANCE, parseDollars } from '@/events/money';

/** One row of the form. Everything in it is text, as it was typed or chosen. */
export interface TypedRow {
  /** Identifies the row while others are added and removed. */
  readonly id: number;
  /** The id of the party, '' while none is chosen. */
  readonly party: string;
  readonly side: PredictedEntry['side'];
  /** The key of a possible account, '' while none is chosen. */
  readonly account: string;
  readonly direction: 'rises' | 'falls';
  readonly amount: string;
}

/** An empty row. */
export function emptyRow(id: number): TypedRow {
  return { id, party: '', side: 'asset', account: '', direction: 'rises', amount: '' };
}

/** Whether a row is still empty, and is left out. */
function isUntouched({ party, account, amount }: TypedRow): boolean {
  return party === '' && account === '' && amount.trim() === '';
}

/** What is wrong with the fields of a row; a sound field has no sentence. */
export interface RowFaults {
  readonly party?: string;
  readonly account?: string;
  readonly amount?: string;
}

/** The accounts that a row may name: those of its party, none while there is no party. */
export function accountsOfRow(
  row: TypedRow,
  before: State,
  offers: Offers,
): readonly PossibleAccount[] {
  const party = before.book.parties.find(({ id }) => String(id) === row.party);
  return party ? possibleAccounts(before, party, offers) : [];
}

/** The entries that the rows of a prediction hold, or their errors by row id. */
interface Read {
  /** In the order of the rows, those that nobody touched left out. */
  readonly entries: readonly PredictedEntry[];
  readonly faults: ReadonlyMap<number, RowFaults>;
}

/** Reads the rows of a prediction against the state it is made at. */
export function readRows(rows: readonly TypedRow[], before: State, offers: Offers): Read {
  const entries: PredictedEntry[] = [];
  const faults = new Map<number, RowFaults>();
  for (const row of rows) {
    if (isUntouched(row)) continue;
    const account = accountsOfRow(row, before, offers).find(({ key }) => key === row.account);
    const amount = parseDollars(row.amount);
    const fault: RowFaults = {
      ...(row.party === '' ? { party: 'Choose whose sheet changes.' } : {}),
      ...(account ? {} : { account: 'Choose the account that changes.' }),
      ...amountFault(amount),
    };
    if (Object.keys(fault).length > 0) faults.set(row.id, fault);
    if (!account) continue;
    entries.push({
      partyId: Number(row.party),
      side: row.side,
      instrument: account.instrument,
      thirdPartyId: account.thirdPartyId,
      change: row.direction === 'rises' ? amount : -amount,
    });
  }
  return { entries, faults };
}

/** @param amount cents, NaN where the text was no amount */
function amountFault(amount: Cents): Pick<RowFaults, 'amount'> {
  if (Number.isNaN(amount)) return { amount: 'Give an amount, such as 20 or 12.50.' };
  if (amount === 0) return { amount: 'A change is more than zero.' };
  return amount > MAX_BALANCE ? { amount: 'No entry is as large as that.' } : {};
}
