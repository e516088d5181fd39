/** The judge against the rules: for every code an event just beyond the rule, and one just within it. */
import { describe, expect, test } from 'vitest';
import { audited } from '../../helpers/auditor';
import type { AuditedEvent } from '../../helpers/auditor/events';
import { account, bank, bills, customer, pay, repo, setSystem } from '../../helpers/auditor/short';
import { judged } from '../../helpers/judge';

/** Banks 0 and 1, customer 2 with 20.00 in cash and 80.00 at bank 0, customer 3 with nothing at bank 1. */
const NATIONAL = [bank(0), bank(0), customer(10_000), customer(0)].concat(
  ...[account(2, 0, 8000), account(3, 1, 0)],
);

/** The same with 50.00 more in each bank, 20.00 of bank 0 on account with bank 1, and bank 0 owing 30.00. */
const CORRESPONDENT = [
  ...[setSystem('correspondent'), bank(5000), bank(5000), customer(10_000), customer(0)],
  ...[account(2, 0, 8000), account(3, 1, 0), account(0, 1, 2000)],
  pay(2, 0, 3, 1, 3000),
];

/** The Clearing House 0, banks 1 and 2, customer 3 with 80.00 at bank 1, customer 4 at bank 2. */
const HOUSE = [
  ...[setSystem('clearinghouse'), bank(0), bank(0), customer(8000), customer(0)],
  ...[account(3, 1, 8000), account(4, 2, 0)],
];

/** The central bank 0, banks 1 and 2 with 100.00, customer 3 with 80.00 at bank 1, customer 4 at bank 2. */
const CENTRAL = [
  ...[setSystem('centralbank'), bank(0, 10_000), bank(0, 10_000), customer(8000), customer(0)],
  ...[account(3, 1, 8000), account(4, 2, 0), bills(1, 5000), bills(2, 1000)],
];

/** The central bank 0, CHIPS 1, banks 2 and 3, of which only 2 has joined; customers 4 and 5. */
const CHIPS = [
  ...[setSystem('chips'), bank(0, 10_000), bank(0, 10_000), customer(8000), customer(0)],
  ...[account(4, 2, 8000), account(5, 3, 0), account(2, 1, 3000)],
];

const overdraft = (value: number): AuditedEvent => ({ type: 'setOverdraft', value });
const rate = (value: number): AuditedEvent => ({ type: 'setInterestRate', value });
const required = (value: number): AuditedEvent => ({ type: 'setReserveRequirement', value });
const create = (name: string, partyType: string, deposit: number): AuditedEvent => {
  return { type: 'createBank', name, partyType, cash: 0, deposit };
};
const deposit = (who: number, at: number, amount: number): AuditedEvent => {
  return { type: 'deposit', customer: who, bank: at, amount };
};
const withdraw = (who: number, at: number, amount: number): AuditedEvent => {
  return { type: 'withdraw', customer: who, bank: at, amount };
};
const loan = (who: number, at: number, amount: number): AuditedEvent => {
  return { type: 'getLoan', customer: who, bank: at, amount };
};
const repay = (amount: number, by: string): AuditedEvent => {
  return { type: 'repayLoan', loan: 0, amount, by };
};
const send = (from: number, to: number, amount: number): AuditedEvent => {
  return { type: 'bankTransfer', from, to, amount };
};
const fedFunds = (borrower: number, lender: number, amount: number): AuditedEvent => {
  return { type: 'getFedFundsLoan', borrower, lender, amount, rate: 500 };
};
const net = (one: number, other: number): AuditedEvent => {
  return { type: 'netDues', bank: one, with: other };
};
const settle = (one: number | 'all', other: number, by?: string): AuditedEvent => {
  return { type: 'settleDues', bank: one, with: other, by };
};
const sell = (to: number, amount: number): AuditedEvent => {
  return { type: 'sellSecurities', bank: to, amount };
};
const buy = (from: number, amount: number): AuditedEvent => {
  return { type: 'buySecurities', bank: from, amount };
};

/** The events of an opening, the event judged after them, the code it is refused with. */
type Case = readonly [events: readonly AuditedEvent[], event: AuditedEvent, code: string | null];

function judge([events, event, code]: Case): void {
  expect([event, judged(audited(events), event, 'opening')]).toEqual([event, code]);
}

