import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { act, newTimeline, nodeAt, type Timeline } from '@/events/timeline/timeline';
import { conditionsAt, freshIn, metInTree, progressIn } from '@/src/lessons/course/progress';
import { type Condition, metTasks, taskOf } from '@/src/lessons/course/task';
import { lessonOf } from '../../../helpers/boards';

const lesson = lessonOf(18);

const loan = (borrower: number, lender: number, dollars: number, rate: number): BankingEvent => ({
  type: 'getFedFundsLoan',
  borrower,
  lender,
  amount: dollars * 100,
  rate,
});

/** Plays events from a node on, and gives the nodes they made. */
function played(timeline: Timeline<BankingRound>, from: number, events: readonly BankingEvent[]) {
  let grown = timeline;
  let at = from;
  const nodes = events.map((event) => {
    const { timeline: next, node, refused } = act(grown, at, event);
    if (refused) throw new Error(refused.message);
    grown = next;
    at = node;
    return node;
  });
  return { timeline: grown, nodes };
}

const start = newTimeline(lessonBoard(lesson));

/** Moves the median of lesson 18 to 15 %, then to 10 %. */
const FIRST_TWO = [loan(3, 4, 40, 1500), loan(2, 1, 100, 1000)];

describe('tasks over a tree of lines', () => {
  test('nothing is met at the opening', () => {
    expect(metInTree(start, lesson.tasks)).toEqual([]);
  });

  test('on a single line they are met where the line alone meets them', () => {
    const line = played(start, start.opening, FIRST_TWO);
    const rounds = line.nodes.map((id) => nodeAt(line.timeline, id).round);
    const opening = nodeAt(start, start.opening).round;
    expect(metTasks(lesson.tasks, opening, rounds)).toEqual([0, 1]);
    expect(metInTree(line.timeline, lesson.tasks)).toEqual(line.nodes);
  });

  test('one told in conditions alone is met by whatever event they all hold after', () => {
    const line = played(start, start.opening, FIRST_TWO);
    const rounds = line.nodes.map((id) => nodeAt(line.timeline, id).round);
    const opening = nodeAt(start, start.opening).round;
    const acts = (least: number): Condition => ({
      says: `after ${least}`,
      holds: (progress) => progress.rounds.length >= least,
    });
    const told = { goal: 'Act.', begins: { party: 1, act: 'getFedFundsLoan' }, hints: [] } as const;
    const metBy = (...conditions: readonly Condition[]) =>
      metTasks([taskOf({ ...told, conditions })], opening, rounds);
    expect(metBy(acts(1))).toEqual([0]);
    expect(metBy(acts(1), acts(2))).toEqual([1]);
    expect(metBy(acts(1), acts(3))).toEqual([]);
  });

  test('what came while a tree was looked through is asked about once that is done', () => {
    const idle = played(start, start.opening, [{ type: 'note', text: 'Wait.' }]);
    const known = progressIn(idle.timeline, lesson.tasks, null, () => true);
    expect(known).toMatchObject({ met: [], isDone: false });
    const [wait = start.opening] = idle.nodes;
    const grown = played(idle.timeline, wait, FIRST_TWO);
    const found = progressIn(grown.timeline, lesson.tasks, known);
    expect(found).toMatchObject({ met: grown.nodes, isDone: true });
    expect(freshIn(found)).toBe(2);
  });

  test('the third task of lesson 18 is met from the opening, on a line of its own', () => {
    const line = played(start, start.opening, FIRST_TWO);
    const branch = played(line.timeline, start.opening, [loan(1, 2, 80, 500)]);
    const [own] = branch.nodes;
    expect(metInTree(branch.timeline, lesson.tasks)).toEqual([...line.nodes, own]);
  });

  test('a task may be met on another line, from the opening on', () => {
    const other = lessonOf(1);
    const board = newTimeline(lessonBoard(other));
    const withdraw: BankingEvent = { type: 'withdraw', customer: 1, bank: 0, amount: 5000 };
    const deposit: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 10_000 };
    const first = played(board, board.opening, [withdraw]);
    expect(metInTree(first.timeline, other.tasks)).toEqual(first.nodes);
    const second = played(first.timeline, board.opening, [deposit]);
    expect(metInTree(second.timeline, other.tasks)).toEqual([...first.nodes, ...second.nodes]);
  });

  test('a task does not count before the one before it is met anywhere', () => {
    const other = lessonOf(1);
    const board = newTimeline(lessonBoard(other));
    const deposit: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 10_000 };
    expect(metInTree(played(board, board.opening, [deposit]).timeline, other.tasks)).toEqual([]);
  });
});

