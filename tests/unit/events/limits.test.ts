import { describe, expect, test } from 'vitest';
import { boundOf, type Limit, largest, mostAllowed, refuseBeyond } from '@/events/limits';

const cash: Limit = {
  code: 'INSUFFICIENT_CASH',
  field: 'amount',
  most: 4000,
  fact: () => 'Bank 1 holds $40.00 in cash',
};
const deposit: Limit = {
  code: 'INSUFFICIENT_DEPOSITS',
  field: 'amount',
  most: 2500,
  fact: () => 'Customer 1 has $25.00 on deposit with Bank 1',
};
const none: Limit = { ...deposit, most: -100, fact: () => 'Customer 1 is overdrawn' };

describe('an amount against its limits', () => {
  test('passes up to the least of them', () => {
    expect(refuseBeyond(2500, [cash, deposit], 'pay')).toBeNull();
    expect(refuseBeyond(2501, [cash, deposit], 'pay')).toEqual({
      code: 'INSUFFICIENT_DEPOSITS',
      message: 'Customer 1 has $25.00 on deposit with Bank 1; pay $25.00 or less.',
      field: 'amount',
    });
  });

  test('is refused for the first limit passed, with the tighter one beside it and the amount that all let through', () => {
    expect(refuseBeyond(4001, [cash, deposit], 'pay')).toEqual({
      code: 'INSUFFICIENT_CASH',
      message:
        'Bank 1 holds $40.00 in cash, and Customer 1 has $25.00 on deposit with Bank 1; pay $25.00 or less.',
      field: 'amount',
    });
  });

  test('is told when no amount would do', () => {
    expect(refuseBeyond(1, [cash, none], 'pay')?.message).toBe(
      'Customer 1 is overdrawn; no amount would do now.',
    );
  });

  test('is bounded by the tightest, whose fact is why', () => {
    expect(boundOf([cash, deposit])).toEqual({
      most: 2500,
      why: 'Customer 1 has $25.00 on deposit with Bank 1',
    });
    expect(boundOf([cash, none])).toEqual({ most: 0, why: 'Customer 1 is overdrawn' });
    expect(boundOf([])).toBeNull();
  });

  test('allows nothing below zero', () => {
    expect(mostAllowed([cash, deposit])).toBe(2500);
    expect(mostAllowed([cash, none])).toBe(0);
  });
});

describe('the largest figure for which something holds', () => {
  test.each([0, 1, 2, 7, 99, 100])('is %i', (bound) => {
    expect(largest(100, (candidate) => candidate <= bound)).toBe(bound);
  });

  test('is found among all exact integers, in few steps', () => {
    let steps = 0;
    const bound = 8_123_456_789_012_345;
    const found = largest(Number.MAX_SAFE_INTEGER, (candidate) => {
      steps += 1;
      if (steps > 60) throw new Error('too many steps');
      return candidate <= bound;
    });
    expect(found).toBe(bound);
  });
});
