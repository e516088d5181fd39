import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { accountsOf, type PartyAccounts } from '@/events/banking/views/accounts';
import { blameOf } from '@/events/banking/views/changes/blame';
import { lineLabel } from '@/events/banking/views/labels';
import { balanceSheet, sheetLines } from '@/events/banking/views/sheet';
import { payment } from '../../helpers/cursors';
import { bankingLogs, frozenLine, lineOn } from './support';

function accountsAfter(lesson: number, party: number, ...events: BankingEvent[]): PartyAccounts {
  const round = lineOn(lesson, events).rounds.at(-1);
  const accounts = round && accountsOf(round, party);
  if (!accounts) throw new Error(`no party ${party}`);
  return accounts;
}

describe('the accounts of a party', () => {
  test('say who holds, who issues, and what stands on them', () => {
    const { name, type, cash, notes, bills, accounts, credits } = accountsAfter(2, 0);
    expect({ name, type, cash, notes, bills, credits }).toEqual({
      name: 'Bank 1',
      type: 'bank',
      cash: { balance: 20_000, opened: 0 },
      notes: null,
      bills: null,
      credits: [],
    });
    expect(accounts).toEqual([
      {
        id: 0,
        key: 'account-0-liability',
        name: 'Customer 1',
        holder: 'Customer 1',
        issuer: 'Bank 1',
        instrument: 'Customer Deposits',
        overdraft: null,
        balance: 10_000,
      },
      {
        id: 1,
        key: 'account-1-liability',
        name: 'Customer 2',
        holder: 'Customer 2',
        issuer: 'Bank 1',
        instrument: 'Customer Deposits',
        overdraft: null,
        balance: 10_000,
      },
    ]);
  });

  test('below zero are named as overdrafts, and stand on the other side', () => {
    const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };
    const [own] = accountsAfter(2, 1, overdraft, payment(1, 2, 12_050)).accounts;
    expect(own).toMatchObject({
      key: 'account-0-liability',
      overdraft: 'Customer Overdrafts',
      balance: -2050,
    });
    const [issued] = accountsAfter(2, 0, overdraft, payment(1, 2, 12_050)).accounts;
    expect(issued).toMatchObject({ key: 'account-0-asset', balance: -2050 });
  });

  test('say of dues whether they were netted', () => {
    const net: BankingEvent = { type: 'netDues', bank: 0, with: 1 };
    const netted = (...events: BankingEvent[]) =>
      accountsAfter(10, 0, ...events)
        .credits.filter(({ creditor, debtor }) => [creditor, debtor].includes('Bank 2'))
        .map(({ balance, isNetted }) => [balance, isNetted]);
    expect(netted()).toEqual([
      [2000, false],
      [1500, false],
    ]);
    expect(netted(net)).toEqual([
      [500, true],
      [0, true],
    ]);
  });

  test('say of a loan what it was agreed on, and what interest is still due', () => {
    const rate: BankingEvent = { type: 'setInterestRate', value: 1000 };
    const lend: BankingEvent = { type: 'getLoan', customer: 1, bank: 0, amount: 4000 };
    const repay: BankingEvent = { type: 'repayLoan', loan: 0, amount: 1000, by: 'deposits' };
    expect(accountsAfter(4, 1, rate, lend, repay).credits).toEqual([
      {
        id: 0,
        key: 'credit-0-liability',
        name: 'Loan from Bank 1',
        creditor: 'Bank 1',
        debtor: 'Customer 1',
        instrument: 'Loans',
        balance: 3000,
        principal: 4000,
        interestRate: 1000,
        interest: 400,
        interestDue: 300,
        haircut: 0,
        collateral: null,
        isNetted: false,
      },
    ]);
  });

  test('say of a repo what secures it, and of bills what of them is pledged', () => {
    const borrow: BankingEvent = {
      type: 'doRepo',
      borrower: 3,
      lender: 1,
      amount: 12_000,
      rate: 1100,
      haircut: 200,
    };
    const { bills, credits } = accountsAfter(26, 3, borrow);
    const borrowed = credits.find(({ creditor }) => creditor === 'Bank 1');
    expect(borrowed).toMatchObject({
      creditor: 'Bank 1',
      instrument: 'Repos',
      principal: 12_000,
      haircut: 200,
      collateral: { total: 12_245, received: 4082 },
    });
    expect(bills).toMatchObject({ pledged: 8163, received: 4082, pledgedOn: 4082 });
    expect(accountsAfter(26, 1, borrow).bills).toMatchObject({ pledged: 4082, received: 12_245 });
  });

  test('are none for a party that is not there', () => {
    const round = lineOn(2, []).rounds.at(-1);
    expect(round && accountsOf(round, 9)).toBeNull();
  });
});

describe.each(bankingLogs)('on every board: %s', (name) => {
  const line = frozenLine(name);
  const round = line.rounds.at(-1);
  if (!round) throw new Error('a line has rounds');

  test('each key is a line of the party’s sheet, with its name and amount, and can be blamed', () => {
    for (const { id, type } of round.book.parties) {
      const found = accountsOf(round, id);
      const shown = [...(found?.accounts ?? []), ...(found?.credits ?? [])]
        .filter(({ balance }) => balance !== 0)
        .map(({ key, name: own, balance }) => [key, own, Math.abs(balance)]);
      const lines = sheetLines(round, id).filter(({ kind }) =>
        ['account', 'credit'].includes(kind),
      );
      expect(shown).toEqual(lines.map((one) => [one.key, lineLabel(one, type), one.amount]));
      for (const { key } of lines) expect(blameOf(line, id, key)).not.toEqual([]);
    }
  });

  test('holdings, accounts and debts make the net worth', () => {
    for (const { id, name: own } of round.book.parties) {
      const found = accountsOf(round, id);
      if (!found) throw new Error(`no party ${id}`);
      const claims =
        found.accounts.reduce(
          (sum, { holder, balance }) => sum + (holder === own ? balance : -balance),
          0,
        ) +
        found.credits.reduce(
          (sum, { creditor, balance }) => sum + (creditor === own ? balance : -balance),
          0,
        );
      const held =
        found.cash.balance + (found.bills?.worth ?? found.bills?.held ?? 0) - (found.notes ?? 0);
      expect(held + claims).toBe(balanceSheet(round, id).netWorth);
    }
  });
});
