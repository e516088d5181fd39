import { describe, expect, test } from 'vitest';
import {
  coversShare,
  dollars,
  exactDollars,
  figure,
  parseDollars,
  parsePercent,
  percent,
  share,
  signed,
} from '@/events/money';

describe('a share of an amount', () => {
  test.each([
    [10_000, 500, 10_000, 500],
    [0, 500, 10_000, 0],
    [1, 5000, 10_000, 1],
    [1, 4999, 10_000, 0],
    [3, 5000, 10_000, 2],
    [333, 333, 10_000, 11],
    [100, 1, 3, 33],
    [200, 1, 3, 67],
    [1_000_000_000_000, 9_999, 10_000, 999_900_000_000],
    [9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_517],
    [9_007_199_254_740_991, 10_000, 10_000, 9_007_199_254_740_991],
  ])('%i × %i ÷ %i is %i, half a cent upwards', (amount, numerator, denominator, result) => {
    expect(share(amount, numerator, denominator)).toBe(result);
  });
});

describe('whether a part covers a share', () => {
  test.each([
    [5000, 5000, 10_000, true],
    [4999, 5000, 10_000, false],
    [0, 0, 10_000, true],
    [0, 1, 0, true],
    [3334, 3333, 10_001, true],
    [3333, 3333, 10_001, false],
    [-1, 0, 0, false],
    [9_007_199_254_740_990, 10_000, 9_007_199_254_740_991, false],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991, true],
  ])('%i covers %i basis points of %i: %s', (part, rate, whole, covered) => {
    expect(coversShare(part, rate, whole)).toBe(covered);
  });
});

describe('a figure', () => {
  test.each([
    [0, '0', '$0', '$0.00'],
    [5, '0.05', '$0.05', '$0.05'],
    [50, '0.50', '$0.50', '$0.50'],
    [2000, '20', '$20', '$20.00'],
    [123_450, '1,234.50', '$1,234.50', '$1,234.50'],
    [100_000, '1,000', '$1,000', '$1,000.00'],
    [99_999_99, '99,999.99', '$99,999.99', '$99,999.99'],
    [-2000, '−20', '−$20', '−$20.00'],
    [-5, '−0.05', '−$0.05', '−$0.05'],
    [1_000_000_000_000, '10,000,000,000', '$10,000,000,000', '$10,000,000,000.00'],
    [
      Number.MAX_SAFE_INTEGER,
      '90,071,992,547,409.91',
      '$90,071,992,547,409.91',
      '$90,071,992,547,409.91',
    ],
  ])('of %i cents is written %s, %s, and exactly %s', (cents, plain, short, exact) => {
    expect([figure(cents), dollars(cents), exactDollars(cents)]).toEqual([plain, short, exact]);
  });

  test.each([
    [0, '0.00 %'],
    [5, '0.05 %'],
    [525, '5.25 %'],
    [10_000, '100.00 %'],
    [-50, '−0.50 %'],
    [-525, '−5.25 %'],
  ])('of %i basis points is written %s', (rate, text) => {
    expect(percent(rate)).toBe(text);
  });
});

describe('an amount as it is typed', () => {
  test.each([
    ['20', 2000],
    ['$20', 2000],
    [' $ 20.5 ', 2050],
    ['12.50', 1250],
    ['.5', 50],
    ['0.07', 7],
    ['0', 0],
    ['1,234.50', 123_450],
    ['1,234,567', 123_456_700],
    ['1 234.50', 123_450],
    ['1\u202f234\u202f567', 123_456_700],
    ['1’234', 123_400],
    ['10,000,000,000.00', 1_000_000_000_000],
  ])('%j is %i cents', (typed, cents) => {
    expect(parseDollars(typed)).toBe(cents);
  });

  test.each([
    ...['', ' ', '$', '.', 'abc', '-5', '+5', '5.', '1.234', '1,23', '12,34,567', '1e3', '0x10'],
    ...['5 5', '5,', ',500', '1 234,567', '1.234.567', 'NaN', 'Infinity', '٣', '1.2.3', '5 %'],
  ])('%j is none', (typed) => {
    expect(parseDollars(typed)).toBeNaN();
  });

  test.each([
    ['5', 500],
    ['5.25 %', 525],
    ['100%', 10_000],
    ['.5', 50],
    ['0', 0],
  ])('%j is %i basis points', (typed, rate) => {
    expect(parsePercent(typed)).toBe(rate);
  });

  test.each(['', '%', '5.255', '-1', '$5', 'five'])('%j is no rate', (typed) => {
    expect(parsePercent(typed)).toBeNaN();
  });

  test.each([0, 1, 99, 100, 101, 123_456, 1_000_000_000_000])(
    '%i cents are read back as they are written',
    (cents) => {
      expect(parseDollars(figure(cents))).toBe(cents);
      expect(parseDollars(exactDollars(cents))).toBe(cents);
    },
  );
});

test.each([
  [2000, '+20'],
  [-2050, '−20.50'],
  [0, '0'],
])('a change of %i cents is %s', (cents, text) => {
  expect(signed(cents)).toBe(text);
});
