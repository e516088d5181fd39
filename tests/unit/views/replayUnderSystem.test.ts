import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import type { Line } from '@/events/banking/views/line';
import {
  MAX_PAYMENTS,
  needsOf,
  type PaymentList,
  paymentsOf,
} from '@/events/banking/views/replay/paymentList';
import {
  outcomeOf,
  replayUnderSystem,
  type SystemReplay,
} from '@/events/banking/views/replay/replayUnderSystem';
import { payment } from '../../helpers/cursors';
import { lend, pay } from '../../helpers/lines/reserveEvents';
import { account, bank, customer, deposit, system, transfer } from '../../helpers/setup';
import { bankingLogs, frozenLine, lineByChance, lineFrom, lineOn } from './support';

/** Two banks, 0 and 1, each with a customer: 2 at 0, 3 at 1. */
const two = [
  ...[system('national'), bank('A'), bank('B'), customer('Ann', 50_000), customer('Ben', 50_000)],
  ...[account(2, 0, 50_000), account(3, 1, 50_000)],
];
const [ann, ben] = [[2, 0] as const, [3, 1] as const];

const elsewhereOf = (list: PaymentList): readonly SystemReplay[] =>
  SYSTEM_TYPES.map((name) => replayUnderSystem(name, list));

/** Each system in short: what it needed, moved, and how often it settled. */
function inShort(line: Line): Readonly<Record<string, string>> {
  return Object.fromEntries(
    elsewhereOf(paymentsOf(line)).map(({ system: name, outcome, refused }) => [
      name,
      outcome
        ? `${outcome.needed} needed, ${outcome.moved} moved in ${outcome.settlements}`
        : `refused: ${refused?.code}`,
    ]),
  );
}

const outcomes = (line: Line) =>
  Object.fromEntries(
    elsewhereOf(paymentsOf(line)).map(({ system: name, outcome }) => [name, outcome]),
  );

describe('the same payments elsewhere', () => {
  test('100 one way and 80 back: gross takes 100, netted 20', () => {
    const line = lineFrom(two, transfer(ann, ben, 10_000), transfer(ben, ann, 8000));
    expect(inShort(line)).toEqual({
      national: '10000 needed, 18000 moved in 2',
      correspondent: '0 needed, 2000 moved in 1',
      clearinghouse: '2000 needed, 2000 moved in 2',
      centralbank: '10000 needed, 18000 moved in 2',
      chips: '10000 needed, 2000 moved in 2',
    });
  });

  test('a circle of equal payments: netted by the house it takes nothing', () => {
    const circle = [
      ...[system('centralbank'), bank('A', 0, 10_000), bank('B', 0, 10_000), bank('C', 0, 10_000)],
    ];
    const line = lineFrom(circle, pay(1, 2, 5000), pay(2, 3, 5000), pay(3, 1, 5000));
    expect(inShort(line)).toEqual({
      // In cash, in the order in which the debts arose: A pays first, and is paid last.
      national: '5000 needed, 15000 moved in 3',
      correspondent: '0 needed, 15000 moved in 3',
      clearinghouse: '0 needed, 0 moved in 3',
      centralbank: '5000 needed, 15000 moved in 3',
      chips: '5000 needed, 0 moved in 0',
    });
    expect(outcomeOf(line, paymentsOf(line))).toMatchObject({
      needed: 5000,
      moved: 15_000,
      made: 3,
    });
  });

  test('CHIPS does with less than gross where a payment waits for an offsetting one', () => {
    const { chips, centralbank } = outcomes(lineOn(10, []));
    expect(centralbank).toMatchObject({ needed: 4000, waited: 0, made: 6 });
    expect(chips).toMatchObject({ needed: 3000, waited: 2, made: 6, undone: { count: 0 } });
  });

  test('takes the opening payments in, and starts from the position before them', () => {
    const list = paymentsOf(lineOn(10, []));
    expect(list.between).toEqual({ count: 6, amount: 9500 });
    expect(list.accounts.map(({ deposit: amount }) => amount)).toEqual([10_000, 10_000, 10_000]);
    const own = outcomeOf(lineOn(10, []), list);
    expect(own).toMatchObject({ due: 9500, needed: 0, settlements: 0, moved: 0 });
  });

  test('of the lesson on netting: what each system makes of six payments', () => {
    expect(inShort(lineOn(10, []))).toEqual({
      // Bank 1 falls 25 below where it began, Bank 2 15; at the end of the day 15 and 5.
      national: '4000 needed, 9500 moved in 6',
      correspondent: '0 needed, 2500 moved in 3',
      clearinghouse: '2000 needed, 2000 moved in 3',
      centralbank: '4000 needed, 9500 moved in 6',
      // Bank 1 funds its 25, Bank 2 its 5 only: two of the payments wait for others.
      chips: '3000 needed, 2000 moved in 3',
    });
  });

  test('lets a customer start with what it pays in all, where it came by that later', () => {
    const line = lineFrom(
      [
        ...two.slice(0, 3),
        customer('Ann', 50_000),
        customer('Ben', 0),
        account(2, 0, 100),
        account(3, 1, 0),
      ],
      deposit(2, 0, 9000),
      transfer(ann, ben, 9100),
    );
    expect(paymentsOf(line).accounts.map(({ deposit: amount }) => amount)).toEqual([9100, 0]);
    expect(inShort(line).centralbank).toBe('9100 needed, 9100 moved in 1');
  });

  test('leaves out what an opening pays of nothing, which no board lets anyone pay', () => {
    const line = lineFrom([...two, transfer(ann, ben, 0), transfer(ben, ann, 700)]);
    expect(paymentsOf(line).payments.map(({ amount }) => amount)).toEqual([700]);
    expect(inShort(line).centralbank).toBe('700 needed, 700 moved in 1');
  });

  test('within one bank nothing is to be settled anywhere', () => {
    const line = lineOn(2, [payment(1, 2, 3000)]);
    const list = paymentsOf(line);
    expect(list.between.count).toBe(0);
    expect(list.payments).toHaveLength(1);
    for (const { outcome } of elsewhereOf(list)) {
      expect(outcome).toMatchObject({ needed: 0, moved: 0, settlements: 0, made: 0 });
    }
  });

  test('leaves loans between banks out of the payments, and keeps them in the line as played', () => {
    const line = lineOn(16, [lend(1, 2, 5000, 500), pay(1, 3, 12_000)]);
    const list = paymentsOf(line);
    expect(list.between).toEqual({ count: 1, amount: 12_000 });
    expect(list.hasBankTransfers).toBe(true);
    // Bank 2 lends 50 before the first payment; only what comes after it is counted.
    expect(outcomeOf(line, list)).toMatchObject({ needed: 12_000, moved: 12_000, settlements: 1 });
  });

  test('says why where a system refuses, for instance for want of room', () => {
    const many = Array.from({ length: 59 }, (_, index) => bank(`Bank ${index}`));
    const line = lineFrom([system('national'), ...many]);
    const refused = elsewhereOf(paymentsOf(line)).map((one) => one.refused?.code ?? null);
    expect(refused).toEqual([null, null, null, null, 'TOO_MANY_OPEN']);
  });

  test('CHIPS funds gross where more payments would wait than a board can hold', () => {
    const times = (count: number, event: BankingEvent) =>
      Array.from({ length: count }, () => event);
    const [out, back] = [transfer(ann, ben, 100), transfer(ben, ann, 100)];
    const line = lineFrom(two, ...times(101, out), ...times(101, back));
    // Neither bank pays anything on balance; but with nothing funded all 101 would wait at once.
    expect([...needsOf(paymentsOf(line)).net.values()]).toEqual([0, 0]);
    expect(replayUnderSystem('chips', paymentsOf(line))).toEqual({
      system: 'chips',
      refused: null,
      funded: 10_100,
      outcome: {
        ...{ made: 202, waited: 0, undone: { count: 0, amount: 0 }, settlements: 0, moved: 0 },
        due: 0,
        needed: 10_100,
      },
    });
  });

  test('are the first few hundred, and the rest is counted', () => {
    const events = Array.from({ length: MAX_PAYMENTS + 3 }, () => transfer(ann, ben, 1));
    const list = paymentsOf(lineFrom(two, ...events));
    expect(list.payments).toHaveLength(MAX_PAYMENTS);
    expect(list.leftOut).toBe(3);
  });
});

