import { describe, expect, test } from 'vitest';
import { assertDefined, assertType, itemAt, numberAt } from '@/events/assert';

describe('a value that must be there', () => {
  test('is handed back, be it nothing or empty', () => {
    expect(assertDefined(0, 'figure')).toBe(0);
    expect(assertDefined('', 'name')).toBe('');
    expect(assertDefined(false, 'answer')).toBe(false);
  });

  test('is named where it is not', () => {
    expect(() => assertDefined(undefined, 'opening')).toThrow(new Error('no opening'));
    expect(() => assertDefined(null, 'notes')).toThrow(new Error('no notes'));
  });
});

describe('the item at a place', () => {
  test('is handed back, be it nothing', () => {
    expect(itemAt([3, 0], 0)).toBe(3);
    expect(itemAt([3, 0], 1)).toBe(0);
  });

  test('must be in the list', () => {
    expect(() => itemAt([3, 0], 2)).toThrow(new Error('no item 2 in a list of 2'));
    expect(() => itemAt([], 0)).toThrow(new Error('no item 0 in a list of 0'));
    expect(() => itemAt([3], -1)).toThrow(new Error('no item -1 in a list of 1'));
  });
});

describe('the figure at a place of a table', () => {
  test('is handed back, be it nothing', () => {
    expect(numberAt(Int32Array.of(3, 0), 0)).toBe(3);
    expect(numberAt(Int32Array.of(3, 0), 1)).toBe(0);
  });

  test('must be in the table', () => {
    const missing = (index: number, size: number) =>
      new Error(`no figure ${index} in a table of ${size}`);
    expect(() => numberAt(Int32Array.of(3, 0), 2)).toThrow(missing(2, 2));
    expect(() => numberAt(new Int32Array(), 0)).toThrow(missing(0, 0));
    expect(() => numberAt(Int32Array.of(3), -1)).toThrow(missing(-1, 1));
  });
});

describe('a value that must be of a kind', () => {
  const isText = (value: unknown): value is string => typeof value === 'string';

  test('is handed back', () => {
    expect(assertType('', isText, 'text')).toBe('');
  });

  test('is refused by the name of its kind where it is not', () => {
    expect(() => assertType(5, isText, 'text')).toThrow(new Error('no text'));
  });
});
