import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { findDues } from '@/events/banking/ledger/book';
import { isNetted } from '@/events/banking/ledger/state';
import {
  balancesOf,
  changedBalances,
  lessonOf,
  openingOf,
  played,
  postingsOf,
  refusalOf,
  sentenceOf,
  worthsOf,
} from '../../../helpers/boards';

const net = (bank: number, other: number): BankingEvent => ({
  type: 'netDues',
  bank,
  with: other,
});
const settle = (bank: number, other: number, by: 'credit' | 'debit'): BankingEvent => ({
  type: 'settleDues',
  bank,
  with: other,
  by,
});
/** A payment between customers; customer N banks with bank N. */
const pay = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'transfer',
  from: from + 2,
  fromBank: from - 1,
  to: to + 2,
  toBank: to - 1,
  amount,
});
const overdraft = (value: number): BankingEvent => ({ type: 'setOverdraft', value });

function nettedOf(round: BankingRound, debtor: number, creditor: number): boolean {
  return isNetted(round, findDues(round.book, debtor, creditor));
}

interface Row {
  readonly when: string;
  readonly given: readonly BankingEvent[];
  readonly event: BankingEvent;
  readonly leaves: Readonly<Record<string, number>>;
  readonly postings: readonly string[];
  readonly sentence: string;
}

