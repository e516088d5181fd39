import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lastOf } from '@/events/banking/views/line';
import { duesLeft, settlementsIn, sumMoved } from '@/events/banking/views/replay/settlements';
import { lend, pay } from '../../helpers/lines/reserveEvents';
import { account, bank, customer, overdraft, settle, system, transfer } from '../../helpers/setup';
import { lineFrom, lineOn } from './support';

/** The settlements after the opening of a lesson's board. */
const settledOn = (lesson: number, ...events: readonly BankingEvent[]) =>
  settlementsIn(lineOn(lesson, events).rounds.slice(-1 - events.length));

const settleBy = (by: 'credit' | 'debit', one = 0, other = 1): BankingEvent => ({
  type: 'settleDues',
  bank: one,
  with: other,
  by,
});

describe('a settlement between two banks', () => {
  test('in cash moves what is paid', () => {
    const dues: BankingEvent = { type: 'payDues', from: 0, to: 1, amount: 1500 };
    expect(settledOn(9, transfer([2, 0], [3, 1], 2000), dues)).toEqual([{ count: 1, moved: 1500 }]);
  });

  test('moves what is left once both have set off, be the one credited or the other debited', () => {
    // Bank 1 owes 20 and is owed 15.
    expect(settledOn(10, settleBy('credit'))).toEqual([{ count: 1, moved: 500 }]);
    expect(settledOn(10, settleBy('debit'))).toEqual([{ count: 1, moved: 500 }]);
  });

  test('moves what is debited below zero too', () => {
    const opening = [
      ...[system('correspondent'), bank('A', 5000), bank('B', 5000)],
      ...[customer('Ann', 9000), customer('Ben', 0), account(2, 0, 9000), account(3, 1, 0)],
      account(0, 1, 2000),
    ];
    const events = [transfer([2, 0], [3, 1], 3000), overdraft(1500), settleBy('debit')];
    const line = lineFrom(opening, ...events);
    expect(settlementsIn(line.rounds.slice(-4))).toEqual([{ count: 1, moved: 3000 }]);
    expect(duesLeft(lastOf(line))).toBe(0);
  });

  test('over the central bank is each payment; loans are none', () => {
    expect(settledOn(16, pay(1, 2, 700), lend(1, 2, 5000, 0), pay(2, 3, 40))).toEqual([
      { count: 1, moved: 700 },
      { count: 1, moved: 40 },
    ]);
  });

  test('is none where nothing passes between banks', () => {
    const within: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 2000 };
    expect(settledOn(2, within, { type: 'note', text: 'A remark.' })).toEqual([]);
    expect(settledOn(9, transfer([2, 0], [3, 1], 2000))).toEqual([]);
  });
});

describe('a settlement of all at once', () => {
  test('counts the banks whose dues it ended', () => {
    const line = lineOn(12, [settle('all', 0)]);
    const settlements = settlementsIn(line.rounds.slice(-2));
    expect(settlements).toEqual([{ count: 2, moved: 16_000 }]);
    expect(sumMoved([...settlements, ...settlements])).toBe(32_000);
    // The one owes the house 180 and is owed 20; for the other it is the other way round.
    expect(duesLeft(lastOf(lineOn(12, [])))).toBe(40_000);
    expect(duesLeft(lastOf(line))).toBe(0);
  });
});
