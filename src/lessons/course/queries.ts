/** What the tasks ask of a line: its position now, its steps, and sums over a board. */

import { assertDefined, itemAt } from '@/events/assert';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { findDues } from '@/events/banking/ledger/book';
import { balanceOf, type State } from '@/events/banking/ledger/state';
import { balanceSheet } from '@/events/banking/views/sheet';
import type { Cents } from '@/events/money';
import { total } from '@/events/money';
import { CREDITS } from '../../../events/banking/ledger/debtRows';
import { issuerOf } from '../../../events/banking/ledger/ends';
import { DEPOSITS } from '../../../events/banking/ledger/instruments';
import type { Progress } from './task';

/** One event of a line, with the rounds on both sides of it. */
export interface PlayedEvent {
  readonly event: BankingEvent;
  readonly before: BankingRound;
  readonly after: BankingRound;
}

/** The position that the line has come to. Throws when there is none: a task is only asked after an event. */
export function now({ rounds }: Progress): BankingRound {
  return itemAt(rounds, rounds.length - 1);
}

/** The position from which the task counts: where the task before it was met, or round 0. */
export function startOf({ opening, rounds, since }: Progress): BankingRound {
  return rounds[since - 1] ?? opening;
}

/** The steps of the line from a place on, in order: from round 0 when left out. */
export function stepsFrom(progress: Progress, place = 0): readonly PlayedEvent[] {
  const steps: PlayedEvent[] = [];
  // A loop: a task may ask it of a long line at every event.
  for (let one = place; one < progress.rounds.length; one += 1) steps.push(stepAt(progress, one));
  return steps;
}

function stepAt({ opening, rounds }: Progress, place: number): PlayedEvent {
  const after = itemAt(rounds, place);
  const event = assertDefined(after.event, 'event of this round');
  return { event, before: rounds[place - 1] ?? opening, after };
}

/** The steps that count for the task, in order. */
export function stepsSince(progress: Progress): readonly PlayedEvent[] {
  return stepsFrom(progress, progress.since);
}

/** The last step of the line. Throws when there is none: a task is only asked after an event. */
export function lastStep(progress: Progress): PlayedEvent {
  return stepAt(progress, progress.rounds.length - 1);
}

/** The last step of the line, undefined while no step counts for the task. */
export function latest(progress: Progress): PlayedEvent | undefined {
  return progress.rounds.length > progress.since ? lastStep(progress) : undefined;
}

/** The payments among some steps: transfers from customer to customer. */
export function paymentsIn(
  steps: readonly PlayedEvent[],
): readonly (PlayedEvent & { readonly event: Extract<BankingEvent, { type: 'transfer' }> })[] {
  return steps.flatMap((step) =>
    step.event.type === 'transfer' ? [{ ...step, event: step.event }] : [],
  );
}

/** What a party holds in cash, in cents. */
export function cashOf(state: State, party: number): Cents {
  return balanceOf(state, state.book.reserves[party]);
}

/** The balances of the customers' accounts with a bank, in cents, in order of opening. */
export function customerBalances(state: State, bank: number): readonly Cents[] {
  return state.book.accounts
    .filter((one) => issuerOf(one) === bank && DEPOSITS[one.instrument].isMoney)
    .map((one) => balanceOf(state, one));
}

/** What a bank owes its customers in all: the accounts above zero, in cents. */
export function grossDeposits(state: State, bank: number): Cents {
  return total(customerBalances(state, bank).map((balance) => Math.max(0, balance)));
}

/** Whether no customer of a bank is below zero. */
export function hasNoOverdraft(state: State, bank: number): boolean {
  return customerBalances(state, bank).every((balance) => balance >= 0);
}

/** What both sides of a party's balance sheet come to, in cents. */
export function sheetTotal(state: State, party: number): Cents {
  return balanceSheet(state, party).total;
}

/** By how much a step changed the total of a party's balance sheet, in cents. */
export function growth({ before, after }: PlayedEvent, party: number): Cents {
  return sheetTotal(after, party) - sheetTotal(before, party);
}

/** Cached growths, by round: a long line is checked at every step. */
const knownGrowth = new WeakMap<BankingRound, Map<number, Cents>>();

function rememberedGrowth(step: PlayedEvent, party: number): Cents {
  const cached = knownGrowth.get(step.after) ?? new Map<number, Cents>();
  const grown = cached.get(party) ?? growth(step, party);
  knownGrowth.set(step.after, cached.set(party, grown));
  return grown;
}

/** Whether a payment since the task began expands a bank's balance sheet (1), contracts it (−1), or does neither (0). */
export function showsKind(bank: number, kind: -1 | 0 | 1): (progress: Progress) => boolean {
  return (progress) =>
    stepsSince(progress).some(
      (step) => step.event.type === 'transfer' && Math.sign(rememberedGrowth(step, bank)) === kind,
    );
}

/** What one party owes another in dues, in cents. */
export function duesOf(state: State, debtor: number, creditor: number): Cents {
  return balanceOf(state, findDues(state.book, debtor, creditor));
}

/** Whether nobody owes anybody dues. */
export function isNothingDue(state: State): boolean {
  return state.book.credits.every(
    (credit) => CREDITS[credit.instrument].isLoan || balanceOf(state, credit) === 0,
  );
}
