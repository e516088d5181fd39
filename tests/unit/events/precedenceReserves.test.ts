import { describe, expect, test } from 'vitest';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { PartyType } from '@/events/banking/ledger/partyTypes';
import { BLANK } from '@/events/banking/ledger/state';
import { refusalOf } from '../../helpers/boards';
import { buy, lend, limit, repo, sell, unwind } from '../../helpers/lines/reserveEvents';
import { built, playOn } from '../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  interest,
  loan,
  overdraft,
  requirement,
  system,
  transfer,
} from '../../helpers/setup';

const MORE_THAN_ALLOWED = 1_000_000_000_001;

type Faulty = readonly [code: string, event: BankingEvent, field: string | null];

/** Bank 1 0 and Bank 2 1 without cash; Ann 2 at Bank 1 with 100, Ben 3 without an account. Loan 0: 50 to Ann. */
const plain = built(
  ...[bank('Bank 1'), bank('Bank 2'), customer('Ann', 10_000), customer('Ben', 0)],
  ...[account(2, 0, 10_000), account(2, 1, 0), interest(1000), loan(2, 0, 5000)],
);
const strict = playOn(plain, requirement(10_000));

/** Each event has the fault of its row, and of rows below it as many as it can have. */
const loans: readonly Faulty[] = [
  ['UNKNOWN_PARTY', loan(2, 99, Number.NaN), 'bank'],
  ['UNKNOWN_ACCOUNT', loan(3, 0, -1), 'bank'],
  ['WRONG_PARTY_TYPE', loan(0, 0, Number.NaN), 'customer'],
  ['AMOUNT_INVALID', loan(2, 0, -1), 'amount'],
  ['AMOUNT_INVALID', loan(2, 0, MORE_THAN_ALLOWED + 0.5), 'amount'],
  ['AMOUNT_TOO_LARGE', loan(2, 0, MORE_THAN_ALLOWED), 'amount'],
  ['RESERVE_REQUIREMENT', loan(2, 0, 1), 'amount'],
];

const repay = (id: number, amount: number, by: 'deposits' | 'cash' | ''): BankingEvent => ({
  type: 'repayLoan',
  loan: id,
  amount,
  by,
});

const repayments: readonly Faulty[] = [
  ['UNKNOWN_LOAN', repay(7, Number.NaN, ''), 'loan'],
  ['AMOUNT_INVALID', repay(0, -1, ''), 'amount'],
  ['AMOUNT_TOO_LARGE', repay(0, MORE_THAN_ALLOWED, ''), 'amount'],
  ['VALUE_INVALID', repay(0, 5001, ''), 'by'],
  ['EXCEEDS_LOAN', repay(0, 5001, 'cash'), 'amount'],
  ['INSUFFICIENT_CASH', repay(0, 5000, 'cash'), 'amount'],
];

const payDues = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'payDues',
  from,
  to,
  amount,
});

const dues: readonly Faulty[] = [
  ['UNKNOWN_PARTY', payDues(2, 99, Number.NaN), 'to'],
  ['WRONG_PARTY_TYPE', payDues(2, 2, Number.NaN), 'from'],
  ['SAME_PARTY', payDues(0, 0, Number.NaN), 'to'],
  ['AMOUNT_INVALID', payDues(1, 0, -1), 'amount'],
  ['AMOUNT_TOO_LARGE', payDues(1, 0, MORE_THAN_ALLOWED), 'amount'],
  ['NOTHING_DUE', payDues(1, 0, 20_000), 'to'],
  ['EXCEEDS_DUES', payDues(0, 1, 20_000), 'amount'],
  ['INSUFFICIENT_CASH', payDues(0, 1, 12_000), 'amount'],
];

/** Central Bank 0 with bills of 200, 150 of them pledged; Banks A 1 and B 2 with balances of 100, A with bills of 90. */
const reserves = built(
  ...[system('centralbank'), bank('A', 0, 10_000), bank('B', 0, 25_000), customer('Ann', 0)],
  ...[bills(0, 20_000), bills(1, 9000), repo(0, 2, 15_000, 0, 0), repo(1, 2, 4000, 0, 0)],
);

