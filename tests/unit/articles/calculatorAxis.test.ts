import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lyingAxis, spanOf, uprightAxis } from '@/src/charts/figureAxis';

const figures = fc.array(
  fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.double({ min: -1e75, max: 1e75, noNaN: true }),
    fc.integer({ min: -3, max: 3 }),
  ),
  { minLength: 1, maxLength: 30 },
);

describe('the axis of figures', () => {
  test('holds them all between ticks that rise', () => {
    fc.assert(
      fc.property(figures, fc.integer({ min: 2, max: 8 }), (values, parts) => {
        const { min, max, ticks } = uprightAxis(values, parts);
        const slack = (max - min) * 1e-6;
        expect(min).toBeLessThan(max);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(min - slack);
        expect(Math.max(...values)).toBeLessThanOrEqual(max + slack);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(parts + 3);
        expect(ticks.toSorted((one, other) => one - other)).toEqual(ticks);
        expect(new Set(ticks).size).toBe(ticks.length);
      }),
    );
  });

  test.each<[number[], number[]]>([
    [
      [1000, 1500],
      [0, 500, 1000, 1500],
    ],
    [
      [1000, 1200],
      [1000, 1050, 1100, 1150, 1200],
    ],
    [
      [0, 0.28],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-28, 4],
      [-30, -20, -10, 0, 10],
    ],
    [[1000], [0, 200, 400, 600, 800, 1000]],
    [[0], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[5e-324], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[-5], [-5, -4, -3, -2, -1, 0]],
    [
      [1000, 1000.0000001],
      [0, 500, 1000],
    ],
    [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('of %j has the ticks %j', (values, ticks) => {
    expect(uprightAxis(values, 5).ticks).toEqual(ticks);
  });

  test('across ends where they do, with whole ticks for whole figures', () => {
    expect(lyingAxis([0, 1, 2, 3], 10, true)).toEqual({ min: 0, max: 3, ticks: [0, 1, 2, 3] });
    expect(lyingAxis([0.25, 100], 5, false).ticks).toEqual([20, 40, 60, 80, 100]);
    expect(lyingAxis([0], 5, true)).toEqual({ min: 0, max: 1, ticks: [0, 1] });
  });

  test('passes over what is no number', () => {
    expect(spanOf([Number.NaN, 2, Number.POSITIVE_INFINITY, 1])).toEqual([1, 2]);
  });
});
