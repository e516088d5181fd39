/** Goals say of any line what plain questions to its states and steps say of it. */
import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { isMet } from '@/events/goals/evaluate';
import type { Goal } from '@/events/goals/grammar';
import type { GoalLine } from '@/events/goals/line';
import { Chance } from '@/scripts/chance';
import { lessonArena } from '@/scripts/prove/boards';
import { LESSONS } from '@/src/lessons/course/all';
import * as goals from '@/src/lessons/course/goals';
import type { Lesson } from '@/src/lessons/course/lesson';
import { everyStart } from '@/src/lessons/course/openings';
import { closesRound, lastStep, now } from '@/src/lessons/course/queries';
import type { Progress } from '@/src/lessons/course/task';
import * as queries from '../helpers/lines/plainly';
import * as house from '../helpers/lines/plainlyHouse';
import * as reserves from '../helpers/lines/plainlyReserves';
import { openingOn, stepsOf } from '../helpers/lines/play';

/** A goal, and the same asked by other means. */
type Pair = readonly [what: string, goal: Goal, plainly: (progress: Progress) => boolean];

const { and, figure, line, not } = goals;

/** What is asked on every board. */
const everywhere = ({ opening: events, offers }: Lesson): readonly Pair[] => [
  [
    'cash at the opening',
    goals.asAtOpening(goals.cash(1)),
    (one) => queries.cashOf(now(one), 1) === queries.cashOf(one.opening, 1),
  ],
  [
    'a total that has changed since the task began',
    figure(goals.sheetTotal(1), 'isNot', 0, { less: 'task' }),
    (one) => queries.sheetTotal(now(one), 1) !== queries.sheetTotal(queries.startOf(one), 1),
  ],
  ['nothing due', goals.NOTHING_DUE, (one) => queries.isNothingDue(now(one))],
  [
    'something was due once, and is not',
    and(goals.NOTHING_DUE, goals.ever(goals.ANYTHING_DUE)),
    (one) => queries.isNothingDue(now(one)) && !one.rounds.every(queries.isNothingDue),
  ],
  [
    'three payments or more',
    { kind: 'act', act: { type: 'transfer' }, in: 'task', times: 3 },
    (one) => queries.paymentsIn(queries.stepsSince(one)).length >= 3,
  ],
  [
    'an end that closes a round',
    { kind: 'endsWith', ...goals.CLOSING, of: goals.NOTHING_DUE },
    (one) => closesRound(lastStep(one)) && queries.isNothingDue(now(one)),
  ],
  [
    'fed funds or a repo that ended by the last event',
    goals.or(
      { kind: 'closed', in: 'last', debt: { line: 'Fed Funds' } },
      { kind: 'closed', in: 'last', debt: { line: 'Repos' } },
    ),
    (one) => reserves.closedDebt(lastStep(one)) !== undefined,
  ],
  [
    'a refused deposit',
    goals.refused({ type: 'deposit', customer: 1, bank: 0, amount: 9000 }, 'INSUFFICIENT_CASH'),
    (one) =>
      reserves.isRefused(
        now(one),
        { type: 'deposit', customer: 1, bank: 0, amount: 9000 },
        offers,
        ['INSUFFICIENT_CASH'],
      ),
  ],
  [
    'the median of fed funds',
    figure({ kind: 'median', market: 'Fed Funds' }, 'atLeast', 500),
    (one) => (reserves.medianOf('Fed Funds', events, one.rounds) ?? -1) >= 500,
  ],
];

/** What is asked of bank 0 and its customers. */
const ofABank: readonly Pair[] = [
  ['no overdraft', goals.noOverdraft(0), (one) => queries.hasNoOverdraft(now(one), 0)],
  [
    'deposits above zero',
    figure(goals.grossDeposits(0), 'atMost', 0, { less: 'opening' }),
    (one) => queries.grossDeposits(now(one), 0) <= queries.grossDeposits(one.opening, 0),
  ],
  [
    'one account above zero',
    figure(line('Customer Deposits', { with: 0, take: 'countAbove' }), 'is', 1),
    (one) => queries.customerBalances(now(one), 0).filter((balance) => balance > 0).length === 1,
  ],
  ['a payment that expands', goals.payment(0, 'moreThan'), queries.showsKind(0, 1)],
  ['a payment that contracts', goals.payment(0, 'lessThan'), queries.showsKind(0, -1)],
  [
    'growth by the last event of the task',
    and(
      { kind: 'act', act: {}, in: 'lastOfTask' },
      figure(goals.sheetTotal(0), 'moreThan', 0, { less: 'before' }),
    ),
    (one) => {
      const step = queries.latest(one);
      return step !== undefined && queries.growth(step, 0) > 0;
    },
  ],
  [
    'dues',
    figure(goals.dues(0, 1), 'moreThan', { of: goals.cash(0) }),
    (one) => queries.duesOf(now(one), 0, 1) > queries.cashOf(now(one), 0),
  ],
];

