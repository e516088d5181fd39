import { describe, expect, test } from 'vitest';
import {
  apportioned,
  areWeights,
  WHOLE,
  withWeight,
} from '@/src/articles/consumer-price-index/basket';
import {
  BASE_WEIGHTS,
  CATEGORIES,
  EXAMPLE_CHANGES,
  NO_CHANGES,
} from '@/src/articles/consumer-price-index/categories';
import {
  MAX_YEARS,
  readChanges,
  readWeights,
  readYears,
  writeList,
  writeYears,
} from '@/src/articles/consumer-price-index/code';
import {
  areChanges,
  chained,
  contributions,
  factorOf,
  meanRate,
  rateOf,
} from '@/src/articles/consumer-price-index/laspeyres';

const N = CATEGORIES.length;
const alone = (index: number) => BASE_WEIGHTS.map((_, other) => (other === index ? WHOLE : 0));

describe('the basket', () => {
  test('has twelve categories of different names, which make up 100 %', () => {
    expect(N).toBe(12);
    expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(N);
    expect(new Set(CATEGORIES.map(({ name }) => name)).size).toBe(N);
    expect(areWeights(BASE_WEIGHTS, N)).toBe(true);
    expect(areChanges(EXAMPLE_CHANGES, N)).toBe(true);
  });

  test('has the published weights, rounded so that nothing is lost', () => {
    // In thousandths of a percent, as they are published; they make up 100 % as they stand.
    const published = [13698, 840, 35625, 4546, 4298, 2368, 14832, 1485, 8423, 5137, 5846, 2902];
    expect(published.reduce((sum, one) => sum + one, 0)).toBe(100_000);
    expect(apportioned(WHOLE, published)).toEqual(BASE_WEIGHTS);
  });
});

