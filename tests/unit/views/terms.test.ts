import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { termsOf } from '@/events/banking/views/records/terms';
import { played } from '../../helpers/boards';
import { lend, repay, repo } from '../../helpers/lines/reserveEvents';
import { payment } from '../../helpers/places';

describe('the terms of an event', () => {
  const termsIn = (lesson: number, given: readonly BankingEvent[], event: BankingEvent) =>
    termsOf(played(lesson, given), event).map(({ label, value }) => `${label}: ${value}`);

  test('say what is asked for and not what it does', () => {
    expect(termsIn(2, [], payment(1, 2, 3050))).toEqual([
      'From: Customer 1',
      'Out of the account at: Bank 1',
      'To: Customer 2',
      'Into the account at: Bank 1',
      'Amount: $30.50',
    ]);
    expect(termsIn(16, [lend(1, 2, 1000, 525)], repay(0, 500))).toEqual([
      'Loan: From Bank 2 to Bank 1, $10 at 5.25 %',
      'Principal: $5',
    ]);
    expect(termsIn(10, [], { type: 'settleDues', bank: 0, with: 1, by: 'credit' })).toContain(
      'How: Credit the creditor’s account',
    );
    expect(termsIn(25, [], repo(2, 0, 6000, 500, 200))).toContain('Haircut: 2.00 %');
  });

  test('say so where the debt is gone that the event names', () => {
    expect(termsIn(16, [], repay(0, 500))).toEqual(['Loan: none that is open', 'Principal: $5']);
  });

  test('leave out what the event leaves out, and name all banks together', () => {
    expect(termsIn(11, [], { type: 'settleDues', bank: 'all', with: 0 })).toEqual([
      'Bank: All banks',
      'With: Clearing House',
    ]);
  });
});
