/** Administered rates, the facilities of the central bank, open-market operations with anybody, and the Treasury. */
import { describe, expect, test } from 'vitest';
import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, fold, wouldRefuse } from '@/events/banking/board/rules';
import { bankReserves } from '@/events/banking/ledger/factors';
import { ratesByDay } from '@/events/banking/views/time/rates';
import { factorsByDay } from '@/events/banking/views/time/reserves';
import { changedBalances, openingOf } from '../../../helpers/boards';
import { bearing, clock, endDay, fedFunds, rollOver } from '../../../helpers/days';
import { built, gainsBetween, playOn } from '../../../helpers/rows';
import { account, bank, bills, customer, loan, overdraft, system } from '../../../helpers/setup';

const rate = (which: 'iorb' | 'onRrp' | 'discount' | 'target', value: number): BankingEvent => ({
  type: 'setRate',
  which,
  value,
});
const borrow = (amount: number, collateral: 'loans' | 'bills'): BankingEvent => ({
  type: 'discountLoan',
  bank: 2,
  amount,
  collateral,
  term: 1,
});
const facility = (fund: number, amount: number): BankingEvent => ({
  type: 'reverseRepoFacility',
  fund,
  amount,
});
const buy = (of: number, amount: number): BankingEvent => ({
  type: 'openMarketPurchase',
  with: of,
  amount,
});
const sell = (to: number, amount: number): BankingEvent => ({
  type: 'openMarketSale',
  with: to,
  amount,
});
const redeem = (claim: number): BankingEvent => ({ type: 'redeem', claim });
const remit = (amount: number): BankingEvent => ({ type: 'remit', amount });

/** Treasury 1 with $1,000; banks 2 and 3 with $1,000; Fund 4 with $500 at bank 2; bills all round. */
const start = built(
  ...[system('centralbank'), clock(), { type: 'foundTreasury', amount: 100_000 } as const],
  ...[bank('One', 0, 100_000), bank('Two', 0, 100_000), customer('Fund', 50_000)],
  ...[account(4, 2, 50_000), bills(0, 200_000), bills(2, 100_000), bills(4, 30_000)],
);

const codeOf = (round: BankingRound, event: BankingEvent): string | null =>
  wouldRefuse(round, event, 'opening')?.code ?? null;

describe('interest on reserves', () => {
  test('is paid on what banks hold as the day ends', () => {
    const set = playOn(start, rate('iorb', 3600), overdraft(50_000));
    const next = playOn(set, endDay);
    expect(gainsBetween(set, next)).toEqual({ 0: -200, 2: 100, 3: 100 });
    const moved = playOn(set, { type: 'bankTransfer', from: 2, to: 3, amount: 50_000 });
    expect(gainsBetween(moved, playOn(moved, endDay))).toEqual({ 0: -200, 2: 50, 3: 150 });
    expect(codeOf(openingOf(21), rate('iorb', 100))).toBe('NOT_OFFERED');
    expect(codeOf(built(clock()), rate('iorb', 100))).toBe('NOT_OFFERED');
  });

  test('is not paid to a bank that joins without it', () => {
    const joins = { type: 'createBank', name: 'Home Loan Bank', cash: 0 } as const;
    const unpaid = { ...joins, partyType: 'bank', deposit: 100_000, reserves: 'unpaid' } as const;
    const set = playOn(start, unpaid, rate('iorb', 3600));
    expect(gainsBetween(set, playOn(set, endDay))).toEqual({ 0: -200, 2: 100, 3: 100 });
    const nobodys = { ...unpaid, partyType: 'customer', deposit: 0 } as const;
    expect(codeOf(start, nobodys)).toBe('VALUE_INVALID');
    expect(codeOf(built(system('centralbank')), unpaid)).toBe('VALUE_INVALID');
    expect(codeOf(built(clock()), unpaid)).toBe('VALUE_INVALID');
  });
});

