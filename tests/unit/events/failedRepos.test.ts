import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { unpledgedBills } from '@/events/banking/ledger/securities';
import { audited } from '../../helpers/auditor';
import { balancesOf, refusalOf, sheetsOf } from '../../helpers/boards';
import { contextFor, labelsIn } from '../../helpers/formContexts';
import { buy, fail, repo, unwind } from '../../helpers/lines/reserveEvents';
import { built, describeRows, playOn } from '../../helpers/rows';
import { bank, bills, system } from '../../helpers/setup';

/** Central Bank 0 with bills of 200; Banks A 1 to E 5 with balances of 1,000; A with bills of 100, B of 50. */
const setup: readonly BankingEvent[] = [
  ...[system('centralbank'), ...['A', 'B', 'C', 'D', 'E'].map((name) => bank(name, 0, 100_000))],
  ...[bills(0, 20_000), bills(1, 10_000), bills(2, 5000)],
];
const start = built(...setup);

describeRows(start, [
  {
    when: 'a haircut covers the interest, the rest of the bills goes back',
    given: [repo(1, 2, 9000, 400, 1000)],
    event: fail(0),
    leaves: { 'bills 1': 640, 'bills 2': 14_360 },
    postings: ['bills 1 -9360 assignment', 'bills 2 +9360 assignment', 'repos 0 1>2 -9000 setOff'],
    gains: { 1: -360, 2: 360 },
    tells:
      'A does not repurchase: $93.60 was owed, and B keeps $93.60 of Treasury Bills, $3.60 more than it had lent. Bills of $6.40 go back to A.',
  },
  {
    when: 'a small haircut covers part of the interest, the lender keeps all',
    given: [repo(1, 2, 9800, 400, 200)],
    event: fail(0),
    leaves: { 'bills 1': 0, 'bills 2': 15_000 },
    gains: { 1: -200, 2: 200 },
    tells:
      'A does not repurchase: $101.92 was owed, and B keeps $100 of Treasury Bills, $2 more than it had lent.',
  },
  {
    when: 'there is no haircut, the lender is short of its interest',
    given: [repo(1, 2, 10_000, 400, 0)],
    event: fail(0),
    leaves: { 'bills 1': 0, 'bills 2': 15_000 },
    tells:
      'A does not repurchase: $104 was owed, and B keeps $100 of Treasury Bills, just what it had lent.',
  },
  {
    when: 'the lender had no bills, a holding is opened',
    given: [repo(1, 3, 5000, 0, 5000)],
    event: fail(0),
    leaves: { 'bills 1': 5000, 'bills 3': 5000 },
  },
  {
    when: 'the central bank is not paid, it keeps the bills',
    given: [repo(1, 0, 5000, 1000, 5000)],
    event: fail(0),
    leaves: { 'bills 0': 25_500, 'bills 1': 4500 },
    gains: { 0: 500, 1: -500 },
  },
  {
    when: 'the central bank does not pay, its lender keeps the bills',
    given: [repo(0, 4, 5000, 1000, 5000)],
    event: fail(0),
    leaves: { 'bills 0': 14_500, 'bills 4': 5500 },
    gains: { 0: -500, 4: 500 },
  },
  {
    when: 'received bills are lost, their owner owes that much less',
    // A owes B 98 against 100; B owes C 50 and 5 of interest against 60 of them.
    given: [repo(1, 2, 9800, 400, 200), repo(2, 3, 5000, 1000, 1666)],
    event: fail(1),
    leaves: { 'bills 1': 4500, 'bills 3': 5500, 'repos 0 1>2': 4300 },
    postings: [
      ...['bills 1 -5500 assignment', 'bills 3 +5500 assignment'],
      ...['repos 0 1>2 -5500 setOff', 'repos 1 2>3 -5000 setOff'],
    ],
    gains: { 2: -500, 3: 500 },
    tells:
      'B does not repurchase: $55 was owed, and C keeps $55 of Treasury Bills, $5 more than it had lent. They were A’s, whose debt to B falls by $55. Bills of $5 go back to B.',
  },
  {
    when: 'own and received bills are pledged, the own ones are lost first',
    given: [repo(1, 2, 4000, 0, 0), repo(2, 3, 6000, 0, 3333)],
    event: fail(1),
    // 90.00 secure it: 40.00 of A's and 50.00 of B's own; 60.00 are kept.
    leaves: { 'bills 1': 9000, 'bills 2': 0, 'bills 3': 6000, 'repos 0 1>2': 3000 },
    tells:
      'B does not repurchase: $60 was owed, and C keeps $60 of Treasury Bills, just what it had lent. $10 of them were A’s, whose debt to B falls by $10. Bills of $30 go back to B.',
  },
  {
    when: 'bills are lost that secured less than they are worth, their owner loses the rest',
    // A owes B 50 against 100, and B pledges all of them on.
    given: [repo(1, 2, 5000, 0, 5000), repo(2, 3, 10_000, 0, 0)],
    event: fail(1),
    leaves: { 'bills 1': 0, 'bills 3': 10_000 },
    postings: [
      ...['bills 1 -10000 assignment', 'bills 3 +10000 assignment'],
      ...['repos 0 1>2 -5000 setOff', 'repos 1 2>3 -10000 setOff'],
    ],
    gains: { 1: -5000, 2: 5000 },
    tells:
      'B does not repurchase: $100 was owed, and C keeps $100 of Treasury Bills, just what it had lent. They were A’s, whose debt of $50 to B is set off.',
  },
  {
    when: 'bills are lost whose debt is gone already, nothing more is set off',
    given: [
      ...[repo(1, 2, 5000, 0, 5000), repo(2, 3, 5000, 0, 0), repo(2, 4, 5000, 0, 0)],
      fail(1),
    ],
    event: fail(2),
    leaves: { 'bills 1': 0, 'bills 4': 5000 },
    gains: { 1: -5000, 2: 5000 },
    tells:
      'B does not repurchase: $50 was owed, and D keeps $50 of Treasury Bills, just what it had lent. They were A’s, whose debt to B was set off before.',
  },
  {
    when: 'the bills had gone through three hands, every debt on the way is set off',
    given: [repo(1, 2, 8000, 0, 0), repo(2, 3, 7000, 0, 0), repo(3, 4, 6000, 500, 0)],
    event: fail(2),
    leaves: { 'bills 1': 4000, 'bills 4': 6000, 'repos 0 1>2': 2000, 'repos 1 2>3': 1000 },
    tells:
      'C does not repurchase: $63 was owed, and D keeps $60 of Treasury Bills, just what it had lent. They were A’s, whose debt to B falls by $60. B’s debt to C falls by $60.',
  },
  {
    when: 'an owner lends against its own bills, it gets them back',
    given: [repo(1, 2, 5000, 0, 0), repo(2, 1, 5000, 0, 0)],
    event: fail(1),
    leaves: {},
    gains: {},
    tells:
      'B does not repurchase: $50 was owed, and A keeps $50 of Treasury Bills, just what it had lent. A has its own bills back, and its debt of $50 to B is set off.',
  },
]);

