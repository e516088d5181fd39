/** Boards on which days pass: terms, interest by the day, the end of a day, debts that run on. */
import { describe, expect, test } from 'vitest';
import { offersOf } from '@/events/banking/board/menus';
import { apply, wouldRefuse } from '@/events/banking/board/rules';
import { accruedOn } from '@/events/banking/ledger/interest';
import { dueDates } from '@/events/banking/views/time/dueDates';
import { changedBalances, openingOf, postingsOf, sentenceOf } from '../../../helpers/boards';
import { bearing, clock, days, endDay, fedFunds, rollOver, termLoan } from '../../../helpers/days';
import { built, gainsBetween, playOn } from '../../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  interest,
  loan,
  overdraft,
  repayLoan,
  system,
  transfer,
} from '../../../helpers/setup';

/** Bank 0 and its customer 1, who has $100 with it. */
const small = built(
  clock(),
  interest(500),
  bank('Bank', 100_000),
  customer('Ann', 10_000),
  account(1, 0, 10_000),
);

/** A central bank, two banks with $100 each and bills, Ann at the first. */
const large = built(
  system('centralbank'),
  clock(),
  bank('One', 0, 10_000),
  bank('Two', 0, 10_000),
  bills(1, 20_000),
  customer('Ann', 10_000),
  account(3, 1, 10_000),
);

const codeOf = (start: typeof small, event: Parameters<typeof apply>[1]) =>
  wouldRefuse(start, event, 'opening')?.code ?? null;

describe('days', () => {
  test('is on no board without a clock', () => {
    expect(apply(openingOf(2), endDay, 'opening').refused?.message).toBe(
      'No days pass on this board; choose one of the actions that it offers.',
    );
    expect(offersOf(openingOf(16).book).board).not.toContain('endDay');
    expect(offersOf(large.book)).toMatchObject({
      parties: { bank: expect.arrayContaining(['rollOver']) },
      board: expect.arrayContaining(['endDay']),
    });
    expect('clock' in openingOf(16).book).toBe(false);
    expect(dueDates(openingOf(16))).toBeNull();
  });

  test('starts once, before anybody comes', () => {
    expect(small.book.clock).toEqual({ basis: 360, day: 1 });
    expect(codeOf(built(clock()), clock())).toBe('NOT_OFFERED');
    expect(codeOf(built(bank('Bank')), clock())).toBe('NOT_OFFERED');
    expect(codeOf(built(system('chips')), clock(365))).toBeNull();
    expect(codeOf(built(system('chips')), clock(364))).toBe('VALUE_INVALID');
  });

  test('fall due so many days later, or on demand', () => {
    const lent = playOn(
      large,
      fedFunds(1, 2, 1000, 300),
      fedFunds(1, 2, 2000, 300, 0),
      termLoan(3, 1, 500, 9),
      loan(3, 1, 600),
      fedFunds(2, 1, 100, 300, 3),
    );
    const due = dueDates(playOn(lent, { type: 'note', text: 'a day' }));
    const ids = (list: readonly { readonly id: number }[] = []) => list.map(({ id }) => id);
    expect([due?.day, ids(due?.today), ids(due?.tomorrow)]).toEqual([1, [], [0]]);
    expect([ids(due?.later), ids(due?.onDemand)]).toEqual([
      [4, 2],
      [1, 3],
    ]);
    const next = dueDates(playOn(lent, endDay));
    expect(next?.today).toEqual([
      {
        id: 0,
        instrument: 'Fed Funds',
        debtorId: 1,
        creditorId: 2,
        principal: 1000,
        interest: 0,
        due: 2,
      },
    ]);
    expect(codeOf(openingOf(4), termLoan(1, 0, 500, 1))).toBe('VALUE_INVALID');
  });
});