describe('the conditions of the task at hand', () => {
  const conditions = lesson.tasks[2]?.conditions ?? [];
  const there = (timeline: Timeline<BankingRound>, at: number) =>
    conditionsAt(conditions, progressIn(timeline, lesson.tasks, null), at);
  const line = played(start, start.opening, FIRST_TWO);

  test('hold nowhere before the first event, nor before the task before was met', () => {
    expect(there(line.timeline, line.timeline.opening)).toEqual([false, false]);
    const [first = 0, second = 0] = line.nodes;
    expect(there(line.timeline, first)).toEqual([false, false]);
    expect(there(line.timeline, second)).toEqual([false, false]);
  });

  test('hold as the task would count them: after that event, or from the opening of another line', () => {
    const [, last = 0] = line.nodes;
    const after = played(line.timeline, last, [loan(1, 2, 10, 1000), loan(1, 2, 10, 1000)]);
    expect(after.nodes.map((node) => there(after.timeline, node))).toEqual([
      [false, true],
      [false, false],
    ]);
    const other = played(line.timeline, start.opening, [loan(1, 2, 20, 500), loan(1, 2, 60, 500)]);
    expect(other.nodes.map((node) => there(other.timeline, node))).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe('what is known of a tree when it is asked again', () => {
  const { tasks } = lesson;
  const note: BankingEvent = { type: 'note', text: 'Nothing has changed.' };
  const notes = (count: number) => Array.from({ length: count }, () => note);
  const first = played(start, start.opening, FIRST_TWO.slice(0, 1));
  const both = played(start, start.opening, FIRST_TWO);

  test('grows by what the newest events met, and says how many that were', () => {
    const blank = progressIn(start, tasks, null);
    expect([blank.met, blank.before, freshIn(blank)]).toEqual([[], null, 0]);
    const one = progressIn(first.timeline, tasks, blank);
    expect([one.met, freshIn(one)]).toEqual([first.nodes, 1]);
    const grown = played(first.timeline, first.nodes[0] ?? -1, FIRST_TWO.slice(1));
    const two = progressIn(grown.timeline, tasks, one);
    expect([two.met, freshIn(two)]).toEqual([[...first.nodes, ...grown.nodes], 1]);
    const atOnce = progressIn(both.timeline, tasks, blank);
    expect([atOnce.met, freshIn(atOnce)]).toEqual([both.nodes, 2]);
  });

  test('is nothing where the timeline is no later version of the one it is known of', () => {
    const known = progressIn(first.timeline, tasks, null);
    const back = progressIn(start, tasks, known);
    expect([back.timeline, back.met, back.before]).toEqual([start, [], null]);
    const other = played(start, start.opening, [note, ...FIRST_TWO]);
    const found = progressIn(other.timeline, tasks, known);
    expect([found.met, found.before]).toEqual([other.nodes.slice(1), null]);
    const idle = progressIn(played(start, start.opening, [note]).timeline, tasks, known);
    expect([idle.met, idle.before]).toEqual([[], null]);
  });

  test('is looked through afresh, as at a link that is opened, where more than 50 events are new', () => {
    const blank = progressIn(start, tasks, null);
    const meeting = (count: number) =>
      played(start, start.opening, [...notes(count - 1), ...FIRST_TWO.slice(0, 1)]);
    const [few, many] = [meeting(50), meeting(51)];
    const byOne = progressIn(few.timeline, tasks, blank);
    expect([byOne.met, byOne.before, freshIn(byOne)]).toEqual([few.nodes.slice(-1), 0, 1]);
    const afresh = progressIn(many.timeline, tasks, blank);
    expect([afresh.met, afresh.before, freshIn(afresh)]).toEqual([many.nodes.slice(-1), null, 0]);
    const followed = progressIn(first.timeline, tasks, blank);
    const later = played(first.timeline, first.nodes[0] ?? -1, [
      ...notes(50),
      ...FIRST_TWO.slice(1),
    ]);
    const { met, before } = progressIn(later.timeline, tasks, followed);
    expect([followed.before, met, before]).toEqual([
      0,
      [...first.nodes, ...later.nodes.slice(-1)],
      null,
    ]);
  });

  test('is then looked through from the first event, whatever had been asked about', () => {
    const main = played(start, start.opening, [note]);
    const branched = played(main.timeline, start.opening, [{ ...note, text: 'Another line.' }]);
    const known = progressIn(branched.timeline, tasks, null);
    expect(known).toMatchObject({ met: [], asked: 2, isDone: true });
    const loans = [...FIRST_TWO.slice(0, 1), ...notes(50)];
    const grown = played(branched.timeline, main.nodes[0] ?? -1, loans);
    expect(progressIn(grown.timeline, tasks, known).met).toEqual(grown.nodes.slice(0, 1));
  });
});
