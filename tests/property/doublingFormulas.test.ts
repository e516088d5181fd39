import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTINUOUSLY } from '@/src/articles/compound-interest/formulas';
import {
  errorOfRule,
  exactNumber,
  RULES,
  yearsByRule,
  yearsToDouble,
} from '@/src/articles/compound-interest-doubling/formulas';
import { MIN_RATE } from '@/src/articles/compound-interest-doubling/inputs';
import { errorPoints, worstRate } from '@/src/articles/compound-interest-doubling/tables';
import { fixed, logarithm, ONE, power, quotient, relativeError } from '../helpers/fixedPoint';

const UNITS = 1_000_000n;
/** In ten-thousandths of a percent. */
const rates = fc.oneof(
  fc.integer({ min: 1, max: 1_000_000 }),
  fc.integer({ min: 1, max: 1000 }),
  fc.constantFrom(1, 10_000, 78_500, 1_000_000),
);
const counts = fc.constantFrom(1, 2, 4, 12, 52, 365);
const rateOf = (units: number): number => units / 10_000 / 100;
const LN_2 = logarithm(2n * ONE);

function close(found: number, right: number): void {
  expect(relativeError(found, right), `${found} for ${right}`).toBeLessThan(1e-9);
}

describe('the time to double', () => {
  test('is ln 2 over the logarithm of the growth, at every period', () => {
    fc.assert(
      fc.property(rates, counts, (rate, periods) => {
        const each = fixed(UNITS * BigInt(periods) + BigInt(rate), UNITS * BigInt(periods));
        const right = quotient(LN_2, BigInt(periods) * logarithm(each));
        close(yearsToDouble(rateOf(rate), periods), right);
      }),
    );
  });

  test('is ln 2 over the rate where interest is added at every moment', () => {
    fc.assert(
      fc.property(rates, (rate) => {
        const right = quotient(LN_2 * UNITS, ONE * BigInt(rate));
        close(yearsToDouble(rateOf(rate), CONTINUOUSLY), right);
      }),
    );
  });

  test('lies between the whole years before and after which the sum is twice as large', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 1_000_000 }), (rate) => {
        const growth = fixed(UNITS + BigInt(rate), UNITS);
        const time = yearsToDouble(rateOf(rate));
        const [before, after] = [Math.floor(time - 1e-9), Math.ceil(time + 1e-9)];
        expect(power(growth, before) <= 2n * ONE).toBe(true);
        expect(power(growth, after) >= 2n * ONE).toBe(true);
      }),
    );
  });

  test('gets shorter as the rate rises and as interest is added more often', () => {
    fc.assert(
      fc.property(rates, rates, counts, (one, other, periods) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const slow = yearsToDouble(rateOf(low), periods);
        expect(yearsToDouble(rateOf(high), periods)).toBeLessThanOrEqual(slow);
        expect(slow).toBeLessThanOrEqual(yearsToDouble(rateOf(low)) * (1 + 1e-12));
        expect(slow).toBeGreaterThanOrEqual(yearsToDouble(rateOf(low), CONTINUOUSLY) * (1 - 1e-12));
      }),
    );
  });

  test('never comes at 0 %, exactly or by rule', () => {
    for (const periods of [1, 12, CONTINUOUSLY]) {
      expect(yearsToDouble(0, periods)).toBe(Number.POSITIVE_INFINITY);
    }
    expect(yearsByRule(72, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(errorOfRule(72, 0)).toBeCloseTo(errorOfRule(72, 1e-9), 8);
  });

  test('is a year at 100 %', () => {
    expect(yearsToDouble(1)).toBe(1);
    expect(yearsByRule(72, 1)).toBe(0.72);
    expect(errorOfRule(72, 1)).toBeCloseTo(-0.28, 12);
  });
});

describe('a rule', () => {
  test('is a number over the rate in percent', () => {
    fc.assert(
      fc.property(rates, fc.constantFrom(720, 700, 693), (rate, tenths) => {
        const right = quotient(BigInt(tenths) * 1000n, BigInt(rate));
        close(yearsByRule(tenths / 10, rateOf(rate)), right);
      }),
    );
  });

  test('is too long below the rate that its number is exact at, too short above', () => {
    fc.assert(
      fc.property(rates, counts, fc.constantFrom(...RULES), (rate, periods, rule) => {
        const number = exactNumber(rateOf(rate), periods);
        const error = errorOfRule(rule, rateOf(rate), periods);
        expect(error).toBeCloseTo(rule / number - 1, 12);
      }),
    );
    expect(errorOfRule(72, 0.0784)).toBeGreaterThan(0);
    expect(errorOfRule(72, 0.0785)).toBeLessThan(0);
    expect(exactNumber(0.0785)).toBeCloseTo(72, 1);
  });

  test('says ever less of the time as the rate rises, and is drawn so', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RULES),
        fc.integer({ min: 100, max: 10_000 }),
        (rule, most) => {
          const points = errorPoints(rule, most / 100);
          expect(points[0]?.x).toBe(MIN_RATE);
          expect(points.at(-1)?.x).toBeCloseTo(most / 100, 9);
          const errors = points.map(({ y }) => y);
          expect(errors.toSorted((one, other) => other - one)).toEqual(errors);
          const worst = Math.abs(errorOfRule(rule, worstRate(rule, most / 100) / 100)) * 100;
          expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(worst + 1e-9);
        },
      ),
    );
  });
});
