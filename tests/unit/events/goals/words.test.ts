/** Goals in plain English. */
import { describe, expect, test } from 'vitest';
import { unitOf, valueIn } from '@/events/goals/figureWords';
import type { Goal } from '@/events/goals/grammar';
import type { Names } from '@/events/goals/names';
import { goalOf } from '@/events/goals/tasks';
import { wordsOf } from '@/events/goals/words';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';

const OTHERS: readonly (readonly [Goal, string])[] = [
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      at: 'before',
      is: 'is',
      than: 100,
    },
    'what P1 has on deposit with P0 before the last step is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      at: 'dayBegan',
      is: 'is',
      than: 100,
    },
    'what P1 has on deposit with P0 as the day began is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      at: 'task',
      is: 'is',
      than: 100,
    },
    'what P1 has on deposit with P0 as the task began is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      at: 'opening',
      is: 'is',
      than: 100,
    },
    'what P1 has on deposit with P0 at the opening is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      at: 'lowestOfTask',
      is: 'is',
      than: 100,
    },
    'what P1 has on deposit with P0 at its lowest since the task began is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      at: 'lowest',
      is: 'is',
      than: 100,
    },
    'what P1 has on deposit with P0 at its lowest is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      at: 'now',
      is: 'is',
      than: 100,
    },
    'what P1 has on deposit with P0 is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      less: 'before',
      is: 'is',
      than: 100,
    },
    'the change since the last step in what P1 has on deposit with P0 is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      less: 'dayBegan',
      is: 'is',
      than: 100,
    },
    'the change since the day began in what P1 has on deposit with P0 is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      less: 'task',
      is: 'is',
      than: 100,
    },
    'the change since the task began in what P1 has on deposit with P0 is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      less: 'lowestOfTask',
      is: 'is',
      than: 100,
    },
    'the change since its lowest since the task began in what P1 has on deposit with P0 is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      less: 'lowest',
      is: 'is',
      than: 100,
    },
    'the change since its lowest in what P1 has on deposit with P0 is $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      share: 5000,
      is: 'atLeast',
      than: 100,
    },
    '50.00 % of what P1 has on deposit with P0 is at least $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      plus: 300,
      is: 'atLeast',
      than: 100,
    },
    'what P1 has on deposit with P0 and $3 is at least $1',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'line', line: 'Customer Deposits', party: 1, with: 0 },
      is: 'atLeast',
      than: { of: { kind: 'money' }, share: 1000, plus: 5 },
    },
    'what P1 has on deposit with P0 is at least 10.00 % of the quantity of money and $0.05',
  ],
  [
    {
      kind: 'figure',
      of: { kind: 'day' },
      is: 'is',
      than: { of: { kind: 'debts', line: 'Loans', take: 'firstDue', debtor: 1 } },
    },
    'the day is the day on which the first of the open debts in loans of P1 falls due',
  ],
  [
    {
      kind: 'ratio',
      of: { kind: 'money' },
      to: { kind: 'money' },
      is: 'lessThan',
      than: 'reserveRequirement',
    },
    'the quantity of money, as a share of the quantity of money, is less than the reserve requirement',
  ],
  [
    { kind: 'act', act: { type: 'transfer' }, in: 'last' },
    'there is “Transfer Money to Someone” as the last step',
  ],
  [
    { kind: 'act', act: { type: 'transfer' }, in: 'lastOfTask' },
    'there is “Transfer Money to Someone” as the last step of the task',
  ],
  [
    { kind: 'act', act: { type: 'transfer' }, in: 'task' },
    'there is “Transfer Money to Someone” since the task began',
  ],
  [
    { kind: 'act', act: { type: 'transfer' }, in: 'opening' },
    'there is “Transfer Money to Someone” since the opening',
  ],
  [
    { kind: 'act', act: { type: 'transfer' }, in: 'day' },
    'there is “Transfer Money to Someone” on the day of the last step',
  ],
  [
    { kind: 'act', act: { type: 'transfer' }, in: 'dayOfTask' },
    'there is “Transfer Money to Someone” on the day of the last step, since the task began',
  ],
  [
    { kind: 'act', act: { type: 'transfer', party: 1, names: [1, 2] }, in: 'task' },
    'P1 has used “Transfer Money to Someone” with P1 and P2 since the task began',
  ],
  [
    { kind: 'act', act: { type: 'transfer', party: 1 }, in: 'task', is: 'atMost', times: 2 },
    'there is “Transfer Money to Someone” by P1 since the task began, and its number is at most 2',
  ],
  [
    { kind: 'act', act: { names: [2] }, in: 'task', times: 3 },
    'there is an act with P2 since the task began, and its number is at least 3',
  ],
  [
    {
      kind: 'refused',
      event: { type: 'withdraw', customer: 1, bank: 0, amount: 1 },
      codes: ['INSUFFICIENT_CASH'],
    },
    '“Withdraw Money from Bank” would be refused as it is set down here',
  ],
  [
    { kind: 'refused', event: { type: 'steal' }, codes: ['INSUFFICIENT_CASH'] },
    '“steal” would be refused as it is set down here',
  ],
  [{ kind: 'closed', debt: {}, in: 'task' }, 'a debt has ended since the task began'],
  [
    { kind: 'closed', debt: { debtor: 1 }, in: 'task' },
    'a debt of P1 has ended since the task began',
  ],
  [
    { kind: 'closed', debt: { line: 'Repos', rate: 400 }, in: 'opening' },
    'a debt in repo at 4.00 % has ended since the opening',
  ],
  [{ kind: 'bankClosed', party: 3 }, 'P3 is closed'],
  [{ kind: 'back', part: 'rest' }, 'all balances but those of cash of the opening are there again'],
  [
    {
      kind: 'and',
      of: [
        { kind: 'bankClosed', party: 1 },
        { kind: 'bankClosed', party: 2 },
      ],
    },
    'P1 is closed, and P2 is closed',
  ],
  [
    {
      kind: 'or',
      of: [
        { kind: 'bankClosed', party: 1 },
        { kind: 'bankClosed', party: 2 },
      ],
    },
    'either P1 is closed, or P2 is closed',
  ],
  [
    {
      kind: 'or',
      of: [
        { kind: 'bankClosed', party: 1 },
        { kind: 'bankClosed', party: 2 },
      ],
      least: 2,
    },
    'at least 2 of these hold: P1 is closed, or P2 is closed',
  ],
  [
    { kind: 'since', from: 'task', of: { kind: 'bankClosed', party: 1 } },
    'at some step since the task began, P1 is closed',
  ],
  [
    { kind: 'since', from: 'opening', of: { kind: 'bankClosed', party: 1 } },
    'at some step since the opening, P1 is closed',
  ],
  [
    { kind: 'endsWith', act: { type: 'endDay' }, in: 'last', of: { kind: 'bankClosed', party: 1 } },
    'the last step is “End the Day”, and after it P1 is closed',
  ],
];

