/** What is proposed as a task. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import { BLANK } from '@/events/banking/ledger/state';
import { isMet } from '@/events/goals/evaluate';
import { namesIn } from '@/events/goals/names';
import { proposals } from '@/events/goals/propose';
import { goalProblem } from '@/events/goals/read';
import { wordsOf } from '@/events/goals/words';
import { Chance } from '@/scripts/chance';
import { lessonArena } from '@/scripts/prove/boards';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';
import { lessonOf } from '../../../helpers/boards';
import { lineOf } from '../../../helpers/lines/goalLines';
import { openingOn, stepsOf } from '../../../helpers/lines/play';
import { overdraft, pay } from '../../../helpers/tasks';

const one = [1, 0] as const;
const two = [2, 0] as const;

function proposedOn(lesson: number, ...events: readonly BankingEvent[]): readonly string[] {
  const names = namesIn(lessonBoard(lessonOf(lesson)).start.at(-1) ?? BLANK);
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

  test('is no return to an opening that has nothing', () => {
    const line = lineOf(2, [pay(one, two, 3000), pay(two, one, 3000)]);
    const kinds = ({ ground }: typeof line) =>
      proposals({ ...line, ground }).map(({ kind }) => kind);
    expect(kinds(line)).toContain('back');
    expect(kinds({ ...line, ground: { ...line.ground, opening: [] } })).not.toContain('back');
  });

  test('is nothing that held before on the line', () => {
    const again = proposedOn(2, pay(one, two, 3000), pay(two, one, 1000), pay(one, two, 1000));
    expect(again).toEqual([]);
  });

  test('is what days bring: the day, loans, calls, insolvency, closed banks', () => {
    const lend = { type: 'getFedFundsLoan', borrower: 1, lender: 3, amount: 1_000_000 } as const;
    expect(proposedOn(38, { ...lend, rate: 428 })[0]).toBe(
      'Home Loan Bank has lent to Paris Bank in fed funds at 4.28 % since the task began',
    );
    expect(proposedOn(38, { type: 'setRate', which: 'discount', value: 500 })).toContain(
      'the discount rate is 5.00 %',
    );
    const overnight = proposedOn(38, { type: 'endDay' });
    expect(overnight[0]).toBe('it is day 2 or later');
    expect(overnight).toContain('what banks hold in reserves with Central Bank is $36,002.20');
    expect(overnight).toContain('the capital of Paris Bank is $9,001.10');
    const called = proposedOn(34, { type: 'setPrice', price: 9600 });
    expect(called[0]).toBe('a margin call is open');
    const met = proposedOn(
      34,
      { type: 'setPrice', price: 9600 },
      { type: 'setPrice', price: 9900 },
      { type: 'setPrice', price: 10_000 },
    );
    expect(met[0]).toBe(
      'no margin call is open, and at some step since the opening, a margin call is open',
    );
    const lost = { type: 'writeOff', claim: 1, amount: 450_000 } as const;
    expect(proposedOn(33, lost)[0]).toBe('Bank 1 is insolvent');
    expect(proposedOn(33, lost, { type: 'closeBank', bank: 2, into: 3 })[0]).toBe(
      'Bank 1 is closed',
    );
  });

  test('is none of days where no days pass, and of reserves where no central bank is', () => {
    const said = proposedOn(2, pay(one, two, 3000)).join('\n');
    expect(said).not.toMatch(/day|margin|insolvent|closed|capital|reserves/);
  });

  test.each(LESSONS.flatMap(everyStart))(
    'holds after the last event and after none before: lesson $id from $startsFrom',
    (lesson) => {
      const { opening: events, offers } = lesson;
      const arena = lessonArena(lesson);
      for (let seed = 1; seed <= 3; seed += 1) {
        const rounds = stepsOf(arena, new Chance(seed), 8).flatMap(({ round }) => round ?? []);
        const whole = {
          ground: { opening: events, offers },
          opening: openingOn(arena),
          taskStart: 0,
        };
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