/** What is asked of boards with a central bank. */
const ofReserves: readonly Pair[] = [
  ['somebody overdrawn', not(goals.NOBODY_OVERDRAWN), (one) => reserves.isAnyOverdrawn(now(one))],
  [
    'total reserves',
    goals.asAtOpening(goals.RESERVES),
    (one) => reserves.totalReserves(now(one)) === reserves.totalReserves(one.opening),
  ],
  [
    'open repos',
    figure(goals.debts('Repos'), 'atLeast', 2),
    (one) => reserves.openDebts(now(one), 'Repos').length >= 2,
  ],
  [
    'what a bank owes by repo',
    figure(line('Repos', { party: 1, side: 'liability' }), 'moreThan', 5000),
    (one) => reserves.repoBalance(now(one), 1, null) > 5000,
  ],
  [
    'balances of three banks',
    figure(line('Bank Deposits', { partyType: 'bank', with: 0, take: 'countAbove' }), 'atLeast', 3),
    (one) => reserves.banksOf(now(one)).filter((bank) => settled(one, bank) > 0).length >= 3,
  ],
];

/** What a bank has with the central bank, read from the column of its account. */
function settled(one: Progress, bank: number): number {
  const { book, column } = now(one);
  const account = book.accounts.find(
    ({ instrument, subordinateId, superiorId }) =>
      instrument === 'Bank Deposits' && subordinateId === bank && superiorId === 0,
  );
  return account ? (column[account.slot] ?? 0) : 0;
}

/** What is asked of boards with a clearing house. */
const ofAHouse: readonly Pair[] = [
  ['a loan of the house', goals.HOUSE_LENDS, (one) => house.isHouseLending(now(one))],
  [
    'certificates in all',
    figure(line('CH Certificates'), 'is', 20_000),
    (one) => house.certificatesInAll(now(one)) === 20_000,
  ],
  [
    'a settlement of $30 or more',
    goals.sinceTask(
      and(
        goals.last('settleDues'),
        figure({ kind: 'certificatesPaid', byLoan: true }, 'atLeast', 3000, { less: 'before' }),
      ),
    ),
    (one) =>
      queries
        .stepsSince(one)
        .some((step) => step.event.type === 'settleDues' && house.settledIn(step) >= 3000),
  ],
  [
    'no member short',
    and(
      ...[3, 4].map((bank) =>
        figure(
          {
            kind: 'sum',
            of: [goals.certificates(bank), goals.dues(0, bank)],
            less: [goals.dues(bank, 0)],
          },
          'atLeast',
          0,
        ),
      ),
    ),
    (one) =>
      house
        .membersOf(now(one))
        .filter(({ bank }) => bank < 5)
        .every((member) => house.positionOf(now(one), member) >= 0),
  ],
];

function pairsFor(lesson: Lesson): readonly Pair[] {
  const { book } = openingOn(lessonArena(lesson));
  const hasHouse = book.parties.some(({ type }) => type === 'clearinghouse');
  return [
    ...everywhere(lesson),
    ...(book.parties[0]?.type === 'bank' ? ofABank : []),
    ...(book.notes ? ofReserves : []),
    ...(hasHouse && book.parties[3]?.type === 'bank' ? ofAHouse : []),
  ];
}

/** A random line of a lesson's board. */
function lineOn(lesson: Lesson, seed: number): readonly BankingRound[] {
  return stepsOf(lessonArena(lesson), new Chance(seed), 14).flatMap(({ round }) => round ?? []);
}

const starts = LESSONS.flatMap(everyStart);

describe('goals on random lines', () => {
  const answers = new Map<string, Set<boolean>>();

  test.each(starts)('say what is asked plainly: lesson $id from $startsFrom', (lesson) => {
    const { opening: events, offers } = lesson;
    const opening = openingOn(lessonArena(lesson));
    for (let seed = 1; seed <= 5; seed += 1) {
      const rounds = lineOn(lesson, seed);
      for (let end = 1; end <= rounds.length; end += 1) {
        const played = { opening, rounds: rounds.slice(0, end), taskStart: (seed * 7) % (end + 1) };
        const whole: GoalLine = { ground: { opening: events, offers }, ...played };
        for (const [what, goal, plainly] of pairsFor(lesson)) {
          const expected = plainly(played);
          expect(isMet(goal, whole), what).toBe(expected);
          answers.set(what, (answers.get(what) ?? new Set()).add(expected));
        }
      }
    }
  });

  test('and both answers come up', () => {
    const onesided = [...answers].filter(([, given]) => given.size < 2).map(([what]) => what);
    expect(onesided).toEqual([]);
  });
});
