import { describe, expect, test } from 'vitest';
import { pricesOn1860, YEARS } from '@/src/articles/money-in-the-american-civil-war/series';

const of = (year: number) => {
  const found = YEARS.find((one) => one.year === year);
  if (!found) throw new Error(`no year ${year}`);
  return found;
};

describe('the series of the article on the Civil War', () => {
  test('have every year once, in order', () => {
    expect(YEARS.map(({ year }) => year)).toEqual(Array.from({ length: 20 }, (_, i) => 1860 + i));
  });

  test('have paper at par with gold before suspension and after resumption, and never above it', () => {
    for (const { year, gold } of YEARS) {
      expect(gold).toBeGreaterThanOrEqual(100);
      expect(gold === 100).toBe(year < 1862 || year === 1879);
    }
  });

  // Todd's averages by month, from another source, for the years that it has whole.
  test.each([
    [1862, [1.03, 1.03, 1.01, 1.01, 1.03, 1.06, 1.15, 1.14, 1.18, 1.29, 1.31, 1.31]],
    [1863, [1.45, 1.61, 1.54, 1.51, 1.49, 1.45, 1.3, 1.25, 1.34, 1.47, 1.48, 1.51]],
    [1864, [1.55, 1.55, 1.63, 1.74, 1.79, 2.06, 2.59, 2.59, 2.25, 2.08, 2.33, 2.32]],
  ])('agree for %i with an average of months from another source', (year, months) => {
    const average = (100 * months.reduce((sum, one) => sum + one, 0)) / months.length;
    expect(Math.abs(of(year).gold - average)).toBeLessThan(1);
  });

  test('have consumer prices on their level of 1860, as the text tells them', () => {
    expect(pricesOn1860(of(1860))).toBe(100);
    expect(pricesOn1860(of(1864)).toFixed(0)).toBe('174');
    expect(pricesOn1860(of(1879)).toFixed(0)).toBe('104');
  });
});
