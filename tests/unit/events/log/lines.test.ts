import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import {
  ancestorAt,
  branchesAt,
  eventsTo,
  firstRound,
  isMainLine,
  isOnLine,
  lastRound,
  leafFrom,
  nodeOfRound,
  playedNodes,
  roundNumber,
  weightOf,
} from '@/events/timeline/lines';
import { act, newTimeline, type Timeline } from '@/events/timeline/timeline';
import { lessonOf } from '../../../helpers/boards';
import { note, payment } from '../../../helpers/cursors';

const start = newTimeline(lessonBoard(lessonOf(2)));
const { opening } = start;
const pay = (amount: number) => payment(1, 2, amount);
const setting: BankingEvent = { type: 'setOverdraft', value: 2000 };

/** Does events one after another from a node, and gives the nodes they made. */
function line(timeline: Timeline<BankingRound>, from: number, events: readonly BankingEvent[]) {
  let last = { timeline, node: from };
  const nodes = events.map((event) => {
    const { timeline: next, node, refused } = act(last.timeline, last.node, event);
    if (refused) throw new Error(refused.message);
    last = { timeline: next, node };
    return node;
  });
  return { timeline: last.timeline, nodes, leaf: last.node };
}

describe('rounds of a line', () => {
  const events = [note('At the start.'), pay(1), pay(2), setting, note('Two paid.'), pay(3)];
  const { timeline, nodes, leaf } = line(start, opening, events);

  test('are numbered from the opening, which is 0 and ends the negative ones', () => {
    expect(nodes.map((id) => roundNumber(timeline, id))).toEqual([0, 1, 2, 2, 2, 3]);
    expect([0, 1, 2, 3, 4, 5].map((id) => roundNumber(timeline, id))).toEqual([
      ...[-5, -4, -3, -2, -1, 0],
    ]);
    expect([firstRound(timeline), lastRound(timeline, leaf)]).toEqual([-4, 3]);
    expect(lastRound(timeline, opening)).toBe(0);
  });

  test('show with the settings and notes that belong to them', () => {
    const [atStart, one, , , twoPaid, three] = nodes;
    expect(nodeOfRound(timeline, leaf, 0)).toBe(atStart);
    expect(nodeOfRound(timeline, leaf, 1)).toBe(one);
    expect(nodeOfRound(timeline, leaf, 2)).toBe(twoPaid);
    expect(nodeOfRound(timeline, leaf, 3)).toBe(three);
    expect(nodeOfRound(timeline, leaf, -4)).toBe(1);
    expect(nodeOfRound(timeline, leaf, -1)).toBe(4);
  });

  test('beyond its ends are its ends', () => {
    expect(nodeOfRound(timeline, leaf, 99)).toBe(leaf);
    expect(nodeOfRound(timeline, leaf, -99)).toBe(1);
    expect(nodeOfRound(timeline, opening, 1)).toBe(opening);
  });

  test('come with their events, those of the opening apart', () => {
    expect(eventsTo(timeline, leaf)).toEqual(events);
    expect(playedNodes(timeline, leaf).map(({ id }) => id)).toEqual(nodes);
    expect(eventsTo(timeline, opening)).toEqual([]);
    expect(eventsTo(timeline, 2)).toEqual([]);
  });
});

describe('lines with branches', () => {
  const main = line(start, opening, [pay(1), pay(2), pay(3)]);
  const [one = -1, two = -1] = main.nodes;
  const beside = line(main.timeline, one, [pay(4), note('Aside.'), pay(5)]);
  const again = line(beside.timeline, beside.nodes[0] ?? -1, [pay(6)]);
  const { timeline } = again;

  test('are told apart', () => {
    expect(isMainLine(timeline, main.leaf)).toBe(true);
    expect(isMainLine(timeline, beside.leaf)).toBe(false);
    expect(isMainLine(timeline, two)).toBe(false);
    expect(isOnLine(timeline, beside.leaf, one)).toBe(true);
    expect(isOnLine(timeline, beside.leaf, two)).toBe(false);
    expect(isOnLine(timeline, one, main.leaf)).toBe(false);
    expect(isOnLine(timeline, again.leaf, 0)).toBe(true);
  });

  test('go on by first choices', () => {
    expect(leafFrom(timeline, opening)).toBe(main.leaf);
    expect(leafFrom(timeline, beside.nodes[0] ?? -1)).toBe(beside.leaf);
    expect(leafFrom(timeline, again.leaf)).toBe(again.leaf);
  });

  test('are listed at their forks', () => {
    expect(branchesAt(timeline, one)).toEqual([
      { node: two, isMain: true },
      { node: beside.nodes[0], isMain: false },
    ]);
    expect(branchesAt(timeline, two)).toEqual([{ node: main.leaf, isMain: true }]);
    expect(branchesAt(timeline, main.leaf)).toEqual([]);
  });

  test('weigh what would go with them', () => {
    expect(weightOf(timeline, one)).toEqual({ events: 7, notes: 1 });
    expect(weightOf(timeline, beside.nodes[0] ?? -1)).toEqual({ events: 4, notes: 1 });
    expect(weightOf(timeline, main.leaf)).toEqual({ events: 1, notes: 0 });
  });

  test('have no ancestor below their end', () => {
    expect(() => ancestorAt(timeline, one, 99)).toThrow('no depth 99');
  });
});

describe('a line that branches at every step', () => {
  /** A comb: at every node two ways on, the second one followed. */
  function comb(depth: number) {
    let timeline = start;
    let at = opening;
    const spine: number[] = [];
    for (let step = 0; step < depth; step += 1) {
      timeline = act(timeline, at, note(`tooth ${step}`)).timeline;
      const next = act(timeline, at, note(`spine ${step}`));
      timeline = next.timeline;
      at = next.node;
      spine.push(at);
    }
    return { timeline, spine, leaf: at };
  }

  test('finds its ancestors and events as any other', () => {
    const { timeline, spine, leaf } = comb(300);
    expect(spine.map((_, step) => ancestorAt(timeline, leaf, opening + 1 + step).id)).toEqual(
      spine,
    );
    expect(eventsTo(timeline, leaf)).toEqual(spine.map((_, step) => note(`spine ${step}`)));
    expect(weightOf(timeline, opening + 1)).toEqual({ events: 1, notes: 1 });
  });
});

test('a long straight line is deep and quick', () => {
  const events = Array.from({ length: 5000 }, (_, index) => note(`remark ${index}`));
  const { timeline, leaf } = line(start, opening, events);
  expect(ancestorAt(timeline, leaf, opening).id).toBe(opening);
  expect(eventsTo(timeline, leaf)).toEqual(events);
  expect(nodeOfRound(timeline, leaf, 0)).toBe(leaf);
  expect(weightOf(timeline, opening + 1).events).toBe(5000);
});