describe('sums over the central bank', () => {
  test('move a deposit and its bank’s reserves together', () => {
    const taxed = playOn(start, { type: 'collectTax', payer: 4, amount: 1000 });
    expect(changedBalances(start, taxed)).toEqual({
      ...{ 'account 4@2': 49_000, 'account 2@0': 99_000, 'account 1@0': 101_000 },
    });
    const alone = playOn(start, customer('Nobody’s', 100));
    expect(codeOf(alone, { type: 'spend', payee: 5, amount: 1 })).toBe('UNKNOWN_ACCOUNT');
  });
});

describe('the discount window', () => {
  test('lends against loans at 20 % and bills at 2 %', () => {
    const lent = playOn(start, rate('discount', 3600), loan(4, 2, 12_500));
    expect(codeOf(lent, borrow(10_001, 'loans'))).toBe('INSUFFICIENT_COLLATERAL');
    const onLoans = playOn(lent, borrow(10_000, 'loans'));
    expect(codeOf(onLoans, borrow(1, 'loans'))).toBe('INSUFFICIENT_COLLATERAL');
    expect(changedBalances(lent, onLoans)).toEqual({
      ...{ 'account 2@0': 110_000, 'discount loans 1 2>0': 10_000 },
    });
    const onBills = playOn(onLoans, borrow(49_000, 'bills'));
    expect(codeOf(onBills, borrow(49_001, 'bills'))).toBe('BILLS_PLEDGED');
    expect(codeOf(lent, borrow(98_001, 'bills'))).toBe('INSUFFICIENT_BILLS');
    // What the central bank holds as collateral it does not pledge on.
    const repo = { borrower: 0, lender: 3, amount: 200_001, rate: 0, haircut: 0 };
    const rich = playOn(onBills, bills(3, 200_000), buy(3, 200_000), sell(3, 200_000));
    expect(codeOf(rich, { type: 'doRepo', ...repo })).not.toBeNull();
    const repaid = playOn(onLoans, { type: 'repayLoan', loan: 0, amount: 12_500, by: 'deposits' });
    expect(codeOf(repaid, borrow(1, 'loans'))).toBe('INSUFFICIENT_COLLATERAL');
    expect(codeOf(onLoans, rollOver(1, 5, 100, 'paid'))).toBeNull();
  });
});

describe('the reverse repo facility', () => {
  test('takes money in overnight against the central bank’s bills', () => {
    const set = playOn(start, rate('onRrp', 3600));
    const placed = playOn(set, facility(4, 20_000), facility(3, 10_000));
    expect(changedBalances(set, placed)).toEqual({
      ...{ 'account 4@2': 30_000, 'account 2@0': 80_000, 'facility repos 0 0>4': 20_000 },
      ...{ 'account 3@0': 90_000, 'facility repos 1 0>3': 10_000 },
    });
    expect(placed.book.credits.map(({ due }) => due)).toEqual([2, 2]);
    expect(codeOf(placed, sell(3, 170_001))).toBe('INSUFFICIENT_DEPOSITS');
    const next = playOn(placed, endDay);
    expect(gainsBetween(placed, next)).toEqual({ 0: -30, 3: 10, 4: 20 });
    expect(codeOf(next, endDay)).toBe('DUE_TODAY');
    expect(codeOf(next, rollOver(0, 1, 100, 'paid'))).toBe('UNKNOWN_LOAN');
    const back = playOn(next, redeem(0), redeem(1));
    expect(changedBalances(next, back)).toEqual({
      ...{ 'account 4@2': 50_020, 'account 2@0': 100_020, 'account 3@0': 100_010 },
    });
    expect(back.book.credits).toEqual([]);
  });
});