const repos: readonly Faulty[] = [
  ['UNKNOWN_PARTY', repo(3, 99, Number.NaN, -1, -1), 'lender'],
  ['WRONG_PARTY_TYPE', repo(3, 3, Number.NaN, -1, -1), 'borrower'],
  ['SAME_PARTY', repo(1, 1, Number.NaN, -1, -1), 'lender'],
  ['AMOUNT_INVALID', repo(1, 2, -1, -1, -1), 'amount'],
  ['AMOUNT_TOO_LARGE', repo(1, 2, MORE_THAN_ALLOWED, -1, -1), 'amount'],
  ['RATE_INVALID', repo(1, 2, 90_000, 10_001, 10_000), 'rate'],
  ['HAIRCUT_INVALID', repo(1, 2, 90_000, 10_000, 10_000), 'haircut'],
  ['INSUFFICIENT_DEPOSITS', repo(1, 2, 9001, 0, 0), 'amount'],
  ['INSUFFICIENT_BILLS', repo(1, 0, 9001, 0, 0), 'amount'],
  ['BILLS_PLEDGED', repo(1, 0, 9000, 0, 0), 'amount'],
];

const sales: readonly Faulty[] = [
  ['UNKNOWN_PARTY', sell(99, -1), 'bank'],
  ['WRONG_PARTY_TYPE', sell(3, -1), 'bank'],
  ['AMOUNT_INVALID', sell(1, -1), 'amount'],
  ['INSUFFICIENT_DEPOSITS', sell(1, 20_001), 'amount'],
];

describe('of several faults in one event', () => {
  test.each(loans)('%s comes first in %o', (code, event, field) => {
    expect(refusalOf(strict, event, 'opening')).toMatchObject({ code, field });
  });

  test.each(repayments)('%s comes first in %o', (code, event, field) => {
    expect(refusalOf(strict, event, 'opening')).toMatchObject({ code, field });
  });

  test.each(dues)('%s comes first in %o', (code, event, field) => {
    const owing = playOn(plain, customer('Cleo', 0), account(4, 1, 0), overdraft(9000));
    const due = playOn(owing, transfer([2, 0], [4, 1], 15_000));
    expect(refusalOf(due, event, 'opening')).toMatchObject({ code, field });
  });

  test.each(repos)('%s comes first in %o', (code, event, field) => {
    expect(refusalOf(reserves, event, 'opening')).toMatchObject({ code, field });
  });

  test.each(sales)('%s comes first in %o', (code, event, field) => {
    expect(refusalOf(reserves, event, 'opening')).toMatchObject({ code, field });
  });

  test('a balance comes before bills, and bills before their being pledged', () => {
    const codeOf = (amount: number, daylight: number): string =>
      refusalOf(playOn(reserves, limit(daylight)), sell(1, amount), 'opening').code;
    expect([codeOf(40_000, 0), codeOf(40_000, 1), codeOf(20_001, 90_000)]).toEqual([
      'INSUFFICIENT_DEPOSITS',
      'DAYLIGHT_OVERDRAFT_LIMIT',
      'INSUFFICIENT_BILLS',
    ]);
    expect(codeOf(20_000, 90_000)).toBe('BILLS_PLEDGED');
  });

  test('a missing account with the central bank comes before the same party twice and amounts', () => {
    expect(refusalOf(plain, repo(0, 1, Number.NaN, -1, -1), 'opening')).toMatchObject({
      code: 'UNKNOWN_ACCOUNT',
      field: 'borrower',
    });
    expect(refusalOf(plain, lend(0, 0, -1, -1), 'opening').code).toBe('UNKNOWN_ACCOUNT');
  });

  test('and is not looked for where a party is of the wrong type', () => {
    expect(refusalOf(plain, repo(0, 2, Number.NaN, -1, -1), 'opening')).toMatchObject({
      code: 'WRONG_PARTY_TYPE',
      field: 'lender',
    });
  });

  test('a repo that is not open comes before everything else about it', () => {
    expect(refusalOf(reserves, unwind(9), 'opening').code).toBe('UNKNOWN_LOAN');
    expect(refusalOf(plain, unwind(0), 'opening').code).toBe('UNKNOWN_LOAN');
  });
});

