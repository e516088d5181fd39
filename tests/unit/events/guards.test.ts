import { describe, expect, test } from 'vitest';
import {
  is,
  isAnything,
  isList,
  isRecord,
  isText,
  isWhole,
  matches,
  matchesExactly,
  ownValue,
  strangeKeys,
} from '@/events/guards';

const shape = { name: is('log'), size: isWhole };

describe('an object from outside', () => {
  test('fits a shape with just its keys', () => {
    expect(matchesExactly({ name: 'log', size: 3 }, shape)).toBe(true);
    expect(matchesExactly({ size: 3, name: 'log' }, shape)).toBe(true);
  });

  test.each([
    ['another value', { name: 'tree', size: 3 }],
    ['a value of another type', { name: 'log', size: '3' }],
    ['a missing key', { name: 'log' }],
  ])('holds no shape with %s', (_what, value) => {
    expect(matches(value, shape)).toBe(false);
    expect(matchesExactly(value, shape)).toBe(false);
  });

  test('holds a shape with more keys, but does not fit it', () => {
    const value = { name: 'log', size: 3, colour: 'red' };
    expect(matches(value, shape)).toBe(true);
    expect(matchesExactly(value, shape)).toBe(false);
    expect(strangeKeys(value, shape)).toEqual(['colour']);
  });

  test('is asked for nothing that it inherits or computes', () => {
    const computed = Object.defineProperty({ name: 'log' }, 'size', { get: () => 3 });
    expect(matches(computed, shape)).toBe(false);
    expect(matches(Object.create({ name: 'log', size: 3 }), shape)).toBe(false);
    expect(ownValue({}, 'toString')).toBeUndefined();
  });

  test('cannot smuggle a key past a shape, whatever its name', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const value: unknown = JSON.parse(`{ "name": "log", "size": 3, "${key}": 1 }`);
      expect(matchesExactly(value, shape)).toBe(false);
    }
  });

  test.each([[null], [undefined], [[]], ['log'], [3]])('is not %j', (value) => {
    expect(isRecord(value)).toBe(false);
    expect(matches(value, {})).toBe(false);
  });
});

test.each([
  [isWhole, [0, -3, 2 ** 53 - 1], [0.5, Number.NaN, Infinity, 2 ** 53, '1', null]],
  [isText, ['', 'a'], [1, null, ['a']]],
  [isList, [[], [1]], [{}, 'ab', { length: 0 }]],
  [isAnything, [null, undefined, {}], []],
])('%o tells what it asks for', (asks, yes, no) => {
  expect(yes.filter((value) => !asks(value))).toEqual([]);
  expect(no.filter((value) => asks(value))).toEqual([]);
});
