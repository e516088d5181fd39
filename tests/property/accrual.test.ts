/** Interest by the day against exact rationals: on every day what was booked is the exact sum, rounded once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accrualOf } from '@/events/banking/ledger/interest';
import { MAX_BALANCE } from '@/events/money';

const DAYS = 3000;

/** The whole cents of an exact sum of principal × basis points, half a cent upwards. */
function roundedOnce(exact: bigint, basis: number): bigint {
  const cent = BigInt(basis) * 10_000n;
  return (2n * exact + cent) / (2n * cent);
}

const principals = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.integer({ min: 1, max: (MAX_BALANCE - 1) / 2 }),
);

const rates = fc.oneof(fc.constantFrom(1, 500, 10_000), fc.integer({ min: 1, max: 10_000 }));

describe('interest by the day', () => {
  test('is the exact sum, rounded half up once, on every one of 3,000 days', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(360, 365),
        fc.array(fc.tuple(principals, rates), { minLength: 1, maxLength: 40 }),
        (basis, terms) => {
          let exact = 0n;
          let booked = 0n;
          let residue = 0;
          for (let day = 0; day < DAYS; day += 1) {
            const [principal, rate] = terms[Math.floor((day * terms.length) / DAYS)] ?? [1, 1];
            exact += BigInt(principal) * BigInt(rate);
            const one = accrualOf(principal, rate, residue, { basis });
            booked += BigInt(one.cents);
            residue = one.residue;
            if (booked !== roundedOnce(exact, basis) || one.cents < 0) {
              throw new Error(`day ${day}: ${booked}`);
            }
          }
          expect(Number.isSafeInteger(residue) && !Object.is(residue, -0)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