const totalOf = (map: ReadonlyMap<number, number>): number =>
  [...map.values()].reduce((sum, one) => sum + one, 0);

/** What must hold of any day of payments, in whatever system it is played. */
function holds(line: Line): void {
  const list = paymentsOf(line);
  const { gross, net, paid } = needsOf(list);
  const { national, clearinghouse, centralbank, correspondent, chips } = outcomes(line);
  expect(totalOf(paid)).toBe(list.between.amount);
  // Gross is what the order of the payments asks for; netted, what is left at the end.
  expect(centralbank?.needed).toBe(totalOf(gross));
  expect(clearinghouse?.needed).toBe(totalOf(net));
  expect(totalOf(net)).toBeLessThanOrEqual(totalOf(gross));
  expect(national?.moved).toBe(list.between.amount);
  expect(national?.needed).toBeGreaterThanOrEqual(totalOf(net));
  expect(correspondent?.needed).toBe(0);
  for (const outcome of [national, clearinghouse, centralbank, correspondent, chips]) {
    expect(outcome?.due).toBe(0);
    expect(outcome?.made).toBe(list.between.count);
    expect(outcome?.undone).toEqual({ count: 0, amount: 0 });
  }
  expect(chips?.needed).toBeLessThanOrEqual(totalOf(gross));
  expect(chips?.needed).toBeGreaterThanOrEqual(totalOf(net));
}

describe('on any line', () => {
  /** A day of payments among so many banks, one customer at each. */
  const days = fc
    .record({
      banks: fc.integer({ min: 2, max: 5 }),
      payments: fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.integer({ min: 1, max: 9999 })), {
        maxLength: 25,
      }),
    })
    .map(({ banks, payments }) => {
      const ids = Array.from({ length: banks }, (_, id) => id);
      const opening = [
        system('national'),
        ...ids.map((id) => bank(`Bank ${id}`)),
        ...ids.map((id) => customer(`Customer ${id}`, 300_000)),
        ...ids.map((id) => account(banks + id, id, 300_000)),
      ];
      const events = payments
        .map(([from, to, amount]) => [from % banks, to % banks, amount] as const)
        .filter(([from, to]) => from !== to)
        .map(([from, to, amount]) => transfer([banks + from, from], [banks + to, to], amount));
      return lineFrom(opening, ...events);
    });

  test('nothing is lost, and netting never takes more than paying gross', () => {
    fc.assert(fc.property(days, holds), { numRuns: 60 });
  });

  test.each(bankingLogs)('nor on %s', (name) => holds(frozenLine(name)));

  test('each system answers, if only that a sum is too large for it', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const codes = elsewhereOf(paymentsOf(lineByChance(seed))).map((one) => one.refused?.code);
        for (const code of codes) {
          expect([undefined, 'AMOUNT_TOO_LARGE', 'BALANCE_TOO_LARGE']).toContain(code);
        }
      }),
      { numRuns: 60 },
    );
  });
});
