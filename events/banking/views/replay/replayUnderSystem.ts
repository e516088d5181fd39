/**
 * The same payments under another banking system: an opening with the same banks,
 * customers and deposits, the payments in their order, and the settlement that ends
 * the day as that system has it. Everything is made by the rules that any board has.
 */

import { assertDefined, itemAt } from '../../../assert';
import type { Cents } from '../../../money';
import type { Refusal } from '../../../refusal';
import { foldWith } from '../../../world/fold';
import type { BankingEvent } from '../../actions/registry';
import { actionOf } from '../../actions/registry';
import { sandboxBoard } from '../../board/boards';
import type { BankingRound } from '../../board/rules';
import { CREDITS } from '../../ledger/debtRows';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { findClearingHouse } from '../../ledger/institutions';
import { balanceOf } from '../../ledger/state';
import type { SystemType } from '../../ledger/systemTypes';
import { systemNamed, systemOf } from '../../systems/registry';
import { reservesNeeded } from '../drawdown';
import type { Line } from '../line';
import { needsOf, type PaymentList } from './paymentList';
import { duesLeft, settlementsIn, sumMoved } from './settlements';

/** What a list of payments came to under a system. */
export interface Outcome {
  /** Payments between two banks that were made in the end. */
  readonly made: number;
  /** Payments that had to wait for another one first. */
  readonly waited: number;
  /** What was still waiting when the day ended, and was cancelled or waits on. */
  readonly undone: { readonly count: number; readonly amount: Cents };
  /** How often one bank settled: each payment of cash or reserves, each account settled. */
  readonly settlements: number;
  /** What those settlements came to, in cents. */
  readonly moved: Cents;
  /** What banks still owe in dues, in cents. */
  readonly due: Cents;
  /** The sum of all banks' deepest drawdowns, in cents. */
  readonly needed: Cents;
}

/** A system with the outcome, or why it could not be played there. */
export interface SystemReplay {
  readonly system: SystemType;
  readonly outcome: Outcome | null;
  readonly refused: Refusal | null;
  /** What all banks funded beforehand, in cents; null where they fund nothing. */
  readonly funded: Cents | null;
}

/** The payments under a system. */
export function replayUnderSystem(system: SystemType, list: PaymentList): SystemReplay {
  return systemNamed(system).prefundedWith === null
    ? playOn(system, list)
    : playPrefunded(system, list);
}

/** What the line itself came to under its own system, with all else that was done on it. */
export function outcomeOf({ rounds }: Line, list: PaymentList): Outcome {
  return outcome(rounds.slice(list.start), list);
}

/**
 * The payments with as little funded beforehand as leaves none over. Each member
 * funds what it would need if every payment were made as it came, for then nothing
 * waits; one after another they try what they pay net over the day instead, and
 * keep to it where all payments are still made.
 */
function playPrefunded(system: SystemType, list: PaymentList): SystemReplay {
  const { gross, net } = needsOf(list);
  let funds: Funds = new Map(list.banks.map(({ id }) => [id, gross.get(id) ?? 0]));
  let played = playOn(system, list, funds);
  for (const { id } of list.banks) {
    const least = net.get(id) ?? 0;
    if (played.refused || funds.get(id) === least) continue;
    const fewer = new Map(funds).set(id, least);
    const tried = playOn(system, list, fewer);
    if (tried.outcome?.undone.count !== 0) continue;
    funds = fewer;
    played = tried;
  }
  return played;
}

/** What banks fund beforehand, by their ids. Cents. */
type Funds = ReadonlyMap<number, Cents>;

const NO_FUNDS: Funds = new Map();

function playOn(system: SystemType, list: PaymentList, funds = NO_FUNDS): SystemReplay {
  const total =
    systemNamed(system).prefundedWith === null
      ? null
      : [...funds.values()].reduce((sum, one) => sum + one, 0);
  const failed = (refused: Refusal): SystemReplay => ({
    system,
    outcome: null,
    refused,
    funded: total,
  });
  const { events, idOf, funding } = openingOn(system, list, funds);
  const { board, refused } = sandboxBoard(events);
  if (refused) return failed(refused);
  const { apply } = board;
  const day = list.payments.map(
    ({ from, fromBank, to, toBank, amount }): BankingEvent => ({
      type: 'transfer',
      from: idOf(from),
      fromBank: idOf(fromBank),
      to: idOf(to),
      toBank: idOf(toBank),
      amount,
    }),
  );
  // Funding is part of the day: it binds reserves from its first payment on.
  const rounds = board.start.slice(-1 - funding);
  for (const eventsAt of [() => day, settlementOf]) {
    const now = lastIn(rounds);
    const part = foldWith(now, eventsAt(now), apply);
    if (part.refused) return failed(part.refused);
    rounds.push(...part.rounds);
  }
  return { system, outcome: outcome(rounds, list), refused: null, funded: total };
}

/** The last of some rounds, of which there is always the position before the first payment. */
function lastIn(rounds: readonly BankingRound[]): BankingRound {
  return assertDefined(rounds.at(-1), 'round of a day');
}

