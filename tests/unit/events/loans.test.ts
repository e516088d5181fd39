import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { creditIdsOf } from '@/events/banking/ledger/book';
import { withCredit, withoutCredit } from '@/events/banking/ledger/credits';
import { LESSONS } from '@/src/lessons/course/all';
import { balancesOf, openingOf, refusalOf } from '../../helpers/boards';
import { built, describeRows, gainsBetween, playOn } from '../../helpers/rows';
import {
  account,
  bank,
  customer,
  deposit,
  interest,
  loan,
  overdraft,
  repayLoan,
  requirement,
  system,
  transfer,
  withdraw,
} from '../../helpers/setup';

/** Lesson 4: Bank 1 (0) holds 200 in cash; Customers 1 and 2 hold 50 each, and 100 each on deposit. */
const start = openingOf(4);
const pay = (amount: number): BankingEvent => transfer([1, 0], [2, 0], amount);

describeRows(start, [
  {
    when: 'a loan is made, money is made',
    event: loan(1, 0, 10_000),
    leaves: { 'loans 0 1>0': 10_000, 'account 1@0': 20_000 },
    postings: ['loans 0 1>0 +10000 issuance', 'account 1@0 +10000 issuance'],
    tells: 'Bank 1 lends Customer 1 $100. Customer 1’s deposit there is now $200.',
  },
  {
    when: 'a loan takes an overdrawn account through zero',
    given: [overdraft(5000), pay(12_000)],
    event: loan(1, 0, 5000),
    leaves: { 'loans 0 1>0': 5000, 'account 1@0': 3000 },
    postings: [
      'loans 0 1>0 +5000 issuance',
      'account 1@0 +2000 setOff',
      'account 1@0 +3000 issuance',
    ],
  },
  {
    when: 'a loan carries interest, nobody is richer or poorer yet',
    given: [interest(500)],
    event: loan(2, 0, 10_000),
    leaves: { 'loans 0 2>0': 10_000, 'account 2@0': 20_000 },
    tells:
      'Bank 1 lends Customer 2 $100, for interest of $5. Customer 2’s deposit there is now $200.',
  },
  {
    when: 'two fifths of a loan are repaid out of the deposit, two fifths of the interest go with them',
    given: [interest(500), loan(1, 0, 10_000)],
    event: repayLoan(0, 4000),
    leaves: { 'loans 0 1>0': 6000, 'account 1@0': 15_800 },
    postings: ['account 1@0 -4200 setOff', 'loans 0 1>0 -4000 setOff'],
    gains: { 0: 200, 1: -200 },
    tells:
      'Customer 1 repays Bank 1 $40 and $2 of interest, out of the deposit. $60 of the loan is left.',
  },
  {
    when: 'a loan is repaid whole in cash',
    given: [interest(500), loan(1, 0, 4000)],
    event: repayLoan(0, 4000, 'cash'),
    leaves: { 'cash 0': 24_200, 'cash 1': 800 },
    postings: ['cash 1 -4200 assignment', 'cash 0 +4200 assignment', 'loans 0 1>0 -4000 setOff'],
    gains: { 0: 200, 1: -200 },
    tells: 'Customer 1 repays Bank 1 $40 and $2 of interest, in cash. The loan is paid off.',
  },
  {
    when: 'a loan is repaid out of an account that goes below zero by it',
    given: [overdraft(5000), loan(1, 0, 10_000), pay(19_000)],
    event: repayLoan(0, 6000),
    leaves: { 'loans 0 1>0': 4000, 'account 1@0': -5000 },
    postings: [
      'account 1@0 -1000 setOff',
      'account 1@0 -5000 issuance',
      'loans 0 1>0 -6000 setOff',
    ],
  },
  {
    when: 'the rate has changed since, the loan keeps the one it was made at',
    given: [interest(1000), loan(1, 0, 10_000), interest(0)],
    event: repayLoan(0, 10_000),
    leaves: { 'account 1@0': 9000 },
    gains: { 0: 1000, 1: -1000 },
  },
  {
    when: 'two loans stand, only the one named is repaid',
    given: [loan(1, 0, 3000), interest(1000), loan(1, 0, 2000)],
    event: repayLoan(1, 500),
    leaves: { 'loans 1 1>0': 1500, 'account 1@0': 14_450 },
    gains: { 0: 50, 1: -50 },
  },
]);

