import { describe, expect, test } from 'vitest';
import { partsOf, typeWidth, widthInTwoLines } from '@/src/board/typeWidth';

describe('how wide type is about', () => {
  test('goes by its letters: those of a figure are as wide as one another', () => {
    expect(typeWidth('1,079.50')).toBeCloseTo(typeWidth('4,802.96'), 1);
    expect(typeWidth('mow')).toBeGreaterThan(typeWidth('fit'));
    expect(typeWidth('')).toBe(0);
  });

  test.each([
    ['Customer 1', ['', 'Customer 1']],
    ['Due from Bank 2', ['Due from ', 'Bank 2']],
    ['Treasury Bills', ['Treasury Bills', '']],
  ])('a name of %s keeps its number', (label, parts) => {
    expect(partsOf(label)).toEqual(parts);
  });

  test.each([
    ['Reserves', 'Reserves'],
    ['Customer 1', 'Customer 1'],
    ['Net worth', 'worth'],
    ['Due from Bank 2', 'Due from'],
    ['Daylight overdraft at Central Bank', 'Daylight overdraft'],
  ])('%s in two lines is as wide as %s', (label, widest) => {
    expect(widthInTwoLines(label)).toBe(typeWidth(widest));
  });
});