/** What rounds came to, from the position before the first payment on. */
function outcome(rounds: readonly BankingRound[], list: PaymentList): Outcome {
  const last = lastIn(rounds);
  const waiting = new Set<object>();
  let waited = 0;
  let undone = { count: 0, amount: 0 };
  let before = itemAt(rounds, 0);
  for (const round of rounds.slice(1)) {
    // A day's settlement cancels what still waits; what waits at the end waits on.
    const isSettled = round.event !== null && actionOf(round.event).kind === 'settlement';
    const left = isSettled ? before.book.queue : round.book.queue;
    if ((isSettled || round === last) && left.length > 0) {
      const amount = left.reduce((sum, one) => sum + one.amount, 0);
      undone = { count: undone.count + left.length, amount: undone.amount + amount };
    }
    for (const one of round.book.queue) {
      if (waiting.has(one)) continue;
      waiting.add(one);
      waited += 1;
    }
    before = round;
  }
  const settlements = settlementsIn(rounds);
  return {
    made: list.between.count - undone.count,
    waited,
    undone,
    settlements: settlements.reduce((sum, one) => sum + one.count, 0),
    moved: sumMoved(settlements),
    due: duesLeft(last),
    needed: reservesNeeded(rounds),
  };
}

/** How the opening numbers its parties: the institutions of its system first, then banks, then customers. */
interface Opening {
  readonly events: readonly BankingEvent[];
  readonly idOf: (id: number) => number;
  /** How many of the last events fund positions. */
  readonly funding: number;
}

function openingOn(system: SystemType, list: PaymentList, funds: Funds): Opening {
  const { banks, customers, accounts } = list;
  const { institutions, prefundedWith, banksHoldAccounts, fundsToBring } = systemNamed(system);
  const ids = [...banks, ...customers].map(({ id }) => id);
  const newIds = new Map(ids.map((id, index) => [id, institutions.length + index]));
  const idOf = (id: number): number => {
    return assertDefined(newIds.get(id), 'party of this id in the list');
  };
  const { gross, paid } = needsOf(list);
  const funding =
    prefundedWith === null
      ? []
      : [...funds].map(([id, amount]): BankingEvent => {
          return { type: 'openAccount', holder: idOf(id), issuer: prefundedWith, amount };
        });
  const events: readonly BankingEvent[] = [
    { type: 'setSystem', system },
    ...banks.map(({ id, name }): BankingEvent => {
      const own = fundsToBring({
        gross: gross.get(id) ?? 0,
        paid: paid.get(id) ?? 0,
        funded: funds.get(id) ?? 0,
      });
      return { type: 'createBank', name, partyType: 'bank', ...own };
    }),
    ...customers.map(({ id, name }): BankingEvent => {
      const own = accounts.filter(({ holder }) => holder === id);
      const cash = own.reduce((sum, { deposit }) => sum + deposit, 0);
      return { type: 'createBank', name, partyType: 'customer', cash, deposit: 0 };
    }),
    ...accounts.map(({ holder, issuer, deposit }): BankingEvent => {
      return { type: 'openAccount', holder: idOf(holder), issuer: idOf(issuer), amount: deposit };
    }),
    ...(banksHoldAccounts ? nostros(list, idOf) : []),
    ...funding,
  ];
  return { events, idOf, funding: funding.length };
}

/** Accounts of banks with one another, wherever a payment passes between them. */
function nostros({ payments }: PaymentList, idOf: Opening['idOf']): readonly BankingEvent[] {
  const pairs = new Map<string, readonly [number, number]>();
  for (const { fromBank, toBank } of payments) {
    if (fromBank === toBank) continue;
    pairs.set(`${fromBank} ${toBank}`, [fromBank, toBank]);
    pairs.set(`${toBank} ${fromBank}`, [toBank, fromBank]);
  }
  return [...pairs.values()].map(([holder, issuer]) => ({
    type: 'openAccount',
    holder: idOf(holder),
    issuer: idOf(issuer),
    amount: 0,
  }));
}

/** How the day ends: dues paid in cash, or set off pair by pair and credited, or all settled at once. */
function settlementOf(evening: BankingRound): readonly BankingEvent[] {
  const { book } = evening;
  const { settlers } = systemOf(book);
  const dues = book.credits.filter(
    (claim) => !CREDITS[claim.instrument].isLoan && balanceOf(evening, claim) > 0,
  );
  const house = findClearingHouse(book);
  if (house !== undefined && settlers.includes('clearinghouse')) {
    const isDue = dues.length > 0 || book.queue.length > 0;
    return isDue ? [{ type: 'settleDues', bank: 'all', with: house }] : [];
  }
  if (!settlers.includes('bank')) {
    return dues.map((claim) => ({
      type: 'payDues',
      from: debtorOf(claim),
      to: creditorOf(claim),
      amount: balanceOf(evening, claim),
    }));
  }
  const pairs = new Map<string, BankingEvent>();
  for (const claim of dues) {
    const [one, other] = [debtorOf(claim), creditorOf(claim)];
    const pair = [Math.min(one, other), Math.max(one, other)].join(' ');
    if (pairs.has(pair)) continue;
    pairs.set(pair, { type: 'settleDues', bank: one, with: other, by: 'credit' });
  }
  return [...pairs.values()];
}