describe('interest', () => {
  /** What is paid beyond principal when a loan is repaid in these parts, all in cents. */
  function interestPaid(rate: number, principal: number, parts: readonly number[]) {
    let before = playOn(start, interest(rate), loan(1, 0, principal));
    return parts.map((part) => {
      const round = playOn(before, repayLoan(0, part));
      const gained = gainsBetween(before, round)[0] ?? 0;
      before = round;
      return gained;
    });
  }

  test.each([
    ['half a cent counts as one', 500, 10, [1]],
    ['less than half a cent counts as none', 500, 9, [0]],
    ['one and a half count as two', 500, 30, [2]],
    ['two and a half count as three', 500, 50, [3]],
    ['100 % is as much again', 10_000, 1234, [1234]],
    ['0 % is nothing', 0, 1234, [0]],
  ])('is rounded half up once: %s', (_, rate, principal, paid) => {
    expect(interestPaid(rate, principal, [principal])).toEqual(paid);
  });

  test.each([
    ['thirds of 5 cents', 50, 1000, [333, 333, 334], [2, 1, 2]],
    ['halves of one cent', 500, 10, [5, 5], [1, 0]],
    ['thirds of one cent', 500, 15, [5, 5, 5], [0, 1, 0]],
    ['tenths of 2 cents', 500, 40, [4, 4, 4, 4, 4, 4, 4, 4, 4, 4], [0, 0, 1, 0, 0, 0, 0, 1, 0, 0]],
    ['one cent at a time, of 3', 10_000, 3, [1, 1, 1], [1, 1, 1]],
  ])('is paid in proportion, the last part taking the rest: %s', (_, rate, sum, parts, paid) => {
    expect(interestPaid(rate, sum, parts)).toEqual(paid);
  });

  test('of a large loan is exact', () => {
    const large = playOn(start, interest(333), loan(1, 0, 1_000_000_000_000));
    // 3.33 % of 10,000,000,000 dollars.
    expect(large.book.credits[0]?.interest).toBe(33_300_000_000);
    const odd = playOn(start, interest(333), loan(1, 0, 999_999_999_999));
    // 33,299,999,999.9667 cents.
    expect(odd.book.credits[0]?.interest).toBe(33_300_000_000);
  });
});

describe('what repaying is bound by', () => {
  test('is what is left of the loan', () => {
    expect(refusalOf(playOn(start, loan(1, 0, 5000)), repayLoan(0, 5001), 'opening')).toEqual({
      code: 'EXCEEDS_LOAN',
      field: 'amount',
      message: '$50.00 of the loan from Bank 1 is left; repay $50.00 or less.',
    });
  });

  test('is what the deposit covers with the interest, to the cent', () => {
    const short = playOn(start, interest(500), loan(1, 0, 30_000), pay(35_000));
    // 50.00 are left: 47.62 and 2.38 of interest come to just that.
    expect(balancesOf(playOn(short, repayLoan(0, 4762)))).toMatchObject({ 'account 1@0': 0 });
    expect(refusalOf(short, repayLoan(0, 4763), 'opening')).toEqual({
      code: 'INSUFFICIENT_DEPOSITS',
      field: 'amount',
      message:
        'Customer 1 has $50.00 on deposit with Bank 1, and $15.00 of interest is due on what is left; repay $47.62 or less.',
    });
  });

  test('is what the cash covers with the interest', () => {
    const lent = playOn(start, interest(500), loan(1, 0, 6000));
    // 50.00 in cash: 47.62 and 2.38 of interest.
    expect(balancesOf(playOn(lent, repayLoan(0, 4762, 'cash')))).toMatchObject({ 'cash 1': 0 });
    expect(refusalOf(lent, repayLoan(0, 4763, 'cash'), 'opening').message).toBe(
      'Customer 1 holds $50.00 in cash, and $3.00 of interest is due on what is left; repay $47.62 or less.',
    );
  });

  test('is the overdraft, where there is one', () => {
    const lent = playOn(start, overdraft(1000), loan(1, 0, 30_000), pay(35_000));
    expect(balancesOf(playOn(lent, repayLoan(0, 6000)))).toMatchObject({ 'account 1@0': -1000 });
    expect(refusalOf(lent, repayLoan(0, 6001), 'opening').code).toBe('OVERDRAFT_LIMIT');
  });

  test('leaves nothing for a loan that is paid off', () => {
    const paid = playOn(start, loan(1, 0, 5000), repayLoan(0, 5000));
    expect(refusalOf(paid, repayLoan(0, 1), 'opening')).toMatchObject({
      code: 'UNKNOWN_LOAN',
      field: 'loan',
    });
  });
});

