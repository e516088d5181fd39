import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { fold } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { append, appendOnlyList, entryAt } from '@/events/timeline/appendOnlyList';
import { sameEvent, sameEvents } from '@/events/timeline/equality';
import { eventsTo } from '@/events/timeline/lines';
import {
  act,
  childrenOf,
  extend,
  isOpening,
  makeMainLine,
  newTimeline,
  nodeAt,
  parentOf,
  promote,
  removeFrom,
  type Timeline,
} from '@/events/timeline/timeline';
import { lessonOf, openingOf } from '../../../helpers/boards';
import { payment } from '../../../helpers/cursors';

const board = lessonBoard(lessonOf(2));
const start = newTimeline(board);
const { opening } = start;
const pay = (amount: number) => payment(1, 2, amount);

/** Acts; throws when the rules refuse. */
function done(timeline: Timeline<BankingRound>, at: number, event: BankingEvent) {
  const acted = act(timeline, at, event);
  if (acted.refused) throw new Error(acted.refused.message);
  return acted;
}

/** A timeline with 1, 2, 3 paid one after another, then 4 and 5 paid instead of 2. */
function forked() {
  const one = done(start, opening, pay(100));
  const two = done(one.timeline, one.node, pay(200));
  const three = done(two.timeline, two.node, pay(300));
  const four = done(three.timeline, one.node, pay(400));
  const five = done(four.timeline, four.node, pay(500));
  return {
    timeline: five.timeline,
    one: one.node,
    two: two.node,
    three: three.node,
    four: four.node,
    five: five.node,
  };
}

function amountsTo(timeline: Timeline<BankingRound>, id: number): readonly number[] {
  return eventsTo(timeline, id).map((event) => ('amount' in event ? event.amount : 0));
}

describe('a new timeline', () => {
  test('holds the blank board and the opening, a node for each event', () => {
    expect(nodeAt(start, 0)).toMatchObject({ parent: null, depth: 0, round: BLANK });
    expect(opening).toBe(5);
    expect(nodeAt(start, opening).round).toBe(openingOf(2));
    expect(childrenOf(start, opening)).toEqual([]);
    expect(childrenOf(start, 0)).toEqual([1]);
    expect(() => nodeAt(start, 6)).toThrow('no node 6');
  });

  test('knows its opening', () => {
    const { timeline, node } = done(start, opening, pay(100));
    expect(isOpening(timeline, opening)).toBe(true);
    expect(isOpening(timeline, 0)).toBe(true);
    expect(isOpening(timeline, node)).toBe(false);
    expect([parentOf(timeline, node), parentOf(timeline, 0)]).toEqual([opening, 0]);
  });
});

describe('acting', () => {
  test('adds a node and leaves the older timeline as it was', () => {
    const { timeline, node } = done(start, opening, pay(100));
    expect(nodeAt(timeline, node)).toMatchObject({ parent: opening, depth: 6 });
    expect(childrenOf(timeline, opening)).toEqual([node]);
    expect(childrenOf(start, opening)).toEqual([]);
    expect(start.nodes.length).toBe(6);
  });

  test('follows the same event where it was done before', () => {
    const { timeline, one, two } = forked();
    const again = act(timeline, one, { ...pay(200) });
    expect([again.node, again.refused]).toEqual([two, null]);
    expect(again.timeline).toBe(timeline);
  });

  test('in the past starts a branch beside the old continuation', () => {
    const { timeline, one, two, three, four, five } = forked();
    expect(childrenOf(timeline, one)).toEqual([two, four]);
    expect(amountsTo(timeline, three)).toEqual([100, 200, 300]);
    expect(amountsTo(timeline, five)).toEqual([100, 400, 500]);
    expect(nodeAt(timeline, five).round.column).toEqual([20000, 10000, 10000, 9000, 11000]);
  });

  test('that is refused changes nothing', () => {
    const { timeline, three } = forked();
    const refused = act(timeline, three, pay(9401));
    expect(refused.timeline).toBe(timeline);
    expect([refused.node, refused.refused?.code]).toEqual([three, 'INSUFFICIENT_DEPOSITS']);
  });

  test('follows the opening’s own rounds, and adds none between them', () => {
    const second = nodeAt(start, 2).round.event;
    if (!second) throw new Error('the opening has events');
    expect(act(start, 1, { ...second })).toEqual({ timeline: start, node: 2, refused: null });
    const between = act(start, 2, { type: 'note', text: 'In between.' });
    expect([between.timeline === start, between.node]).toEqual([true, 2]);
    expect(between.refused?.message).toMatch(/step to 0/);
  });

  test('in two versions of one timeline keeps both', () => {
    const { timeline, node } = done(start, opening, pay(100));
    const left = done(timeline, node, pay(1));
    const right = done(timeline, node, pay(2));
    expect(left.node).toBe(right.node);
    expect(amountsTo(left.timeline, left.node)).toEqual([100, 1]);
    expect(amountsTo(right.timeline, right.node)).toEqual([100, 2]);
    expect(childrenOf(timeline, node)).toEqual([]);
  });
});