describe('setting a weight', () => {
  test('shares the difference in proportion', () => {
    expect(withWeight([5000, 3000, 2000], 0, 0, [1, 1, 1])).toEqual([0, 6000, 4000]);
    expect(withWeight([5000, 3000, 2000], 0, 7500, [1, 1, 1])).toEqual([7500, 1500, 1000]);
  });

  test('gives a remainder to whoever lost most, the first before the last', () => {
    expect(withWeight([4000, 2000, 2000, 2000], 0, 0, [1, 1, 1, 1])).toEqual([0, 3334, 3333, 3333]);
    expect(apportioned(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportioned(1, [1, 2])).toEqual([0, 1]);
  });

  test('to 100 % leaves the others nothing, and back gives them their usual proportions', () => {
    const all = withWeight(BASE_WEIGHTS, 2, WHOLE, BASE_WEIGHTS);
    expect(all).toEqual(alone(2));
    expect(withWeight(all, 2, BASE_WEIGHTS[2] ?? 0, BASE_WEIGHTS)).toEqual(BASE_WEIGHTS);
  });

  test('of another, while one has everything, takes it from that one', () => {
    const after = withWeight(alone(2), 0, 1, BASE_WEIGHTS);
    expect(after[0]).toBe(1);
    expect(after[2]).toBe(WHOLE - 1);
  });

  test.each([-1, WHOLE + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'to %s is refused',
    (no) => {
      expect(() => withWeight(BASE_WEIGHTS, 0, no, BASE_WEIGHTS)).toThrow(RangeError);
    },
  );

  test('of a category that is not there is refused', () => {
    expect(() => withWeight(BASE_WEIGHTS, N, 1, BASE_WEIGHTS)).toThrow(RangeError);
  });

  test('with nothing to go by is refused', () => {
    expect(() => apportioned(1, [0, 0])).toThrow(RangeError);
    expect(apportioned(0, [0, 0])).toEqual([0, 0]);
  });
});

describe('the index', () => {
  test('of the example in the text is 106.0, and 109.2 after it is 3.02 % more', () => {
    const year = { weights: [6000, 1500, 1500, 1000], changes: [300, 800, 0, 3000] };
    expect(factorOf(year)).toBe(1.06);
    expect(rateOf(year)).toBe(6);
    expect(contributions(year)).toEqual([1.8, 1.2, 0, 3]);
  });

  test('stays where nothing changes', () => {
    const still = { weights: BASE_WEIGHTS, changes: NO_CHANGES };
    expect(chained([still, still]).map(({ index, rate }) => [index, rate])).toEqual([
      [100, 0],
      [100, 0],
    ]);
  });

  test('is a chain: 10 % up and 10 % down is 99', () => {
    const year = (change: number) => ({
      weights: BASE_WEIGHTS,
      changes: BASE_WEIGHTS.map(() => change),
    });
    const [, second] = chained([year(1000), year(-1000)]);
    expect(second?.index).toBeCloseTo(99, 10);
    expect(second?.rate).toBe(-10);
  });

  test('of one category is that category’s price', () => {
    expect(rateOf({ weights: alone(3), changes: EXAMPLE_CHANGES })).toBe(12);
  });

  test('has a mean rate that leads to the same end', () => {
    const years = chained(
      [500, -200, 1000].map((change) => ({
        weights: BASE_WEIGHTS,
        changes: BASE_WEIGHTS.map(() => change),
      })),
    );
    const mean = meanRate(years) ?? Number.NaN;
    expect(100 * (1 + mean / 100) ** 3).toBeCloseTo(years.at(-1)?.index ?? Number.NaN, 9);
    expect(meanRate([])).toBeNull();
  });
});

describe('an address', () => {
  const year = { weights: BASE_WEIGHTS, changes: EXAMPLE_CHANGES };

  test('names only what is not as usual', () => {
    expect(writeList(NO_CHANGES, NO_CHANGES)).toBe('');
    expect(writeList([0, 0, 500, 0], [0, 0, 0, 0])).toBe('..500');
    expect(readChanges('..500', NO_CHANGES)?.slice(0, 4)).toEqual([0, 0, 500, 0]);
    expect(writeYears([{ ...year, changes: NO_CHANGES }], BASE_WEIGHTS)).toBe('0');
  });

  test('repeats no weights from one year to the next', () => {
    const own = withWeight(BASE_WEIGHTS, 0, 2000, BASE_WEIGHTS);
    const text = writeYears(
      [year, { ...year, weights: own }, { ...year, weights: own }],
      BASE_WEIGHTS,
    );
    expect(text.split('*')).toHaveLength(2);
    expect(readYears(text, BASE_WEIGHTS).years.map(({ weights }) => weights)).toEqual([
      BASE_WEIGHTS,
      own,
      own,
    ]);
  });

  test.each([
    ['a price below −99 %', '-9901'],
    ['a price above +1,000 %', '100001'],
    ['letters', 'abc'],
    ['an exponent', '1e3'],
    ['thirteen prices', '.'.repeat(12)],
    ['weights that do not make up 100 %', '0*5000'],
    ['a weight below zero', '0*-1.1455'],
    ['two lists of weights', '0**'],
    ['a year that is not there', '_0'],
  ])('with %s is read up to there', (_, text) => {
    expect(readYears(text, BASE_WEIGHTS)).toEqual({ years: [], isCut: true });
    const after = readYears(`500_${text}_500`, BASE_WEIGHTS);
    expect(after.isCut).toBe(true);
    expect(after.years).toHaveLength(1);
  });

  test('carries so many years and no more', () => {
    const full = Array.from({ length: MAX_YEARS }, () => '100').join('_');
    expect(readYears(full, BASE_WEIGHTS)).toMatchObject({ isCut: false });
    const more = readYears(`${full}_100`, BASE_WEIGHTS);
    expect(more.isCut).toBe(true);
    expect(more.years).toHaveLength(MAX_YEARS);
  });

  test('with weights is read whole or not at all', () => {
    expect(readWeights('', BASE_WEIGHTS)).toEqual(BASE_WEIGHTS);
    expect(readWeights('1', BASE_WEIGHTS)).toBeNull();
    expect(readWeights(writeList(alone(1), BASE_WEIGHTS), BASE_WEIGHTS)).toEqual(alone(1));
  });
});
