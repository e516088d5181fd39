import { describe, expect, test } from 'vitest';
import { at, figureAt, known, surely } from '@/events/known';

describe('a value that must be there', () => {
  test('is handed back, be it nothing or empty', () => {
    expect(known(0, 'figure')).toBe(0);
    expect(known('', 'name')).toBe('');
    expect(known(false, 'answer')).toBe(false);
  });

  test('is named where it is not', () => {
    expect(() => known(undefined, 'opening')).toThrow(new Error('no opening'));
    expect(() => known(null, 'notes')).toThrow(new Error('no notes'));
  });
});

describe('the item at a place', () => {
  test('is handed back, be it nothing', () => {
    expect(at([3, 0], 0)).toBe(3);
    expect(at([3, 0], 1)).toBe(0);
  });

  test('must be in the list', () => {
    expect(() => at([3, 0], 2)).toThrow(new Error('no item 2 in a list of 2'));
    expect(() => at([], 0)).toThrow(new Error('no item 0 in a list of 0'));
    expect(() => at([3], -1)).toThrow(new Error('no item -1 in a list of 1'));
  });
});

describe('the figure at a place of a table', () => {
  test('is handed back, be it nothing', () => {
    expect(figureAt(Int32Array.of(3, 0), 0)).toBe(3);
    expect(figureAt(Int32Array.of(3, 0), 1)).toBe(0);
  });

  test('must be in the table', () => {
    const missing = (index: number, size: number) =>
      new Error(`no figure ${index} in a table of ${size}`);
    expect(() => figureAt(Int32Array.of(3, 0), 2)).toThrow(missing(2, 2));
    expect(() => figureAt(new Int32Array(), 0)).toThrow(missing(0, 0));
    expect(() => figureAt(Int32Array.of(3), -1)).toThrow(missing(-1, 1));
  });
});

describe('a value that must be of a kind', () => {
  const isText = (value: unknown): value is string => typeof value === 'string';

  test('is handed back', () => {
    expect(surely('', isText, 'text')).toBe('');
  });

  test('is refused by the name of its kind where it is not', () => {
    expect(() => surely(5, isText, 'text')).toThrow(new Error('no text'));
  });
});
