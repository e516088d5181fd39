/** Acts of a kind, and debts that ended, in the spans of a line. */
import { describe, expect, test } from 'vitest';
import type { Goal } from '@/events/goals/grammar';
import { frozenLine, heldAlong } from '../../../helpers/lines/goalLines';

/** Of the line that meets a lesson's tasks, with a task that began after so many events: where a goal holds on it. */
type Row = readonly [lesson: number, since: number, goal: Goal, held: string];

const ROWS: readonly Row[] = [
  [4, 0, { kind: 'act', act: { type: 'getLoan' }, in: 'last' }, '..x...x...'],
  [4, 2, { kind: 'act', act: { type: 'getLoan' }, in: 'lastOfTask' }, '......x...'],
  [4, 2, { kind: 'act', act: { type: 'getLoan' }, in: 'task' }, '......xxxx'],
  [4, 0, { kind: 'act', act: { type: 'getLoan' }, in: 'opening', times: 2 }, '......xxxx'],
  [
    4,
    0,
    { kind: 'act', act: { type: 'getLoan' }, in: 'opening', is: 'is', times: 1 },
    '..xxxx....',
  ],
  [4, 0, { kind: 'act', act: { type: 'note' }, in: 'day', is: 'atMost', times: 1 }, 'xxxxx.....'],
  [4, 4, { kind: 'act', act: { type: 'note' }, in: 'dayOfTask' }, '.....xxxxx'],
  [4, 0, { kind: 'act', act: {}, in: 'last' }, '.xxxxxxxxx'],
  [4, 0, { kind: 'act', act: { closesRound: true }, in: 'last' }, '..x.x.xxxx'],
  [4, 0, { kind: 'act', act: { entersAccount: true }, in: 'last' }, '..x.x.xx..'],
  [4, 0, { kind: 'act', act: { party: 1 }, in: 'last' }, '..x.x.xxxx'],
  [4, 0, { kind: 'act', act: { party: 0 }, in: 'last' }, '..........'],
  [4, 0, { kind: 'act', act: { names: [1, 0] }, in: 'last' }, '..x...xx..'],
  [4, 0, { kind: 'act', act: { names: [1] }, in: 'last' }, '..x...xx..'],
  [4, 0, { kind: 'act', act: { names: [2] }, in: 'opening' }, '..........'],
  [
    4,
    0,
    { kind: 'act', act: { type: 'repayLoan', fields: { by: 'cash' } }, in: 'last' },
    '........xx',
  ],
  [
    4,
    0,
    { kind: 'act', act: { type: 'repayLoan', fields: { by: 'cash', amount: 4000 } }, in: 'last' },
    '........x.',
  ],
  [4, 0, { kind: 'act', act: { least: 6000 }, in: 'last' }, '..x.x.x..x'],
  [4, 0, { kind: 'act', act: { least: 5501 }, in: 'last' }, '..x.x.x..x'],
  [
    12,
    0,
    { kind: 'act', act: { type: 'transfer', apart: ['fromBank', 'toBank'] }, in: 'last' },
    '...x.',
  ],
  [
    12,
    0,
    { kind: 'act', act: { type: 'settleDues', apart: ['bank', 'with'] }, in: 'opening', times: 2 },
    '....x',
  ],
  [
    4,
    0,
    { kind: 'act', act: { type: 'repayLoan', apart: ['by', 'by'] }, in: 'opening' },
    '..........',
  ],
  [4, 0, { kind: 'closed', debt: {}, in: 'last' }, '....x....x'],
  [4, 0, { kind: 'closed', debt: {}, in: 'opening' }, '....xxxxxx'],
  [4, 4, { kind: 'closed', debt: {}, in: 'task' }, '.........x'],
  [4, 4, { kind: 'closed', debt: {}, in: 'lastOfTask' }, '.........x'],
  [4, 9, { kind: 'closed', debt: {}, in: 'lastOfTask' }, '..........'],
  [
    4,
    0,
    {
      kind: 'closed',
      debt: { line: 'Loans', debtor: 1, principal: 10000, rate: 500, bearsInterest: true },
      in: 'opening',
    },
    '....xxxxxx',
  ],
  [4, 0, { kind: 'closed', debt: { line: 'Repos' }, in: 'opening' }, '..........'],
  [4, 0, { kind: 'closed', debt: { debtor: 2 }, in: 'opening' }, '..........'],
  [4, 0, { kind: 'closed', debt: { principal: 1 }, in: 'opening' }, '..........'],
  [4, 0, { kind: 'closed', debt: { rate: 1 }, in: 'opening' }, '..........'],
  [4, 0, { kind: 'closed', debt: { haircut: 1 }, in: 'opening' }, '..........'],
  [4, 0, { kind: 'closed', debt: { haircut: 0 }, in: 'opening' }, '....xxxxxx'],
  [4, 0, { kind: 'closed', debt: {}, in: 'opening', by: 'unwindRepo' }, '..........'],
  [4, 0, { kind: 'closed', debt: {}, in: 'opening', by: 'repayLoan' }, '....xxxxxx'],
  [4, 0, { kind: 'closed', debt: { repaidIn: 'deposits' }, in: 'last' }, '....x.....'],
  [4, 0, { kind: 'closed', debt: { repaidIn: 'cash' }, in: 'last' }, '.........x'],
  [4, 2, { kind: 'closed', debt: { isNew: true }, in: 'task' }, '.........x'],
  [4, 1, { kind: 'closed', debt: { isNew: true }, in: 'task' }, '....xxxxxx'],
  [24, 0, { kind: 'closed', debt: { collateral: 'more' }, in: 'last' }, '.............'],
  [24, 0, { kind: 'closed', debt: { collateral: 'less' }, in: 'last' }, '.......x.xxx.'],
  [24, 0, { kind: 'closed', debt: { isNew: true }, in: 'last' }, '.......x.xx..'],
  [24, 0, { kind: 'closed', debt: { repaidIn: 'cash' }, in: 'opening' }, '.............'],
  [24, 0, { kind: 'closed', debt: { bearsInterest: true }, in: 'last' }, '.......x.xxx.'],
  [34, 0, { kind: 'closed', debt: { collateral: 'more' }, in: 'last' }, '...x..........'],
  [34, 0, { kind: 'closed', debt: { collateral: 'less' }, in: 'last' }, '..............'],
  [38, 0, { kind: 'act', act: { type: 'getFedFundsLoan' }, in: 'day' }, '.xx..xxxxxx..xx'],
  [38, 5, { kind: 'act', act: { type: 'getFedFundsLoan' }, in: 'dayOfTask' }, '.............xx'],
  [12, 0, { kind: 'act', act: { party: 0 }, in: 'last' }, '.x..x'],
  [12, 0, { kind: 'act', act: { party: 3 }, in: 'last' }, '.x...'],
  [12, 0, { kind: 'act', act: { names: [0] }, in: 'last' }, '.x..x'],
  [
    38,
    0,
    { kind: 'closed', debt: { line: 'Fed Funds', bearsInterest: true }, in: 'opening' },
    '...............',
  ],
  [38, 0, { kind: 'closed', debt: { line: 'Fed Funds' }, in: 'last' }, '....x......x...'],
  [38, 5, { kind: 'closed', debt: {}, in: 'dayOfTask' }, '...........xxxx'],
  [38, 0, { kind: 'closed', debt: {}, in: 'day' }, '....xxxxxxxxxxx'],
  [24, 1, { kind: 'closed', debt: { isNew: true, rate: 500 }, in: 'task' }, '.............'],
  [24, 0, { kind: 'closed', debt: { isNew: true, rate: 500 }, in: 'task' }, '..........xxx'],
];

describe('acts and debts that ended', () => {
  test.each(ROWS)('on the line of lesson %i, after %i events: %j', (lesson, since, goal, held) => {
    expect(heldAlong(goal, frozenLine(lesson, since))).toBe(held);
  });
});