describe('the open market', () => {
  test('buys from anybody, and deposits rise with reserves', () => {
    const bought = playOn(start, buy(4, 30_000));
    expect(changedBalances(start, bought)).toEqual({
      ...{ 'bills 0': 230_000, 'bills 4': 0, 'account 4@2': 80_000, 'account 2@0': 130_000 },
    });
    expect(gainsBetween(start, bought)).toEqual({});
    const banks = playOn(start, buy(2, 5000));
    expect(changedBalances(start, banks)).toEqual({
      ...{ 'bills 0': 205_000, 'bills 2': 95_000, 'account 2@0': 105_000 },
    });
  });

  test('sells to anybody, and deposits fall with reserves', () => {
    const sold = playOn(start, sell(4, 30_000));
    expect(changedBalances(start, sold)).toEqual({
      ...{ 'bills 0': 170_000, 'bills 4': 60_000, 'account 4@2': 20_000, 'account 2@0': 70_000 },
    });
    expect(codeOf(start, sell(4, 50_001))).toBe('INSUFFICIENT_DEPOSITS');
  });
});

test('where there is no central bank and no Treasury nobody acts for one', () => {
  const { book } = built(clock(), bank('One', 100), bank('Two', 100));
  const acts: readonly BankingEvent[] = [
    ...[buy(1, 100), sell(1, 100), remit(100)],
    { type: 'collectTax', payer: 1, amount: 100 },
    { type: 'closeBank', bank: 0, into: 1 },
  ];
  expect(acts.map((event) => actionOf(event).actors(book, event))).toEqual(acts.map(() => []));
  expect(acts.map((event) => actionOf(event).actors(start.book, event))).toEqual([
    [0],
    [0],
    [0],
    [1],
    [0],
  ]);
});

describe('the Treasury', () => {
  test('comes once, with a balance that is no bank’s reserves', () => {
    expect(bankReserves(start)).toBe(200_000);
    expect(start.book.parties[1]).toMatchObject({ name: 'Treasury', type: 'treasury' });
    expect(codeOf(start, { type: 'foundTreasury', amount: 0 })).toBe('NOT_OFFERED');
    expect(codeOf(built(clock()), { type: 'foundTreasury', amount: 0 })).toBe('NOT_OFFERED');
    const none = built(system('centralbank'), clock(), bank('One'));
    expect(codeOf(none, remit(1))).toBe('NOT_OFFERED');
  });

  test('takes reserves out as it borrows and taxes, and puts them back as it spends and redeems', () => {
    const debt = { type: 'issueDebt', buyer: 3, amount: 36_000, term: 1, rate: 1000 } as const;
    const steps: readonly BankingEvent[] = [
      ...[debt, { type: 'collectTax', payer: 3, amount: 4000 } as const, endDay, redeem(0)],
      { type: 'spend', payee: 4, amount: 10_000 },
    ];
    const { rounds } = fold(start, steps, 'opening');
    expect(rounds.map(bankReserves)).toEqual([164_000, 160_000, 160_000, 196_010, 206_010]);
    const [issued, taxed, , , spent] = rounds;
    expect(issued && gainsBetween(start, issued)).toEqual({});
    expect(issued && taxed && gainsBetween(issued, taxed)).toEqual({ 1: 4000, 3: -4000 });
    expect(spent?.book.credits).toEqual([]);
    expect(codeOf(playOn(start, debt), { type: 'writeOff', claim: 0, amount: 1 })).toBe(
      'UNKNOWN_LOAN',
    );
  });

  test('is never overdrawn', () => {
    const poor = playOn(start, overdraft(50_000));
    expect(codeOf(poor, { type: 'spend', payee: 4, amount: 100_001 })).toBe(
      'INSUFFICIENT_DEPOSITS',
    );
    expect(codeOf(poor, { type: 'spend', payee: 4, amount: 100_000 })).toBeNull();
  });
});

