/**
 * The way that a round's value took, read from its postings. Value passes from one
 * party to another when the one hands cash or bills over, when what it owes the
 * other rises, or when what the other owes it falls.
 */

import { itemAt } from '../../../assert';
import type { Cents } from '../../../money';
import type { Phrase } from '../../../phrase';
import { clauses } from '../../../phrase';
import type { OrderedPayment } from '../../actions/action';
import { orderedBy } from '../../actions/registry';
import type { BankingRound } from '../../board/rules';
import { type Book, type Payment, partyOf } from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { isBilateral } from '../../ledger/ends';
import { type RecordEntry, recordEntries } from '../../ledger/records';
import type { State } from '../../ledger/state';
import { keyOf } from '../../ledger/sums';
import { paymentsMade } from '../../systems/registry';
import { type Passing, tellPassing } from './words';

/** One stretch of the way. */
export interface Leg {
  /** Its place on the way, from 1. */
  readonly number: number;
  readonly fromId: number;
  readonly toId: number;
  /** Cents, more than zero. */
  readonly amount: Cents;
  /** What passed, in a sentence: "Customer 1's deposit with Bank 1 falls by $20." */
  readonly what: Phrase;
}

/**
 * The legs of a round in the order in which value passes. A payment between
 * customers goes from payer to payee; what a round of CHIPS releases follows, each
 * payment whole. Settings, notes and payments that wait have none.
 */
export function pathOf(before: State, round: BankingRound): readonly Leg[] {
  return legsOf(before, round).map((parts, index) => legOf(round.book, parts, index));
}

/** What passed on each leg of a round's path, leg by leg. */
export function legsOf(before: State, round: BankingRound): readonly Parts[] {
  const { book, event } = round;
  const passings = passingsOf(round);
  const ordered = event && orderedBy(event);
  return ordered && isBetweenCustomers(ordered)
    ? paymentLegs(book, passings, paymentsMade(before.book, book, ordered))
    : chained(merged(passings));
}

function isBetweenCustomers(ordered: OrderedPayment): ordered is Payment {
  return ordered.from !== null && ordered.to !== null;
}

/** What makes up a leg: there is always something that passes. */
export type Parts = readonly [Passing, ...Passing[]];

function legOf(book: Book, parts: Parts, index: number): Leg {
  const [first] = parts;
  const context = parts.map((part, partIndex) =>
    tellPassing(book, part, partIndex === 0 ? 'opening' : 'within'),
  );
  return {
    number: index + 1,
    fromId: first.fromId,
    toId: first.toId,
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    what: [...clauses(context), '.'],
  };
}

/** What passed between parties, posting by posting. */
function passingsOf(round: BankingRound): readonly Passing[] {
  return recordEntries(round).flatMap((entry) => passingOf(entry) ?? []);
}

/** Every asset's entry says who gained it from whom; the debtor's would say the same once more. */
function passingOf(entry: RecordEntry): Passing | null {
  const { side, symbol, partyId, counterpartyId, amount } = entry;
  if (side !== 'asset' || counterpartyId === null) return null;
  const gained = { entry, fromId: counterpartyId, toId: partyId, amount };
  if (symbol === '+') return gained;
  // Cash and bills that are handed over stand in the receiver's entry.
  return isBilateral(entry.claim) ? { entry, fromId: partyId, toId: counterpartyId, amount } : null;
}

/** What passed the same way by the same claim, together: a balance that went through zero has two parts. */
function merged(passings: readonly Passing[]): readonly Parts[] {
  const legs = new Map<string, [Passing, ...Passing[]]>();
  for (const passing of passings) {
    const key = `${passing.fromId} ${passing.toId} ${keyOf(passing.entry.claim)}`;
    const known = legs.get(key);
    if (known) known.push(passing);
    else legs.set(key, [passing]);
  }
  return [...legs.values()];
}

/** Legs so that each, where it can, goes on from where the last one ended; a loan's own claim after its money. */
function chained(legs: readonly Parts[]): readonly Parts[] {
  let left = [
    ...legs.filter((parts) => !isPromise(parts)),
    ...legs.filter((parts) => isPromise(parts)),
  ];
  const chain: Parts[] = [];
  let [next] = left;
  while (next) {
    const leg = next;
    const [{ toId }] = leg;
    chain.push(leg);
    left = left.filter((parts) => parts !== leg);
    next = left.find(([part]) => part.fromId === toId) ?? left[0];
  }
  return chain;
}

/** Whether a leg is the debt that a loan of any kind leaves behind. */
function isPromise([{ entry }]: Parts): boolean {
  const { claim, symbol } = entry;
  return claim.kind === 'credit' && CREDITS[claim.instrument].isLoan && symbol === '+';
}

/** What is left of a posting while payments take their parts of it. */
interface Remaining {
  readonly passing: Passing;
  left: Cents;
}

/** The legs of payments, each payment's from payer to payee, out of what passed in all. */
function paymentLegs(
  book: Book,
  passings: readonly Passing[],
  payments: readonly Payment[],
): readonly Parts[] {
  const pool = passings.map((passing) => ({ passing, left: passing.amount }));
  return payments.flatMap((payment) => {
    const stops = stopsOf(book, payment, passings);
    return stops.slice(1).flatMap((toId, index) => {
      const [first, ...others] = taken(pool, itemAt(stops, index), toId, payment.amount);
      return first ? [[first, ...others] as const] : [];
    });
  });
}

/** The parties that a payment passes: between two banks, what holds the system together may stand. */
function stopsOf(book: Book, payment: Payment, passings: readonly Passing[]): readonly number[] {
  const { from, fromBank, to, toBank } = payment;
  if (fromBank === toBank) return [from, fromBank, to];
  const onwards = passings.filter(
    ({ fromId, toId }) => fromId === fromBank && partyOf(book, toId).type !== 'customer',
  );
  const isDirect = onwards.some(({ toId }) => toId === toBank);
  const middle = isDirect ? [] : onwards.slice(0, 1).map(({ toId }) => toId);
  return [from, fromBank, ...middle, toBank, to];
}

/** Takes a payment's part out of what passed between two parties. */
function taken(
  pool: readonly Remaining[],
  fromId: number,
  toId: number,
  amount: Cents,
): readonly Passing[] {
  const parts: Passing[] = [];
  let missing = amount;
  for (const one of pool) {
    if (one.passing.fromId !== fromId || one.passing.toId !== toId) continue;
    const part = Math.min(missing, one.left);
    if (part === 0) continue;
    one.left -= part;
    missing -= part;
    parts.push({ ...one.passing, amount: part });
  }
  return parts;
}
