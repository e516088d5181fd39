import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { findDues } from '@/events/banking/ledger/book';
import { isNetted } from '@/events/banking/ledger/state';
import { balancesOf, openingOf, refusalOf } from '../../../helpers/boards';
import { describeRows, playOn } from '../../../helpers/rows';
import { net, overdraft, transfer } from '../../../helpers/setup';

/** Lesson 9: Bank 1 (0) and Bank 2 (1) hold 50 in cash each; Customer 1 (2) has 50 at Bank 1, Customer 2 (3) at Bank 2. */
const start = openingOf(9);
const [one, two] = [[2, 0] as const, [3, 1] as const];
const payDues = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'payDues',
  from,
  to,
  amount,
});

describeRows(start, [
  {
    when: 'a bank pays part of its dues, cash moves',
    given: [transfer(one, two, 2000)],
    event: payDues(0, 1, 1500),
    leaves: { 'dues 0>1': 500, 'cash 0': 3500, 'cash 1': 6500 },
    postings: ['cash 0 -1500 assignment', 'cash 1 +1500 assignment', 'dues 0>1 -1500 setOff'],
    tells: 'Bank 1 pays Bank 2 $15 of its dues in cash. $5 is still due.',
  },
  {
    when: 'a bank pays all of its dues',
    given: [transfer(one, two, 2000)],
    event: payDues(0, 1, 2000),
    leaves: { 'dues 0>1': 0, 'cash 0': 3000, 'cash 1': 7000 },
    tells: 'Bank 1 pays Bank 2 $20 of its dues in cash. Nothing more is due that way.',
  },
  {
    when: 'each owes the other, only the dues of the payer fall',
    given: [transfer(one, two, 2000), transfer(two, one, 3000)],
    event: payDues(1, 0, 3000),
    leaves: { 'dues 1>0': 0, 'cash 0': 8000, 'cash 1': 2000 },
  },
  {
    when: 'dues are netted though no cash could pay them',
    given: [overdraft(20_000), transfer(one, two, 9000), transfer(two, one, 8000)],
    event: net(0, 1),
    leaves: { 'dues 0>1': 1000, 'dues 1>0': 0 },
    postings: ['dues 0>1 -8000 setOff', 'dues 1>0 -8000 setOff'],
  },
]);

describe('dues paid in cash', () => {
  const owing = playOn(start, overdraft(20_000), transfer(one, two, 8000));

  test('never exceed what is due, nor what there is in cash', () => {
    expect(refusalOf(owing, payDues(0, 1, 8001), 'opening').code).toBe('EXCEEDS_DUES');
    expect(refusalOf(owing, payDues(0, 1, 5001), 'opening').message).toBe(
      'Bank 1 holds $50.00 in cash; settle $50.00 or less.',
    );
    // What binds first is said, with the amount that would pass both.
    expect(refusalOf(owing, payDues(0, 1, 8001), 'opening').message).toBe(
      'Bank 1 owes Bank 2 $80.00, and Bank 1 holds $50.00 in cash; settle $50.00 or less.',
    );
    expect(balancesOf(playOn(owing, payDues(0, 1, 5000)))).toMatchObject({ 'cash 0': 0 });
  });

  test('are owed one way: the creditor has nothing to pay', () => {
    expect(refusalOf(owing, payDues(1, 0, 1), 'opening')).toEqual({
      code: 'NOTHING_DUE',
      field: 'to',
      message: 'Bank 2 owes Bank 1 nothing; choose a bank that it owes.',
    });
  });

  test('are paid gross in turns, more than either bank’s cash', () => {
    const both = playOn(owing, transfer(two, one, 9000));
    const paid = playOn(both, ...[payDues(0, 1, 5000), payDues(1, 0, 9000), payDues(0, 1, 3000)]);
    expect(balancesOf(paid)).toMatchObject({
      'dues 0>1': 0,
      'dues 1>0': 0,
      'cash 0': 6000,
      'cash 1': 4000,
    });
  });

  test('keep their account, and lose the mark of netting when they rise from zero', () => {
    const netted = playOn(owing, transfer(two, one, 3000), net(0, 1), payDues(0, 1, 5000));
    const mark = (round: typeof start) => isNetted(round, findDues(round.book, 0, 1));
    expect([mark(netted), netted.book.credits.length]).toEqual([true, 2]);
    const risen = playOn(netted, transfer(one, two, 1));
    expect([mark(risen), risen.book.credits.length]).toEqual([false, 2]);
    expect(risen.column).toHaveLength(netted.column.length);
  });
});