/** Lesson 10: Bank 1 owes Bank 2 20 and is owed 15; 2 and 3: 20 and 10; 1 and 3: 20 and 10. */
const rows: readonly Row[] = [
  {
    when: 'the bank that owes more nets',
    given: [],
    event: net(0, 1),
    leaves: { 'dues 0>1': 500, 'dues 1>0': 0 },
    postings: ['dues 0>1 -1500 setOff', 'dues 1>0 -1500 setOff'],
    sentence: 'Bank 1 and Bank 2 set off $15 against each other. Bank 1 still owes Bank 2 $5.',
  },
  {
    when: 'the bank that owes less nets',
    given: [],
    event: net(2, 0),
    leaves: { 'dues 0>2': 1000, 'dues 2>0': 0 },
    postings: ['dues 2>0 -1000 setOff', 'dues 0>2 -1000 setOff'],
    sentence: 'Bank 3 and Bank 1 set off $10 against each other. Bank 1 still owes Bank 3 $10.',
  },
  {
    when: 'equal dues are netted',
    given: [pay(2, 1, 500)],
    event: net(0, 1),
    leaves: { 'dues 0>1': 0, 'dues 1>0': 0 },
    postings: ['dues 0>1 -2000 setOff', 'dues 1>0 -2000 setOff'],
    sentence:
      'Bank 1 and Bank 2 set off $20 against each other. Neither owes the other anything now.',
  },
  {
    when: 'the debtor settles by credit',
    given: [],
    event: settle(0, 1, 'credit'),
    leaves: { 'dues 0>1': 0, 'dues 1>0': 0, 'account 1@0': 10500 },
    postings: ['dues 0>1 -2000 setOff', 'dues 1>0 -1500 setOff', 'account 1@0 +500 issuance'],
    sentence:
      'Bank 1 and Bank 2 settle. Bank 1 credits the difference of $5 to the account that Bank 2 holds with it.',
  },
  {
    when: 'the creditor settles by credit',
    given: [],
    event: settle(1, 0, 'credit'),
    leaves: { 'dues 0>1': 0, 'dues 1>0': 0, 'account 1@0': 10500 },
    postings: ['dues 1>0 -1500 setOff', 'dues 0>1 -2000 setOff', 'account 1@0 +500 issuance'],
    sentence:
      'Bank 2 and Bank 1 settle. Bank 1 credits the difference of $5 to the account that Bank 2 holds with it.',
  },
  {
    when: 'the debtor settles by debit',
    given: [],
    event: settle(0, 1, 'debit'),
    leaves: { 'dues 0>1': 0, 'dues 1>0': 0, 'account 0@1': 9500 },
    postings: ['dues 0>1 -2000 setOff', 'dues 1>0 -1500 setOff', 'account 0@1 -500 setOff'],
    sentence:
      'Bank 1 and Bank 2 settle. The difference of $5 is debited from the account of Bank 1 with Bank 2.',
  },
  {
    when: 'the creditor settles by debit',
    given: [],
    event: settle(1, 0, 'debit'),
    leaves: { 'dues 0>1': 0, 'dues 1>0': 0, 'account 0@1': 9500 },
    postings: ['dues 1>0 -1500 setOff', 'dues 0>1 -2000 setOff', 'account 0@1 -500 setOff'],
    sentence:
      'Bank 2 and Bank 1 settle. The difference of $5 is debited from the account of Bank 1 with Bank 2.',
  },
  {
    when: 'one-sided dues are settled',
    given: [net(1, 2)],
    event: settle(1, 2, 'debit'),
    leaves: { 'dues 1>2': 0, 'account 1@2': 9000 },
    postings: ['dues 1>2 -1000 setOff', 'account 1@2 -1000 setOff'],
    sentence:
      'Bank 2 and Bank 3 settle. The difference of $10 is debited from the account of Bank 2 with Bank 3.',
  },
  {
    when: 'equal dues are settled',
    given: [pay(2, 1, 500)],
    event: settle(0, 1, 'debit'),
    leaves: { 'dues 0>1': 0, 'dues 1>0': 0 },
    postings: ['dues 0>1 -2000 setOff', 'dues 1>0 -2000 setOff'],
    sentence:
      'Bank 1 and Bank 2 settle. Each owed the other $20: the debts are set off and nothing is left to pay.',
  },
  {
    when: 'a settlement by debit takes the debtor’s account through zero',
    given: [overdraft(5000), pay(1, 2, 13000)],
    event: settle(0, 1, 'debit'),
    leaves: { 'dues 0>1': 0, 'dues 1>0': 0, 'account 0@1': -3500 },
    postings: [
      'dues 0>1 -15000 setOff',
      'dues 1>0 -1500 setOff',
      'account 0@1 -10000 setOff',
      'account 0@1 -3500 issuance',
    ],
    sentence:
      'Bank 1 and Bank 2 settle. The difference of $135 is debited from the account of Bank 1 with Bank 2.',
  },
  {
    when: 'a settlement by credit takes the creditor’s overdrawn account through zero',
    given: [overdraft(5000), pay(1, 2, 13000), settle(0, 1, 'debit'), pay(2, 1, 9000)],
    event: settle(1, 0, 'credit'),
    leaves: { 'dues 1>0': 0, 'account 0@1': 5500 },
    postings: ['dues 1>0 -9000 setOff', 'account 0@1 +3500 setOff', 'account 0@1 +5500 issuance'],
    sentence:
      'Bank 2 and Bank 1 settle. Bank 2 credits the difference of $90 to the account that Bank 1 holds with it.',
  },
];

describe.each(rows)('when $when', (row) => {
  const before = played(10, row.given);
  const round = played(10, [...row.given, row.event]);

  test('the balances, the postings and the sentence are right', () => {
    expect(changedBalances(before, round)).toEqual(row.leaves);
    expect(postingsOf(round)).toEqual(row.postings);
    expect(sentenceOf(before, round)).toBe(row.sentence);
  });

  test('nobody’s net worth changes, and no cash moves', () => {
    expect(worthsOf(round)).toEqual(worthsOf(before));
    expect(round.postings.some(({ claim }) => claim.kind === 'reserves')).toBe(false);
  });
});