describe('the reserve requirement', () => {
  const needing = (rate: number, ...events: readonly BankingEvent[]) =>
    playOn(start, ...events, requirement(rate));

  test.each([
    ['half of 400.00 is the 200.00 it holds', 5000, 20_000],
    ['33.33 % of 600.06 is 199.999...; of 600.07 it would be 200.003...', 3333, 40_006],
    ['a tenth of 2,000.00', 1000, 180_000],
    ['all of its deposits are covered, and no more could be', 10_000, 0],
  ])('lets lend to the cent: %s', (_, rate, most) => {
    const board = needing(rate);
    if (most > 0) expect(() => playOn(board, loan(1, 0, most))).not.toThrow();
    const refused = refusalOf(board, loan(1, 0, most + 1), 'opening');
    expect(refused).toMatchObject({ code: 'RESERVE_REQUIREMENT', field: 'amount' });
    expect(refused.message).toMatch(
      /holds \$200\.00 against deposits of \$200\.00; (borrow|no amount)/,
    );
  });

  test('says how much could be lent', () => {
    expect(refusalOf(needing(5000), loan(1, 0, 30_000), 'opening').message).toBe(
      'Bank 1 must keep 50.00 % of its customer deposits in reserve and holds $200.00 against deposits of $200.00; borrow $200.00 or less.',
    );
  });

  test('looks at positive deposits only: a loan that fills an overdraft makes none', () => {
    // Customer 1 is at -20.00, Customer 2 at 220.00: 180.00 more may be on deposit.
    const board = needing(5000, overdraft(5000), pay(12_000));
    expect(balancesOf(playOn(board, loan(1, 0, 20_000)))).toMatchObject({ 'account 1@0': 18_000 });
    expect(refusalOf(board, loan(1, 0, 20_001), 'opening').code).toBe('RESERVE_REQUIREMENT');
  });

  test('lets nothing be lent where it is breached already', () => {
    const board = needing(5000, loan(1, 0, 20_001));
    expect(refusalOf(board, loan(2, 0, 1), 'opening').message).toMatch(/no amount would do now/);
  });

  test('binds neither paying in nor repaying', () => {
    const board = needing(10_000, loan(1, 0, 20_001));
    expect(() => playOn(board, deposit(2, 0, 5000), repayLoan(0, 1))).not.toThrow();
  });

  test('binds taking out, by which reserves fall further than deposits', () => {
    // Half of the deposits must stay: (200 - x) against half of (300 - x) lets 100.00 go.
    const board = needing(5000, loan(1, 0, 10_000));
    expect(balancesOf(playOn(board, withdraw(1, 0, 10_000)))).toMatchObject({ 'cash 0': 10_000 });
    expect(refusalOf(board, withdraw(1, 0, 10_001), 'opening')).toMatchObject({
      code: 'RESERVE_REQUIREMENT',
      message:
        'Bank 1 must keep 50.00 % of its customer deposits in reserve and holds $200.00 against deposits of $300.00; withdraw $100.00 or less.',
    });
  });

  test('binds no payment to another bank, though reserves leave by it', () => {
    const board = built(
      ...[system('centralbank'), bank('A', 1000, 4000), bank('B', 0, 9000), customer('Ann', 0)],
      ...[customer('Ben', 0), account(3, 1, 0), account(4, 2, 0)],
      ...[loan(3, 1, 5000), requirement(10_000)],
    );
    const away: BankingEvent = { type: 'bankTransfer', from: 1, to: 2, amount: 1000 };
    const short = playOn(board, away, transfer([3, 1], [4, 2], 1000));
    expect(refusalOf(short, withdraw(3, 1, 1), 'opening').code).toBe('RESERVE_REQUIREMENT');
    expect(() => playOn(short, away, transfer([3, 1], [4, 2], 1))).not.toThrow();
  });

  test('counts a bank’s balance with the central bank, never its overdraft there', () => {
    const board = built(
      ...[system('centralbank'), bank('A', 1000, 4000), bank('B', 0, 9000)],
      ...[customer('Ann', 0), account(3, 1, 0), account(3, 2, 0), requirement(5000)],
    );
    expect(balancesOf(playOn(board, loan(3, 1, 10_000)))).toMatchObject({ 'account 3@1': 10_000 });
    expect(refusalOf(board, loan(3, 1, 10_001), 'opening').message).toMatch(/holds \$50\.00/);
    const away: BankingEvent = { type: 'bankTransfer', from: 1, to: 2, amount: 5000 };
    const overdrawn = playOn(board, overdraft(2000), away);
    expect(refusalOf(overdrawn, loan(3, 1, 2001), 'opening').message).toMatch(
      /holds \$10\.00 against deposits of \$0\.00; borrow \$20\.00 or less\.$/,
    );
  });
});

