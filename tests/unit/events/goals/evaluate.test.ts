/** After which events of a line goals hold, kind by kind. */
import { describe, expect, test } from 'vitest';
import type { Goal } from '@/events/goals/grammar';
import { frozenLine, heldAlong } from '../../../helpers/lines/goalLines';

/** Of the line that meets a lesson's tasks, with a task that began after so many events: where a goal holds on it. */
type Row = readonly [lesson: number, since: number, goal: Goal, held: string];

const ROWS: readonly Row[] = [
  [
    4,
    0,
    { kind: 'figure', of: { kind: 'sheet', party: 0, take: 'total' }, is: 'is', than: 24700 },
    '........x.',
  ],
  [
    4,
    0,
    { kind: 'figure', of: { kind: 'sheet', party: 0, take: 'total' }, is: 'isNot', than: 24700 },
    'xxxxxxxx.x',
  ],
  [
    4,
    0,
    { kind: 'figure', of: { kind: 'sheet', party: 0, take: 'total' }, is: 'atLeast', than: 24700 },
    '..xx..x.xx',
  ],
  [
    4,
    0,
    { kind: 'figure', of: { kind: 'sheet', party: 0, take: 'total' }, is: 'atMost', than: 24700 },
    'xx..xx.xx.',
  ],
  [
    4,
    0,
    { kind: 'figure', of: { kind: 'sheet', party: 0, take: 'total' }, is: 'moreThan', than: 24700 },
    '..xx..x..x',
  ],
  [
    4,
    0,
    { kind: 'figure', of: { kind: 'sheet', party: 0, take: 'total' }, is: 'lessThan', than: 24700 },
    'xx..xx.x..',
  ],
  [
    4,
    0,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      less: 'before',
      is: 'is',
      than: 0,
    },
    'xx.x.x....',
  ],
  [
    4,
    3,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      less: 'task',
      is: 'moreThan',
      than: -5500,
    },
    'xxxx..x.xx',
  ],
  [
    4,
    0,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      less: 'opening',
      is: 'is',
      than: 0,
    },
    'xx..xx....',
  ],
  [
    4,
    3,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      less: 'lowestOfTask',
      is: 'is',
      than: 4700,
    },
    '........x.',
  ],
  [
    4,
    3,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      less: 'lowest',
      is: 'atLeast',
      than: 5000,
    },
    '..xx..x..x',
  ],
  [
    4,
    0,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      at: 'before',
      is: 'is',
      than: 20000,
    },
    'xxx..xx...',
  ],
  [
    4,
    5,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      at: 'lowestOfTask',
      is: 'atMost',
      than: 20000,
    },
    'xx..xxxxxx',
  ],
  [
    4,
    0,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      at: 'dayBegan',
      is: 'is',
      than: 30000,
    },
    '..........',
  ],
  [
    4,
    0,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      share: 5000,
      plus: 1,
      is: 'is',
      than: 10001,
    },
    'xx..xx....',
  ],
  [
    4,
    0,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      is: 'lessThan',
      than: { of: { kind: 'money' }, share: 7500 },
    },
    'xx..xx.xx.',
  ],
  [
    4,
    0,
    { kind: 'figure', of: { kind: 'median', market: 'Repos' }, is: 'atLeast', than: 0 },
    '..........',
  ],
  [
    4,
    0,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 0, take: 'total' },
      is: 'atLeast',
      than: { of: { kind: 'median', market: 'Repos' } },
    },
    '..........',
  ],
  [
    4,
    0,
    {
      kind: 'ratio',
      of: { kind: 'sheet', party: 0, take: 'netWorth' },
      to: { kind: 'sheet', party: 0, take: 'total' },
      is: 'atLeast',
      than: 250,
    },
    '....xx..xx',
  ],
  [
    4,
    0,
    {
      kind: 'ratio',
      of: { kind: 'sheet', party: 0, take: 'netWorth' },
      to: { kind: 'sheet', party: 0, take: 'total' },
      is: 'lessThan',
      than: 'interestRate',
    },
    '.xxxxxxxxx',
  ],
  [
    4,
    0,
    {
      kind: 'ratio',
      of: { kind: 'median', market: 'Repos' },
      to: { kind: 'sheet', party: 0, take: 'total' },
      is: 'atMost',
      than: 1,
    },
    '..........',
  ],
  [
    4,
    0,
    {
      kind: 'ratio',
      of: { kind: 'sheet', party: 0, take: 'total' },
      to: { kind: 'median', market: 'Repos' },
      is: 'atMost',
      than: 1,
    },
    '..........',
  ],
  [
    4,
    0,
    {
      kind: 'refused',
      event: { type: 'withdraw', customer: 1, bank: 0, amount: 19600 },
      codes: ['INSUFFICIENT_CASH', 'INSUFFICIENT_DEPOSITS'],
    },
    'xx..xxxxxx',
  ],
  [
    4,
    0,
    {
      kind: 'refused',
      event: { type: 'withdraw', customer: 1, bank: 0, amount: 19600 },
      codes: ['INSUFFICIENT_CASH'],
    },
    '.......xx.',
  ],
  [
    4,
    0,
    {
      kind: 'refused',
      event: { type: 'withdraw', customer: 1, bank: 0, amount: 0.5 },
      codes: ['AMOUNT_INVALID', 'MALFORMED_EVENT'],
    },
    'xxxxxxxxxx',
  ],
  [2, 0, { kind: 'back', part: 'all' }, '....x'],
  [2, 0, { kind: 'back', part: 'rest' }, '....x'],
  [4, 0, { kind: 'back', part: 'all' }, '..........'],
  [
    38,
    0,
    {
      kind: 'figure',
      of: { kind: 'sheet', party: 1, take: 'netWorth' },
      less: 'dayBegan',
      is: 'moreThan',
      than: 0,
    },
    '..x.......x...x',
  ],
  [4, 0, { kind: 'refused', event: { type: 'steal' }, codes: ['MALFORMED_EVENT'] }, '..........'],
  [33, 0, { kind: 'bankClosed', party: 99 }, '......'],
  [4, 0, { kind: 'back', part: 'cash' }, '..xxxxx...'],
  [4, 0, { kind: 'back', part: 'rest' }, '..........'],
  [33, 0, { kind: 'bankClosed', party: 2 }, '...xxx'],
  [33, 0, { kind: 'bankClosed', party: 3 }, '......'],
  [
    4,
    0,
    {
      kind: 'and',
      of: [
        { kind: 'figure', of: { kind: 'debts', line: 'Loans', take: 'count' }, is: 'is', than: 1 },
        { kind: 'act', act: {}, in: 'last' },
        {
          kind: 'figure',
          of: { kind: 'sheet', party: 0, take: 'total' },
          is: 'atLeast',
          than: 24600,
        },
      ],
    },
    '..xx..x.x.',
  ],
  [
    4,
    0,
    {
      kind: 'or',
      of: [
        { kind: 'figure', of: { kind: 'debts', line: 'Loans', take: 'count' }, is: 'is', than: 1 },
        { kind: 'act', act: { type: 'note' }, in: 'last' },
      ],
    },
    '..xx.xxxx.',
  ],
  [
    4,
    0,
    {
      kind: 'or',
      of: [
        { kind: 'figure', of: { kind: 'debts', line: 'Loans', take: 'count' }, is: 'is', than: 1 },
        { kind: 'act', act: { type: 'note' }, in: 'last' },
        {
          kind: 'figure',
          of: { kind: 'sheet', party: 0, take: 'total' },
          is: 'atLeast',
          than: 24600,
        },
      ],
      least: 2,
    },
    '..xx..x.x.',
  ],
  [
    4,
    0,
    {
      kind: 'or',
      of: [
        { kind: 'figure', of: { kind: 'debts', line: 'Loans', take: 'count' }, is: 'is', than: 1 },
        { kind: 'act', act: { type: 'note' }, in: 'last' },
        {
          kind: 'figure',
          of: { kind: 'sheet', party: 0, take: 'total' },
          is: 'atLeast',
          than: 24600,
        },
      ],
      least: 3,
    },
    '...x......',
  ],
  [
    4,
    0,
    {
      kind: 'not',
      of: {
        kind: 'figure',
        of: { kind: 'debts', line: 'Loans', take: 'count' },
        is: 'is',
        than: 1,
      },
    },
    'xx..xx...x',
  ],
  [
    4,
    0,
    {
      kind: 'since',
      from: 'opening',
      of: {
        kind: 'figure',
        of: { kind: 'debts', line: 'Loans', take: 'count' },
        is: 'is',
        than: 1,
      },
    },
    '..xxxxxxxx',
  ],
  [
    4,
    4,
    {
      kind: 'since',
      from: 'task',
      of: {
        kind: 'figure',
        of: { kind: 'debts', line: 'Loans', take: 'count' },
        is: 'is',
        than: 1,
      },
    },
    '......xxxx',
  ],
  [
    4,
    0,
    {
      kind: 'since',
      from: 'opening',
      of: { kind: 'figure', of: { kind: 'sheet', party: 0, take: 'total' }, is: 'is', than: 20000 },
    },
    '.xxxxxxxxx',
  ],
  [
    4,
    0,
    {
      kind: 'endsWith',
      act: { type: 'note' },
      in: 'last',
      of: {
        kind: 'figure',
        of: { kind: 'debts', line: 'Loans', take: 'count' },
        is: 'is',
        than: 1,
      },
    },
    '...x......',
  ],
  [
    4,
    3,
    {
      kind: 'endsWith',
      act: { type: 'note' },
      in: 'lastOfTask',
      of: {
        kind: 'not',
        of: {
          kind: 'figure',
          of: { kind: 'debts', line: 'Loans', take: 'count' },
          is: 'is',
          than: 1,
        },
      },
    },
    '.....x....',
  ],
  [
    4,
    6,
    {
      kind: 'endsWith',
      act: { type: 'note' },
      in: 'lastOfTask',
      of: {
        kind: 'not',
        of: {
          kind: 'figure',
          of: { kind: 'debts', line: 'Loans', take: 'count' },
          is: 'is',
          than: 1,
        },
      },
    },
    '..........',
  ],
  [
    38,
    1,
    {
      kind: 'figure',
      of: { kind: 'debts', line: 'Fed Funds', take: 'firstDue' },
      at: 'lowestOfTask',
      is: 'is',
      than: 2,
    },
    '.xxxxxxxxxxxxxx',
  ],
];

describe('a goal', () => {
  test.each(ROWS)('on the line of lesson %i, after %i events: %j', (lesson, since, goal, held) => {
    expect(heldAlong(goal, frozenLine(lesson, since))).toBe(held);
  });
});