describe('what is redeemed', () => {
  test('pays whole, with interest, and frees what was pledged', () => {
    const owed = playOn(start, rate('discount', 3600), borrow(98_000, 'bills'), endDay);
    expect(codeOf(owed, buy(2, 1))).toBe('BILLS_PLEDGED');
    const paid = playOn(owed, redeem(0));
    expect(changedBalances(owed, paid)).toEqual({ 'account 2@0': 99_902 });
    expect(codeOf(paid, buy(2, 100_000))).toBeNull();
    const spent = playOn(owed, { type: 'bankTransfer', from: 2, to: 3, amount: 150_000 });
    expect(codeOf(spent, redeem(0))).toBe('INSUFFICIENT_DEPOSITS');
  });
});

describe('a remittance', () => {
  test('passes on what the central bank has earned, no more', () => {
    const bare = built(
      ...[system('centralbank'), clock(), { type: 'foundTreasury', amount: 0 } as const],
      ...[bank('One', 0, 1000), bills(2, 100_000)],
    );
    const earned = playOn(bare, rate('discount', 3600), borrow(98_000, 'bills'), endDay);
    expect(codeOf(earned, remit(99))).toBe('EXCEEDS_NET_WORTH');
    const paid = playOn(earned, remit(98));
    expect(gainsBetween(earned, paid)).toEqual({ 0: -98, 1: 98 });
    expect(bankReserves(paid)).toBe(bankReserves(earned));
  });
});

describe('the factors of reserves', () => {
  const steps: readonly BankingEvent[] = [
    ...[rate('iorb', 3600), facility(4, 20_000), buy(2, 5000), fedFunds(2, 3, 700, 410), endDay],
    ...[redeem(0), { type: 'payFedFundsLoan', loan: 1, amount: 700 } as const],
    { type: 'withdraw', customer: 4, bank: 2, amount: 50_000 },
  ];
  const { rounds, refused } = fold(start, steps, 'opening');
  const line = [start, ...rounds];

  test('are told day by day, and add up to what reserves changed by', () => {
    expect(refused).toBeNull();
    const days = factorsByDay(line);
    expect(days.map(({ day, opening, closing }) => [day, opening, closing])).toEqual([
      [1, 200_000, 185_185],
      [2, 185_185, 205_185],
    ]);
    expect(days[0]?.factors).toEqual([
      { label: 'Treasury Bills', change: 5000 },
      { label: 'Reverse Repo Facility', change: -20_000 },
      { label: 'Net worth', change: 185 },
    ]);
    for (const { opening, closing, factors } of days) {
      expect(factors.reduce((sum, { change }) => sum + change, 0)).toBe(closing - opening);
    }
    expect(factorsByDay([openingOf(21)])).toEqual([]);
  });

  test('stand beside the rates of the day', () => {
    expect(ratesByDay(line.slice(0, 5)).at(-1)).toEqual({
      day: 1,
      rates: { iorb: 3600 },
      trades: [
        {
          ...{ id: 0, instrument: 'Facility Repos', borrowerId: 0, lenderId: 4 },
          ...{ amount: 20_000, rate: 0 },
        },
        {
          ...{ id: 1, instrument: 'Fed Funds', borrowerId: 2, lenderId: 3 },
          ...{ amount: 700, rate: 410 },
        },
      ],
    });
    expect(ratesByDay(line).map(({ day, rates, trades }) => [day, rates, trades.length])).toEqual([
      [1, { iorb: 3600 }, 2],
      [2, { iorb: 3600 }, 0],
    ]);
    expect(ratesByDay([openingOf(21)])).toEqual([]);
    expect(ratesByDay(line).at(-1)?.trades).toEqual([]);
  });
});

describe('deposits of customers', () => {
  test('bear their own rate, whatever is paid on reserves', () => {
    const own = built(
      ...[system('centralbank'), clock(), bank('One', 0, 36_000), customer('Ann', 36_000)],
      ...[bearing(2, 1, 36_000, 1000), rate('iorb', 2000)],
    );
    expect(gainsBetween(own, playOn(own, endDay))).toEqual({ 0: -20, 1: 10, 2: 10 });
  });
});
