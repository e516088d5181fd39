import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areWeights, WHOLE, withWeight } from '@/src/articles/consumer-price-index/basket';
import { BASE_WEIGHTS, CATEGORIES } from '@/src/articles/consumer-price-index/categories';
import { MAX_YEARS, readYears, writeYears } from '@/src/articles/consumer-price-index/code';
import {
  BASE,
  chained,
  contributions,
  factorOf,
  MAX_CHANGE,
  MIN_CHANGE,
  rateOf,
  type Year,
} from '@/src/articles/consumer-price-index/laspeyres';

const N = CATEGORIES.length;

const setting = fc.record({
  category: fc.nat({ max: N - 1 }),
  weight: fc.oneof(fc.nat({ max: WHOLE }), fc.constantFrom(0, 1, WHOLE - 1, WHOLE)),
});

/** Weights as a person can come by them: by setting one after another. */
const weights = fc
  .array(setting, { maxLength: 30 })
  .map((settings) =>
    settings.reduce<readonly number[]>(
      (now, { category, weight }) => withWeight(now, category, weight, BASE_WEIGHTS),
      BASE_WEIGHTS,
    ),
  );

const change = fc.oneof(
  fc.integer({ min: MIN_CHANGE, max: MAX_CHANGE }),
  fc.integer({ min: -500, max: 1_500 }),
  fc.constantFrom(MIN_CHANGE, 0, MAX_CHANGE),
);
const changes = fc.array(change, { minLength: N, maxLength: N });
const year: fc.Arbitrary<Year> = fc.record({ weights, changes });
const years = fc.array(year, { minLength: 1, maxLength: MAX_YEARS });

/** How far a number lies from an exact fraction, as a part of that fraction. */
function errorOf(found: number, [numerator, denominator]: readonly [bigint, bigint]): number {
  // Forty years of −99 % leave a number with eighty zeros after the point.
  const scale = 10n ** 120n;
  const exact = (numerator * scale) / denominator;
  const given = toFraction(found, scale);
  const off = exact > given ? exact - given : given - exact;
  return exact === 0n ? Number(off) : Number((off * 10n ** 15n) / abs(exact)) / 1e15;
}

const abs = (one: bigint) => (one < 0n ? -one : one);

/** A double times a scale, exactly: it is a whole number over a power of two. */
function toFraction(found: number, scale: bigint): bigint {
  let [mantissa, halvings] = [found, 0n];
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    halvings += 1n;
  }
  return (BigInt(mantissa) * scale) / 2n ** halvings;
}

/** A year's factor as an exact fraction. */
function exactFactor({ weights: shares, changes: moves }: Year): readonly [bigint, bigint] {
  const sum = shares.reduce(
    (total, share, index) => total + BigInt(share) * (10_000n + BigInt(moves[index] ?? 0)),
    0n,
  );
  return [sum, 100_000_000n];
}

function product(list: readonly Year[]): readonly [bigint, bigint] {
  return list.map(exactFactor).reduce((one, other) => [one[0] * other[0], one[1] * other[1]]);
}

const near = (found: number, expected: number) =>
  Math.abs(found - expected) <= 1e-9 * Math.max(Math.abs(found), Math.abs(expected), 1e-300);

describe('weights', () => {
  test('make up 100 % and none is below zero, whatever was set before', () => {
    fc.assert(
      fc.property(weights, (now) => {
        expect(areWeights(now, N)).toBe(true);
      }),
    );
  });

  test('stand where they were set, and the others keep their order', () => {
    fc.assert(
      fc.property(weights, setting, (before, { category, weight }) => {
        const after = withWeight(before, category, weight, BASE_WEIGHTS);
        expect(after[category]).toBe(weight);
        const others = before
          .map((one, index) => ({ one, index }))
          .filter(({ index }) => index !== category);
        if (others.every(({ one }) => one === 0)) return;
        for (const { one, index } of others) {
          for (const other of others) {
            // Rounding may part two that were alike, by one step; it never turns an order round.
            if (one > other.one) {
              expect(after[index]).toBeGreaterThanOrEqual(after[other.index] ?? Number.NaN);
            }
          }
        }
      }),
    );
  });

  test('of the others change in proportion, to within a step of rounding', () => {
    fc.assert(
      fc.property(weights, setting, (before, { category, weight }) => {
        const rest = WHOLE - (before[category] ?? 0);
        if (rest === 0) return;
        const after = withWeight(before, category, weight, BASE_WEIGHTS);
        before.forEach((one, index) => {
          if (index === category) return;
          const share = (one * (WHOLE - weight)) / rest;
          expect(Math.abs((after[index] ?? Number.NaN) - share)).toBeLessThan(1);
        });
      }),
    );
  });

  test('that are set to what they are change nothing', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: N - 1 }), (before, category) => {
        const same = withWeight(before, category, before[category] ?? 0, BASE_WEIGHTS);
        expect(same).toEqual(before);
      }),
    );
  });
});