describe('the words of a goal', () => {
  const names: Names = { party: (id) => `P${id}`, worth: () => 'Net worth' };
  const said = (goal: Goal) => wordsOf(goal, names);

  test.each<readonly [Goal, string]>([
    [
      { kind: 'figure', of: { kind: 'money' }, less: 'opening', is: 'atLeast', than: 5000 },
      'the change since the opening in the quantity of money is at least $50',
    ],
    [
      { kind: 'figure', of: { kind: 'median', market: 'Repos' }, is: 'is', than: 425 },
      'the median rate of repo is 4.25 %',
    ],
    [
      {
        kind: 'figure',
        of: { kind: 'line', line: 'Dues', party: 1, with: 2, side: 'liability' },
        is: 'moreThan',
        than: { of: { kind: 'line', line: 'Reserves', party: 1 } },
      },
      'what P1 owes in dues to P2 is more than what P1 has in cash',
    ],
    [
      {
        kind: 'figure',
        of: { kind: 'line', line: 'CH Certificates', party: 3, with: 0 },
        is: 'is',
        than: -6000,
      },
      'P3 has a CH Loan of $60 from P0',
    ],
    [
      {
        kind: 'figure',
        of: { kind: 'line', line: 'Repos', party: 2, with: 1 },
        is: 'atLeast',
        than: 6000,
      },
      'P2 is owed at least $60 in repo by P1',
    ],
    [
      { kind: 'figure', of: { kind: 'line', line: 'Dues', take: 'highest' }, is: 'is', than: 0 },
      'nothing is due',
    ],
    [
      {
        kind: 'closed',
        in: 'last',
        by: 'repayLoan',
        debt: { line: 'Loans', debtor: 1, repaidIn: 'cash' },
      },
      'a loan to P1, repaid in cash has ended as the last step',
    ],
    [
      {
        kind: 'ratio',
        of: { kind: 'sheet', party: 0, take: 'netWorth' },
        to: { kind: 'sheet', party: 0, take: 'total' },
        is: 'atLeast',
        than: 1000,
      },
      'the net worth of P0, as a share of the balance sheet of P0, is at least 10.00 %',
    ],
    [
      { kind: 'not', of: { kind: 'back', part: 'cash' } },
      'it is not so that the holdings of cash of the opening are there again',
    ],
  ])('are plain: %j', (goal, words) => {
    expect(said(goal)).toBe(words);
  });

  test.each(OTHERS)('stand together: %j', (goal, words) => {
    expect(said(goal)).toBe(words);
  });

  test('can be said of every task of the lessons', () => {
    const all = LESSONS.flatMap(everyStart).flatMap(({ tasks }) =>
      tasks.flatMap(({ data }) => data ?? []),
    );
    for (const data of all) {
      expect(said(goalOf(data))).toMatch(/^[A-Za-z“][^{}]+[^.]$/);
      expect(said(goalOf(data))).not.toContain('undefined');
    }
  });

  test('have the unit of the figure', () => {
    expect(valueIn(unitOf({ kind: 'setting', setting: 'overdraft' }), 5000)).toBe('$50');
    expect(valueIn(unitOf({ kind: 'setting', setting: 'interestRate' }), 500)).toBe('5.00 %');
    expect(unitOf({ kind: 'sum', of: [{ kind: 'day' }] })).toBe('number');
    expect(unitOf({ kind: 'sum', of: [] })).toBe('number');
    expect(unitOf({ kind: 'insured', party: 1 })).toBe('cents');
    expect(valueIn(unitOf({ kind: 'debts', line: 'Repos', take: 'count' }), 2)).toBe('2');
  });
});