describe('interest', () => {
  test('bear a yearly rate and are charged nothing at once', () => {
    const lent = playOn(small, loan(1, 0, 10_000));
    expect(lent.book.credits[0]).toMatchObject({ interest: 0, interestRate: 500 });
    const repaid = playOn(lent, repayLoan(0, 10_000));
    expect(gainsBetween(lent, repaid)).toEqual({});
    expect(sentenceOf(small, lent)).toContain('$100 at 5.00 % a year, on demand.');
  });

  test('of customers alone bear a rate, and only above zero', () => {
    const house = built(clock(), overdraft(20_000), bank('Bank', 50_000), customer('Ann', 5000));
    const opened = playOn(house, bearing(1, 0, 5000, 10_000));
    expect(sentenceOf(house, opened)).toBe(
      'Ann opens an account with Bank at 100.00 % a year and pays in $50.',
    );
    const next = playOn(opened, endDay);
    expect(changedBalances(opened, next)).toEqual({ 'account 1@0': 5014 });
    expect(gainsBetween(opened, next)).toEqual({ 0: -14, 1: 14 });
    const below = playOn(opened, { type: 'withdraw', customer: 1, bank: 0, amount: 9000 });
    expect(changedBalances(below, playOn(below, endDay))).toEqual({});
    const two = built(system('correspondent'), clock(), bank('A', 100), bank('B'));
    expect(codeOf(two, bearing(0, 1, 0, 100))).toBe('RATE_INVALID');
    expect(codeOf(two, bearing(0, 1, 0, 0))).toBeNull();
  });

  test('loses no cent: $100 at 5 % makes $5 in 360 days', () => {
    let round = playOn(small, loan(1, 0, 10_000));
    const debt = round.book.credits[0];
    if (!debt) throw new Error('nothing was lent');
    const daily: number[] = [];
    for (let day = 1; day <= 360; day += 1) {
      const next = playOn(round, endDay);
      daily.push(accruedOn(next, debt) - accruedOn(round, debt));
      round = next;
    }
    expect(daily.slice(0, 7)).toEqual([1, 2, 1, 2, 1, 1, 2]);
    expect(accruedOn(round, debt)).toBe(500);
    expect(round.book.clock?.day).toBe(361);
  });

  test('is owed beside a debt and bears none, and is credited to an account and does', () => {
    const both = built(
      clock(),
      interest(10_000),
      bank('Bank', 0),
      customer('Ann', 360_000),
      bearing(1, 0, 360_000, 10_000),
    );
    const lent = playOn(both, loan(1, 0, 360_000), {
      type: 'withdraw',
      customer: 1,
      bank: 0,
      amount: 360_000,
    });
    const [first, second] = [playOn(lent, endDay), playOn(lent, ...days(2))];
    expect(changedBalances(lent, first)).toEqual({
      'accrued interest 1 1>0': 1000,
      'account 1@0': 361_000,
    });
    // A day's interest on $3,610 is $10.03, and on the $3,600 of the debt still $10.
    expect(changedBalances(first, second)).toEqual({
      'accrued interest 1 1>0': 2000,
      'account 1@0': 362_003,
    });
    expect(gainsBetween(first, second)).toEqual({ 0: -3, 1: 3 });
    expect(postingsOf(first)).toEqual([
      'accrued interest 1 1>0 +1000 issuance',
      'account 1@0 +1000 issuance',
    ]);
    expect(sentenceOf(lent, first)).toBe(
      'Day 1 ends: interest of $10 accrues on debts, and $10 of interest is credited to accounts. Day 2 begins.',
    );
    expect(sentenceOf(small, playOn(small, endDay))).toBe(
      'Day 1 ends; no interest is booked. Day 2 begins.',
    );
  });

  test('pays the interest first, all of it', () => {
    const owed = playOn(small, loan(1, 0, 10_000), ...days(72));
    const part = playOn(owed, repayLoan(0, 4000));
    expect(changedBalances(owed, part)).toEqual({ 'account 1@0': 15_900, 'loans 0 1>0': 6000 });
    expect(part.book.credits).toHaveLength(1);
    expect(gainsBetween(owed, part)).toEqual({});
    expect(sentenceOf(owed, part)).toBe(
      'Ann repays Bank $40 and $1 of interest, out of the deposit. $60 of the loan is left.',
    );
    const poor = playOn(owed, { type: 'withdraw', customer: 1, bank: 0, amount: 14_900 });
    expect(wouldRefuse(poor, repayLoan(0, 10_000), 'opening')?.message).toBe(
      'Ann has $51.00 on deposit with Bank, and $1.00 of interest has accrued, which is paid first; repay $50.00 or less.',
    );
  });

  test('sets interest off first where a borrower defaults on a repo', () => {
    const repo = {
      type: 'doRepo',
      ...{ borrower: 1, lender: 2, amount: 5000, rate: 10_000, haircut: 0, term: 0 },
    } as const;
    const owed = playOn(large, repo, ...days(36));
    expect(changedBalances(large, owed)).toMatchObject({ 'accrued interest 1 1>2': 500 });
    const failed = playOn(owed, { type: 'failRepo', repo: 0 });
    expect(gainsBetween(owed, failed)).toEqual({ 1: 500, 2: -500 });
    expect(failed.book.credits).toEqual([]);
    expect(sentenceOf(owed, failed)).toContain(
      '$55 was owed, and Two keeps $50 of Treasury Bills, just what it had lent.',
    );
    const ended = playOn(owed, { type: 'unwindRepo', repo: 0 });
    expect(changedBalances(owed, ended)).toMatchObject({ 'account 1@0': 9500 });
    expect(sentenceOf(owed, ended)).toContain('$50 and $5 of interest');
  });
});

