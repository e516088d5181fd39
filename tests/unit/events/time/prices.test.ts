/** The price of Treasury Bills: what they are worth, what they cost, and what they secure. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { liquidityOf, meansToday } from '@/events/banking/actions/shared/solvency';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { capitalOf } from '@/events/banking/ledger/capital';
import { debtorOf } from '@/events/banking/ledger/ends';
import {
  billsOf,
  collateralOf,
  marginCalls,
  openRepos,
  repoOf,
  unpledgedBills,
} from '@/events/banking/ledger/securities';
import { accountsOf } from '@/events/banking/views/accounts';
import { evidenceOf } from '@/events/banking/views/evidence/evidence';
import { changedBalances, openingOf, sentenceOf } from '../../../helpers/boards';
import { clock, endDay, fedFunds } from '../../../helpers/days';
import { built, gainsBetween, playOn } from '../../../helpers/rows';
import { account, bank, bills, customer, system } from '../../../helpers/setup';

const priced = (price: number): BankingEvent => ({ type: 'setPrice', price });
const more = (repo: number, amount: number): BankingEvent => ({ type: 'pledge', repo, amount });
const repo = (borrower: number, lender: number, amount: number, haircut = 200): BankingEvent => ({
  type: 'doRepo',
  ...{ borrower, lender, amount, rate: 0, haircut, term: 7 },
});

/** Banks 1, 2 and 3 with $1,000 each, Fund 4 with $500 at bank 1; bills of odd cents all round. */
const start = built(
  ...[system('centralbank'), clock()],
  ...[bank('One', 0, 100_000), bank('Two', 0, 100_000), bank('Three', 0, 100_000)],
  ...[customer('Fund', 50_000), account(4, 1, 50_000)],
  ...[bills(0, 200_000), bills(1, 100_001), bills(2, 33_333), bills(4, 10_050)],
);

const refusalOf = (round: BankingRound, event: BankingEvent) =>
  wouldRefuse(round, event, 'opening');
const codeOf = (round: BankingRound, event: BankingEvent): string | null =>
  refusalOf(round, event)?.code ?? null;

/** What a party's sheet has in bills, in cents. */
const worthOf = (round: BankingRound, party: number): number => {
  const bills = accountsOf(round, party)?.bills;
  return bills?.worth ?? bills?.held ?? 0;
};

describe('a new price', () => {
  test('values every holding anew, half a cent upwards, and no face value moves', () => {
    const fallen = playOn(start, priced(9500));
    expect([0, 1, 2, 4].map((id) => worthOf(fallen, id))).toEqual([190_000, 95_001, 31_666, 9548]);
    expect([0, 1, 2, 4].map((id) => billsOf(fallen, id))).toEqual([
      200_000, 100_001, 33_333, 10_050,
    ]);
    expect(gainsBetween(start, fallen)).toEqual({ 0: -10_000, 1: -5000, 2: -1667, 4: -502 });
    expect(sentenceOf(start, fallen)).toBe(
      'The price of Treasury Bills falls from 100.00 % to 95.00 % of their face value; all of them together are worth $171.69 less.',
    );
    const back = playOn(fallen, priced(10_000));
    expect(gainsBetween(start, back)).toEqual({});
    expect(sentenceOf(back, playOn(back, priced(10_000)))).toBe(
      'The price of Treasury Bills stays at 100.00 % of their face value.',
    );
  });

  test('is a share of face value, and of boards with a clock alone', () => {
    expect(codeOf(start, priced(99))).toBe('VALUE_INVALID');
    expect(codeOf(start, priced(10_001))).toBe('VALUE_INVALID');
    expect(codeOf(start, priced(100))).toBeNull();
    expect(codeOf(openingOf(21), priced(9500))).toBe('NOT_OFFERED');
  });

  test('moves capital, what a bank can pay with, and nothing else', () => {
    const fallen = playOn(start, priced(8000));
    expect(capitalOf(start, 1) - capitalOf(fallen, 1)).toBe(20_000);
    expect(meansToday(start, 1) - meansToday(fallen, 1)).toBe(98_000 - 78_400);
    expect(changedBalances(start, fallen)).toEqual({
      ...{ 'bills 0': 160_000, 'bills 1': 80_001 },
      ...{ 'bills 2': 26_666, 'bills 4': 8040 },
    });
  });
});

