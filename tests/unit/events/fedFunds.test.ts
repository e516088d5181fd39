import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { balancesOf, refusalOf, sheetsOf } from '../../helpers/boards';
import { lend, limit, pay, repay } from '../../helpers/lines/reserveEvents';
import { built, describeRows, gainsBetween, playOn } from '../../helpers/rows';
import { account, bank, customer, loan, repayLoan, system } from '../../helpers/setup';

/** Banks A 1, B 2, C 3 with balances of 100 each; Me 4 with an empty account at A. */
const start = built(
  ...[system('centralbank'), bank('A', 0, 10_000), bank('B', 0, 10_000), bank('C', 0, 10_000)],
  ...[customer('Me', 0), account(4, 1, 0)],
);

describeRows(start, [
  {
    when: 'a bank borrows another’s balance',
    event: lend(1, 2, 4000, 500),
    leaves: { 'fed funds 0 1>2': 4000, 'account 1@0': 14_000, 'account 2@0': 6000 },
    postings: [
      'fed funds 0 1>2 +4000 issuance',
      'account 2@0 -4000 novation',
      'account 1@0 +4000 novation',
    ],
    tells: 'B lends A $40 of fed funds at 5.00 %, for interest of $2.',
  },
  {
    when: 'an overdraft is covered by fed funds',
    given: [limit(5000), pay(1, 3, 12_000)],
    event: lend(1, 2, 3000, 0),
    leaves: { 'fed funds 0 1>2': 3000, 'account 1@0': 1000, 'account 2@0': 7000 },
    postings: [
      ...['fed funds 0 1>2 +3000 issuance', 'account 2@0 -1000 novation'],
      ...['account 2@0 -2000 setOff', 'account 1@0 +2000 setOff', 'account 1@0 +1000 novation'],
    ],
    tells: 'B lends A $30 of fed funds at 0.00 %.',
  },
  {
    when: 'a bank lends out of its daylight overdraft',
    given: [limit(5000)],
    event: lend(1, 2, 15_000, 0),
    leaves: { 'fed funds 0 1>2': 15_000, 'account 1@0': 25_000, 'account 2@0': -5000 },
  },
  {
    when: 'a quarter is paid back, a quarter of the interest goes with it',
    given: [lend(1, 2, 4000, 1000)],
    event: repay(0, 1000),
    leaves: { 'fed funds 0 1>2': 3000, 'account 1@0': 12_900, 'account 2@0': 7100 },
    postings: [
      'account 1@0 -1100 novation',
      'account 2@0 +1100 novation',
      'fed funds 0 1>2 -1000 setOff',
    ],
    gains: { 1: -100, 2: 100 },
    tells:
      'A repays B $10 and $1 of interest on the books of the central bank. $30 of the loan is left.',
  },
  {
    when: 'the rest is paid back out of the daylight overdraft',
    given: [lend(1, 2, 4000, 1000), repay(0, 1000), pay(1, 3, 12_000), limit(3000)],
    event: repay(0, 3000),
    leaves: { 'account 1@0': -2400, 'account 2@0': 10_400 },
    gains: { 1: -300, 2: 300 },
  },
  {
    when: 'interest of half a cent is paid with the last part of three',
    given: [lend(1, 2, 10, 500), repay(0, 3)],
    event: repay(0, 7),
    leaves: { 'account 1@0': 9999, 'account 2@0': 10_001 },
    gains: { 1: -1, 2: 1 },
  },
]);

