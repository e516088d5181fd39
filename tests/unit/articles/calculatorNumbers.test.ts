import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMoney,
  formatNumber,
  formatPercent,
  type NumberRule,
  plainNumber,
  readNumber,
  shortNumber,
} from '@/src/articles/calculator/numbers';

const MONEY: NumberRule = { name: 'the principal', min: 0, max: 1e12, decimals: 2, unit: '$' };
const RATE: NumberRule = { name: 'inflation', min: -50, max: 1000, decimals: 4, unit: '%' };
const YEARS: NumberRule = { name: 'the time', min: 0, max: 200, decimals: 0, unit: 'years' };

describe('a number is read', () => {
  test.each<[string, NumberRule, number]>([
    ['1,234.50', MONEY, 1234.5],
    ['1234.5', MONEY, 1234.5],
    ['$1,000', MONEY, 1000],
    ['$ 1 000', MONEY, 1000],
    ['1\u00a0000\u00a0000.50', MONEY, 1_000_000.5],
    ['1\u202f000', RATE, 1000],
    ['1\u2009000 000 $', MONEY, 1_000_000],
    ["12'345.5", MONEY, 12_345.5],
    ['12’345’000', MONEY, 12_345_000],
    ['.5', MONEY, 0.5],
    ['5.', MONEY, 5],
    ['007', MONEY, 7],
    ['1.2300000', MONEY, 1.23],
    ['1.000', RATE, 1],
    ['10.000', YEARS, 10],
    ['0.500', MONEY, 0.5],
    ['1,000,000,000,000', MONEY, 1e12],
    ['5 %', RATE, 5],
    ['5%', RATE, 5],
    ['5 percent', RATE, 5],
    ['2.5 per cent', RATE, 2.5],
    ['1,000.50 $', MONEY, 1000.5],
    ['1,000 dollars', MONEY, 1000],
    ['1,000 USD', MONEY, 1000],
    ['5 percent', MONEY, Number.NaN],
    ['\u00a05.25\u202f%\t', RATE, 5.25],
    ['−2.5', RATE, -2.5],
    ['-2.5', RATE, -2.5],
    ['– 2.5', RATE, -2.5],
    ['-0', RATE, 0],
    ['５', RATE, 5],
    ['10 years', YEARS, 10],
    ['1 year', YEARS, 1],
    ['10.0', YEARS, 10],
  ])('%j', (text, rule, value) => {
    const reading = readNumber(text, rule);
    if (Number.isNaN(value)) expect(reading.problem).toBeDefined();
    else expect(reading).toEqual({ value });
  });

  test.each<[string, NumberRule, string]>([
    ['', RATE, 'Type inflation: a number from −50 % to 1,000 %.'],
    ['   ', MONEY, 'Type the principal: a number from $0 to $1,000,000,000,000.'],
    [
      'abc',
      YEARS,
      '“abc” is not a number that can be read here. Type the time: a whole number from 0 years to 200 years.',
    ],
    ['1001', RATE, 'Inflation must be a number from −50 % to 1,000 %.'],
    ['-1', MONEY, 'The principal must be a number from $0 to $1,000,000,000,000.'],
    ['2.5', YEARS, 'The time must be a whole number, such as 10.'],
    ['0.234', MONEY, 'The principal can have at most 2 decimals.'],
    ['1.2345', MONEY, 'The principal can have at most 2 decimals.'],
    [
      '$1.000',
      MONEY,
      'Put commas between thousands: 1,000. A point stands before decimals, and there can be at most 2 here.',
    ],
    ['1,5', RATE, 'Put a point before the decimals, not a comma: 1.5.'],
    ['1,', RATE, 'Put a point before the decimals, not a comma: 1.0.'],
    ['1 000,50 $', MONEY, 'Put a point before the decimals, not a comma: 1,000.50.'],
    [
      '$1.000,50',
      MONEY,
      'Put commas between thousands, and a point before the decimals: 1,000.50.',
    ],
    [
      '1.000.000,5',
      MONEY,
      'Put commas between thousands, and a point before the decimals: 1,000,000.5.',
    ],
    ['1.000.000', MONEY, 'Put commas between thousands, not points: 1,000,000.'],
  ])('%j is refused in a sentence', (text, rule, problem) => {
    expect(readNumber(text, rule)).toEqual({ problem });
  });

  test.each([
    ...['1e400', '1e3', 'NaN', 'Infinity', '−Infinity', '∞', '0x10', '1/2', '5 %%', '% 5', '--5'],
    ...[
      '1,23,456',
      '1,2345',
      '1.2.3',
      '1 00',
      '10 00',
      '1 000,000',
      '1,000 000',
      '1.00,5',
      '1 000 00',
      ',',
      '.',
      '-',
      '$',
      '%',
      '5 $',
      'years',
      '9'.repeat(400),
    ],
    ...['\u0000', '\ud800', '<b>5</b>', '٥'],
  ])('%j is refused', (text) => {
    const { problem, value } = readNumber(text, RATE);
    expect(value).toBeUndefined();
    expect(problem).toMatch(/^[“A-Z].*\.$/u);
  });

  test('whatever is typed, without throwing, and never out of range', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.double().map(String)),
        fc.constantFrom(MONEY, RATE, YEARS),
        (text, rule) => {
          const { value, problem } = readNumber(text, rule);
          if (value === undefined) {
            expect(problem).toMatch(/\.$/);
            return;
          }
          expect(value).toBeGreaterThanOrEqual(rule.min);
          expect(value).toBeLessThanOrEqual(rule.max);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 10_000_000 }), (units) => {
        const text = formatNumber(units / 10_000, 4);
        expect(readNumber(text, RATE)).toEqual({ value: units / 10_000 });
        expect(readNumber(plainNumber(units / 10_000), RATE)).toEqual({ value: units / 10_000 });
      }),
    );
  });
});

