/** The auditor against figures that were worked out by hand, system by system. */
import { describe, expect, test } from 'vitest';
import { audited } from '../../helpers/auditor';
import type { AuditedEvent } from '../../helpers/auditor/events';
import {
  account,
  bank,
  bills,
  customer,
  pay,
  setSystem,
  sheetOf,
} from '../../helpers/auditor/short';

describe('in the national system', () => {
  // Banks 0 and 1; customer 2 with bank 0, customer 3 with bank 1.
  const opening = [bank(0), bank(0), customer(5000), customer(5000)];
  const accounts = [account(2, 0, 5000), account(3, 1, 5000)];

  test('a payment raises dues, and dues are paid in cash', () => {
    const auditor = audited([
      ...opening,
      ...accounts,
      pay(2, 0, 3, 1, 3000),
      { type: 'payDues', from: 0, to: 1, amount: 1000 },
    ]);
    expect(sheetOf(auditor, 0)).toBe(
      'Reserves 4000 | Customer Deposits@2 2000, Due Tos@1 2000 | 0',
    );
    expect(sheetOf(auditor, 1)).toBe(
      'Due Froms@0 2000, Reserves 6000 | Customer Deposits@3 8000 | 0',
    );
    expect(sheetOf(auditor, 2)).toBe('Customer Deposits@0 2000 |  | 2000');
    expect(sheetOf(auditor, 3)).toBe('Customer Deposits@1 8000 |  | 8000');
  });

  test('an account below zero is an overdraft on either side', () => {
    const auditor = audited([
      { type: 'setOverdraft', value: 2000 },
      bank(0),
      customer(5000),
      customer(0),
      account(1, 0, 5000),
      account(2, 0, 0),
      pay(2, 0, 1, 0, 1500),
    ]);
    expect(sheetOf(auditor, 0)).toBe(
      'Customer Overdrafts@2 1500, Reserves 5000 | Customer Deposits@1 6500 | 0',
    );
    expect(sheetOf(auditor, 2)).toBe(' | Customer Overdrafts@0 1500 | -1500');
  });

  test('netting keeps the difference and marks both dues until one rises from zero', () => {
    const auditor = audited([
      ...opening,
      ...accounts,
      pay(2, 0, 3, 1, 3000),
      pay(3, 1, 2, 0, 1000),
      { type: 'netDues', bank: 1, with: 0 },
    ]);
    expect([auditor.owed(0, 1), auditor.owed(1, 0)]).toEqual([2000, 0]);
    expect([...auditor.netted].sort()).toEqual(['0 1', '1 0']);
    auditor.play(pay(2, 0, 3, 1, 500));
    auditor.play(pay(3, 1, 2, 0, 500));
    expect([...auditor.netted]).toEqual(['0 1']);
  });

  test('a loan makes its deposit, and its interest is paid in proportion, rounded half up', () => {
    // 10.01 at 5 % is 0.5005, so 0.50 in all: after 3.33 paid 0.166 (0.17), after 6.67 0.333 (0.33).
    const auditor = audited([
      bank(0),
      customer(2000),
      account(1, 0, 1000),
      { type: 'setInterestRate', value: 500 },
      { type: 'getLoan', customer: 1, bank: 0, amount: 1001 },
    ]);
    expect(sheetOf(auditor, 0)).toBe(
      'Loan To@1 1001, Reserves 1000 | Customer Deposits@1 2001 | 0',
    );
    auditor.play({ type: 'repayLoan', loan: 0, amount: 333, by: 'deposits' });
    expect(sheetOf(auditor, 0)).toBe(
      'Loan To@1 668, Reserves 1000 | Customer Deposits@1 1651 | 17',
    );
    auditor.play({ type: 'repayLoan', loan: 0, amount: 334, by: 'cash' });
    expect(sheetOf(auditor, 0)).toBe(
      'Loan To@1 334, Reserves 1350 | Customer Deposits@1 1651 | 33',
    );
    auditor.play({ type: 'repayLoan', loan: 0, amount: 334, by: 'cash' });
    expect(sheetOf(auditor, 0)).toBe('Reserves 1701 | Customer Deposits@1 1651 | 50');
    expect(auditor.debts.size).toBe(0);
  });
});

describe('in correspondent banking', () => {
  const opening = [
    setSystem('correspondent'),
    ...[bank(20_000), bank(20_000), customer(5000), customer(5000)],
    ...[account(0, 1, 1000), account(2, 0, 5000), account(3, 1, 5000)],
    ...[pay(2, 0, 3, 1, 3000), pay(3, 1, 2, 0, 500)],
  ];

  test('the difference is debited to the debtor, below zero as a bank overdraft', () => {
    const settle: AuditedEvent = { type: 'settleDues', bank: 1, with: 0, by: 'debit' };
    const auditor = audited([...opening, settle]);
    // Bank 0 owed 25.00 more than it was owed, and had 10.00 with bank 1.
    expect(sheetOf(auditor, 1)).toBe(
      'Bank Overdrafts@0 1500, Reserves 26000 | Customer Deposits@3 7500 | 20000',
    );
    expect(auditor.netted.size).toBe(0);
  });

  test('or credited to the creditor', () => {
    const back = account(1, 0, 0);
    const settle: AuditedEvent = { type: 'settleDues', bank: 0, with: 1, by: 'credit' };
    const auditor = audited([...opening, back, settle]);
    expect(sheetOf(auditor, 0)).toBe(
      'Bank Deposits@1 1000, Reserves 24000 | Bank Deposits@1 2500, Customer Deposits@2 2500 | 20000',
    );
  });
});