describe('the interest of a debt that was set off in part', () => {
  const play = () =>
    playOn(start, repo(1, 2, 9800, 400, 200), repo(2, 3, 5000, 1000, 1666), fail(1));

  test('falls on what is left: 1.72 on 43 of 98', () => {
    const left = play();
    const round = playOn(left, unwind(0));
    expect(balancesOf(round)['account 2@0']).toBe((balancesOf(left)['account 2@0'] ?? 0) + 4472);
  });

  test('is kept in bills when that repo fails too', () => {
    // 43 and 1.72 of interest of the 45 that are left.
    expect(balancesOf(playOn(play(), fail(0)))).toMatchObject({ 'bills 1': 28, 'bills 2': 9472 });
  });
});

describe('a debt that is set off while its bills are still pledged on', () => {
  /** A owes B 50 against 100; B pledges half of them to C and half to D; the repo with C fails. */
  const events = [
    ...[repo(1, 2, 5000, 0, 5000), repo(2, 3, 5000, 0, 0), repo(2, 4, 5000, 0, 0)],
    fail(1),
  ];
  const play = () => playOn(start, ...events);
  const idsOf = (round: BankingRound) => round.book.credits.map(({ id }) => id);

  test('is gone, but not the bills: they stay pledged until they are back', () => {
    const failed = play();
    expect(balancesOf(failed)).toMatchObject({ 'bills 1': 5000, 'repos 0 1>2': 0 });
    expect(unpledgedBills(failed, 1)).toBe(0);
    expect(refusalOf(failed, buy(1, 1), 'opening').code).toBe('BILLS_PLEDGED');
    for (const end of [unwind(0), fail(0)]) {
      expect(refusalOf(failed, end, 'opening').code).toBe('UNKNOWN_LOAN');
    }
    // Nor does a form offer it: B may still end what it owes D, A nothing.
    expect(labelsIn(contextFor(failed, 1, 'unwindRepo'), 'repo')).toEqual([]);
    expect(labelsIn(contextFor(failed, 2, 'unwindRepo'), 'repo')).toEqual([
      expect.stringMatching(/^Repo with D,/),
    ]);
  });

  test('frees them when they come back', () => {
    const back = playOn(play(), unwind(2));
    expect(idsOf(back)).toEqual([]);
    expect(unpledgedBills(back, 1)).toBe(5000);
    expect(() => playOn(back, buy(1, 5000))).not.toThrow();
  });

  test('loses them when that repo fails too', () => {
    const lost = playOn(play(), fail(2));
    expect(balancesOf(lost)).toMatchObject({ 'bills 1': 0, 'bills 3': 5000, 'bills 4': 5000 });
    expect(idsOf(lost)).toEqual([]);
    expect(lost.book.freeSlots).toHaveLength(3);
  });

  test('frees at once what had not been pledged on', () => {
    const partly = playOn(
      start,
      ...[repo(1, 2, 4000, 0, 6000), repo(2, 3, 5000, 0, 0), repo(2, 4, 1000, 0, 0), fail(1)],
    );
    // Of 100: 50 are C's now, 10 are with D, 40 are free.
    expect(unpledgedBills(partly, 1)).toBe(4000);
  });

  test('agrees with the auditor at every step', () => {
    for (let count = 1; count <= events.length; count += 1) {
      const played = events.slice(0, count);
      const auditor = audited([...setup, ...played]);
      expect(sheetsOf(playOn(start, ...played))).toEqual(auditor.sheets());
    }
    for (const end of [unwind(2), fail(2)]) {
      const auditor = audited([...setup, ...events, end]);
      expect(sheetsOf(playOn(play(), end))).toEqual(auditor.sheets());
    }
  });
});

describe('bills of one repo that come to a lender by two ways', () => {
  /** A's 100 go to B, from there by two repos to C, and all of them on to D. */
  const events = [
    ...[repo(1, 2, 10_000, 0, 0), repo(2, 3, 5000, 0, 0), repo(2, 3, 5000, 0, 0)],
    ...[repo(3, 4, 10_000, 0, 0), fail(3)],
  ];

  test('are lost once, and set off all debts', () => {
    const failed = playOn(start, ...events);
    expect(balancesOf(failed)).toMatchObject({ 'bills 1': 0, 'bills 4': 10_000 });
    expect(failed.book.credits).toEqual([]);
    expect(unpledgedBills(failed, 1)).toBe(0);
    expect(sheetsOf(failed)).toEqual(audited([...setup, ...events]).sheets());
  });
});
