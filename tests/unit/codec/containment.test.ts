import { describe, expect, test } from 'vitest';
import { placeOfLog } from '@/src/board/session/containment';
import { acting, note, openingPlaceOf, payment, stepped } from '../../helpers/places';

const [one, two, three] = [payment(1, 2, 100), payment(1, 2, 200), payment(2, 1, 300)];
const line = acting(openingPlaceOf(2), one, note('why'), two);
const { timeline, at } = acting(stepped(line, 1), three);
const { opening } = timeline;

describe('a log that was played here', () => {
  test('opens at round 0 of its own line where no round is named', () => {
    expect(placeOfLog(timeline, [one, note('why'), two], null)).toEqual({
      node: opening,
      line: line.leaf,
    });
    expect(placeOfLog(timeline, [one, note('why'), three], null)).toEqual({
      node: opening,
      line: at,
    });
  });

  test('leads to a round of its own line', () => {
    const events = [one, note('why'), three];
    const nodes = [2, 1, 0, -2].map((round) => placeOfLog(timeline, events, round)?.node);
    expect(nodes).toEqual([at, opening + 2, opening, opening - 2]);
    expect(placeOfLog(timeline, events, 1)?.line).toBe(at);
  });

  test('leads to an end of that line where the round is beyond it', () => {
    expect(placeOfLog(timeline, [one], 9)?.node).toBe(opening + 1);
    expect(placeOfLog(timeline, [one], -99)?.node).toBe(1);
  });

  test('is the opening where it is empty', () => {
    expect(placeOfLog(timeline, [], null)).toEqual({ node: opening, line: opening });
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
    expect(placeOfLog(timeline, events, null)).toBeNull();
  });
});
