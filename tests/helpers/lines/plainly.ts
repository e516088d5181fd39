/** Plain questions to a line and its states, by which goals as data are tested. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { findDues } from '@/events/banking/ledger/book';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import { issuerOf } from '@/events/banking/ledger/ends';
import { DEPOSITS } from '@/events/banking/ledger/instruments';
import { balanceOf, type State } from '@/events/banking/ledger/state';
import { balanceSheet } from '@/events/banking/views/sheet';
import type { Cents } from '@/events/money';
import { total } from '@/events/money';
import { lastStep, type PlayedEvent, stepsFrom } from '@/src/lessons/course/queries';
import type { Progress } from '@/src/lessons/course/task';

/** The position from which the task counts: where the task before it was met, or round 0. */
export function startOf({ opening, rounds, taskStart }: Progress): BankingRound {
  return rounds[taskStart - 1] ?? opening;
}

/** The steps that count for the task, in order. */
export function stepsSince(progress: Progress): readonly PlayedEvent[] {
  return stepsFrom(progress, progress.taskStart);
}

/** The last step of the line, undefined while no step counts for the task. */
export function latest(progress: Progress): PlayedEvent | undefined {
  return progress.rounds.length > progress.taskStart ? lastStep(progress) : undefined;
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

/** Whether a payment since the task began expands a bank's balance sheet (1), contracts it (−1), or does neither (0). */
export function showsKind(bank: number, kind: -1 | 0 | 1): (progress: Progress) => boolean {
  return (progress) =>
    stepsSince(progress).some(
      (step) => step.event.type === 'transfer' && Math.sign(growth(step, bank)) === kind,
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
