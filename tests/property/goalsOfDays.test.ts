/** Goals say of boards on which days pass what plain questions to their states and steps say of them. */
import { describe, expect, test } from 'vitest';
import { type BankingRound, fold } from '@/events/banking/board/rules';
import { claimsOn } from '@/events/banking/ledger/estate';
import { bankReserves } from '@/events/banking/ledger/factors';
import { addableBills, marginCalls } from '@/events/banking/ledger/securities';
import { balanceOf } from '@/events/banking/ledger/state';
import { ratesByDay, type Trade } from '@/events/banking/views/time/rates';
import { capitalStanding } from '@/events/banking/views/time/standing';
import { isMet } from '@/events/goals/evaluate';
import type { Figure, Goal, Span } from '@/events/goals/grammar';
import { Chance } from '@/scripts/chance';
import { lessonArena } from '@/scripts/prove/boards';
import { LESSONS } from '@/src/lessons/course/all';
import * as days from '@/src/lessons/course/dayGoals';
import * as goals from '@/src/lessons/course/goals';
import type { Lesson } from '@/src/lessons/course/lesson';
import { everyStart } from '@/src/lessons/course/openings';
import { now, type PlayedEvent, stepsFrom } from '@/src/lessons/course/queries';
import type { Progress } from '@/src/lessons/course/task';
import { latest, sheetTotal, startOf, stepsSince } from '../helpers/lines/plainly';
import { openDebts } from '../helpers/lines/plainlyReserves';
import { openingOn, stepsOf } from '../helpers/lines/play';
import { frozenLog, tasksLogOf } from '../helpers/logs';

/** A goal, and the same asked by other means. */
type Pair = readonly [what: string, goal: Goal, plainly: (progress: Progress) => boolean];

const { and, figure } = goals;

/** The steps of the day of the last step, its own end included. */
function stepsOfDay(progress: Progress): readonly PlayedEvent[] {
  const steps = stepsFrom(progress);
  const ended = steps.slice(0, -1).findLastIndex(({ event }) => event.type === 'endDay');
  return steps.slice(ended + 1);
}

/** The position as the day of the last step began. */
const morning = (progress: Progress): BankingRound =>
  stepsOfDay(progress)[0]?.before ?? progress.opening;

/** The loans between banks that some steps made. */
const tradesIn = (steps: readonly PlayedEvent[]): readonly Trade[] =>
  steps
    .flatMap(({ before, after }) => ratesByDay([before, after]).at(-1)?.trades ?? [])
    .filter(({ instrument }) => instrument === 'Fed Funds');

const made = (take: 'count' | 'amount' | 'firstRate' | 'lastDebtor', span: Span): Figure => ({
  kind: 'made',
  line: 'Fed Funds',
  in: span,
  take,
});

const rate = ({ book }: BankingRound, which: 'iorb' | 'discount'): number =>
  book.rates?.[which] ?? 0;

const amountIn = (steps: readonly PlayedEvent[]): number =>
  steps.reduce((sum, { event }) => sum + (event.type === 'transfer' ? event.amount : 0), 0);

