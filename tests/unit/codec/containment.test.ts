import { describe, expect, test } from 'vitest';
import { nodesOfLog } from '@/src/board/session/containment';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';

const [one, two, three] = [payment(1, 2, 100), payment(1, 2, 200), payment(2, 1, 300)];
const line = acting(openingCursorOf(2), one, note('why'), two);
const { timeline, at } = acting(stepped(line, 1), three);
const { opening } = timeline;

describe('a log that was played here', () => {
  test('opens at round 0 of its own line where no round is named', () => {
    expect(nodesOfLog(timeline, [one, note('why'), two], null)).toEqual({
      node: opening,
      line: line.leaf,
    });
    expect(nodesOfLog(timeline, [one, note('why'), three], null)).toEqual({
      node: opening,
      line: at,
    });
  });

  test('leads to a round of its own line', () => {
    const events = [one, note('why'), three];
    const nodes = [2, 1, 0, -2].map((round) => nodesOfLog(timeline, events, round)?.node);
    expect(nodes).toEqual([at, opening + 2, opening, opening - 2]);
    expect(nodesOfLog(timeline, events, 1)?.line).toBe(at);
  });

  test('leads to an end of that line where the round is beyond it', () => {
    expect(nodesOfLog(timeline, [one], 9)?.node).toBe(opening + 1);
    expect(nodesOfLog(timeline, [one], -99)?.node).toBe(1);
  });

  test('is the opening where it is empty', () => {
    expect(nodesOfLog(timeline, [], null)).toEqual({ node: opening, line: opening });
  });
});

describe('a log that was not', () => {
  test.each([
    ['goes on from what is here', [one, note('why'), two, three]],
    ['has one event that is not', [one, note('why not'), two]],
    ['leaves out one that is', [one, two]],
    ['has them in another order', [note('why'), one, two]],
    ['has another amount', [payment(1, 2, 101)]],
  ])('leads nowhere: it %s', (_what, events) => {
    expect(nodesOfLog(timeline, events, null)).toBeNull();
  });
});