describe('what only a central bank does', () => {
  const only = (party: PartyType): Offers => ({
    parties: { [party]: ['buySecurities', 'sellSecurities'] },
    board: [],
  });
  const missing = {
    code: 'UNKNOWN_ACCOUNT',
    field: 'bank',
    message: 'There is no central bank on this board with which banks could have accounts.',
  };

  test('is refused for want of one where there is none', () => {
    expect(refusalOf(plain, buy(0, 100), only('centralbank'))).toEqual(missing);
    expect(refusalOf(plain, sell(0, 100), only('centralbank'))).toEqual(missing);
  });

  test('is refused to it, in no field, where only banks are offered it', () => {
    const refused = (label: string) => ({
      code: 'NOT_OFFERED',
      field: null,
      message: `“${label}” is not offered to the Central Bank on this board; choose another party.`,
    });
    expect(refusalOf(reserves, buy(1, 100), only('bank'))).toEqual(
      refused('Buy Treasury Securities'),
    );
    expect(refusalOf(reserves, sell(1, 100), only('bank'))).toEqual(
      refused('Sell Treasury Securities'),
    );
  });
});

describe('in an opening', () => {
  const codeOf = (event: BankingEvent, start = plain): string => {
    const { code, field } = refusalOf(start, event, 'opening');
    return `${code} ${field}`;
  };

  test('what a system has not comes before unknown parties and bad values', () => {
    expect(codeOf({ type: 'settleDues', bank: 99, with: 99, by: '' })).toBe('NOT_OFFERED null');
    expect(codeOf({ type: 'settleDues', bank: 'all', with: 0 }, reserves)).toBe('NOT_OFFERED null');
    expect(codeOf({ type: 'setSystem', system: '' })).toBe('NOT_OFFERED system');
    expect(codeOf({ type: 'setSystem', system: '' }, BLANK)).toBe('VALUE_INVALID system');
  });

  test('the type comes before the same party twice, that before an open account, that before cash', () => {
    expect(codeOf(account(0, 0, -1))).toBe('WRONG_PARTY_TYPE holder');
    const correspondents = built(system('correspondent'), bank('A'), bank('B'), account(0, 1, 0));
    expect(codeOf(account(0, 0, -1), correspondents)).toBe('SAME_PARTY issuer');
    expect(codeOf(account(0, 1, -1), correspondents)).toBe('ACCOUNT_EXISTS issuer');
    expect(codeOf(account(1, 0, -1), correspondents)).toBe('AMOUNT_INVALID amount');
    expect(codeOf(account(1, 0, 1), correspondents)).toBe('INSUFFICIENT_CASH amount');
  });

  test('amounts come before choices, those before texts, and specie that is missing last', () => {
    const house = built(system('clearinghouse'), bank('A'), bank('B'));
    const joining = (cash: number, deposit: number): BankingEvent => ({
      type: 'createBank',
      name: '',
      partyType: '',
      cash,
      deposit,
    });
    expect(codeOf(joining(-1, -1), house)).toBe('AMOUNT_INVALID cash');
    expect(codeOf(joining(0, -1), house)).toBe('AMOUNT_INVALID deposit');
    expect(codeOf(joining(0, 0), house)).toBe('VALUE_INVALID partyType');
    expect(codeOf(bank(''), house)).toBe('TEXT_INVALID name');
    expect(codeOf(bank('C'), house)).toBe('INSUFFICIENT_CASH cash');
  });
});