describe('bills of an opening', () => {
  test('are worth what they cost then, and come by face value', () => {
    const before = built(system('centralbank'), clock(), priced(9500), bank('One', 0, 10_000));
    const issued = playOn(before, bills(1, 33_333));
    expect([billsOf(issued, 1), worthOf(issued, 1)]).toEqual([33_333, 31_666]);
    expect(gainsBetween(before, issued)).toEqual({ 1: 31_666 });
    expect(sentenceOf(before, issued)).toBe(
      'One receives $333.33 of Treasury Bills, worth $316.66.',
    );
    const looked = { before, round: issued, notes: { issued: 0, returned: 0 } };
    expect(evidenceOf(looked).flatMap(({ faults }) => faults)).toEqual([]);
  });
});

describe('trades', () => {
  const fallen = playOn(start, priced(9500));

  test('are for a face value, and cost what it is worth', () => {
    const bought = playOn(fallen, { type: 'buySecurities', bank: 1, amount: 10_000 });
    expect(changedBalances(fallen, bought)).toEqual({
      ...{ 'bills 0': 199_500, 'bills 1': 85_501, 'account 1@0': 109_500 },
    });
    expect(sentenceOf(fallen, bought)).toContain(
      'buys $100 of Treasury Bills from One at 95.00 % of their face value, for $95, and credits',
    );
    const sold = playOn(fallen, { type: 'openMarketSale', with: 4, amount: 20_000 });
    expect(changedBalances(fallen, sold)).toMatchObject({ 'account 4@1': 31_000 });
    expect(codeOf(fallen, { type: 'buySecurities', bank: 1, amount: 100_002 })).toBe(
      'INSUFFICIENT_BILLS',
    );
    const dear = refusalOf(fallen, { type: 'sellSecurities', bank: 2, amount: 105_264 });
    expect(dear?.message).toBe(
      'Two has $1,000.00 with the Central Bank, and Treasury Bills cost 95.00 % of their face value; sell $1,052.63 or less.',
    );
  });

  test('are beyond whoever is overdrawn too far already', () => {
    const over = playOn(
      ...[fallen, { type: 'setOverdraft', value: 50_000 } as const],
      ...[{ type: 'bankTransfer', from: 2, to: 3, amount: 120_000 } as const],
      ...[{ type: 'setOverdraft', value: 10_000 } as const],
    );
    expect(refusalOf(over, { type: 'sellSecurities', bank: 2, amount: 1 })?.message).toMatch(
      /cost 95\.00 % of their face value; no amount would do now\.$/,
    );
  });

  test('leave a cent with whom rounding favours, and name it', () => {
    // $333.33 are worth $316.66; $0.10 of them $0.10, and the rest $316.57: one cent too much.
    const sold = playOn(fallen, { type: 'buySecurities', bank: 2, amount: 10 });
    expect(gainsBetween(fallen, sold)).toEqual({ 2: 1 });
    // The central bank has $1,900.10 now, and paid $0.10 for what adds as much.
    expect(worthOf(sold, 0)).toBe(190_010);
  });
});

