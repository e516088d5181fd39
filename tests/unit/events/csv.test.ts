import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '@/events/csv';

const cellOf = (text: string): string => csvOf([[text]]).slice(1, -2);

describe('a cell', () => {
  test.each([
    ['plain', 'plain'],
    ['1,5', '"1,5"'],
    ['say "so"', '"say ""so"""'],
    ['-12.50', '-12.50'],
    ['-7', '-7'],
    ['-1+1', "'-1+1"],
    ['=SUM(A1)', "'=SUM(A1)"],
    ['a;=1', `"a;'=1"`],
  ])('%s is written %s', (text, written) => {
    expect(cellOf(text)).toBe(written);
  });

  test('never begins as a formula does, but for an amount below zero', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const inside = cellOf(text).replace(/^"/, '');
        expect(/^[=+@\t\r\n]/.test(inside)).toBe(false);
        if (inside.startsWith('-')) expect(inside).toMatch(/^-\d+(?:\.\d+)?$/);
      }),
    );
  });
});
