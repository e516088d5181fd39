/** What is proposed as a task, and how it is said. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import { fold } from '@/events/banking/board/rules';
import { isMet } from '@/events/goals/evaluate';
import { unitOf, valueIn } from '@/events/goals/figureWords';
import type { Goal } from '@/events/goals/grammar';
import type { GoalLine } from '@/events/goals/line';
import { proposals } from '@/events/goals/propose';
import { goalProblem } from '@/events/goals/read';
import { goalOf } from '@/events/goals/tasks';
import { wordsOf } from '@/events/goals/words';
import { Chance } from '@/scripts/chance';
import { lessonArena } from '@/scripts/prove/arenas';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';
import { lessonOf, openingOf } from '../../../helpers/boards';
import { openingOn, stepsOf } from '../../../helpers/lines/play';
import { overdraft, pay } from '../../../helpers/tasks';

const one = [1, 0] as const;
const two = [2, 0] as const;

function lineOf(lesson: number, events: readonly BankingEvent[]): GoalLine {
  const { opening, offers } = lessonOf(lesson);
  const { rounds, refused } = fold(openingOf(lesson), events, offers);
  if (refused) throw new Error(refused.message);
  return { ground: { opening, offers }, opening: openingOf(lesson), rounds, since: 0 };
}

function proposedOn(lesson: number, ...events: readonly BankingEvent[]): readonly string[] {
  const { parties } = lessonBoard(lessonOf(lesson)).start.at(-1)?.book ?? { parties: [] };
  const names = (id: number) => parties[id]?.name ?? `party ${id}`;
  return proposals(lineOf(lesson, events)).map((goal) => wordsOf(goal, names));
}

describe('what is proposed', () => {
  test('is nothing before anything was done, or where nothing is new', () => {
    expect(proposedOn(2)).toEqual([]);
    expect(proposedOn(2, { type: 'note', text: 'x' }, { type: 'note', text: 'y' })).toEqual([]);
  });

  test('is first what the last act has changed, then who did it', () => {
    expect(proposedOn(2, pay(one, two, 3000))).toEqual([
      'Customer 1 has $70 on deposit with Bank 1',
      'Customer 2 has $130 on deposit with Bank 1',
      'Customer 1 has used “Transfer Money to Someone” since the task began',
    ]);
  });

  test('is a position that has a name, before mere figures', () => {
    const [back] = proposedOn(2, pay(one, two, 3000), pay(two, one, 3000));
    expect(back).toBe('all balances of the opening are there again');
    const [below] = proposedOn(3, overdraft(5000), pay(one, two, 12_000));
    expect(below).toBe('somebody has an overdraft');
  });

  test('is nothing that held before on the line', () => {
    const again = proposedOn(2, pay(one, two, 3000), pay(two, one, 1000), pay(one, two, 1000));
    expect(again).toEqual([]);
  });

  test.each(LESSONS.flatMap(everyStart))(
    'holds after the last event and after none before: lesson $id from $startsFrom',
    (lesson) => {
      const { opening: events, offers } = lesson;
      const arena = lessonArena(lesson);
      for (let seed = 1; seed <= 3; seed += 1) {
        const rounds = stepsOf(arena, new Chance(seed), 8).flatMap(({ round }) => round ?? []);
        const whole = { ground: { opening: events, offers }, opening: openingOn(arena), since: 0 };
        for (const goal of proposals({ ...whole, rounds })) {
          expect(goalProblem(JSON.parse(JSON.stringify(goal)))).toBeNull();
          const held = rounds.map((_, end) =>
            isMet(goal, { ...whole, rounds: rounds.slice(0, end + 1) }),
          );
          expect(held).toEqual(rounds.map((_, end) => end === rounds.length - 1));
        }
      }
    },
  );
});

describe('the words of a goal', () => {
  const names = (id: number) => `P${id}`;
  const said = (goal: Goal) => wordsOf(goal, names);

  test.each<readonly [Goal, string]>([
    [
      { kind: 'figure', of: { kind: 'money' }, less: 'opening', is: 'atLeast', than: 5000 },
      'the change since the opening in the quantity of money is at least $50',
    ],
    [
      { kind: 'figure', of: { kind: 'median', market: 'Repos' }, is: 'is', than: 425 },
      'the median rate of repo is 4.25 %',
    ],
    [
      {
        kind: 'figure',
        of: { kind: 'line', line: 'Dues', party: 1, with: 2, side: 'liability' },
        is: 'moreThan',
        than: { of: { kind: 'line', line: 'Reserves', party: 1 } },
      },
      'what P1 owes in dues to P2 is more than what P1 has in cash',
    ],
    [
      {
        kind: 'figure',
        of: { kind: 'line', line: 'CH Certificates', party: 3, with: 0 },
        is: 'is',
        than: -6000,
      },
      'P3 has a CH Loan of $60 from P0',
    ],
    [
      {
        kind: 'figure',
        of: { kind: 'line', line: 'Repos', party: 2, with: 1 },
        is: 'atLeast',
        than: 6000,
      },
      'P2 is owed at least $60 in repo by P1',
    ],
    [
      { kind: 'figure', of: { kind: 'line', line: 'Dues', take: 'highest' }, is: 'is', than: 0 },
      'nothing is due',
    ],
    [
      {
        kind: 'closed',
        in: 'last',
        by: 'repayLoan',
        debt: { line: 'Loans', debtor: 1, repaidIn: 'cash' },
      },
      'a debt in loans of P1, repaid in cash has ended as the last step',
    ],
    [
      {
        kind: 'ratio',
        of: { kind: 'sheet', party: 0, take: 'netWorth' },
        to: { kind: 'sheet', party: 0, take: 'total' },
        is: 'atLeast',
        than: 1000,
      },
      'the net worth of P0, as a share of the balance sheet of P0, is at least 10.00 %',
    ],
    [
      { kind: 'not', of: { kind: 'back', part: 'cash' } },
      'it is not so that the holdings of cash of the opening are there again',
    ],
  ])('are plain: %j', (goal, words) => {
    expect(said(goal)).toBe(words);
  });

  test('can be said of every task of the lessons', () => {
    const all = LESSONS.flatMap(everyStart).flatMap(({ tasks }) =>
      tasks.flatMap(({ data }) => data ?? []),
    );
    for (const data of all) {
      expect(said(goalOf(data))).toMatch(/^[A-Za-z“][^{}]+[^.]$/);
      expect(said(goalOf(data))).not.toContain('undefined');
    }
  });

  test('have the unit of the figure', () => {
    expect(valueIn(unitOf({ kind: 'setting', setting: 'overdraft' }), 5000)).toBe('$50');
    expect(valueIn(unitOf({ kind: 'setting', setting: 'interestRate' }), 500)).toBe('5.00 %');
    expect(valueIn(unitOf({ kind: 'debts', line: 'Repos', take: 'count' }), 2)).toBe('2');
  });
});
