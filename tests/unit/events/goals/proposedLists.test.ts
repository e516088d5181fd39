/** Whole lists of what is proposed as a task, in order: each has what is new, and nothing else. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { fold } from '@/events/banking/board/rules';
import type { GoalLine } from '@/events/goals/line';
import { namesIn } from '@/events/goals/names';
import { proposals } from '@/events/goals/propose';
import { wordsOf } from '@/events/goals/words';
import { clock, endDay, fedFunds } from '../../../helpers/days';
import { lineOf } from '../../../helpers/lines/goalLines';
import { built } from '../../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  interest,
  loan,
  overdraft,
  repayLoan,
  system,
  transfer,
  withdraw,
} from '../../../helpers/setup';

const saidOf = (line: GoalLine): readonly string[] =>
  proposals(line).map((goal) => wordsOf(goal, namesIn(line.opening)));

/** What is proposed after events on a lesson's board. */
const onLesson = (lesson: number, ...events: readonly BankingEvent[]): readonly string[] =>
  saidOf(lineOf(lesson, events));

/** What is proposed after events on a board that others have built. */
function onBoard(
  opening: readonly BankingEvent[],
  ...events: readonly BankingEvent[]
): readonly string[] {
  const start = built(...opening);
  const { rounds, refused } = fold(start, events, 'opening');
  if (refused) throw new Error(refused.message);
  return saidOf({
    ground: { opening, offers: { board: [], parties: {} } },
    opening: start,
    rounds,
    taskStart: 0,
  });
}

const duesPaid: BankingEvent = { type: 'payDues', from: 0, to: 1, amount: 1000 };
const repo = (borrower: number, lender: number, rate: number): BankingEvent => ({
  ...{ type: 'doRepo', borrower, lender, amount: 4000, rate, haircut: 0 },
});