describe('the index of a year', () => {
  test('is what exact fractions give', () => {
    fc.assert(
      fc.property(year, (one) => {
        expect(errorOf(factorOf(one), exactFactor(one))).toBeLessThan(1e-9);
        const [top, bottom] = exactFactor(one);
        const rate = [(top - bottom) * 100n, bottom] as const;
        expect(errorOf(rateOf(one), rate)).toBeLessThan(1e-9);
      }),
    );
  });

  test('rises by x % when all prices do, whatever the weights', () => {
    fc.assert(
      fc.property(weights, change, (shares, moved) => {
        const one = { weights: shares, changes: shares.map(() => moved) };
        expect(rateOf(one)).toBe(moved / 100);
        expect(near(factorOf(one), 1 + moved / 10_000)).toBe(true);
      }),
    );
  });

  test('lies between the least and the greatest price relative', () => {
    fc.assert(
      fc.property(year, (one) => {
        expect(rateOf(one)).toBeGreaterThanOrEqual(Math.min(...one.changes) / 100);
        expect(rateOf(one)).toBeLessThanOrEqual(Math.max(...one.changes) / 100);
        expect(factorOf(one)).toBeGreaterThan(0);
      }),
    );
  });

  test('is the sum of what its categories contribute', () => {
    fc.assert(
      fc.property(year, (one) => {
        const sum = contributions(one).reduce((total, part) => total + part, 0);
        expect(Math.abs(sum - rateOf(one))).toBeLessThan(1e-9);
      }),
    );
  });

  test('does not depend on the order of the categories', () => {
    fc.assert(
      fc.property(year, fc.nat({ max: N }), (one, cut) => {
        const turned = (list: readonly number[]) => [...list.slice(cut), ...list.slice(0, cut)];
        const other = { weights: turned(one.weights), changes: turned(one.changes) };
        expect(factorOf(other)).toBe(factorOf(one));
      }),
    );
  });

  test('does not fall when one price is higher', () => {
    fc.assert(
      fc.property(year, fc.nat({ max: N - 1 }), fc.nat({ max: 1_000 }), (one, category, more) => {
        const higher = one.changes.map((own, index) => (index === category ? own + more : own));
        expect(rateOf({ ...one, changes: higher })).toBeGreaterThanOrEqual(rateOf(one));
      }),
    );
  });
});

describe('the chain', () => {
  test('is the product of its years, to a billionth of the exact fraction', () => {
    fc.assert(
      fc.property(years, (list) => {
        const last = chained(list).at(-1)?.index ?? Number.NaN;
        const [top, bottom] = product(list);
        expect(errorOf(last / BASE, [top, bottom])).toBeLessThan(1e-9);
      }),
    );
  });

  test('ends where it ends in whatever order the years came', () => {
    fc.assert(
      fc.property(years, fc.nat(), (list, turn) => {
        const cut = turn % list.length;
        const other = [...list.slice(cut), ...list.slice(0, cut)].reverse();
        const [one = 0, two = 1] = [list, other].map((some) => chained(some).at(-1)?.index);
        expect(near(one, two)).toBe(true);
      }),
    );
  });

  test('does not change in its earlier years when a year is added', () => {
    fc.assert(
      fc.property(years, year, (list, next) => {
        expect(chained([...list, next]).slice(0, -1)).toEqual(chained(list));
      }),
    );
  });
});

describe('an address', () => {
  test('carries any years', () => {
    fc.assert(
      fc.property(years, (list) => {
        const text = writeYears(list, BASE_WEIGHTS);
        expect(text).toMatch(/^[\d.*_-]+$/);
        expect(readYears(text, BASE_WEIGHTS)).toEqual({ years: list, isCut: false });
      }),
    );
  });

  test('that anybody made up is read without harm', () => {
    const bits = fc.constantFrom('0', '5', '-', '.', '*', '_', '9900', '100001', 'NaN', 'é', '1e9');
    const hostile = fc.oneof(
      fc.string(),
      fc.array(bits).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const { years: read, isCut } = readYears(text, BASE_WEIGHTS);
        expect(read.length).toBeLessThanOrEqual(MAX_YEARS);
        for (const one of chained(read)) {
          expect(areWeights(one.weights, N)).toBe(true);
          expect(Number.isFinite(one.index)).toBe(true);
        }
        if (text !== '' && read.length === 0) expect(isCut).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