const pairs: readonly Pair[] = [
  [
    'the third day or a later one',
    figure({ kind: 'day' }, 'atLeast', 3),
    (one) => (now(one).book.clock?.day ?? 0) >= 3,
  ],
  ['a day that ended', days.DAY_ENDED, (one) => latest(one)?.event.type === 'endDay'],
  [
    'one day at most that ended since the task began',
    { kind: 'act', act: { type: 'endDay' }, in: 'task', is: 'atMost', times: 1 },
    (one) => stepsSince(one).filter(({ event }) => event.type === 'endDay').length <= 1,
  ],
  [
    'two acts or more on the day',
    { kind: 'act', act: { closesRound: true }, in: 'day', times: 2 },
    (one) => stepsOfDay(one).filter(({ before, after }) => after.count > before.count).length >= 2,
  ],
  [
    'nothing paid on the day of the task',
    figure({ kind: 'volume', act: { type: 'transfer' }, in: 'dayOfTask' }, 'is', 0),
    (one) => {
      const since = stepsSince(one);
      return (
        amountIn(stepsOfDay(one).filter(({ after }) => since.some((s) => s.after === after))) === 0
      );
    },
  ],
  [
    'a payment of $1,000 or more',
    goals.everDone('transfer', { least: 100_000 }),
    (one) => stepsFrom(one).some((step) => amountIn([step]) >= 100_000),
  ],
  [
    'a sheet that has grown since the day began',
    figure(goals.sheetTotal(1), 'moreThan', 0, { less: 'dayBegan' }),
    (one) => sheetTotal(now(one), 1) > sheetTotal(morning(one), 1),
  ],
  [
    'a loan below interest on reserves',
    days.lent('Fed Funds', { where: [days.atRate('lessThan', days.rateNow('iorb'))] }),
    (one) => tradesIn(stepsSince(one)).some((trade) => trade.rate < rate(now(one), 'iorb')),
  ],
  [
    'loans of the day of $500 or more in all',
    figure(made('amount', 'day'), 'atLeast', 50_000),
    (one) => tradesIn(stepsOfDay(one)).reduce((sum, { amount }) => sum + amount, 0) >= 50_000,
  ],
  [
    'a first loan at 4 % or more',
    figure(made('firstRate', 'opening'), 'atLeast', 400),
    (one) => (tradesIn(stepsFrom(one))[0]?.rate ?? 0) >= 400,
  ],
  [
    'a last loan to the second bank',
    figure(made('lastDebtor', 'task'), 'is', 2),
    (one) => tradesIn(stepsSince(one)).at(-1)?.borrowerId === 2,
  ],
  [
    'reserves that have grown since the task began',
    figure(goals.RESERVES, 'moreThan', 0, { less: 'task' }),
    (one) => bankReserves(now(one)) > bankReserves(startOf(one)),
  ],
  [
    'a discount rate above interest on reserves',
    figure(days.setting('discount'), 'moreThan', days.rateNow('iorb')),
    (one) => rate(now(one), 'discount') > rate(now(one), 'iorb'),
  ],
  [
    'bills below par',
    figure(days.setting('billPrice'), 'lessThan', 10_000),
    (one) => (now(one).book.billPrice ?? 10_000) < 10_000,
  ],
  ['a margin call', goals.not(days.NO_MARGIN_CALL), (one) => marginCalls(now(one)).length > 0],
  [
    'a call on party 1 or 2 that it cannot meet',
    goals.or(
      ...[1, 2].map((party) => figure({ kind: 'margin', party, take: 'short' }, 'moreThan', 0)),
    ),
    (one) =>
      marginCalls(now(one)).some(
        ({ debt, asked }) => debt.subordinateId <= 2 && asked > addableBills(now(one), debt).free,
      ),
  ],
  [
    'an insolvent bank',
    goals.some(1, ...[1, 2, 3].map(days.insolvent)),
    (one) =>
      [1, 2, 3].some((bank) => {
        const { shareCapital, netWorth } = capitalStanding(now(one), bank);
        return shareCapital + netWorth < 0;
      }),
  ],
  [
    'two of three solvent',
    goals.some(2, ...[1, 2, 3].map((bank) => goals.not(days.insolvent(bank)))),
    (one) =>
      [1, 2, 3].filter((bank) => {
        const { shareCapital, netWorth } = capitalStanding(now(one), bank);
        return shareCapital + netWorth >= 0;
      }).length >= 2,
  ],
  [
    'a bank that is closed',
    goals.or(...[1, 2, 3].map(days.closed)),
    (one) => now(one).book.parties.some(({ closedOn }) => closedOn !== undefined),
  ],
  [
    'insured deposits of $2,000 or more',
    figure({ kind: 'insured', party: 2 }, 'atLeast', 200_000),
    (one) => claimsOn(now(one), 2).reduce((sum, { insured }) => sum + insured, 0) >= 200_000,
  ],
  [
    'something in fed funds due today',
    figure(
      {
        kind: 'debts',
        line: 'Fed Funds',
        take: 'count',
        where: [
          { term: 'due', is: 'atMost', than: { of: { kind: 'day' } } },
          { term: 'amount', is: 'atLeast', than: 1 },
        ],
      },
      'atLeast',
      1,
    ),
    (one) => {
      const round = now(one);
      const day = round.book.clock?.day ?? 0;
      return openDebts(round, 'Fed Funds').some(
        (debt) => (debt.due ?? 0) <= day && balanceOf(round, debt) >= 1,
      );
    },
  ],
  [
    'loans that run longer than fed funds',
    and(
      figure({ kind: 'debts', line: 'Loans', take: 'lastDue' }, 'moreThan', {
        of: { kind: 'debts', line: 'Fed Funds', take: 'firstDue' },
      }),
    ),
    (one) => {
      const lent = openDebts(now(one), 'Loans').map(({ due = 0 }) => due);
      const funding = openDebts(now(one), 'Fed Funds').map(({ due = 0 }) => due);
      return lent.length > 0 && funding.length > 0 && Math.max(...lent) > Math.min(...funding);
    },
  ],
];

/** A line that begins as the one that meets the tasks does, and goes on by chance. */
function lineOn(lesson: Lesson, seed: number): readonly BankingRound[] {
  const chance = new Chance(seed, lesson.id);
  const log = frozenLog(1, tasksLogOf(lesson));
  if (log.world !== 'banking') throw new Error('a lesson is of the banking world');
  const arena = lessonArena(lesson);
  const first = log.events.slice(0, chance.below(log.events.length + 1));
  const begun = fold(openingOn(arena), first, lesson.offers).rounds;
  const start = [...arena.board.start, ...begun];
  const rest = stepsOf({ ...arena, board: { ...arena.board, start } }, chance, 10);
  return [...begun, ...rest.flatMap(({ round }) => round ?? [])];
}

const starts = LESSONS.flatMap(everyStart).filter(({ opening }) =>
  opening.some(({ type }) => type === 'startClock'),
);

describe('goals on random lines of boards with days', () => {
  const answers = new Map<string, Set<boolean>>();

  test.each(starts)('say what is asked plainly: lesson $id from $startsFrom', (lesson) => {
    const { opening: events, offers } = lesson;
    const opening = openingOn(lessonArena(lesson));
    const asked = pairs.filter(([what]) => opening.book.notes || !what.includes('bank'));
    for (let seed = 1; seed <= 4; seed += 1) {
      const rounds = lineOn(lesson, seed);
      for (let end = 1; end <= rounds.length; end += 1) {
        const played = { opening, rounds: rounds.slice(0, end), taskStart: (seed * 7) % (end + 1) };
        for (const [what, goal, plainly] of asked) {
          const expected = plainly(played);
          expect(isMet(goal, { ground: { opening: events, offers }, ...played }), what).toBe(
            expected,
          );
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