describe('what is proposed', () => {
  test('after a payment out in cash: the lines that it moved, and the total of the bank alone', () => {
    expect(onLesson(1, withdraw(1, 0, 1000))).toEqual([
      'Bank 1 has $90 in cash',
      'Customer 1 has $110 in cash',
      'Customer 1 has $90 on deposit with Bank 1',
      'the balance sheet of Bank 1 is $90',
      'Customer 1 has used “Withdraw Money from Bank” since the task began',
    ]);
  });

  test('after a loan: that it was made, what is owed, and the money that there is', () => {
    expect(onLesson(4, loan(1, 0, 1000))).toEqual([
      'Bank 1 has made a loan to Customer 1 at 0.00 % since the task began',
      'Customer 1 has $110 on deposit with Bank 1',
      'Customer 1 owes $10 in loans to Bank 1',
      'the quantity of money is $310',
      'the balance sheet of Bank 1 is $210',
      'Customer 1 has used “Take out a Loan” since the task began',
    ]);
  });

  test('after a debt has ended: that it has, and what is left of another', () => {
    expect(onLesson(4, loan(1, 0, 1000), repayLoan(0, 1000))).toEqual([
      'all balances of the opening are there again',
      'a loan to Customer 1 has ended since the task began',
      'Customer 1 has used “Repay Loan” since the task began',
    ]);
    expect(onLesson(4, loan(1, 0, 1000), loan(1, 0, 1500), repayLoan(0, 1000))).toEqual([
      'Customer 1 has $115 on deposit with Bank 1',
      'Customer 1 owes $15 in loans to Bank 1',
      'the quantity of money is $315',
      'the balance sheet of Bank 1 is $215',
      'a loan to Customer 1 has ended since the task began',
      'Customer 1 has used “Repay Loan” since the task began',
    ]);
    // Another’s loan goes on: it is no debt that has ended.
    const two = onLesson(4, loan(1, 0, 1000), loan(2, 0, 1500), repayLoan(0, 1000));
    expect(two.filter((said) => said.includes('ended'))).toEqual([
      'a loan to Customer 1 has ended since the task began',
    ]);
  });

  test('after dues: that they are owed, which is no loan, and later that nothing is due again', () => {
    const paid = transfer([2, 0], [3, 1], 1000);
    expect(onLesson(9, paid)).toEqual([
      'Customer 1 has $40 on deposit with Bank 1',
      'Customer 2 has $60 on deposit with Bank 2',
      'Bank 1 owes $10 in dues to Bank 2',
      'the balance sheet of Bank 2 is $60',
      'Customer 1 has used “Transfer Money to Someone” since the task began',
    ]);
    expect(onLesson(9, paid, duesPaid)).toEqual([
      'nothing is due, and at some step since the opening, something is due',
      'Bank 1 has $40 in cash',
      'Bank 2 has $60 in cash',
      'the balance sheet of Bank 1 is $40',
      'Bank 1 has used “Pay Off Dues to Bank” since the task began',
    ]);
  });

  test('after an overdraft: that somebody has one, and later that nobody has any more', () => {
    const drawn = [overdraft(5000), transfer([1, 0], [2, 0], 12_000)];
    expect(onLesson(3, ...drawn)).toEqual([
      'somebody has an overdraft',
      'Customer 1 has an overdraft of $20 with Bank 1',
      'Customer 2 has $220 on deposit with Bank 1',
      'the quantity of money is $220',
      'the balance sheet of Bank 1 is $220',
      'Customer 1 has used “Transfer Money to Someone” since the task began',
    ]);
    expect(onLesson(3, ...drawn, transfer([2, 0], [1, 0], 5000))).toEqual([
      'nobody has an overdraft, and at some step since the opening, somebody has an overdraft',
      'Customer 1 has $30 on deposit with Bank 1',
      'Customer 2 has $170 on deposit with Bank 1',
      'Customer 2 has used “Transfer Money to Someone” since the task began',
    ]);
  });

  test('after a trade: the loan, the median of its market, and an act that is of both sides', () => {
    const lent = onLesson(16, fedFunds(1, 2, 1000, 400), fedFunds(1, 2, 1000, 300));
    expect(lent).toEqual([
      'Bank 2 has lent to Bank 1 in fed funds at 3.00 % since the task began',
      'Bank 1 has $120 on deposit with Central Bank',
      'Bank 2 has $80 on deposit with Central Bank',
      'Bank 1 owes $20 in fed funds to Bank 2',
      'the median rate of fed funds is 3.00 %',
      'the balance sheet of Bank 1 is $120',
    ]);
    const dealers = [system('centralbank'), bank('One', 0, 5000), bank('Two', 0, 9000)];
    expect(onBoard([...dealers, bills(1, 8000)], repo(1, 2, 450))).toEqual([
      'Two has lent to One in repo at 4.50 % since the task began',
      'One has $90 on deposit with Central Bank',
      'Two has $50 on deposit with Central Bank',
      'One owes $40 in repo to Two',
      'the median rate of repo is 4.50 %',
      'the balance sheet of One is $170',
      'there is “Do a Repo” since the task began',
    ]);
  });

  test('after a day: what banks are worth, and nothing of what customers are', () => {
    const board = [clock(), bank('One', 50_000), customer('Ann', 0), account(1, 0, 0)];
    const taken = [interest(1000), loan(1, 0, 36_000), withdraw(1, 0, 36_000)];
    // Ann owes ten cents more than she has: she is no bank that could be insolvent.
    expect(onBoard(board, ...taken, endDay)).toEqual([
      'it is day 2 or later',
      'Ann owes $0.10 in accrued interest to One',
      'the balance sheet of One is $500.10',
      'the capital of One is $500.10',
      'there is “End the Day” since the task began',
    ]);
  });

  test('never more than eight', () => {
    const [first, ...others] = onLesson(38, endDay);
    expect(first).toBe('it is day 2 or later');
    expect(others).toHaveLength(7);
    expect(others.at(-1)).toBe('the capital of Tokyo Bank is $9,001.10');
  });
});