describe('the accounts of loans', () => {
  test('have ids that are never used again, and slots that are', () => {
    const one = playOn(start, loan(1, 0, 1000));
    const paid = playOn(one, repayLoan(0, 1000));
    const two = playOn(paid, loan(2, 0, 700), loan(1, 0, 300));
    expect(one.book.credits.map(({ id, principal }) => [id, principal])).toEqual([[0, 1000]]);
    expect(paid.book.credits).toEqual([]);
    expect(two.book.credits.map(({ id, principal }) => [id, principal])).toEqual([
      [1, 700],
      [2, 300],
    ]);
    expect(two.book.nextCreditId).toBe(3);
    expect(paid.column).toHaveLength(one.column.length);
    expect(two.column).toHaveLength(one.column.length + 1);
    expect(balancesOf(two)).toMatchObject({ 'loans 1 2>0': 700, 'loans 2 1>0': 300 });
  });

  test('are listed with debtor and creditor while they are open', () => {
    const idsOf = (round: typeof start) =>
      round.book.parties.map(({ id }) => creditIdsOf(round.book, id));
    const lent = playOn(start, loan(1, 0, 1000), loan(2, 0, 1000));
    expect(idsOf(lent)).toEqual([[0, 1], [0], [1]]);
    expect(idsOf(playOn(lent, repayLoan(0, 1000)))).toEqual([[1], [], [1]]);
  });

  test('never make the column grow with the length of a log', () => {
    const turns = Array.from({ length: 20 }, (_, id) => [loan(1, 0, 100), repayLoan(id, 100)]);
    const later = playOn(start, ...turns.flat());
    expect(later.column).toHaveLength(start.column.length + 1);
    expect(later.column.slice(0, start.column.length)).toEqual(start.column);
  });
});

test.each(LESSONS.map(({ id }) => id))(
  'opening and closing a debt leaves all else of the book of lesson %i as it was',
  (id) => {
    const { book } = openingOf(id);
    const { credits, nextCreditId, slotCount, freeSlots } = book;
    const { book: opened, credit } = withCredit(book, 'Loans', 0, 1, 100, {});
    expect(Object.entries({ ...opened, credits, nextCreditId, slotCount, freeSlots })).toEqual(
      Object.entries(book),
    );
    expect(opened.credits).toEqual([...credits, credit]);
    const closed = withoutCredit(opened, credit);
    expect(Object.entries({ ...closed, freeSlots: opened.freeSlots })).toEqual(
      Object.entries({ ...opened, credits }),
    );
    expect(closed.freeSlots).toEqual([...opened.freeSlots, credit.slot]);
  },
);