describe('a number is written', () => {
  test.each<[number, number, string]>([
    [0, 2, '0.00'],
    [-0, 2, '0.00'],
    [-0.001, 2, '0.00'],
    [1234.5, 2, '1,234.50'],
    [-1234.5, 2, '−1,234.50'],
    [999.995, 2, '1,000.00'],
    [1.005, 2, '1.01'],
    [105.105, 2, '105.11'],
    [0.045, 2, '0.05'],
    [1e6, 0, '1,000,000'],
    [1e14, 2, '100,000,000,000,000.00'],
    [1.606938e60, 2, '1.6069 × 10^60'],
    [-1e15, 2, '−1.0000 × 10^15'],
    [Number.POSITIVE_INFINITY, 2, 'too large to show'],
    [Number.NaN, 2, 'too large to show'],
  ])('%f with %i decimals', (value, decimals, said) => {
    expect(formatNumber(value, decimals)).toBe(said);
  });

  test('as cents round, half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (thousandths) => {
        const cents = Math.floor((thousandths + 5) / 10);
        const said = formatNumber(thousandths / 1000, 2);
        expect(Number(said.replaceAll(',', '').replace('.', ''))).toBe(cents);
      }),
    );
  });

  test('without decimals that say nothing', () => {
    expect(plainNumber(1500)).toBe('1,500');
    expect(plainNumber(0.05)).toBe('0.05');
    expect(plainNumber(-2.5)).toBe('−2.5');
    expect(plainNumber(1e60)).toBe('1 × 10^60');
    expect(plainNumber(2.5e20)).toBe('2.5 × 10^20');
  });

  test('with a unit', () => {
    expect(formatMoney(-1234.5)).toBe('−$1,234.50');
    expect(formatPercent(-0.0278, 2)).toBe('−2.78 %');
    expect(shortNumber(2_500_000)).toBe('2.5 million');
    expect(shortNumber(-3e12)).toBe('−3 trillion');
    expect(shortNumber(999_999)).toBe('999,999');
    expect(shortNumber(1e20)).toBe('1 × 10^20');
  });
});
