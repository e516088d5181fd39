/**
 * State and rounds. A state is a book and a column of balances; a round is what
 * one event made of it. Everything else (records, sentences, series, sheets) is
 * derived from rounds by views and is never stored.
 */
import { type Book, type Claim, type CreditAccount, EMPTY_BOOK } from './book';

/**
 * How an entry comes about: the holder of an asset changes (`assignment`), a
 * claim arises (`issuance`), the issuer swaps the creditor it owes (`novation`),
 * a claim is extinguished (`setOff`).
 */
export type Notation = 'assignment' | 'issuance' | 'novation' | 'setOff';

/** One change of one claim. It never takes a balance through zero: such a move is two postings. */
export interface Posting {
  readonly claim: Claim;
  readonly delta: number;
  readonly notation: Notation;
  /**
   * Who gave or took cash, notes or bills; null when nobody on the board did, and
   * for accounts and debts, which name both parties themselves.
   */
  readonly counterpartyId: number | null;
}

export interface State {
  readonly book: Book;
  /** Balances by slot: integers, in cents; beside each due, 1 while it is netted, else 0. */
  readonly column: readonly number[];
}

/** What one event did: the state after it, and the postings that led there. */
export interface Round<Event> extends State {
  /** null only for the blank board before the first event. */
  readonly event: Event | null;
  readonly postings: readonly Posting[];
  /**
   * How many rounds have been closed up to and with this event, from 1 at the
   * first event of the opening. Settings and notes share the figure before them.
   */
  readonly count: number;
}

/** The blank board. */
export const BLANK: Round<never> = {
  book: EMPTY_BOOK,
  column: [],
  event: null,
  postings: [],
  count: 0,
};

/** The balance of a claim, in cents; 0 when there is no such claim. */
export function balanceOf(state: State, claim: Claim | undefined): number {
  return claim ? (state.column[claim.slot] ?? 0) : 0;
}

/** Whether dues have been netted since they last rose from zero. */
export function isNetted(state: State, dues: CreditAccount | undefined): boolean {
  return dues !== undefined && state.column[dues.slot + 1] === 1;
}
