import { describe, expect, test } from 'vitest';
import { foldLog, reportOf } from '@/events/log/report';
import { lessonOf } from '../helpers/boards';
import { frozenLog } from '../helpers/logs';
import { note, payment } from '../helpers/places';

const lesson = lessonOf(2);
const log = {
  world: 'banking',
  lesson: 2,
  events: [
    { type: 'setOverdraft', value: 5000 },
    payment(1, 2, 13_000),
    note('Customer 1 owes the bank now.'),
    { type: 'deposit', customer: 1, bank: 0, amount: 10_000 },
  ],
} as const;
const noLoans = { volumeWeightedMedian: null, rows: [] };

describe('a report', () => {
  test('has exactly the shape that is published', () => {
    expect(reportOf(lesson, foldLog(lesson, log), 1)).toEqual({
      world: 'banking',
      lesson: 2,
      system: 'national',
      rounds: 2,
      round: 1,
      refused: null,
      parties: [
        {
          id: 0,
          name: 'Bank 1',
          type: 'bank',
          cash: 20_000,
          assets: [
            { id: 0, instrument: 'Reserves', thirdParty: null, amount: 20_000 },
            { id: 0, instrument: 'Customer Overdrafts', thirdParty: 1, amount: 3000 },
          ],
          liabilities: [{ id: 1, instrument: 'Customer Deposits', thirdParty: 2, amount: 23_000 }],
          netWorth: 0,
        },
        {
          id: 1,
          name: 'Customer 1',
          type: 'customer',
          cash: 10_000,
          assets: [{ id: 1, instrument: 'Reserves', thirdParty: null, amount: 10_000 }],
          liabilities: [{ id: 0, instrument: 'Customer Overdrafts', thirdParty: 0, amount: 3000 }],
          netWorth: 7000,
        },
        {
          id: 2,
          name: 'Customer 2',
          type: 'customer',
          cash: 10_000,
          assets: [
            { id: 2, instrument: 'Reserves', thirdParty: null, amount: 10_000 },
            { id: 1, instrument: 'Customer Deposits', thirdParty: 0, amount: 23_000 },
          ],
          liabilities: [],
          netWorth: 33_000,
        },
      ],
      series: {
        credit: [20_000, 26_000],
        reserves: [20_000, 20_000],
        privateCredit: [20_000, 26_000],
        money: [40_000, 43_000],
        nationalData: {
          0: { reserves: [20_000, 20_000], deposits: [20_000, 23_000] },
          1: { reserves: [10_000, 10_000], deposits: [0, 0] },
          2: { reserves: [10_000, 10_000], deposits: [0, 0] },
        },
        loanData: noLoans,
        repoData: noLoans,
      },
    });
  });

  test('lists no zero balance and no cash where there is none', () => {
    const { parties } = reportOf(lesson, foldLog(lesson, log), null);
    expect(parties[1]).toMatchObject({
      cash: 0,
      assets: [{ id: 0, instrument: 'Customer Deposits', thirdParty: 0, amount: 7000 }],
      liabilities: [],
      netWorth: 7000,
    });
  });

  test('is of the last round unless a round is asked for, and never beyond the log', () => {
    const folded = foldLog(lesson, log);
    for (const asked of [null, 2, 99]) {
      const { round, rounds, series } = reportOf(lesson, folded, asked);
      expect([round, rounds, series.money.length]).toEqual([2, 2, 3]);
    }
    const opening = reportOf(lesson, folded, 0);
    expect([opening.round, opening.series.money]).toEqual([0, [40_000]]);
    expect(reportOf(lesson, folded, -3)).toEqual(opening);
  });

  test('counts rounds, not events: settings and notes belong to the round before them', () => {
    const { rounds, steps } = foldLog(lesson, log);
    const numbersOf = (list: typeof rounds) => list.map(({ count }) => count - 5);
    expect(numbersOf(rounds)).toEqual([0, 1, 2]);
    expect(numbersOf(steps)).toEqual([0, 0, 1, 1, 2]);
    expect(steps.slice(1).map(({ event }) => event)).toEqual(log.events);
    const settings = foldLog(lesson, { ...log, events: log.events.slice(0, 1) });
    expect(settings.rounds).toHaveLength(1);
    expect(settings.rounds[0]?.book.settings.overdraft).toBe(5000);
  });

  test('names the system of the lesson, and the accounts between its banks', () => {
    const netting = frozenLog(1, 'lesson-10-net-and-settle');
    const { system, rounds, parties } = reportOf(
      lessonOf(10),
      foldLog(lessonOf(10), netting),
      null,
    );
    expect([system, rounds]).toEqual(['correspondent', 6]);
    expect(parties[0]?.assets.map(({ instrument }) => instrument)).toEqual([
      'Reserves',
      'Bank Deposits',
      'Bank Deposits',
    ]);
  });
});

describe('a log that the rules refuse', () => {
  const tooMuch = payment(1, 2, 90_000);
  const events = [payment(1, 2, 100), note('fine'), tooMuch, payment(1, 2, 300)];
  const malformed = { index: 4, code: 'MALFORMED_EVENT', message: 'No.', field: null } as const;

  test('is reported up to the first event that they refuse', () => {
    const report = reportOf(lesson, foldLog(lesson, { ...log, events }), null);
    expect(report).toMatchObject({ rounds: 1, round: 1 });
    expect(report.refused).toEqual({
      index: 2,
      code: 'INSUFFICIENT_DEPOSITS',
      message: 'Customer 1 has $99.00 on deposit with Bank 1; pay $99.00 or less.',
      field: 'amount',
    });
    expect(report.series.credit).toEqual([20_000, 20_000]);
  });

  test('counts an event without an event’s form as refused, at its index', () => {
    const read = { ...log, events: events.slice(0, 2) };
    expect(foldLog(lesson, read, { ...malformed, index: 2 }).refused).toEqual({
      ...malformed,
      index: 2,
    });
  });

  test('names the first of both', () => {
    expect(foldLog(lesson, { ...log, events }, malformed).refused?.index).toBe(2);
  });
});
