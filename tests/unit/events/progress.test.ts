import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/actions/registry';
import { metInTree } from '@/events/lessons/progress';
import { metTasks } from '@/events/lessons/task';
import { lessonBoard } from '@/events/log/boards';
import { act, newTimeline, nodeAt, type Timeline } from '@/events/log/timeline';
import { lessonOf } from '../../helpers/boards';

const lesson = lessonOf(18);

const loan = (borrower: number, lender: number, dollars: number, rate: number): BankingEvent => ({
  type: 'getFedFundsLoan',
  borrower,
  lender,
  amount: dollars * 100,
  rate,
});

/** Plays events from a node on, and gives the nodes they made. */
function played(timeline: Timeline, from: number, events: readonly BankingEvent[]) {
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