describe('a settlement by debit', () => {
  /** Bank 1 owes Bank 2 `amount` more than the 5 of the opening; its account there holds 100. */
  const short = (limit: number, amount: number): BankingRound =>
    played(10, [overdraft(1_000_000), pay(1, 2, amount), overdraft(limit)]);

  test('may empty the account, not take it below zero', () => {
    const { offers } = lessonOf(10);
    expect(
      balancesOf(
        played(10, [overdraft(9500), pay(1, 2, 9500), overdraft(0), settle(0, 1, 'debit')]),
      ),
    ).toMatchObject({ 'account 0@1': 0 });
    expect(refusalOf(short(0, 9501), settle(0, 1, 'debit'), offers)).toEqual({
      code: 'INSUFFICIENT_DEPOSITS',
      field: 'by',
      message:
        'Bank 1’s account with Bank 2 holds $100.00, and $100.01 must be paid; credit the creditor’s account instead.',
    });
  });

  test('may go down to the overdraft limit, not beyond it', () => {
    const { offers } = lessonOf(10);
    const settled = [overdraft(1_000_000), pay(1, 2, 12500), overdraft(3000)];
    expect(balancesOf(played(10, [...settled, settle(1, 0, 'debit')]))).toMatchObject({
      'account 0@1': -3000,
    });
    expect(refusalOf(short(3000, 12501), settle(1, 0, 'debit'), offers)).toMatchObject({
      code: 'OVERDRAFT_LIMIT',
      field: 'by',
    });
  });

  test('of nothing is allowed whatever the account, for nothing is debited', () => {
    const deep = [overdraft(5000), pay(1, 2, 13000), settle(0, 1, 'debit'), overdraft(0)];
    const even = [...deep, pay(2, 1, 700), pay(3, 1, 10000), pay(1, 2, 700)];
    for (const bank of [0, 1]) {
      const round = played(10, [...even, settle(bank, 1 - bank, 'debit')]);
      expect(balancesOf(round)).toMatchObject({
        'dues 0>1': 0,
        'dues 1>0': 0,
        'account 0@1': -3500,
      });
    }
  });
});

describe('the mark that dues have been netted', () => {
  test('is false when they arise, true for both sides after netting', () => {
    expect(nettedOf(openingOf(10), 0, 1)).toBe(false);
    const netted = played(10, [net(0, 1)]);
    expect([nettedOf(netted, 0, 1), nettedOf(netted, 1, 0)]).toEqual([true, true]);
    expect([nettedOf(netted, 1, 2), nettedOf(netted, 2, 1)]).toEqual([false, false]);
  });

  test('is false again when they rise from zero, and only then', () => {
    const risen = played(10, [net(0, 1), pay(2, 1, 100)]);
    expect([nettedOf(risen, 0, 1), nettedOf(risen, 1, 0)]).toEqual([true, false]);
    const higher = played(10, [net(0, 1), pay(1, 2, 100)]);
    expect([nettedOf(higher, 0, 1), nettedOf(higher, 1, 0)]).toEqual([true, true]);
  });

  test('stays while they are settled to zero, and goes with the next payment', () => {
    const settled = played(10, [net(0, 1), settle(0, 1, 'credit')]);
    expect(nettedOf(settled, 0, 1)).toBe(true);
    expect(nettedOf(played(10, [net(0, 1), settle(0, 1, 'credit'), pay(1, 2, 1)]), 0, 1)).toBe(
      false,
    );
  });

  test('can come anew', () => {
    const again = played(10, [net(0, 1), pay(2, 1, 100), net(1, 0)]);
    expect([nettedOf(again, 0, 1), nettedOf(again, 1, 0)]).toEqual([true, true]);
    expect(balancesOf(again)).toMatchObject({ 'dues 0>1': 400, 'dues 1>0': 0 });
  });

  test('leaves the round before as it was', () => {
    const opening = openingOf(10);
    played(10, [net(0, 1)]);
    expect(nettedOf(opening, 0, 1)).toBe(false);
  });
});

test('dues are opened once for each direction, with ids that are never used again', () => {
  const before = openingOf(10);
  const later = played(10, [net(0, 1), settle(0, 1, 'credit'), pay(1, 2, 100), pay(2, 1, 100)]);
  expect(later.book.credits).toEqual(before.book.credits);
  expect(later.book.nextCreditId).toBe(6);
});
