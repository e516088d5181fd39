/** Which events are acts of a kind, and which debts they ended. */
import { actionOf, type BankingEvent } from '../banking/actions/registry';
import { type Book, type CreditAccount, findCredit } from '../banking/ledger/book';
import { debtorOf } from '../banking/ledger/ends';
import { collateralOf } from '../banking/ledger/securities';
import type { AnyEvent } from '../world/board';
import type { ActPattern, ClosedDebt } from './grammar';
import type { LinePoint, PlayedEvent } from './line';

/** Whether an event of a line is such an act. */
export function isAct({ event, before, after }: PlayedEvent, pattern: ActPattern): boolean {
  const { type, party, names = [], fields = {}, least = 0, apart } = pattern;
  const { closesRound, entersAccount } = pattern;
  if (type !== undefined && event.type !== type) return false;
  const values: AnyEvent = event;
  if (Object.entries(fields).some(([name, value]) => values[name] !== value)) return false;
  if (amountOf(event) < least) return false;
  if (apart && values[apart[0]] === values[apart[1]]) return false;
  if (closesRound && after.count === before.count) return false;
  if (entersAccount && !after.postings.some(({ claim }) => claim.kind === 'account')) return false;
  if (party !== undefined && !actorsOf(event, before.book).includes(party)) return false;
  const named = names.length > 0 ? partiesIn(event) : [];
  return names.every((id) => named.includes(id));
}

/** Who acts, by id; none where the board itself does. */
export function actorsOf(event: BankingEvent, book: Book): readonly number[] {
  const action = actionOf(event);
  const values: AnyEvent = event;
  return (
    action.actors(book, event) ??
    action.roles.flatMap((role) => {
      const id = values[role];
      return typeof id === 'number' ? [id] : [];
    })
  );
}

/** The fields of an event of one kind, with what stands in them. */
function valuesIn(event: BankingEvent, kind: 'party' | 'reference'): readonly number[] {
  const values: AnyEvent = event;
  return Object.entries(actionOf(event).fields).flatMap(([name, field]) => {
    const value = values[name];
    return field.kind === kind && typeof value === 'number' ? [value] : [];
  });
}

/** The parties that an event names. */
function partiesIn(event: BankingEvent): readonly number[] {
  return valuesIn(event, 'party');
}

/** The amount of an event, in cents; 0 of one that has none. */
export function amountOf(event: BankingEvent): number {
  return 'amount' in event ? event.amount : 0;
}

/** Whether an event names this debt in a field of its own. */
function isAbout(event: BankingEvent, debt: number): boolean {
  return valuesIn(event, 'reference').includes(debt);
}

/** The debts that an event names and has ended, as they stood before. */
export function closedBy({ event, before, after }: PlayedEvent): readonly CreditAccount[] {
  const named = valuesIn(event, 'reference');
  return before.book.credits.filter(({ id }) => named.includes(id) && !findCredit(after.book, id));
}

/** Whether a debt that an event of the line has ended is such a debt. */
export function isSuchClosedDebt(
  point: LinePoint,
  closed: CreditAccount,
  asked: ClosedDebt,
): boolean {
  const { line, debtor, principal, rate, haircut, bearsInterest, collateral } = asked;
  if (line !== undefined && closed.instrument !== line) return false;
  if (debtor !== undefined && debtorOf(closed) !== debtor) return false;
  if (principal !== undefined && closed.principal !== principal) return false;
  if (rate !== undefined && closed.interestRate !== rate) return false;
  if (haircut !== undefined && closed.haircut !== haircut) return false;
  if (bearsInterest && closed.interest === 0) return false;
  if (collateral !== undefined && !isCovered(closed, collateral)) return false;
  if (asked.isNew && madeAt(point, closed.id) <= point.line.taskStart) return false;
  return asked.repaidIn === undefined || isRepaidIn(point, closed.id, asked.repaidIn);
}

/** What the collateral was worth, beside principal and interest. */
function isCovered(closed: CreditAccount, collateral: 'more' | 'less'): boolean {
  const surplus = collateralOf(closed) - closed.principal - closed.interest;
  return collateral === 'more' ? surplus > 0 : surplus < 0;
}

/** How many events had come when a debt was there; 0 where the opening had it. */
function madeAt({ line, end }: LinePoint, debt: number): number {
  if (findCredit(line.opening.book, debt)) return 0;
  const index = line.rounds.slice(0, end).findIndex(({ book }) => findCredit(book, debt));
  return index + 1;
}

function isRepaidIn({ line, end }: LinePoint, debt: number, way: string): boolean {
  const ways = line.rounds
    .slice(0, end)
    .flatMap(({ event }) => (event && isAbout(event, debt) && 'by' in event ? [event.by] : []));
  return ways.length > 0 && ways.every((one) => one === way);
}
