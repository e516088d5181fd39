import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONTINUOUSLY,
  compoundAmount,
  compoundInterest,
  effectiveRate,
  interestOnInterest,
  realAmount,
  realRate,
  roughRealRate,
  simpleAmount,
  simpleInterest,
} from '@/src/articles/compound-interest/formulas';
import { PERIODS } from '@/src/articles/compound-interest/inputs';
import {
  asNumber,
  exponential,
  fixed,
  ONE,
  power,
  quotient,
  relativeError,
} from '../helpers/fixedPoint';

/** Rates are typed with four decimals of a percent: so many make one. */
const UNITS = 1_000_000n;

/** Principals in cents. */
const cents = fc.integer({ min: 0, max: 100_000_000_000_000 });
const someCents = fc.integer({ min: 1, max: 100_000_000_000_000 });
/** Rates in ten-thousandths of a percent: small ones as often as large. */
const rates = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.integer({ min: 1, max: 1000 }),
  fc.constantFrom(0, 1, 50_000, 1_000_000),
);
const someRates = rates.filter((units) => units > 0);
const inflations = fc.oneof(
  fc.integer({ min: -500_000, max: 10_000_000 }),
  fc.integer({ min: -1000, max: 1000 }),
);
const years = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom(0, 1, 200));
const counts = fc.constantFrom(...Object.values(PERIODS).filter(Number.isFinite));

/** What a person's percent comes to in the calculators. */
const rateOf = (units: number): number => units / 10_000 / 100;

const CLOSE = 1e-9;

function close(found: number, right: number): void {
  expect(relativeError(found, right), `${found} for ${right}`).toBeLessThan(CLOSE);
}

const growth = (units: number): bigint => fixed(UNITS + BigInt(units), UNITS);

describe('simple interest', () => {
  test('is principal times rate times years', () => {
    fc.assert(
      fc.property(cents, rates, years, (sum, rate, time) => {
        const earned = BigInt(sum) * BigInt(rate) * BigInt(time);
        close(simpleInterest(sum / 100, rateOf(rate), time), quotient(earned, 100n * UNITS));
        const all = BigInt(sum) * UNITS + earned;
        close(simpleAmount(sum / 100, rateOf(rate), time), quotient(all, 100n * UNITS));
      }),
    );
  });
});

describe('compound interest', () => {
  test('is a power, at every period', () => {
    fc.assert(
      fc.property(someCents, rates, years, counts, (sum, rate, time, periods) => {
        const each = fixed(UNITS * BigInt(periods) + BigInt(rate), UNITS * BigInt(periods));
        const times = power(each, periods * time);
        const right = quotient(BigInt(sum) * times, 100n * ONE);
        close(compoundAmount(sum / 100, rateOf(rate), time, periods), right);
        const earned = quotient(BigInt(sum) * (times - ONE), 100n * ONE);
        close(compoundInterest(sum / 100, rateOf(rate), time, periods), earned);
        close(effectiveRate(rateOf(rate), periods), asNumber(power(each, periods) - ONE));
      }),
    );
  });

  test('is simple between two times of adding', () => {
    const parts = fc.double({ min: 0, max: 0.999_999, noNaN: true });
    fc.assert(
      fc.property(someCents, rates, years, counts, parts, (sum, rate, time, periods, part) => {
        const rest = part / periods;
        const before = compoundAmount(sum / 100, rateOf(rate), time, periods);
        const found = compoundAmount(sum / 100, rateOf(rate), time + rest, periods);
        close(found, before * (1 + rateOf(rate) * rest));
        const beyond =
          compoundInterest(sum / 100, rateOf(rate), time + rest) -
          simpleInterest(sum / 100, rateOf(rate), time + rest);
        const onInterest = interestOnInterest(sum / 100, rateOf(rate), time + rest);
        expect(Math.abs(beyond - onInterest)).toBeLessThanOrEqual(CLOSE * found);
      }),
    );
  });

  test('is a power of e where it is added at every moment', () => {
    fc.assert(
      fc.property(someCents, rates, years, (sum, rate, time) => {
        const times = exponential(fixed(BigInt(rate) * BigInt(time), UNITS));
        const right = quotient(BigInt(sum) * times, 100n * ONE);
        close(compoundAmount(sum / 100, rateOf(rate), time, CONTINUOUSLY), right);
        const yearly = asNumber(exponential(fixed(BigInt(rate), UNITS)) - ONE);
        close(effectiveRate(rateOf(rate), CONTINUOUSLY), yearly);
      }),
      { numRuns: 50 },
    );
  });

  test('exceeds simple interest by the interest on interest', () => {
    fc.assert(
      fc.property(someCents, rates, years, (sum, rate, time) => {
        const simple = fixed(BigInt(rate) * BigInt(time), UNITS);
        const beyond = power(growth(rate), time) - ONE - simple;
        // The hundredth decimal is rounded: where nothing is earned on interest, nothing is left.
        const right = time < 2 || rate === 0 ? 0 : quotient(BigInt(sum) * beyond, 100n * ONE);
        close(interestOnInterest(sum / 100, rateOf(rate), time), right);
      }),
    );
  });

  test('brings more the more often it is added, up to a limit', () => {
    fc.assert(
      fc.property(someRates, fc.tuple(counts, counts), (rate, pair) => {
        const [few, many] = pair.toSorted((one, other) => one - other);
        if (few === undefined || many === undefined || few === many) return;
        const [less, more] = [effectiveRate(rateOf(rate), few), effectiveRate(rateOf(rate), many)];
        expect(less).toBeLessThanOrEqual(more * (1 + 1e-12));
        expect(more).toBeLessThanOrEqual(effectiveRate(rateOf(rate), CONTINUOUSLY) * (1 + 1e-12));
        expect(less).toBeGreaterThanOrEqual(rateOf(rate) * (1 - 1e-12));
      }),
    );
  });

  test('for a time and then for another is compound interest for both', () => {
    fc.assert(
      fc.property(someCents, rates, years, years, counts, (sum, rate, one, other, periods) => {
        const first = compoundAmount(sum / 100, rateOf(rate), one, periods);
        const then = compoundAmount(first, rateOf(rate), other, periods);
        close(then, compoundAmount(sum / 100, rateOf(rate), one + other, periods));
      }),
    );
  });
});