describe('the end of a day', () => {
  test('waits for the house, then for what is due, then for who is overdrawn', () => {
    const chips = built(
      ...[system('chips'), clock(), overdraft(1000), bank('One', 0, 1000), bank('Two', 0, 1000)],
      ...[account(2, 1, 500), account(3, 1, 500), customer('Ann', 900), customer('Ben', 900)],
      ...[account(4, 2, 900), account(5, 3, 900)],
      ...[fedFunds(2, 3, 100, 0), endDay],
      ...[transfer([4, 2], [5, 3], 200)],
    );
    const over = playOn(chips, { type: 'bankTransfer', from: 2, to: 3, amount: 700 });
    expect(codeOf(over, endDay)).toBe('PAYMENTS_WAIT');
    const settled = playOn(over, { type: 'settleDues', bank: 'all', with: 1 });
    expect(codeOf(settled, endDay)).toBe('DUE_TODAY');
    const paid = playOn(settled, { type: 'payFedFundsLoan', loan: 0, amount: 100 });
    expect(codeOf(paid, endDay)).toBe('OVERDRAWN_AT_CLOSE');
    const mended = playOn(paid, fedFunds(2, 3, 900, 0));
    expect(codeOf(mended, endDay)).toBeNull();
  });

  test('lets correspondents go on owing each other dues', () => {
    const owing = built(
      ...[system('correspondent'), clock(), bank('One', 1000), bank('Two', 1000)],
      ...[customer('Ann', 900), customer('Ben', 900), account(2, 0, 900), account(3, 1, 900)],
      transfer([2, 0], [3, 1], 200),
    );
    expect(codeOf(owing, endDay)).toBeNull();
  });
});

describe('a debt that is rolled over', () => {
  const owed = playOn(small, termLoan(1, 0, 10_000, 72), ...days(72));

  test('runs on from today, with its interest paid or added', () => {
    expect(codeOf(owed, endDay)).toBe('DUE_TODAY');
    const paid = playOn(owed, rollOver(0, 30, 600, 'paid'));
    expect(changedBalances(owed, paid)).toEqual({ 'account 1@0': 19_900 });
    expect(paid.book.credits).toEqual([
      expect.objectContaining({ id: 0, due: 103, interestRate: 600, principal: 10_000 }),
    ]);
    const added = playOn(owed, rollOver(0, 0, 0, 'added'));
    expect(changedBalances(owed, added)).toEqual({ 'loans 0 1>0': 10_100 });
    expect(postingsOf(added)).toEqual([
      'accrued interest 1 1>0 -100 novation',
      'loans 0 1>0 +100 novation',
    ]);
    expect(added.book.credits[0]).not.toHaveProperty('due');
    for (const one of [paid, added]) expect(gainsBetween(owed, one)).toEqual({});
    expect(sentenceOf(owed, added)).toBe(
      'Bank rolls over the $100 that Ann owes it, on demand. The interest of $1 so far is added to it.',
    );
  });

  test('bears its old rate up to that day and the new one from then on', () => {
    const later = playOn(owed, rollOver(0, 400, 1000, 'added'), ...days(36));
    expect(changedBalances(owed, later)).toMatchObject({ 'accrued interest 2 1>0': 101 });
  });

  test('needs no interest to be paid where none has accrued', () => {
    const fresh = playOn(small, termLoan(1, 0, 10_000, 1));
    expect(postingsOf(playOn(fresh, rollOver(0, 5, 500, 'paid')))).toEqual([]);
  });
});