describe('a fed funds loan', () => {
  test('is shown as fed funds to and from', () => {
    const [, atA, atB] = sheetsOf(playOn(start, lend(1, 2, 4000, 500)));
    const line = { amount: 4000 };
    expect(atA?.liabilities).toEqual([{ ...line, instrument: 'fed funds from', thirdParty: 2 }]);
    expect(atB?.assets).toContainEqual({ ...line, instrument: 'fed funds to', thirdParty: 1 });
  });

  test('leaves the sum of reserves as it was, repaid with interest or not', () => {
    const reserves = (round: typeof start) =>
      [1, 2, 3].reduce((sum, id) => sum + (balancesOf(round)[`account ${id}@0`] ?? 0), 0);
    expect(reserves(playOn(start, lend(1, 2, 4000, 500)))).toBe(30_000);
    expect(reserves(playOn(start, lend(1, 2, 4000, 500), repay(0, 4000)))).toBe(30_000);
  });

  test('is bound by the lender’s balance and overdraft', () => {
    expect(refusalOf(start, lend(1, 2, 10_001, 0), 'opening')).toEqual({
      code: 'INSUFFICIENT_DEPOSITS',
      field: 'amount',
      message: 'B has $100.00 with the Central Bank; borrow $100.00 or less.',
    });
    expect(refusalOf(playOn(start, limit(1)), lend(1, 2, 10_002, 0), 'opening').code).toBe(
      'DAYLIGHT_OVERDRAFT_LIMIT',
    );
  });

  test('takes any rate from 0 to 100 %', () => {
    const gains = (rate: number) => {
      const lent = playOn(start, lend(1, 2, 500, rate));
      return gainsBetween(lent, playOn(lent, repay(0, 500)))[2] ?? 0;
    };
    expect([gains(0), gains(1), gains(10), gains(10_000)]).toEqual([0, 0, 1, 500]);
    for (const rate of [-1, 10_001, 0.5, Number.NaN]) {
      expect(refusalOf(start, lend(1, 2, 1, rate), 'opening')).toEqual({
        code: 'RATE_INVALID',
        field: 'rate',
        message: 'Rate: set a figure from 0 % to 100 %, with at most two decimals.',
      });
    }
  });

  test('can be paid back up to what is left, and to what the balance covers with interest', () => {
    const lent = playOn(start, lend(1, 2, 4000, 500));
    expect(refusalOf(lent, repay(0, 4001), 'opening')).toEqual({
      code: 'EXCEEDS_LOAN',
      field: 'amount',
      message: '$40.00 of the loan from B is left; pay back $40.00 or less.',
    });
    const short = playOn(lent, pay(1, 3, 12_000));
    // 20.00 cover 19.05 and 0.95 of interest.
    expect(balancesOf(playOn(short, repay(0, 1905)))).toMatchObject({ 'account 1@0': 0 });
    expect(refusalOf(short, repay(0, 1906), 'opening').message).toBe(
      'A has $20.00 with the Central Bank, and $2.00 of interest is due on what is left; pay back $19.05 or less.',
    );
  });

  test('of nothing, as an opening may make it, leaves nothing open', () => {
    const none = playOn(start, lend(1, 2, 0, 500));
    expect(none.postings).toEqual([]);
    expect(none.book.credits).toEqual([]);
    const next = playOn(none, lend(1, 2, 4000, 500));
    expect(next.book.credits).toMatchObject([{ id: 1, slot: start.book.slotCount }]);
    expect(next.column).toEqual([...playOn(start, pay(2, 1, 4000)).column, 4000]);
    expect(refusalOf(none, repay(0, 0), 'opening').code).toBe('UNKNOWN_LOAN');
  });

  test('is no customer’s loan, nor the other way round', () => {
    const both = playOn(start, loan(4, 1, 500), lend(1, 2, 500, 0));
    expect(refusalOf(both, repay(0, 1), 'opening').code).toBe('UNKNOWN_LOAN');
    expect(refusalOf(both, repayLoan(1, 1), 'opening').code).toBe('UNKNOWN_LOAN');
    expect(() => playOn(both, repay(1, 500), repayLoan(0, 500))).not.toThrow();
  });
});

describe('a mortgage', () => {
  const mortgage: BankingEvent = { type: 'getMortgage', customer: 4, bank: 1, amount: 50_000 };
  const repayMortgage = (amount: number, by: 'deposits' | 'cash'): BankingEvent => ({
    type: 'repayMortgage',
    loan: 0,
    amount,
    by,
  });

  describeRows(start, [
    {
      when: 'it is made, money is made',
      event: mortgage,
      leaves: { 'mortgage 0 4>1': 50_000, 'account 4@1': 50_000 },
      postings: ['mortgage 0 4>1 +50000 issuance', 'account 4@1 +50000 issuance'],
      tells:
        'A lends Customer Me $500 against a mortgage. Customer Me’s deposit there is now $500.',
    },
    {
      when: 'half of it is repaid, half of the interest goes with it',
      given: [{ type: 'setInterestRate', value: 333 }, mortgage],
      event: repayMortgage(25_000, 'deposits'),
      // 3.33 % of 500.00 is 16.65; half of that 8.325, rounded half up.
      leaves: { 'mortgage 0 4>1': 25_000, 'account 4@1': 24_167 },
      gains: { 1: 833, 4: -833 },
    },
    {
      when: 'the other half follows, the rest of the interest goes with it',
      given: [
        ...([{ type: 'setInterestRate', value: 333 }, mortgage, loan(4, 1, 5000)] as const),
        repayMortgage(25_000, 'deposits'),
      ],
      event: repayMortgage(25_000, 'deposits'),
      leaves: { 'account 4@1': 3335 },
      gains: { 1: 832, 4: -832 },
    },
    {
      when: 'it is repaid in notes',
      given: [mortgage, { type: 'withdraw', customer: 4, bank: 1, amount: 10_000 }],
      event: repayMortgage(10_000, 'cash'),
      leaves: { 'mortgage 0 4>1': 40_000, 'cash 4': 0, 'cash 1': 10_000 },
    },
  ]);

  test('is bound by the reserve requirement as a loan is', () => {
    const needing = playOn(start, { type: 'setReserveRequirement', value: 2000 });
    // A fifth of 500.00 is the 100.00 that the bank has with the central bank.
    expect(() => playOn(needing, mortgage)).not.toThrow();
    expect(refusalOf(needing, { ...mortgage, amount: 50_001 }, 'opening').code).toBe(
      'RESERVE_REQUIREMENT',
    );
  });

  test('is no loan: each is repaid by its own action', () => {
    expect(refusalOf(playOn(start, mortgage), repayLoan(0, 1), 'opening').code).toBe(
      'UNKNOWN_LOAN',
    );
  });
});