describe('the judge', () => {
  test('knows who and what is on the board', () => {
    const cases: readonly Case[] = [
      [NATIONAL, deposit(9, 0, 100), 'UNKNOWN_PARTY'],
      [NATIONAL, deposit(2, 1, 100), 'UNKNOWN_ACCOUNT'],
      [NATIONAL, loan(2, 1, 100), 'UNKNOWN_ACCOUNT'],
      [NATIONAL, send(0, 1, 100), 'UNKNOWN_ACCOUNT'],
      [NATIONAL, repo(0, 0, 100, 0), 'UNKNOWN_ACCOUNT'],
      [NATIONAL, repay(100, 'cash'), 'UNKNOWN_LOAN'],
      [[...NATIONAL, loan(2, 0, 100)], repay(100, 'cash'), null],
      [NATIONAL, { type: 'unwindRepo', repo: 0 }, 'UNKNOWN_LOAN'],
      [NATIONAL, deposit(2, 3, 100), 'WRONG_PARTY_TYPE'],
      [NATIONAL, pay(2, 0, 2, 0, 100), 'SAME_PARTY'],
      [NATIONAL, account(0, 1, 0), 'WRONG_PARTY_TYPE'],
      [NATIONAL, account(2, 0, 0), 'ACCOUNT_EXISTS'],
      [CORRESPONDENT, account(0, 0, 0), 'SAME_PARTY'],
      [CORRESPONDENT, account(1, 0, 0), null],
      [CENTRAL, repo(0, 0, 100, 0), 'SAME_PARTY'],
      [CENTRAL, send(0, 1, 100), 'WRONG_PARTY_TYPE'],
      [HOUSE, bills(0, 100), 'WRONG_PARTY_TYPE'],
      [CHIPS, account(2, 1, 0), 'ACCOUNT_EXISTS'],
      [CHIPS, account(3, 1, 10_001), 'INSUFFICIENT_DEPOSITS'],
      [[...CHIPS, overdraft(1)], account(3, 1, 10_001), null],
    ];
    cases.forEach(judge);
  });

  test('knows sound figures and words', () => {
    const cases: readonly Case[] = [
      [NATIONAL, deposit(2, 0, -1), 'AMOUNT_INVALID'],
      [NATIONAL, deposit(2, 0, 0.5), 'AMOUNT_INVALID'],
      [NATIONAL, deposit(2, 0, Number.NaN), 'AMOUNT_INVALID'],
      [NATIONAL, deposit(2, 0, 0), null],
      [NATIONAL, deposit(2, 0, 1e12), 'INSUFFICIENT_CASH'],
      [NATIONAL, deposit(2, 0, 1e12 + 1), 'AMOUNT_TOO_LARGE'],
      [NATIONAL, create('Bank 3', 'bank', 1), 'AMOUNT_INVALID'],
      [NATIONAL, create('Broker', 'broker', 0), 'VALUE_INVALID'],
      [NATIONAL, create(' ', 'bank', 0), 'TEXT_INVALID'],
      [HOUSE, create('Bank 3', 'bank', 10_000), 'INSUFFICIENT_CASH'],
      [HOUSE, create('Bank 3', 'bank', 5000), 'AMOUNT_INVALID'],
      [HOUSE, create('Customer 3', 'customer', 0), null],
      [CENTRAL, repo(1, 2, 100, 10_000), 'HAIRCUT_INVALID'],
      [CENTRAL, repo(1, 2, 100, 0, 10_001), 'RATE_INVALID'],
      [NATIONAL, required(10_001), 'VALUE_INVALID'],
      [NATIONAL, { type: 'note', text: 'x'.repeat(281) }, 'TEXT_INVALID'],
      [NATIONAL, { type: 'note', text: 'x'.repeat(280) }, null],
      [[], setSystem('barter'), 'VALUE_INVALID'],
      [[], setSystem('chips'), null],
      [NATIONAL, setSystem('chips'), 'NOT_OFFERED'],
    ];
    cases.forEach(judge);
  });

  test('limits cash, deposits and lending', () => {
    const lent = [...NATIONAL, rate(500), loan(2, 0, 1000)];
    const cases: readonly Case[] = [
      [NATIONAL, deposit(2, 0, 2001), 'INSUFFICIENT_CASH'],
      [NATIONAL, withdraw(3, 1, 1), 'INSUFFICIENT_CASH'],
      [NATIONAL, pay(2, 0, 3, 1, 8001), 'INSUFFICIENT_DEPOSITS'],
      [[...NATIONAL, overdraft(100)], pay(2, 0, 3, 1, 8100), null],
      [[...NATIONAL, overdraft(100)], pay(2, 0, 3, 1, 8101), 'OVERDRAFT_LIMIT'],
      [[...NATIONAL, required(5000)], loan(2, 0, 8000), null],
      [[...NATIONAL, required(5000)], loan(2, 0, 8001), 'RESERVE_REQUIREMENT'],
      [lent, repay(1001, 'cash'), 'EXCEEDS_LOAN'],
      [lent, repay(1000, 'cheque'), 'VALUE_INVALID'],
      [[...lent, deposit(2, 0, 950)], repay(1000, 'cash'), null],
      [[...lent, deposit(2, 0, 951)], repay(1000, 'cash'), 'INSUFFICIENT_CASH'],
      [[...lent, pay(2, 0, 3, 1, 7951)], repay(1000, 'deposits'), 'INSUFFICIENT_DEPOSITS'],
      [[...lent, pay(2, 0, 3, 1, 7950)], repay(1000, 'deposits'), null],
    ];
    cases.forEach(judge);
  });

  test('limits dues and their settlement', () => {
    const due = [...HOUSE, pay(3, 1, 4, 2, 3000)];
    const payDues = (amount: number): AuditedEvent => ({ type: 'payDues', from: 0, to: 1, amount });
    const cases: readonly Case[] = [
      [NATIONAL, settle(0, 1, 'credit'), 'NOT_OFFERED'],
      [CENTRAL, settle(1, 2), 'NOT_OFFERED'],
      [CENTRAL, net(1, 2), 'NOTHING_TO_NET'],
      [CORRESPONDENT, net(0, 1), 'NOTHING_TO_NET'],
      [[...CORRESPONDENT, pay(3, 1, 2, 0, 1)], net(1, 0), null],
      [NATIONAL, payDues(1), 'NOTHING_DUE'],
      [CORRESPONDENT, payDues(3001), 'EXCEEDS_DUES'],
      [CORRESPONDENT, payDues(3000), null],
      [[...NATIONAL, pay(2, 0, 3, 1, 2), withdraw(2, 0, 7998)], payDues(2), null],
      [
        [...NATIONAL, overdraft(1), withdraw(2, 0, 8000), pay(2, 0, 3, 1, 1)],
        payDues(1),
        'INSUFFICIENT_CASH',
      ],
      [CORRESPONDENT, settle(0, 1), 'VALUE_INVALID'],
      [CORRESPONDENT, settle('all', 1, 'debit'), 'WRONG_PARTY_TYPE'],
      [CORRESPONDENT, settle(0, 1, 'credit'), 'UNKNOWN_ACCOUNT'],
      [CORRESPONDENT, settle(0, 1, 'debit'), 'INSUFFICIENT_DEPOSITS'],
      [[...CORRESPONDENT, overdraft(999)], settle(1, 0, 'debit'), 'OVERDRAFT_LIMIT'],
      [[...CORRESPONDENT, overdraft(1000)], settle(1, 0, 'debit'), null],
      [HOUSE, settle(1, 0), 'NOTHING_DUE'],
      [HOUSE, settle('all', 0), 'NOTHING_DUE'],
      [due, settle(1, 2), 'WRONG_PARTY_TYPE'],
      [due, settle(1, 0, 'debit'), 'VALUE_INVALID'],
      [due, settle(1, 0), null],
      [due, settle('all', 0), null],
      [due, net(1, 0), 'NOTHING_TO_NET'],
    ];
    cases.forEach(judge);
  });

  test('limits balances with the central bank', () => {
    const lent = [...CENTRAL, overdraft(0), fedFunds(2, 1, 1000), send(2, 1, 10_000)];
    const payBack = (amount: number): AuditedEvent => ({
      type: 'payFedFundsLoan',
      loan: 0,
      amount,
    });
    const cases: readonly Case[] = [
      [CENTRAL, withdraw(3, 1, 8001), 'INSUFFICIENT_DEPOSITS'],
      [CENTRAL, withdraw(3, 1, 18_001), 'INSUFFICIENT_CASH'],
      [[...CENTRAL, overdraft(5000)], withdraw(3, 1, 8001), 'INSUFFICIENT_DEPOSITS'],
      [[...CENTRAL, send(1, 2, 10_000), required(5000)], withdraw(3, 1, 1), null],
      [[...CENTRAL, send(1, 2, 10_000), required(10_000)], withdraw(3, 1, 1), null],
      [[...CENTRAL, send(1, 2, 10_000), required(10_000)], loan(3, 1, 1), 'RESERVE_REQUIREMENT'],
      [CENTRAL, send(1, 2, 10_001), 'INSUFFICIENT_DEPOSITS'],
      [[...CENTRAL, overdraft(100)], send(1, 2, 10_100), null],
      [[...CENTRAL, overdraft(100)], send(1, 2, 10_101), 'DAYLIGHT_OVERDRAFT_LIMIT'],
      [[...CENTRAL, send(1, 2, 10_000)], pay(3, 1, 4, 2, 1), 'INSUFFICIENT_DEPOSITS'],
      [
        [...CENTRAL, overdraft(1), send(1, 2, 10_000)],
        pay(3, 1, 4, 2, 2),
        'DAYLIGHT_OVERDRAFT_LIMIT',
      ],
      [CENTRAL, fedFunds(1, 2, 10_001), 'INSUFFICIENT_DEPOSITS'],
      [lent, payBack(1001), 'EXCEEDS_LOAN'],
      [lent, payBack(1000), 'INSUFFICIENT_DEPOSITS'],
      [lent, payBack(952), null],
      [[...CENTRAL, bills(0, 500)], sell(1, 501), 'INSUFFICIENT_BILLS'],
      [[...CENTRAL, bills(0, 20_000)], sell(1, 10_001), 'INSUFFICIENT_DEPOSITS'],
    ];
    cases.forEach(judge);
  });

  test('limits bills to those that are there and free', () => {
    const pledged = [...CENTRAL, repo(1, 2, 4000, 0)];
    const matched = [...pledged, repo(2, 1, 4500, 0)];
    const cases: readonly Case[] = [
      [CENTRAL, buy(1, 5001), 'INSUFFICIENT_BILLS'],
      [pledged, buy(1, 1000), null],
      [pledged, buy(1, 1001), 'BILLS_PLEDGED'],
      [pledged, buy(2, 1001), 'INSUFFICIENT_BILLS'],
      [pledged, repo(2, 1, 5000, 0), null],
      [pledged, repo(2, 1, 4950, 200), 'INSUFFICIENT_BILLS'],
      [matched, repo(2, 1, 501, 0), 'BILLS_PLEDGED'],
      [matched, repo(2, 1, 500, 0), null],
      [matched, { type: 'failRepo', repo: 0 }, 'REPO_PLEDGED_ON'],
      [matched, { type: 'unwindRepo', repo: 0 }, 'REPO_PLEDGED_ON'],
      [matched, { type: 'failRepo', repo: 1 }, null],
      [[...pledged, send(1, 2, 9841)], { type: 'unwindRepo', repo: 0 }, 'INSUFFICIENT_DEPOSITS'],
      [[...pledged, send(1, 2, 9840)], { type: 'unwindRepo', repo: 0 }, null],
    ];
    cases.forEach(judge);
  });

  test('lets a CHIPS payment wait rather than be refused, between members', () => {
    const joined = [...CHIPS, account(3, 1, 0)];
    const cases: readonly Case[] = [
      [CHIPS, pay(4, 2, 5, 3, 100), 'UNKNOWN_ACCOUNT'],
      [joined, pay(4, 2, 5, 3, 8000), null],
      [joined, pay(4, 2, 5, 3, 8001), 'INSUFFICIENT_DEPOSITS'],
      [joined, net(2, 1), 'NOTHING_TO_NET'],
      [joined, settle('all', 1), 'NOTHING_DUE'],
      [[...joined, pay(4, 2, 5, 3, 8000)], settle('all', 1), null],
      [[...joined, pay(4, 2, 5, 3, 1000)], settle(2, 1), 'VALUE_INVALID'],
    ];
    cases.forEach(judge);
  });

  test('refuses a balance that could not be kept exactly', () => {
    const most = Array.from({ length: 9007 }, () => create('Bank', 'bank', 1e12));
    const full = [setSystem('centralbank'), ...most, create('Bank', 'bank', 199_254_740_991)];
    judge([full, create('Bank', 'bank', 1), 'BALANCE_TOO_LARGE']);
    judge([full.slice(0, -1), create('Bank', 'bank', 1), null]);
  });
});

