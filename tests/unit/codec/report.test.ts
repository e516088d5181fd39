import { describe, expect, test } from 'vitest';
import type { Report } from '@/events/banking/report';
import { loadFolded, reportOf } from '@/events/log/folded';
import type { RefusedEvent } from '@/events/world/fold';
import type { AnyFoldedLog, Log } from '@/events/worlds';
import { foldLog } from '@/src/lessons/course/all';
import { SHELF } from '@/src/lessons/course/shelf';
import { note, payment } from '../../helpers/cursors';
import { lend, repo } from '../../helpers/lines/reserveEvents';
import { frozenLog } from '../../helpers/logs';
import { bank, bills, customer, deposit, system } from '../../helpers/setup';

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

/** A log folded. Throws when it belongs to no board. */
function folded(content: Log, malformed: RefusedEvent | null = null): AnyFoldedLog {
  const result = foldLog(content, malformed);
  if (!result) throw new Error('there is such a board');
  return result;
}

/** The report of a log of the banking world. */
function report(content: Log, round: number | null = null): Report {
  const made = reportOf(folded(content), round);
  if (made.world === 'bills') throw new Error('this log is of the banking world');
  return made;
}

describe('a report', () => {
  test('has exactly the shape that is published', () => {
    expect(report(log, 1)).toEqual({
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
      series: expect.objectContaining({
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
      }),
    });
  });

  test('lists no zero balance and no cash where there is none', () => {
    expect(report(log).parties[1]).toMatchObject({
      cash: 0,
      assets: [{ id: 0, instrument: 'Customer Deposits', thirdParty: 0, amount: 7000 }],
      liabilities: [],
      netWorth: 7000,
    });
  });

  test('is of the last round unless a round is asked for, and never beyond the log', () => {
    for (const asked of [null, 2, 99]) {
      const { round, rounds, series } = report(log, asked);
      expect([round, rounds, series.money.length]).toEqual([2, 2, 3]);
    }
    const opening = report(log, 0);
    expect([opening.round, opening.series.money]).toEqual([0, [40_000]]);
    expect(report(log, -3)).toEqual(opening);
  });

  test('counts rounds, not events: settings and notes belong to the round before them', () => {
    const { rounds, steps } = folded(log);
    const numbersOf = (list: typeof rounds) => list.map(({ count }) => count - 5);
    expect(numbersOf(rounds)).toEqual([0, 1, 2]);
    expect(numbersOf(steps)).toEqual([0, 0, 1, 1, 2]);
    expect(steps.slice(1).map(({ event }) => event)).toEqual(log.events);
    const settings = folded({ ...log, events: log.events.slice(0, 1) });
    expect(settings.rounds).toHaveLength(1);
    expect(settings.rounds[0]).toMatchObject({ book: { settings: { overdraft: 5000 } } });
  });

  test('names the system of the lesson, and the accounts between its banks', () => {
    const { system: named, rounds, parties } = report(frozenLog(1, 'lesson-10-net-and-settle'));
    expect([named, rounds]).toEqual(['correspondent', 6]);
    expect(parties[0]?.assets.map(({ instrument }) => instrument)).toEqual([
      'Reserves',
      'Bank Deposits',
      'Bank Deposits',
    ]);
  });

  test('is of no board that is not here', async () => {
    const elsewhere: readonly Log[] = [
      { ...log, lesson: 99 },
      { world: 'bills', lesson: 'bills', stage: 7, events: [] },
    ];
    for (const one of elsewhere) {
      expect(foldLog(one)).toBeNull();
      expect(await loadFolded(one, SHELF)).toBeNull();
    }
  });
});

