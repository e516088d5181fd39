import { describe, expect, test } from 'vitest';
import { readCode, toCode } from '@/events/log/codec/base43';
import { EventCoder } from '@/events/log/codec/eventCoder';
import { Model } from '@/events/log/codec/model';
import { RangeDecoder, RangeEncoder } from '@/events/log/codec/rangeCoder';
import { wireTypes } from '@/events/log/codec/wire';
import { Chance } from '@/scripts/chance';

describe('the range coder', () => {
  const EVEN = 0x8000;

  /** The bytes of decisions that are as likely as not. */
  function written(...bits: readonly number[]): readonly number[] {
    const encoder = new RangeEncoder();
    for (const bit of bits) expect(encoder.bit(EVEN, bit)).toBe(bit);
    return [...encoder.finish()];
  }

  test('writes no byte that the zeros after the end say already', () => {
    expect(written()).toEqual([]);
    expect(written(1)).toEqual([]);
    expect(written(0)).toEqual([0x81]);
    expect(written(1, 1, 1, 1, 1, 1, 1, 1)).toEqual([0]);
    expect(written(0, 0, 0, 0, 0, 0, 0, 0)).toEqual([255]);
    expect(written(1, 0)).toEqual([0x41]);
  });

  test('reads what it wrote, whatever was likely', () => {
    const noise = new Chance(1);
    const decisions = Array.from({ length: 2000 }, () => ({
      chance: noise.pick([1, 100, EVEN, 65_000, 65_535]),
      bit: noise.below(2),
    }));
    const encoder = new RangeEncoder();
    for (const { chance, bit } of decisions) encoder.bit(chance, bit);
    const decoder = new RangeDecoder(encoder.finish(), 0);
    expect(decisions.map(({ chance }) => decoder.bit(chance))).toEqual(
      decisions.map(({ bit }) => bit),
    );
    expect(decoder.overrun).toBe(false);
  });

  test('knows when it has read more than was ever written', () => {
    const decoder = new RangeDecoder(Uint8Array.of(0), 0);
    const read = () => Array.from({ length: 8 }, () => decoder.bit(EVEN));
    expect([read(), decoder.overrun]).toEqual([[1, 1, 1, 1, 1, 1, 1, 1], false]);
    expect([read(), decoder.overrun]).toEqual([[1, 1, 1, 1, 1, 1, 1, 1], true]);
  });
});

describe('a code that was cut off', () => {
  test('settles the first bytes of a block of the largest ones too', () => {
    const most = new Uint8Array(21).fill(255);
    const code = toCode(most);
    expect(code).toHaveLength(34);
    const settled = Array.from({ length: 32 }, (_, letters) => {
      const read = readCode(code.slice(0, 3 + letters));
      expect(read).toMatchObject({ announced: 31, found: letters });
      expect(read?.bytes).toEqual(most.subarray(0, read?.bytes.length));
      return read?.bytes.length;
    });
    expect(settled).toEqual([
      ...[0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 10],
      ...[10, 11, 12, 12, 13, 14, 14, 15, 16, 16, 17, 18, 18, 19, 20, 21],
    ]);
  });
});

describe('what an event coder cannot write', () => {
  const coder = () => new EventCoder(new Model(new RangeEncoder()), 'banking', 2);

  test.each([
    [{ type: 'teleport' }, 'an event of type teleport'],
    [{ type: 'setSystem' }, 'the option undefined'],
    [{ type: 'setSystem', system: 5 }, 'the option 5'],
    [{ type: 'setSystem', system: 'barter' }, 'the option barter'],
    [{ type: 'deposit', customer: 1, bank: 'all', amount: 5 }, 'the figure all'],
    [{ type: 'deposit', customer: 1, bank: 0 }, 'the figure undefined'],
    [{ type: 'note' }, 'such a text'],
  ])('is said: %j', (event, what) => {
    expect(() => coder().write(event)).toThrow(new RegExp(`^no link carries ${what}$`));
  });
});

test('a tree has no value that is neither word, text, whole number, list, record, yes nor no', () => {
  const coder = () => new EventCoder(new Model(new RangeEncoder()), 'banking', 2);
  const tree = [{ goal: 'Pay.', begins: { party: 1 } }, -5, true, false];
  expect(coder().tasks(tree)).toEqual(tree);
  for (const value of [0.5, null, Symbol('yes')]) {
    expect(() => coder().tasks([value])).toThrow(new Error('no link carries such a task'));
  }
});

test('a tree read with a number that is not safe is damaged', () => {
  const NUMBER = [0, 0, 0, 0, 0, 0, 0, 1];
  // 7 binary digits and as many more as the next six say; then nothing but ones.
  const read = (...more: readonly number[]) => {
    const bits = [...NUMBER, 1, 1, 1, ...more];
    const model = new Model({ bit: () => bits.shift() ?? 1 });
    return [new EventCoder(model, 'banking', 2).tasks(undefined), model.failure];
  };
  expect(read(1, 0, 1, 1, 1, 0)).toEqual([Number.MAX_SAFE_INTEGER, null]);
  expect(read(1, 0, 1, 1, 1, 1)).toEqual([2 ** 54 - 1, 'damaged']);
});

describe('the event types of a world', () => {
  const plain = (type: string, number: number) => ({
    type,
    wire: { type: number, fields: [] },
    fields: {},
  });
  const amount = { kind: 'amount', label: 'Amount' } as const;
  const wired = (fields: readonly string[]) => ({
    type: 'pay',
    wire: { type: 7, fields },
    fields: { amount, fee: amount },
  });

  test('are found by their numbers and their names', () => {
    const types = wireTypes([plain('first', 0), plain('last', 63), wired(['fee', 'amount'])]);
    expect(['first', 'last', 'pay'].map((type) => types.numberOf({ type }))).toEqual([
      ...[0, 63, 7],
    ]);
    expect(types.at(63)).toEqual({ type: 'last', fields: [] });
    expect(types.at(7)).toEqual({
      type: 'pay',
      fields: [
        { name: 'fee', field: amount },
        { name: 'amount', field: amount },
      ],
    });
    expect(types.at(8)).toBeUndefined();
    expect(() => types.numberOf({ type: 'teleport' })).toThrow(
      new Error('no link carries an event of type teleport'),
    );
  });

  test.each([
    [[plain('far', 64)], 'wire numbers end at 63'],
    [[plain('one', 0), plain('other', 0)], 'two event types have the wire number 0'],
    [[wired(['amount'])], 'the wire order of pay does not name every field once'],
    [[wired(['amount', 'amount'])], 'the wire order of pay does not name every field once'],
    [[wired(['amount', 'tip'])], 'pay has no field tip, which its wire order names'],
  ])('have numbers and fields of their own, case %#', (actions, problem) => {
    expect(() => wireTypes(actions)).toThrow(new Error(problem));
  });
});