describe('with a clearing house', () => {
  const opening = [
    setSystem('clearinghouse'),
    ...[bank(0), bank(0), customer(20_000), customer(20_000)],
    ...[account(3, 1, 20_000), account(4, 2, 20_000)],
  ];

  test('the first two certificates are its founding specie, and the third is paid for', () => {
    const auditor = audited([setSystem('clearinghouse'), bank(0), bank(0), bank(15_000)]);
    expect(sheetOf(auditor, 0)).toBe(
      'Reserves 30000 | CH Certificates@1 10000, CH Certificates@2 10000, CH Certificates@3 10000 | 0',
    );
    expect(sheetOf(auditor, 1)).toBe('CH Certificates@0 10000 |  | 10000');
    expect(sheetOf(auditor, 3)).toBe('CH Certificates@0 10000, Reserves 5000 |  | 15000');
  });

  test('dues run through it and end in certificates, or in a loan of the house', () => {
    const auditor = audited([...opening, pay(3, 1, 4, 2, 18_000), pay(4, 2, 3, 1, 2000)]);
    expect(sheetOf(auditor, 0)).toBe(
      'Due Froms@1 18000, Due Froms@2 2000, Reserves 20000 | ' +
        'CH Certificates@1 10000, CH Certificates@2 10000, Due Tos@1 2000, Due Tos@2 18000 | 0',
    );
    auditor.play({ type: 'netDues', bank: 1, with: 0 });
    expect([auditor.owed(1, 0), auditor.owed(0, 1), auditor.owed(2, 0)]).toEqual([16_000, 0, 2000]);
    auditor.play({ type: 'settleDues', bank: 'all', with: 0 });
    expect(sheetOf(auditor, 0)).toBe(
      'CH Loans@1 6000, Reserves 20000 | CH Certificates@2 26000 | 0',
    );
    expect(sheetOf(auditor, 1)).toBe(
      'Reserves 20000 | CH Loans@0 6000, Customer Deposits@3 4000 | 10000',
    );
  });

  test('it can settle with one bank alone', () => {
    const auditor = audited([
      ...opening,
      pay(3, 1, 4, 2, 4000),
      { type: 'settleDues', bank: 2, with: 0 },
    ]);
    expect([auditor.account(1, 0), auditor.account(2, 0)]).toEqual([10_000, 14_000]);
    expect([auditor.owed(1, 0), auditor.owed(0, 2)]).toEqual([4000, 0]);
  });
});

describe('with a central bank', () => {
  // The central bank 0; banks 1 and 2 with 100.00 each; customers 3 and 4.
  const opening = [
    setSystem('centralbank'),
    ...[bank(500, 10_000), bank(0, 10_000), customer(3000), customer(0)],
    ...[account(3, 1, 2000), account(4, 2, 0)],
  ];

  test('cash is its notes, and a vault that is short draws on the balance', () => {
    const auditor = audited(opening);
    expect(sheetOf(auditor, 0)).toBe(
      'Reserves 23500 | Bank Deposits@1 10000, Bank Deposits@2 10000, Notes 3500 | 0',
    );
    auditor.play({ type: 'deposit', customer: 3, bank: 1, amount: 1000 });
    auditor.play(pay(3, 1, 4, 2, 1800));
    expect(sheetOf(auditor, 2)).toBe('Bank Deposits@0 11800 | Customer Deposits@4 1800 | 10000');
    auditor.play({ type: 'withdraw', customer: 4, bank: 2, amount: 1800 });
    expect(sheetOf(auditor, 4)).toBe('Reserves 1800 |  | 1800');
    expect(sheetOf(auditor, 0)).toBe(
      'Reserves 23500 | Bank Deposits@1 8200, Bank Deposits@2 10000, Notes 5300 | 0',
    );
  });

  test('fed funds move balances, below zero as daylight overdrafts, and bear interest', () => {
    const auditor = audited([
      ...opening,
      { type: 'setOverdraft', value: 5000 },
      { type: 'getFedFundsLoan', borrower: 2, lender: 1, amount: 12_000, rate: 25 },
    ]);
    expect(sheetOf(auditor, 1)).toBe(
      'Reserves 2500, fed funds to@2 12000 | Customer Deposits@3 2000, Daylight Overdrafts@0 2000 | 10500',
    );
    auditor.play({ type: 'payFedFundsLoan', loan: 0, amount: 12_000 });
    expect(sheetOf(auditor, 2)).toBe('Bank Deposits@0 9970 |  | 9970');
    auditor.play({ type: 'bankTransfer', from: 2, to: 1, amount: 970 });
    expect(sheetOf(auditor, 2)).toBe('Bank Deposits@0 9000 |  | 9000');
    expect(auditor.sheets()[1]?.netWorth).toBe(10_500 + 30 + 970);
  });

  test('bills are bought and sold against balances', () => {
    const auditor = audited([
      ...[...opening, bills(1, 4000)],
      { type: 'buySecurities', bank: 1, amount: 3000 },
      { type: 'sellSecurities', bank: 2, amount: 1000 },
    ]);
    expect(sheetOf(auditor, 0)).toBe(
      'Reserves 23500, Treasury Bills 2000 | Bank Deposits@1 13000, Bank Deposits@2 9000, Notes 3500 | 0',
    );
    expect(sheetOf(auditor, 2)).toBe('Bank Deposits@0 9000, Treasury Bills 1000 |  | 10000');
  });
});