describe('interest at the edges', () => {
  test.each([1, 2, 12, 365, CONTINUOUSLY])('no time and no rate leave the sum, %f a year', (n) => {
    fc.assert(
      fc.property(cents, rates, years, (sum, rate, time) => {
        expect(compoundAmount(sum / 100, rateOf(rate), 0, n)).toBe(sum / 100);
        expect(compoundAmount(sum / 100, 0, time, n)).toBe(sum / 100);
        expect(compoundInterest(sum / 100, 0, time, n)).toBe(0);
        expect(simpleAmount(sum / 100, rateOf(rate), 0)).toBe(sum / 100);
        expect(simpleAmount(sum / 100, 0, time)).toBe(sum / 100);
      }),
    );
  });

  test('100 % doubles every year', () => {
    for (const time of [1, 10, 200]) close(compoundAmount(1, 1, time), 2 ** time);
    expect(effectiveRate(1, 1)).toBe(1);
    expect(effectiveRate(1, CONTINUOUSLY)).toBeCloseTo(Math.E - 1, 12);
  });

  test('the longest, largest and most frequent is a finite number', () => {
    expect(compoundAmount(1e12, 1, 200, 365)).toBeLessThan(Number.MAX_VALUE);
    expect(realAmount(1e12, 1, -0.5, 200)).toBeLessThan(Number.MAX_VALUE);
    expect(realAmount(0.01, 0, 10, 200)).toBeGreaterThan(0);
  });
});

describe('the real rate', () => {
  test('is what the sum grows by over what prices grow by', () => {
    fc.assert(
      fc.property(rates, inflations, (rate, inflation) => {
        const [nominal, prices] = [BigInt(rate), BigInt(inflation)];
        const right = quotient(nominal - prices, UNITS + prices);
        close(realRate(rateOf(rate), rateOf(inflation)), right);
        close(roughRealRate(rateOf(rate), rateOf(inflation)), quotient(nominal - prices, UNITS));
      }),
    );
  });

  test('is overstated by subtraction by the real rate times inflation', () => {
    fc.assert(
      fc.property(rates, inflations, (rate, inflation) => {
        const [nominal, prices] = [rateOf(rate), rateOf(inflation)];
        const real = realRate(nominal, prices);
        const over = roughRealRate(nominal, prices) - real;
        expect(over).toBeCloseTo(real * prices, 10);
      }),
    );
  });

  test('compounds to what the sum buys', () => {
    fc.assert(
      fc.property(someCents, rates, inflations, years, (sum, rate, inflation, time) => {
        const over = BigInt(sum) * (UNITS + BigInt(rate)) ** BigInt(time);
        const under = 100n * (UNITS + BigInt(inflation)) ** BigInt(time);
        const found = realAmount(sum / 100, rateOf(rate), rateOf(inflation), time);
        close(found, quotient(over, under));
      }),
    );
  });
});
