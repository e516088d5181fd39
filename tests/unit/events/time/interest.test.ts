/** Interest of a day: what is booked, what is left over, and which claims bear any. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { accrualOf, chargeOn, dayInterest, rateOf } from '@/events/banking/ledger/interest';
import { bearing, clock, fedFunds } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import { account, bank, customer, interest, loan, system, withdraw } from '../../../helpers/setup';

const iorb: BankingEvent = { type: 'setRate', which: 'iorb', value: 300 };

/** What bears how much, by what kind of claim it is and its id. */
const borne = (round: BankingRound) =>
  dayInterest(round).map(({ claim, cents, residue }) => [claim.kind, claim.id, cents, residue]);

describe('the interest of a day', () => {
  const year = { basis: 360 };

  test('rounds half a cent up, and keeps what that leaves', () => {
    expect(accrualOf(36_000, 100, 0, year)).toEqual({ cents: 1, residue: 0 });
    expect(accrualOf(18_000, 100, 0, year)).toEqual({ cents: 1, residue: -1_800_000 });
    expect(accrualOf(17_999, 100, 0, year)).toEqual({ cents: 0, residue: 1_799_900 });
    expect(accrualOf(17_999, 100, 100, year)).toEqual({ cents: 1, residue: -1_800_000 });
  });

  test('is exact where the sum is beyond what a number holds', () => {
    expect(accrualOf(450_000_000_000_001, 9999, 1_234_567, year)).toEqual({
      ...{ cents: 1_249_875_000_000, residue: 1_244_566 },
    });
  });

  test('is of claims with a rate and a balance alone, debts before accounts', () => {
    const round = playOn(
      built(
        ...[system('centralbank'), clock(), bank('One', 0, 360_000), bank('Two', 0, 36_000)],
        ...[customer('Ann', 36_000), customer('Ben', 7200), bearing(3, 1, 36_000, 400)],
        ...[account(4, 1, 7200), bearing(4, 2, 0, 500), iorb],
      ),
      fedFunds(2, 1, 36_000, 500, 9),
      fedFunds(2, 1, 100, 0, 9),
    );
    expect(borne(round)).toEqual([
      ['credit', 0, 5, 0],
      ['account', 0, 27, -30_000],
      ['account', 1, 6, 30_000],
      ['account', 2, 4, 0],
    ]);
  });

  test('is none on a board without a clock, where a loan is charged at once', () => {
    const round = playOn(
      built(bank('One', 100_000), customer('Ann', 0), account(1, 0, 0), interest(500)),
      ...[loan(1, 0, 20_000), withdraw(1, 0, 20_000)],
    );
    expect(round.book.credits[0]).toMatchObject({ interestRate: 500, interest: 1000 });
    expect(dayInterest(round)).toEqual([]);
    expect(chargeOn(round.book, 20_000, 500)).toBe(1000);
    expect(chargeOn({ ...round.book, clock: { basis: 360, day: 1 } }, 20_000, 500)).toBe(0);
  });

  test('on reserves is of what banks have with the central bank, and of nothing else', () => {
    const { book } = built(
      ...[system('chips'), clock(), bank('One', 0, 5000), customer('Ann', 0), account(2, 1, 500)],
      ...[account(3, 2, 0), iorb],
    );
    const rates = book.accounts.map((one) => [
      one.subordinateId,
      one.superiorId,
      rateOf(book, one),
    ]);
    expect(rates).toContainEqual([2, 0, 300]);
    expect(rates).toContainEqual([2, 1, 0]);
    expect(rates).toContainEqual([3, 2, 0]);
    const unpaid = book.parties.map((one) =>
      one.id === 2 ? { ...one, isWithoutIorb: true as const } : one,
    );
    const own = book.accounts[0];
    expect(own && rateOf({ ...book, parties: unpaid }, own)).toBe(0);
    const { rates: _, ...unset } = book;
    expect(own && rateOf(unset, own)).toBe(0);
  });
});