describe('over CHIPS', () => {
  // The central bank 0, CHIPS 1; banks 2 and 3 with 100.00, of which 30.00 are pre-funded; customers 4 and 5.
  const opening = [
    setSystem('chips'),
    ...[bank(0, 10_000), bank(0, 10_000), customer(9000), customer(9000)],
    ...[account(4, 2, 9000), account(5, 3, 9000), account(2, 1, 3000), account(3, 1, 3000)],
  ];

  test('members pre-fund their positions from their balances', () => {
    const auditor = audited(opening);
    expect(sheetOf(auditor, 1)).toBe(
      'Bank Deposits@0 6000 | Bank Deposits@2 3000, Bank Deposits@3 3000 | 0',
    );
    expect(sheetOf(auditor, 2)).toBe(
      'Bank Deposits@0 7000, Bank Deposits@1 3000, Reserves 9000 | Customer Deposits@4 9000 | 10000',
    );
  });

  test('a payment beyond the position waits until one the other way releases it', () => {
    const auditor = audited([...opening, pay(4, 2, 5, 3, 2500), pay(4, 2, 5, 3, 2000)]);
    expect(auditor.queue).toEqual([{ from: 4, fromBank: 2, to: 5, toBank: 3, amount: 2000 }]);
    expect([auditor.owed(2, 1), auditor.owed(1, 3)]).toEqual([2500, 2500]);
    auditor.play(pay(5, 3, 4, 2, 4000));
    // Bank 2 was owed 15.00 and could pay 45.00; with the 20.00 released it owes 5.00.
    expect(auditor.queue).toEqual([]);
    expect([auditor.owed(2, 1), auditor.owed(1, 2)]).toEqual([500, 0]);
    expect([auditor.owed(3, 1), auditor.owed(1, 3)]).toEqual([0, 500]);
    expect([auditor.account(4, 2), auditor.account(5, 3)]).toEqual([8500, 9500]);
  });

  test('what is blocked is passed over', () => {
    const auditor = audited([
      ...[...opening, pay(4, 2, 5, 3, 5000), pay(4, 2, 5, 3, 3500), pay(4, 2, 5, 3, 3000)],
    ]);
    expect(auditor.queue.map(({ amount }) => amount)).toEqual([5000, 3500]);
    auditor.play(pay(5, 3, 4, 2, 4000));
    // The position is 40.00: too little for 50.00, enough for 35.00.
    expect(auditor.queue.map(({ amount }) => amount)).toEqual([5000]);
    expect(auditor.account(4, 2)).toBe(9000 - 3000 + 4000 - 3500);
  });

  test('a payer who has spent the deposit meanwhile waits on', () => {
    const auditor = audited([
      ...[...opening, customer(0), account(6, 2, 0), pay(4, 2, 5, 3, 5000)],
      { type: 'withdraw', customer: 4, bank: 2, amount: 4500 },
      pay(5, 3, 6, 2, 2500),
    ]);
    // The position of 55.00 would do, the deposit of 45.00 does not; a deposit alone releases nothing.
    auditor.play({ type: 'deposit', customer: 4, bank: 2, amount: 1000 });
    expect(auditor.queue).toHaveLength(1);
    auditor.play(pay(5, 3, 6, 2, 1));
    expect(auditor.queue).toHaveLength(0);
    expect([auditor.account(4, 2), auditor.account(6, 2)]).toEqual([500, 2501]);
    expect([auditor.owed(2, 1), auditor.owed(1, 3)]).toEqual([2499, 2499]);
  });

  test('the day ends over the central bank, and what still waits is cancelled', () => {
    const auditor = audited([
      ...[...opening, pay(4, 2, 5, 3, 2500), pay(4, 2, 5, 3, 2000)],
      { type: 'settleDues', bank: 'all', with: 1 },
    ]);
    expect(auditor.queue).toEqual([]);
    expect(sheetOf(auditor, 1)).toBe(
      'Bank Deposits@0 3500 | Bank Deposits@2 500, Bank Deposits@3 3000 | 0',
    );
    expect(sheetOf(auditor, 3)).toBe(
      'Bank Deposits@0 9500, Bank Deposits@1 3000, Reserves 9000 | Customer Deposits@5 11500 | 10000',
    );
  });
});
