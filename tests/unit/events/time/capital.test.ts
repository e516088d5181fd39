/** Shares, dividends, losses, and the rule of capital. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { isOutOfCash, liquidityOf, solvencyOf } from '@/events/banking/actions/shared/solvency';
import { apply, type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { capitalRatio } from '@/events/banking/ledger/capital';
import { inProportion } from '@/events/banking/ledger/proportion';
import { capitalStanding } from '@/events/banking/views/time/standing';
import { changedBalances, played, postingsOf, sentenceOf, worthsOf } from '../../../helpers/boards';
import { clock, days, endDay, fedFunds } from '../../../helpers/days';
import { built, gainsBetween, playOn } from '../../../helpers/rows';
import { account, bank, bills, customer, interest, loan, system } from '../../../helpers/setup';

const shares = (of: number, investor: number, amount: number): BankingEvent => ({
  type: 'issueShares',
  bank: of,
  investor,
  amount,
});
const dividend = (of: number, amount: number): BankingEvent => ({
  type: 'payDividend',
  bank: of,
  amount,
});
const loss = (claim: number, amount: number): BankingEvent => ({ type: 'writeOff', claim, amount });
const rule = (value: number): BankingEvent => ({ type: 'setCapitalRequirement', value });

/** Banks 1 and 2 with $1,000 each; Ann (3) at the first, Ben (4) at the second with $500 each. */
const start = built(
  ...[system('centralbank'), clock(), bank('One', 0, 100_000), bank('Two', 0, 100_000)],
  ...[customer('Ann', 50_000), customer('Ben', 50_000), account(3, 1, 50_000)],
  account(4, 2, 50_000),
);

const codeOf = (round: BankingRound, event: BankingEvent): string | null =>
  wouldRefuse(round, event, 'opening')?.code ?? null;

describe('capital', () => {
  test('is share capital and net worth, against what can be lost on', () => {
    const lent = playOn(start, shares(1, 3, 5000), loan(3, 1, 700_000), rule(800));
    expect(capitalStanding(lent, 1)).toEqual({
      shareCapital: 5000,
      netWorth: 100_000,
      riskAssets: 700_000,
      ratio: 1500,
      required: 800,
    });
    expect(capitalStanding(start, 2)).toMatchObject({ ratio: null, required: null });
    const broken = playOn(lent, loss(1, 200_001));
    expect(capitalRatio(broken, 1)).toBe(-1901);
    expect(solvencyOf(broken, 1)).toBe('insolvent');
  });
});

describe('shares', () => {
  test('are paid for out of an account with the bank, or with another', () => {
    const own = playOn(start, shares(1, 3, 5000));
    expect(changedBalances(start, own)).toEqual({ 'account 3@1': 45_000, 'shares 0 1>3': 5000 });
    const others = playOn(own, shares(1, 4, 2000), shares(1, 2, 3000), shares(1, 3, 1000));
    expect(changedBalances(own, others)).toEqual({
      ...{ 'account 3@1': 44_000, 'shares 0 1>3': 6000, 'account 4@2': 48_000 },
      ...{ 'shares 1 1>4': 2000, 'shares 2 1>2': 3000 },
      ...{ 'account 1@0': 105_000, 'account 2@0': 95_000 },
    });
    expect(gainsBetween(start, others)).toEqual({});
    expect(codeOf(start, shares(1, 4, 50_001))).toBe('INSUFFICIENT_DEPOSITS');
    const plain = built(clock(), bank('One', 0), bank('Two', 0), customer('Ann', 100));
    expect(codeOf(plain, shares(0, 2, 100))).toBe('UNKNOWN_ACCOUNT');
    expect(codeOf(plain, shares(0, 1, 100))).toBe('UNKNOWN_ACCOUNT');
  });

  test('of nothing leave nobody a shareholder', () => {
    expect(playOn(start, shares(1, 3, 0)).book.credits).toEqual([]);
  });
});

