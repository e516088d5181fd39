import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { type LoadedTree, loadTree, mergeTree, pinNote, saveTree } from '@/events/log/tree';
import type { Upcaster } from '@/events/log/upcast';
import { eventsTo } from '@/events/timeline/lines';
import {
  act,
  childrenOf,
  newTimeline,
  nodeAt,
  removeFrom,
  type Timeline,
} from '@/events/timeline/timeline';
import { lessonOf } from '../../../helpers/boards';
import { note, payment } from '../../../helpers/cursors';

const board = lessonBoard(lessonOf(2));
const start = newTimeline(board);
const { opening } = start;
const pay = (amount: number) => payment(1, 2, amount);

/** Does events one after another from a node. */
function line(timeline: Timeline<BankingRound>, from: number, events: readonly BankingEvent[]) {
  let last = { timeline, node: from };
  for (const event of events) {
    const { timeline: next, node, refused } = act(last.timeline, last.node, event);
    if (refused) throw new Error(refused.message);
    last = { timeline: next, node };
  }
  return last;
}

/** 1 then 2; instead of 2, 3 and 4. */
function forked() {
  const main = line(start, opening, [pay(1), pay(2)]);
  const beside = line(main.timeline, opening + 1, [pay(3), pay(4)]);
  return { timeline: beside.timeline, main: main.node, beside: beside.node };
}