describe('the branches of a fork', () => {
  test('are put first by promoting, one fork at a time, from the nearest', () => {
    const { timeline, one, two, four, five } = forked();
    const root = done(timeline, opening, pay(600)).timeline;
    const deep = done(root, five, pay(700));
    const other = done(deep.timeline, five, pay(800));
    expect(childrenOf(other.timeline, five)).toEqual([deep.node, other.node]);

    const once = promote(other.timeline, other.node);
    expect(childrenOf(once, five)).toEqual([other.node, deep.node]);
    expect(childrenOf(once, one)).toEqual([two, four]);
    const twice = promote(once, other.node);
    expect(childrenOf(twice, one)).toEqual([four, two]);
    expect(promote(twice, other.node)).toBe(twice);
    expect(childrenOf(other.timeline, five)).toEqual([deep.node, other.node]);
  });

  test('are made the main line all at once', () => {
    const { timeline, one, two, four, five } = forked();
    const late = done(timeline, opening, pay(600));
    expect(childrenOf(late.timeline, opening)).toEqual([one, late.node]);
    const main = makeMainLine(promote(late.timeline, late.node), five);
    expect(childrenOf(main, opening)).toEqual([one, late.node]);
    expect(childrenOf(main, one)).toEqual([four, two]);
    expect(makeMainLine(main, five)).toBe(main);
  });

  test('of the opening stay as they are', () => {
    expect(promote(start, opening)).toBe(start);
    expect(makeMainLine(start, 3)).toBe(start);
  });
});

describe('removing', () => {
  test('cuts a node and all after it off, and only there', () => {
    const { timeline, one, two, four, five } = forked();
    const cut = removeFrom(timeline, two);
    expect(childrenOf(cut, one)).toEqual([four]);
    expect(amountsTo(cut, five)).toEqual([100, 400, 500]);
    expect(childrenOf(timeline, one)).toEqual([two, four]);
    expect(childrenOf(removeFrom(cut, four), one)).toEqual([]);
    expect(childrenOf(removeFrom(timeline, one), opening)).toEqual([]);
  });

  test('of the last node leaves a place where one can act again', () => {
    const { timeline, five, four } = forked();
    const cut = removeFrom(timeline, five);
    expect(childrenOf(cut, four)).toEqual([]);
    const again = done(cut, four, pay(500));
    expect(again.node).not.toBe(five);
    expect(amountsTo(again.timeline, again.node)).toEqual([100, 400, 500]);
    expect(childrenOf(again.timeline, four)).toEqual([again.node]);
  });

  test('never touches the opening', () => {
    expect(removeFrom(start, opening)).toBe(start);
    expect(removeFrom(start, 0)).toBe(start);
  });
});

test('rounds that were just folded are appended as they are', () => {
  const { rounds } = fold(openingOf(2), [pay(1), pay(2), pay(3)], lessonOf(2).offers);
  const timeline = extend(start, opening, rounds);
  expect(amountsTo(timeline, opening + 3)).toEqual([1, 2, 3]);
  expect(nodeAt(timeline, opening + 2).round).toBe(rounds[1]);
  expect(start.nodes.length).toBe(opening + 1);
  const beside = extend(timeline, opening, rounds.slice(0, 1));
  expect(childrenOf(beside, opening)).toEqual([opening + 1, opening + 4]);
});

describe('events are the same', () => {
  test('when type and fields agree', () => {
    expect(sameEvent(pay(1), pay(1))).toBe(true);
    expect(sameEvent(pay(1), pay(2))).toBe(false);
    const deposit: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 1 };
    expect(sameEvent(pay(1), deposit)).toBe(false);
  });

  test('with a field left out only when both leave it out', () => {
    const settle = { type: 'settleDues', bank: 0, with: 1 } as const;
    const [credit, debit] = (['credit', 'debit'] as const).map((by) => ({ ...settle, by }));
    if (!credit || !debit) throw new Error('two ways to pay');
    expect(sameEvent(settle, { ...settle })).toBe(true);
    expect(sameEvent(settle, credit)).toBe(false);
    expect(sameEvent(credit, settle)).toBe(false);
    expect(sameEvent(debit, credit)).toBe(false);
  });

  test('deposits and withdrawals never', () => {
    const deposit: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 1 };
    expect(sameEvent(deposit, { ...deposit, type: 'withdraw' })).toBe(false);
  });

  test('in two lists, when there are as many in the same order, however their fields are ordered', () => {
    const [one, two] = [pay(1), pay(2)];
    const turned = Object.fromEntries(Object.entries(one).reverse());
    expect(sameEvents([one, two], [{ ...turned, type: one.type }, two])).toBe(true);
    expect(sameEvents([one, two], [two, one])).toBe(false);
    expect(sameEvents([one, two], [one])).toBe(false);
    expect(sameEvents([one], [one, two])).toBe(false);
  });
});

describe('a growing list', () => {
  test('keeps every version, whichever one grows', () => {
    const empty = appendOnlyList<string>([]);
    const one = append(empty, 'a');
    const two = append(one, 'b');
    const other = append(one, 'c');
    expect([entryAt(two, 1), entryAt(other, 1), entryAt(one, 1), entryAt(empty, 0)]).toEqual([
      ...['b', 'c'],
      undefined,
      undefined,
    ]);
    expect([empty.length, one.length, two.length, other.length]).toEqual([0, 1, 2, 2]);
    expect(two.shared).toBe(one.shared);
    expect(other.shared).not.toBe(one.shared);
  });

  test('is not the list it was made of', () => {
    const items = ['a'];
    const list = appendOnlyList(items);
    items.push('b');
    expect(entryAt(list, 1)).toBeUndefined();
    expect(entryAt(list, -1)).toBeUndefined();
  });
});