describe('a dividend', () => {
  const held = playOn(start, shares(1, 3, 20_000), shares(1, 4, 10_001), shares(1, 2, 5000));

  test('is handed out to the cent, by the largest remainder', () => {
    const paid = playOn(held, dividend(1, 10_000));
    expect(gainsBetween(held, paid)).toEqual({ 1: -10_000, 2: 1429, 3: 5714, 4: 2857 });
    expect(inProportion(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(inProportion(5, [1, 3])).toEqual([1, 4]);
    expect(inProportion(7, [2, 5])).toEqual([2, 5]);
  });

  test('comes out of net worth, never out of share capital', () => {
    expect(codeOf(held, dividend(1, 100_001))).toBe('EXCEEDS_NET_WORTH');
    expect(codeOf(held, dividend(1, 100_000))).toBeNull();
    expect(codeOf(held, dividend(2, 100))).toBe('NOTHING_DUE');
    const drained = playOn(held, { type: 'bankTransfer', from: 1, to: 2, amount: 115_001 });
    expect(codeOf(drained, dividend(1, 1))).toBe('INSUFFICIENT_DEPOSITS');
  });
});

describe('a loss', () => {
  const lent = playOn(start, shares(1, 3, 20_000), shares(1, 4, 10_000), loan(3, 1, 500_000));

  test('falls on net worth first, then on share capital, then on nobody', () => {
    const first = playOn(lent, loss(2, 60_000));
    expect(gainsBetween(lent, first)).toEqual({ 1: -60_000, 3: 60_000 });
    const second = playOn(first, loss(2, 55_000));
    expect(gainsBetween(first, second)).toEqual({ 1: -40_000, 3: 45_000, 4: -5000 });
    expect(worthsOf(second)[1]).toBe(0);
    expect(changedBalances(first, second)).toEqual({
      'loans 2 3>1': 385_000,
      'shares 0 1>3': 10_000,
      'shares 1 1>4': 5000,
    });
    const third = playOn(second, loss(2, 385_000));
    expect(third.book.credits).toEqual([]);
    expect(worthsOf(third)[1]).toBe(-370_000);
  });

  test('takes the interest first, and the debt with its last cent', () => {
    const owed = playOn(start, interest(10_000), loan(3, 1, 36_000), ...days(2));
    expect(postingsOf(playOn(owed, loss(0, 150)))).toEqual(['accrued interest 1 3>1 -150 setOff']);
    const all = playOn(owed, loss(0, 36_200));
    expect(all.book.credits).toEqual([]);
    expect(codeOf(owed, loss(0, 36_201))).toBe('EXCEEDS_LOAN');
  });

  test('says what is still owed, though it be what the interest left of the principal', () => {
    const owed = playOn(start, interest(10_000), loan(3, 1, 36_000), ...days(2));
    expect(sentenceOf(owed, playOn(owed, loss(0, 36_000)))).toMatch(/ Ann still owes \$2 on it\.$/);
    expect(sentenceOf(owed, playOn(owed, loss(0, 36_200)))).not.toContain('still owes');
  });

  test('is not taken on what bills secure', () => {
    const repo = { borrower: 1, lender: 2, amount: 100, rate: 0, haircut: 0 };
    const secured = playOn(start, bills(1, 100), { type: 'doRepo', ...repo });
    expect(codeOf(secured, loss(0, 100))).toBe('UNKNOWN_LOAN');
    expect(apply(secured, loss(0, 100), 'opening').refused?.field).toBe('claim');
  });
});

describe('the rule of capital', () => {
  test('binds loans of every kind and dividends, and no loss', () => {
    const bound = playOn(start, bills(2, 500_000), shares(1, 3, 25_000), rule(1000));
    const most = { ...loan(3, 1, 1_250_000) };
    expect(codeOf(bound, most)).toBeNull();
    expect(codeOf(bound, loan(3, 1, 1_250_001))).toBe('CAPITAL_SHORT');
    const full = playOn(bound, most);
    expect(codeOf(full, fedFunds(2, 1, 1, 0))).toBe('CAPITAL_SHORT');
    expect(codeOf(full, dividend(1, 1))).toBe('CAPITAL_SHORT');
    const repo = { borrower: 2, lender: 1, amount: 1, rate: 0, haircut: 0 };
    expect(codeOf(full, { type: 'doRepo', ...repo })).toBe('CAPITAL_SHORT');
    expect(codeOf(full, loss(1, 100))).toBeNull();
    expect(codeOf(playOn(full, loss(1, 50_000)), loan(3, 1, 1))).toBe('CAPITAL_SHORT');
    expect(codeOf(playOn(full, rule(0)), loan(3, 1, 1))).toBeNull();
  });
});

describe('the words of a standing', () => {
  test('are two things: solvent and liquid', () => {
    const due = playOn(start, fedFunds(1, 2, 90_000, 0), endDay);
    expect([solvencyOf(due, 1), liquidityOf(due, 1)]).toEqual(['solvent', 'liquid']);
    const spent = playOn(due, { type: 'bankTransfer', from: 1, to: 2, amount: 150_001 });
    expect([solvencyOf(spent, 1), liquidityOf(spent, 1)]).toEqual(['insolvent', 'illiquid']);
    const billed = playOn(spent, bills(1, 100_000));
    expect([solvencyOf(billed, 1), liquidityOf(billed, 1)]).toEqual(['solvent', 'liquid']);
    const lent = playOn(due, fedFunds(2, 1, 90_000, 0), {
      ...{ type: 'bankTransfer', from: 1, to: 2, amount: 99_000 },
    } as const);
    expect([solvencyOf(lent, 1), liquidityOf(lent, 1)]).toEqual(['solvent', 'illiquid']);
  });

  test('say of a bank that has nothing left for its depositors that it is out of cash', () => {
    const all: readonly BankingEvent[] = [1, 2].map((customer) => ({
      ...{ type: 'withdraw', customer, bank: 0, amount: 160_000 },
    }));
    const [first, second] = [played(31, all.slice(0, 1)), played(31, all)];
    expect(isOutOfCash(first, 0)).toBe(false);
    expect(isOutOfCash(second, 0)).toBe(true);
    // By its contracts nothing is due.
    expect([solvencyOf(second, 0), liquidityOf(second, 0)]).toEqual(['solvent', 'liquid']);
  });

  test('say so of no bank without depositors', () => {
    // Its Bridge Bank has nothing yet, and owes nobody.
    const { book, ...rest } = played(35, []);
    const bridge = book.parties.find(({ name }) => name === 'Bridge Bank');
    expect(isOutOfCash({ book, ...rest }, bridge?.id ?? -1)).toBe(false);
  });
});