describe('a report where there is a central bank', () => {
  const sandbox: Log = {
    world: 'banking',
    lesson: 'sandbox',
    opening: [
      ...[system('centralbank'), bank('A', 500, 10_000), bank('B', 0, 10_000), bills(1, 10_000)],
      lend(2, 1, 1000, 300),
    ],
    events: [lend(1, 2, 2000, 500), repo(1, 2, 3000, 400, 0), repo(1, 0, 1000, 350, 0)],
  };

  test('lists bills, notes, loans and repos, with the ids of their accounts', () => {
    const { lesson, system: named, rounds, parties } = report(sandbox);
    expect([lesson, named, rounds]).toEqual(['sandbox', 'centralbank', 3]);
    expect(parties[0]).toMatchObject({
      assets: [
        { id: 0, instrument: 'Reserves', thirdParty: null, amount: 20_500 },
        { id: 3, instrument: 'Repo', thirdParty: 1, amount: 1000 },
      ],
      liabilities: [
        { id: 0, instrument: 'Notes', thirdParty: null, amount: 500 },
        { id: 0, instrument: 'Bank Deposits', thirdParty: 1, amount: 15_000 },
        { id: 1, instrument: 'Bank Deposits', thirdParty: 2, amount: 6000 },
      ],
      netWorth: 0,
    });
    expect(parties[1]).toMatchObject({
      cash: 500,
      assets: [
        { id: 1, instrument: 'Reserves', thirdParty: null, amount: 500 },
        { id: 1, instrument: 'Treasury Bills', thirdParty: null, amount: 10_000 },
        { id: 0, instrument: 'Bank Deposits', thirdParty: 0, amount: 15_000 },
        { id: 0, instrument: 'fed funds to', thirdParty: 2, amount: 1000 },
      ],
      liabilities: [
        { id: 1, instrument: 'fed funds from', thirdParty: 2, amount: 2000 },
        { id: 2, instrument: 'Repo', thirdParty: 2, amount: 3000 },
        { id: 3, instrument: 'Repo', thirdParty: 0, amount: 1000 },
      ],
      netWorth: 20_500,
    });
  });

  test('counts the loans of the opening too, and those of later rounds not yet', () => {
    const rates = (round: number) => {
      const { loanData, repoData } = report(sandbox, round).series;
      return [loanData, repoData].map(({ rows }) => rows.map(({ rate, volume }) => [rate, volume]));
    };
    expect(rates(0)).toEqual([[[300, 1000]], []]);
    expect(rates(2)).toEqual([
      [
        [300, 1000],
        [500, 2000],
      ],
      [[400, 3000]],
    ]);
    expect(report(sandbox).series.repoData.volumeWeightedMedian).toBe(400);
  });

  test('counts vault notes among the banks’ reserves', () => {
    expect(report(sandbox).series.reserves).toEqual([20_500, 20_500, 20_500, 21_500]);
  });
});

describe('a report of the bills exercise', () => {
  test('has exactly the shape that is published', () => {
    const made = reportOf(folded(frozenLog(1, 'bills-full-circuit')), 3);
    expect(made).toMatchObject({
      world: 'bills',
      lesson: 'bills',
      stage: 5,
      rounds: 8,
      round: 3,
      refused: null,
    });
    expect(made.parties[5]).toEqual({
      id: 5,
      name: 'Lyons Banker',
      city: 'Lyons',
      type: 'banker',
      goods: 0,
      coins: { ecus: 50_000, marcs: 1000 },
      assets: [{ id: 0, dueTo: 5, dueFrom: 4, city: 'Lyons', amount: 100, paid: false }],
      liabilities: [{ thirdParty: 2, amount: 100 }],
    });
    expect(Object.keys(made).sort()).toEqual(
      ['world', 'lesson', 'stage', 'rounds', 'round', 'refused', 'parties'].sort(),
    );
  });

  test('stops at the event that the rules refuse', () => {
    const { refused, rounds } = reportOf(
      folded({
        world: 'bills',
        lesson: 'bills',
        stage: 1,
        events: [
          { type: 'trade', importer: 1, exporter: 0, amount: 100 },
          { type: 'drawBill', payee: 0, drawee: 1, bill: 0 },
        ],
      }),
      null,
    );
    expect([refused?.index, refused?.code, rounds]).toEqual([1, 'NOT_OFFERED', 1]);
  });
});

describe('a log that the rules refuse', () => {
  const tooMuch = payment(1, 2, 90_000);
  const events = [payment(1, 2, 100), note('fine'), tooMuch, payment(1, 2, 300)];
  const malformed = { index: 4, code: 'MALFORMED_EVENT', message: 'No.', field: null } as const;

  test('is reported up to the first event that they refuse', () => {
    const made = report({ ...log, events });
    expect(made).toMatchObject({ rounds: 1, round: 1 });
    expect(made.refused).toEqual({
      index: 2,
      code: 'INSUFFICIENT_DEPOSITS',
      message: 'Customer 1 has $99.00 on deposit with Bank 1; pay $99.00 or less.',
    });
    expect(made.series.credit).toEqual([20_000, 20_000]);
  });

  test('counts an event without an event’s form as refused, at its index', () => {
    const read = { ...log, events: events.slice(0, 2) };
    const last = { ...malformed, index: 2 };
    expect(folded(read, last).refused).toEqual(last);
  });

  test('names the first of both', () => {
    expect(folded({ ...log, events }, malformed).refused?.index).toBe(2);
  });

  test('in its own opening is shown as far as that could be built, and no further', () => {
    const { refused, parties, rounds } = report({
      world: 'banking',
      lesson: 'sandbox',
      opening: [bank('A'), customer('Ann', 500), deposit(1, 0, 100), bank('B')],
      events: [deposit(1, 0, 100)],
    });
    expect(refused).toMatchObject({ index: 2, code: 'UNKNOWN_ACCOUNT', inOpening: true });
    expect([parties.map(({ name }) => name), rounds]).toEqual([['A', 'Ann'], 0]);
  });
});
