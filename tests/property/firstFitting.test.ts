/** The way to draw the sheets that is found by a few tries is the one that trying all of them would find. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstFitting } from '@/src/board/sheets/firstFitting';

interface Way {
  /** How much less height it takes than those before; a taller one, how much more than the one before. */
  readonly step: number;
  readonly isTaller: boolean;
  readonly isCut: boolean;
}

const ways = fc.array(
  fc.record({
    step: fc.nat(20),
    isTaller: fc.boolean(),
    isCut: fc.boolean(),
  }),
  { minLength: 1, maxLength: 14 },
);

/** The height of each way. */
function heightsOf(all: readonly Way[]): readonly number[] {
  let least = 200;
  return all.map(({ step, isTaller }) => {
    if (isTaller) return least + step;
    least -= step;
    return least;
  });
}

/** What trying every way would find. */
function byAll(all: readonly Way[], from: number, room: number) {
  const heights = heightsOf(all);
  const uncut = [...all.keys()].filter((way) => way >= from && !all[way]?.isCut);
  const fitting = uncut.find((way) => (heights[way] ?? 0) <= room);
  return fitting === undefined
    ? { way: uncut.at(-1) ?? all.length - 1, fits: false }
    : { way: fitting, fits: true };
}

/** What is found, what is drawn at the end, and by how many drawings. */
function found(all: readonly Way[], from: number, last: number, room: number) {
  const heights = heightsOf(all);
  const drawn: number[] = [];
  const fitting = firstFitting({
    count: all.length,
    from,
    last,
    isTaller: (way) => all[way]?.isTaller === true,
    draw(way) {
      drawn.push(way);
      return {
        isTooHigh: (heights[way] ?? 0) > room,
        // Asked of what is drawn, as a browser would answer.
        isCut: () => all[drawn.at(-1) ?? 0]?.isCut === true,
      };
    },
  });
  return { fitting, drawn };
}

describe('the first way that fits', () => {
  test('is the same wherever the search begins, and is what is drawn at the end', () => {
    fc.assert(
      fc.property(
        ways,
        fc.nat(13),
        fc.nat(13),
        fc.integer({ min: -20, max: 220 }),
        (all, a, b, room) => {
          const [from, last] = [a % all.length, b % all.length];
          const { fitting, drawn } = found(all, from, last, room);
          expect(fitting).toEqual(byAll(all, from, room));
          expect(drawn.at(-1)).toBe(fitting.way);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is found by two drawings where it is the last one again', () => {
    const all = [60, 10, 10, 10, 10, 10].map((step) => ({ step, isTaller: false, isCut: false }));
    const { fitting, drawn } = found(all, 0, 3, 115);
    expect(fitting).toEqual({ way: 3, fits: true });
    expect(drawn).toEqual([2, 3]);
  });
});
