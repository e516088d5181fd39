/** What stands in the way of the end of a day, and what would mend it. */
import { exactDollars } from '../../../money';
import { type Refusal, refusal } from '../../../refusal';
import { CENTRAL_BANK, type CreditAccount } from '../../ledger/book';
import { dueToday, overdrawnAtClose, unsettled } from '../../ledger/day';
import { creditorOf, debtorOf, holderOf } from '../../ledger/ends';
import { accruedOn } from '../../ledger/interest';
import { nameIn } from '../../ledger/naming';
import { marginCalls } from '../../ledger/securities';
import { balanceOf, type State } from '../../ledger/state';

/** Payments that still wait where a house settles by the day: in its queue, or as dues with it (`PAYMENTS_WAIT`). */
export function refuseWaiting(state: State): Refusal | null {
  const waiting = unsettled(state);
  if (!waiting || waiting.queued + waiting.dues === 0) return null;
  const { house, queued, dues } = waiting;
  const sums = [
    ...(queued > 0 ? [`${exactDollars(queued)} of payments in the queue`] : []),
    ...(dues > 0 ? [`${exactDollars(dues)} of dues`] : []),
  ].join(' and ');
  return refusal(
    'PAYMENTS_WAIT',
    `${nameIn(state.book, house, 'opening')} has not settled ${sums}; settle with all banks first.`,
  );
}

/** Debts or banks named in one sentence at most. */
const NAMED = 3;

/** Debts that fall due today and stand (`DUE_TODAY`). */
export function refuseDue(state: State): Refusal | null {
  const due = dueToday(state);
  if (due.length === 0) return null;
  return refusal(
    'DUE_TODAY',
    `${listed(
      due.map((credit) => owedSentence(state, credit)),
      'debts fall due',
    )}; let ${whom(due.length)} be paid, rolled over or written off first.`,
  );
}

/** "Bank 1 owes Bank 2 $100.00 and $0.01 of interest today". */
function owedSentence(state: State, credit: CreditAccount): string {
  const { book } = state;
  const interest = accruedOn(state, credit);
  const owed = exactDollars(balanceOf(state, credit));
  const what = interest > 0 ? `${owed} and ${exactDollars(interest)} of interest` : owed;
  return `${nameIn(book, debtorOf(credit))} owes ${nameIn(book, creditorOf(credit))} ${what} today`;
}

/** Debts whose bills are worth less than their haircut asks for (`MARGIN_DUE`). */
export function refuseMargin(state: State): Refusal | null {
  const calls = marginCalls(state);
  if (calls.length === 0) return null;
  const { book } = state;
  const told = calls.map(
    ({ debt, asked }) =>
      `${nameIn(book, debtorOf(debt))} must pledge ${exactDollars(asked)} more of Treasury Bills to ${nameIn(book, creditorOf(debt))}`,
  );
  return refusal(
    'MARGIN_DUE',
    `${listed(told, 'debts ask for more')}; let ${whom(calls.length)} pledge them, or pay back what they secure, before the day ends.`,
  );
}

/** Banks that are overdrawn with the central bank (`OVERDRAWN_AT_CLOSE`). */
export function refuseOverdrawn(state: State): Refusal | null {
  const accounts = overdrawnAtClose(state);
  if (accounts.length === 0) return null;
  const { book } = state;
  const told = accounts.map(
    (account) =>
      `${nameIn(book, holderOf(account))} is overdrawn with ${nameIn(book, CENTRAL_BANK)} by ${exactDollars(-balanceOf(state, account))}`,
  );
  return refusal(
    'OVERDRAWN_AT_CLOSE',
    `${listed(told, 'banks are overdrawn')}; let ${whom(accounts.length)} raise that much from another bank or from ${nameIn(book, CENTRAL_BANK)} before the day ends.`,
  );
}

/** Whom a cure is for: the one that was named, or each of several. */
const whom = (count: number): string => (count === 1 ? 'it' : 'each');

/** Clauses in one sentence: the first few, and of how many more the same is true. */
function listed(clauses: readonly string[], what: string): string {
  const more = clauses.length - NAMED;
  const named = clauses.slice(0, NAMED).join(', ');
  const text = more > 0 ? `${named}, and ${more} more ${what}` : named;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
