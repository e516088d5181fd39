import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { balancesOf, refusalOf } from '../../helpers/boards';
import { lend, repay } from '../../helpers/lines/reserveEvents';
import { built, playOn } from '../../helpers/rows';
import {
  account,
  bank,
  customer,
  loan,
  repayLoan,
  settle,
  system,
  transfer,
} from '../../helpers/setup';

const times = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const messageOf = (start: BankingRound, event: Parameters<typeof refusalOf>[1]): string => {
  const { code, field, message } = refusalOf(start, event, 'opening');
  expect([code, field]).toEqual(['TOO_MANY_OPEN', null]);
  return message;
};

describe('a board holds no more than', () => {
  test('60 parties, institutions among them', () => {
    const house = built(system('clearinghouse'), ...times(59, (n) => customer(`Customer ${n}`, 0)));
    expect(house.book.parties).toHaveLength(60);
    expect(messageOf(house, customer('One more', 0))).toBe(
      'A board holds 60 parties at most; use those already there.',
    );
  });

  test('100 open loans of all kinds; a repaid one makes room', () => {
    const start = built(
      ...[system('centralbank'), bank('A', 0, 10_000), bank('B', 0, 10_000)],
      ...[customer('Ann', 0), account(3, 1, 0)],
    );
    const full = playOn(
      start,
      ...times(50, () => loan(3, 1, 100)),
      ...times(50, () => lend(1, 2, 100, 0)),
    );
    expect(messageOf(full, loan(3, 1, 1))).toBe(
      'A board holds 100 open loans at most; repay one first.',
    );
    expect(messageOf(full, lend(1, 2, 1, 0))).toMatch(/100 open loans/);
    for (const repayment of [repayLoan(0, 100), repay(99, 100)]) {
      expect(() => playOn(full, repayment, loan(3, 1, 1))).not.toThrow();
    }
  });

  test('600 balances; what is open goes on', () => {
    const start = built(
      ...times(30, (n) => bank(`Bank ${n}`)),
      ...times(30, (n) => customer(`Customer ${n}`, 100)),
      ...times(540, (n) => account(30 + Math.floor(n / 18), n % 18, 0)),
    );
    expect(start.book.slotCount).toBe(600);
    expect(messageOf(start, account(30, 29, 0))).toBe(
      'A board holds no more accounts and debts than these; use those that are open.',
    );
    const paid = playOn(start, { type: 'deposit', customer: 30, bank: 0, amount: 100 });
    expect(balancesOf(paid)).toMatchObject({ 'account 30@0': 100 });
  });

  test('100 payments that wait; the end of the day makes room', () => {
    const start = built(
      ...[
        system('chips'),
        bank('A', 0, 1000),
        bank('B', 0, 1000),
        account(2, 1, 10),
        account(3, 1, 0),
      ],
      ...[customer('Ann', 100), customer('Ben', 0), account(4, 2, 100), account(5, 3, 0)],
    );
    const payment = transfer([4, 2], [5, 3], 11);
    const full = playOn(start, ...times(100, () => payment));
    expect(messageOf(full, payment)).toBe(
      'A board holds 100 waiting payments at most; end the day first.',
    );
    expect(() => playOn(full, transfer([4, 2], [5, 3], 10))).not.toThrow();
    expect(() => playOn(full, settle('all', 1), payment)).not.toThrow();
  });
});