describe('what a board offers', () => {
  const offers = {
    board: ['note'],
    parties: { customer: ['deposit', 'repayLoan'], bank: ['payDues'], centralbank: ['doRepo'] },
  };
  const judgeOn = (events: readonly AuditedEvent[], event: AuditedEvent): string | null =>
    judged(audited(events), event, offers);

  test('is offered to the types of those who act, and to nobody else', () => {
    expect(judgeOn(NATIONAL, deposit(2, 0, 100))).toBeNull();
    expect(judgeOn(NATIONAL, deposit(0, 0, 100))).toBe('WRONG_PARTY_TYPE');
    expect(judgeOn(NATIONAL, deposit(2, 3, 100))).toBe('WRONG_PARTY_TYPE');
    expect(judgeOn(NATIONAL, deposit(9, 0, 100))).toBe('UNKNOWN_PARTY');
    expect(judgeOn(NATIONAL, withdraw(2, 0, 100))).toBe('NOT_OFFERED');
    expect(judgeOn(NATIONAL, repay(100, 'cash'))).toBe('UNKNOWN_LOAN');
    expect(judgeOn(NATIONAL, overdraft(0))).toBe('NOT_OFFERED');
    expect(judgeOn(NATIONAL, { type: 'note', text: 'seen' })).toBeNull();
    expect(judgeOn(CENTRAL, repo(1, 2, 100, 0))).toBe('NOT_OFFERED');
    expect(judgeOn(CENTRAL, repo(1, 0, 100, 0))).toBeNull();
  });

  test('has no amount of zero', () => {
    expect(judgeOn(NATIONAL, deposit(2, 0, 0))).toBe('AMOUNT_INVALID');
  });
});