describe('what bills secure', () => {
  const fallen = playOn(start, priced(9500));

  test('is less at a lower price: repos, the window and the facility take more of them', () => {
    const lent = playOn(fallen, repo(1, 2, 49_000), {
      ...{ type: 'discountLoan', bank: 1, amount: 9310, collateral: 'bills', term: 1 },
    } as const);
    const fund = { type: 'reverseRepoFacility', fund: 4, amount: 9500 } as const;
    const all = openRepos(playOn(lent, fund).book);
    // 490.00 ÷ (0.98 × 0.95) = 526.315…; 93.10 ÷ (0.98 × 0.95) = 100.00; 95.00 ÷ 0.95 = 100.00
    expect(all.map(collateralOf)).toEqual([52_632, 10_000, 10_000]);
    expect(unpledgedBills(lent, 1)).toBe(100_001 - 62_632);
    expect(refusalOf(fallen, repo(1, 2, 93_102))?.message).toBe(
      'One has $1,000.01 of Treasury Bills, worth $950.01, and 2.00 % is taken off their value; borrow $931.00 or less.',
    );
  });

  test('falls short as the price falls, and keeps the day open until more is pledged', () => {
    const lent = playOn(start, repo(1, 2, 49_000));
    expect(codeOf(lent, endDay)).toBeNull();
    const short = playOn(lent, priced(9500));
    expect(marginCalls(short).map(({ debt, asked }) => [debt.id, asked])).toEqual([[0, 2632]]);
    expect(refusalOf(short, endDay)).toEqual({
      code: 'MARGIN_DUE',
      field: null,
      message:
        'One must pledge $26.32 more of Treasury Bills to Two; let it pledge them, or pay back what they secure, before the day ends.',
    });
    const nearly = playOn(short, more(0, 2630));
    expect(sentenceOf(short, nearly)).toBe(
      'One pledges $26.30 more of Treasury Bills to Two; $526.30 of them, worth $499.99, now secure the $490 that it owes. $0.02 more is still asked for.',
    );
    expect(codeOf(nearly, endDay)).toBe('MARGIN_DUE');
    expect(codeOf(playOn(nearly, more(0, 2)), endDay)).toBeNull();
    expect(codeOf(playOn(short, { type: 'unwindRepo', repo: 0 }), endDay)).toBeNull();
    expect(codeOf(playOn(short, priced(10_000)), endDay)).toBeNull();
  });

  test('is enough to less than a cent of face value, as a lender gives back what is left rounded down', () => {
    const lent = playOn(start, repo(1, 2, 49_000));
    const short = playOn(lent, priced(9500));
    // $526.315… are needed: $526.31 are short by less than a cent.
    expect(codeOf(playOn(short, more(0, 2631)), endDay)).toBeNull();
    // $2.00 at no haircut and 50.00 % are $4.00 to the cent, of which none may be missing.
    const even = playOn(start, repo(1, 2, 200, 0), priced(5000));
    expect(marginCalls(even).map(({ asked }) => asked)).toEqual([200]);
    expect(codeOf(playOn(even, more(0, 199)), endDay)).toBe('MARGIN_DUE');
    expect(codeOf(playOn(even, more(0, 200)), endDay)).toBeNull();
  });

  test('is met with bills received in older repos, those of the oldest before the others', () => {
    const pledged = (round: BankingRound) => repoOf(round.book, 2).collateral;
    const whole = { repo: 0, amount: 10_000 };
    const lent = playOn(start, repo(2, 1, 10_000, 0), repo(2, 1, 10_000, 0), repo(1, 3, 10_000, 0));
    expect(pledged(lent)).toEqual({ own: 0, received: [whole] });
    // $100.00 ÷ 0.95 = $105.263…: $5.27 more are asked for.
    const part = playOn(lent, priced(9500), more(2, 500));
    expect(pledged(part)).toEqual({ own: 0, received: [whole, { repo: 1, amount: 500 }] });
    const met = playOn(part, more(2, 27));
    expect(pledged(met)).toEqual({ own: 0, received: [whole, { repo: 1, amount: 527 }] });
    expect(marginCalls(met).map(({ debt }) => debt.id)).toEqual([0, 1]);
  });

  test('is never short where no days pass', () => {
    const plain = built(
      ...[system('centralbank'), bank('One', 0, 10_000), bank('Two', 0, 10_000), bills(1, 10_000)],
      { type: 'doRepo', borrower: 1, lender: 2, amount: 5000, rate: 0, haircut: 200 } as const,
    );
    expect(openRepos(plain.book)).toHaveLength(1);
    expect(marginCalls(plain)).toEqual([]);
  });

  test('is met out of what a failed repo gives back', () => {
    const called = (round: BankingRound) =>
      marginCalls(round).flatMap(({ debt, asked }) => (debtorOf(debt) === 1 ? [asked] : []));
    const failed = playOn(openingOf(34), priced(9600), { type: 'failRepo', repo: 1 });
    expect(called(failed)).toEqual([8334]);
    expect(unpledgedBills(failed, 1)).toBe(8333);
    expect(called(playOn(failed, more(0, 8332)))).toEqual([2]);
    expect(called(playOn(failed, more(0, 8333)))).toEqual([]);
  });

  test('is asked for after what is due, before who is overdrawn', () => {
    const tight = built(
      ...[system('centralbank'), clock(), bank('One', 0, 1000), bank('Two', 0, 100_000)],
      ...[bills(1, 100_000), { type: 'setOverdraft', value: 50_000 } as const],
    );
    const over = playOn(
      ...[tight, fedFunds(1, 2, 500, 0), endDay, repo(1, 2, 1000), priced(9000)],
      { type: 'bankTransfer', from: 1, to: 2, amount: 9000 },
    );
    expect(codeOf(over, endDay)).toBe('DUE_TODAY');
    const paid = playOn(over, { type: 'payFedFundsLoan', loan: 0, amount: 500 });
    expect(codeOf(paid, endDay)).toBe('MARGIN_DUE');
    expect(codeOf(playOn(paid, more(1, 1000)), endDay)).toBe('OVERDRAWN_AT_CLOSE');
    expect(liquidityOf(paid, 1)).toBe('liquid');
  });

  test('is added to out of older repos first, then of the debtor’s own; with the central bank of its own alone', () => {
    // One pledges to Two, which pledges on to Three; Three pledges to Two what is not of an older repo.
    const chain = playOn(...[start, repo(1, 2, 50_000, 0), repo(2, 3, 40_000, 0), priced(9000)]);
    expect(marginCalls(chain).map(({ debt, asked }) => [debt.id, asked])).toEqual([
      [0, 5556],
      [1, 4445],
    ]);
    const added = playOn(chain, more(0, 5556), more(1, 20_000));
    expect(openRepos(added.book).map(({ collateral }) => collateral)).toEqual([
      { own: 55_556, received: [] },
      { own: 4444, received: [{ repo: 0, amount: 55_556 }] },
    ]);
    expect(codeOf(added, more(1, 28_890))).toBe('BILLS_PLEDGED');
    expect(codeOf(added, more(1, 88_890))).toBe('INSUFFICIENT_BILLS');
    const turned = playOn(start, repo(2, 1, 10_000, 0), repo(1, 2, 20_000, 0));
    // What Two received in the younger repo cannot secure the older one.
    expect(codeOf(turned, more(0, 33_334))).toBe('INSUFFICIENT_BILLS');
    const window = playOn(chain, {
      ...{ type: 'discountLoan', bank: 2, amount: 900, collateral: 'bills', term: 1 },
    } as const);
    expect(codeOf(window, more(2, 33_334))).toBe('INSUFFICIENT_BILLS');
  });

  test('is kept for what it is worth where a borrower defaults, and the lender loses the rest', () => {
    const lent = playOn(start, repo(1, 2, 49_000));
    const dear = playOn(lent, priced(9900), { type: 'failRepo', repo: 0 });
    expect(billsOf(dear, 2) - billsOf(start, 2)).toBe(49_495);
    const crashed = playOn(lent, priced(8000));
    const failed = playOn(crashed, { type: 'failRepo', repo: 0 });
    expect(gainsBetween(crashed, failed)).toEqual({ 1: 9000, 2: -9000 });
    expect(sentenceOf(crashed, failed)).toBe(
      'One does not repurchase: $490 was owed, and Two keeps $500 of Treasury Bills, worth $400, $90 less than it had lent.',
    );
  });

  test('sets an older debt off by what was lost of it at the price of the day', () => {
    const chain = playOn(...[start, repo(1, 2, 50_000, 0), repo(2, 3, 40_000, 0), priced(9000)]);
    const failed = playOn(chain, { type: 'failRepo', repo: 1 });
    // Three keeps $400.00 of One’s bills, worth $360; One owes Two as much less.
    expect(changedBalances(chain, failed)).toMatchObject({ 'repos 0 1>2': 14_000 });
    expect(gainsBetween(chain, failed)).toEqual({ 2: 4000, 3: -4000 });
  });
});