function loaded(content: unknown): LoadedTree<BankingRound> {
  const read = loadTree(content, board);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

/** Every line from the opening to a leaf, as amounts, in order. */
function linesOf(timeline: Timeline<BankingRound>, from = opening): readonly string[] {
  const children = childrenOf(timeline, from);
  if (children.length > 0) return children.flatMap((child) => linesOf(timeline, child));
  return [
    eventsTo(timeline, from)
      .map((event) => ('amount' in event ? event.amount : event.type))
      .join(' '),
  ];
}

describe('a saved tree', () => {
  const { timeline, main, beside } = forked();
  const saved = saveTree({ timeline, at: beside, leaf: beside });

  test('is a list of events, parents first, main line first', () => {
    expect(saved).toEqual({
      format: 'tallystick-tree',
      version: 1,
      lesson: 2,
      nodes: [
        { parent: -1, event: pay(1) },
        { parent: 0, event: pay(2) },
        { parent: 0, event: pay(3) },
        { parent: 2, event: pay(4) },
      ],
      at: 3,
      leaf: 3,
    });
  });

  test('leads back to the same lines and the same cursor', () => {
    const { cursor, dropped } = loaded(JSON.parse(JSON.stringify(saved)));
    expect(linesOf(cursor.timeline)).toEqual(['1 2', '1 3 4']);
    expect(eventsTo(cursor.timeline, cursor.at)).toEqual([pay(1), pay(3), pay(4)]);
    expect(eventsTo(cursor.timeline, cursor.leaf)).toEqual([pay(1), pay(3), pay(4)]);
    expect(dropped).toBe(0);
  });

  test('leaves out what was cut off', () => {
    const cut = removeFrom(timeline, main);
    expect(saveTree({ timeline: cut, at: beside, leaf: beside })).toMatchObject({
      nodes: [
        { parent: -1, event: pay(1) },
        { parent: 0, event: pay(3) },
        { parent: 1, event: pay(4) },
      ],
      at: 2,
      leaf: 2,
    });
  });

  test('keeps a place in the opening as round 0', () => {
    expect(saveTree({ timeline, at: 2, leaf: opening })).toMatchObject({ at: -1, leaf: -1 });
    expect(saveTree({ timeline, at: opening, leaf: 2 })).toMatchObject({ at: -1, leaf: -1 });
    expect(loaded({ ...saved, at: -1, leaf: -1 }).cursor).toMatchObject({ at: opening });
  });

  test('keeps a place in what was cut off as round 0', () => {
    const cut = removeFrom(timeline, beside);
    expect(saveTree({ timeline: cut, at: beside, leaf: beside })).toMatchObject({
      at: -1,
      leaf: -1,
    });
  });

  test('of nothing is nothing', () => {
    const empty = saveTree({ timeline: start, at: opening, leaf: opening });
    expect(empty.nodes).toEqual([]);
    expect(loaded(empty).cursor.timeline.nodes.length).toBe(opening + 1);
  });
});

describe('reading a saved tree', () => {
  const { timeline, beside } = forked();
  const saved = saveTree({ timeline, at: beside, leaf: beside });

  test.each([
    ...[null, 5, 'tree', [], {}, { ...saved, format: 'tallystick-log' }, { ...saved, version: 2 }],
    ...[
      { ...saved, nodes: {} },
      { ...saved, nodes: [5] },
      { ...saved, nodes: [{ parent: 0.5 }] },
    ],
    ...[
      { ...saved, at: 'x' },
      { ...saved, extra: 1 },
      { ...saved, lesson: true },
    ],
  ])('that is %j says that it cannot be read', (content) => {
    expect(loadTree(content, board)).toEqual({
      problem: 'What was saved in this browser cannot be read.',
    });
  });

  test.each([3, '2', 'sandbox', 'bills-1'])('of another board, %j, says so', (lesson) => {
    expect(loadTree({ ...saved, lesson }, board)).toEqual({
      problem: `What was saved here belongs to another board, ${lesson}.`,
    });
  });

  test('leaves out what the rules refuse and what follows it, and counts it', () => {
    const nodes = [
      { parent: -1, event: pay(1) },
      { parent: 0, event: pay(99_999) },
      { parent: 1, event: pay(2) },
      { parent: 0, event: { type: 'teleport' } },
      { parent: 0, event: pay(3) },
      { parent: 77, event: pay(4) },
      { parent: 6, event: pay(4) },
      { parent: -2, event: pay(4) },
    ];
    const { cursor, dropped } = loaded({ ...saved, nodes, at: 2, leaf: 4 });
    expect(linesOf(cursor.timeline)).toEqual(['1 3']);
    expect(dropped).toBe(6);
    expect(cursor.at).toBe(opening);
    expect(eventsTo(cursor.timeline, cursor.leaf)).toEqual([pay(1), pay(3)]);
  });

  test('takes a place that is not there for round 0, on the main line', () => {
    const { cursor } = loaded({ ...saved, at: 99, leaf: -7 });
    expect(cursor.at).toBe(opening);
    expect(eventsTo(cursor.timeline, cursor.leaf)).toEqual([pay(1), pay(2)]);
  });

  test('goes on from what is shown where the end of its line is not there', () => {
    const { cursor } = loaded({ ...saved, at: 2, leaf: 99 });
    expect(eventsTo(cursor.timeline, cursor.at)).toEqual([pay(1), pay(3)]);
    expect(eventsTo(cursor.timeline, cursor.leaf)).toEqual([pay(1), pay(3), pay(4)]);
  });
});

describe('a saved tree of an older version', () => {
  const { timeline, main, beside } = forked();
  const saved = saveTree({ timeline, at: main, leaf: beside });
  /** What one step makes of the log that it is given. */
  const broughtBy = (step: Upcaster['step']) =>
    loadTree(saved, board, [{ from: 1, name: 'ChangeLogs', step }]);

  test('is brought forward as a log of its board, each event where it was', () => {
    const given: object[] = [];
    const read = broughtBy((old) => {
      given.push(old);
      return { ...old, version: 2, events: [pay(5), pay(6), pay(7), pay(8)] };
    });
    if ('problem' in read) throw new Error(read.problem);
    expect(given).toEqual([
      {
        format: 'tallystick-log',
        version: 1,
        world: 'banking',
        lesson: 2,
        events: [pay(1), pay(2), pay(3), pay(4)],
      },
    ]);
    expect(linesOf(read.cursor.timeline)).toEqual(['5 6', '5 7 8']);
    expect(eventsTo(read.cursor.timeline, read.cursor.at)).toEqual([pay(5), pay(6)]);
    expect(read.dropped).toBe(0);
  });

  test.each([
    ['events too few', { events: [pay(5)] }],
    ['events too many', { events: [pay(5), pay(6), pay(7), pay(8), pay(9)] }],
    ['no list of events', { events: 'none' }],
    ['no events', {}],
  ])('cannot be read where its events have no place any more: %s', (_, content) => {
    expect(broughtBy(() => content)).toEqual({
      problem: 'What was saved in this browser cannot be read.',
    });
  });
});

describe('a note that is pinned', () => {
  const { timeline, main, beside } = forked();
  const first = opening + 1;
  const remark = note('So far.');
  const pinned = (at: number, leaf: number, text = remark) => pinNote({ timeline, at, leaf }, text);

  test('stands before what followed, on every line, in the order there was', () => {
    const cursor = pinned(first, beside);
    if (!cursor) throw new Error('the note is new');
    expect(linesOf(cursor.timeline)).toEqual(['1 note 2', '1 note 3 4']);
    expect(eventsTo(cursor.timeline, cursor.at)).toEqual([pay(1), remark]);
    expect(eventsTo(cursor.timeline, cursor.leaf)).toEqual([pay(1), remark, pay(3), pay(4)]);
    expect(nodeAt(cursor.timeline, cursor.leaf).round.column).toEqual(
      nodeAt(timeline, beside).round.column,
    );
    expect(linesOf(timeline)).toEqual(['1 2', '1 3 4']);
  });

  test('keeps the order of the lines that part further on', () => {
    const cursor = pinned(opening, main);
    if (!cursor) throw new Error('the note is new');
    expect(linesOf(cursor.timeline)).toEqual(['note 1 2', 'note 1 3 4']);
    expect(eventsTo(cursor.timeline, cursor.at)).toEqual([remark]);
    expect(eventsTo(cursor.timeline, cursor.leaf)).toEqual([remark, pay(1), pay(2)]);
  });

  test('at the end of a line is the end of it', () => {
    const cursor = pinned(main, main);
    if (!cursor) throw new Error('the note is new');
    expect(linesOf(cursor.timeline)).toEqual(['1 2 note', '1 3 4']);
    expect(cursor.at).toBe(timeline.nodes.length);
    expect(cursor.leaf).toBe(cursor.at);
  });

  test('is pinned once only, and not at all where it is refused', () => {
    const cursor = pinned(first, beside);
    if (!cursor) throw new Error('the note is new');
    expect(pinNote({ ...cursor, at: first }, note('So far.'))).toBeNull();
    expect(pinned(first, beside, note(''))).toBeNull();
    expect(pinned(2, beside)).toBeNull();
  });
});

describe('two trees of one lesson', () => {
  const left = forked();
  const right = line(start, opening, [pay(1), pay(3), pay(5)]);
  const other = line(right.timeline, opening, [pay(6)]);
  const savedLeft = saveTree({ timeline: left.timeline, at: opening, leaf: opening });
  const savedRight = saveTree({ timeline: other.timeline, at: opening, leaf: opening });

  test('merge into their union, each keeping its own order', () => {
    expect(linesOf(mergeTree(left.timeline, savedRight))).toEqual(['1 2', '1 3 4', '1 3 5', '6']);
    expect(linesOf(mergeTree(other.timeline, savedLeft))).toEqual(['1 3 5', '1 3 4', '1 2', '6']);
  });

  test('merge without a change where nothing is new', () => {
    expect(mergeTree(left.timeline, savedLeft)).toBe(left.timeline);
    const merged = mergeTree(left.timeline, savedRight);
    expect(mergeTree(merged, savedRight)).toBe(merged);
  });

  test('leave each other as they were', () => {
    mergeTree(left.timeline, savedRight);
    expect(linesOf(left.timeline)).toEqual(['1 2', '1 3 4']);
  });
});
