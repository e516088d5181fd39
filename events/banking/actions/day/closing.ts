/** What stands in the way of the end of a day, and what would cure it. */
import { exactDollars } from '../../../money';
import { capitalised } from '../../../phrase';
import { type Refusal, refusal } from '../../../refusal';
import type { AnyPermission } from '../../../world/offers';
import { CENTRAL_BANK, type CreditAccount } from '../../ledger/book';
import { dueToday, overdrawnAtClose, unsettled } from '../../ledger/day';
import { creditorOf, debtorOf, holderOf } from '../../ledger/ends';
import { accruedOn } from '../../ledger/interest';
import { nameIn } from '../../ledger/naming';
import { marginCalls } from '../../ledger/securities';
import { balanceOf, type State } from '../../ledger/state';
import { cureOfDue, cureOfMargin, cureOfOverdraft, cureOfWaiting } from './cures';

/** Payments that still wait where a house settles by the day: in its queue, or as dues with it (`PAYMENTS_WAIT`). */
export function refuseWaiting(state: State, permission: AnyPermission): Refusal | null {
  const waiting = unsettled(state);
  if (!waiting || waiting.queued + waiting.dues === 0) return null;
  const { house, queued, dues } = waiting;
  const sums = [
    ...(queued > 0 ? [`${exactDollars(queued)} of payments in the queue`] : []),
    ...(dues > 0 ? [`${exactDollars(dues)} of dues`] : []),
  ].join(' and ');
  return refusal(
    'PAYMENTS_WAIT',
    `${nameIn(state.book, house, 'opening')} has not settled ${sums}; ${cureOfWaiting(permission)}.`,
  );
}

/** Debts or banks named at most: a sentence for each. */
const MAX_NAMED = 3;

/** Debts that fall due today and stand (`DUE_TODAY`). */
export function refuseDue(state: State, permission: AnyPermission): Refusal | null {
  const due = dueToday(state);
  if (due.length === 0) return null;
  const told = due.map((credit) => owedClause(state, credit));
  const more = { one: 'debt falls due', many: 'debts fall due' };
  return refusal('DUE_TODAY', tellAll(told, more, cureOfDue(state, permission, due)));
}

/** "Bank 1 owes Bank 2 $100.00 and $0.01 of interest today". */
function owedClause(state: State, credit: CreditAccount): string {
  const { book } = state;
  const interest = accruedOn(state, credit);
  const owed = exactDollars(balanceOf(state, credit));
  const what = interest > 0 ? `${owed} and ${exactDollars(interest)} of interest` : owed;
  return `${nameIn(book, debtorOf(credit))} owes ${nameIn(book, creditorOf(credit))} ${what} today`;
}

/** Debts whose bills are worth less than their haircut asks for (`MARGIN_DUE`). */
export function refuseMargin(state: State, permission: AnyPermission): Refusal | null {
  const calls = marginCalls(state);
  if (calls.length === 0) return null;
  const { book } = state;
  const told = calls.map(
    ({ debt, asked }) =>
      `${nameIn(book, debtorOf(debt))} must pledge ${exactDollars(asked)} more of Treasury Bills to ${nameIn(book, creditorOf(debt))}`,
  );
  const cure = cureOfMargin(
    state,
    permission,
    calls.map(({ debt }) => debt),
  );
  const more = { one: 'debt asks for more', many: 'debts ask for more' };
  return refusal('MARGIN_DUE', tellAll(told, more, cure));
}

/** Banks that are overdrawn with the central bank (`OVERDRAWN_AT_CLOSE`). */
export function refuseOverdrawn(state: State, permission: AnyPermission): Refusal | null {
  const accounts = overdrawnAtClose(state);
  if (accounts.length === 0) return null;
  const { book } = state;
  const told = accounts.map(
    (account) =>
      `${nameIn(book, holderOf(account))} is overdrawn with ${nameIn(book, CENTRAL_BANK)} by ${exactDollars(-balanceOf(state, account))}`,
  );
  const cure = cureOfOverdraft(state, permission, CENTRAL_BANK, accounts.map(holderOf));
  const more = { one: 'bank is overdrawn', many: 'banks are overdrawn' };
  return refusal('OVERDRAWN_AT_CLOSE', tellAll(told, more, cure));
}

/**
 * What stands in the way, and what would cure it: one thing in one sentence with its cure. Of several each has
 * a sentence of its own, as a list of figures in one is hard to follow; of those beyond the first few, how many.
 */
function tellAll(
  clauses: readonly string[],
  more: Readonly<Record<'one' | 'many', string>>,
  cure: string,
): string {
  const [first, second] = clauses;
  if (first !== undefined && second === undefined) return `${capitalised(first)}; ${cure}.`;
  const left = clauses.length - MAX_NAMED;
  return [
    ...clauses.slice(0, MAX_NAMED).map(capitalised),
    ...(left > 0 ? [`${left} more ${left === 1 ? more.one : more.many}`] : []),
    capitalised(cure),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
