import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { wordsOf } from '@/events/banking/views/eventWords';
import { REFUSAL_CODES } from '@/events/refusal';
import { RULES } from '@/events/rules';
import { openingOf } from '../../helpers/boards';
import { note, payment } from '../../helpers/cursors';
import { repay, repo } from '../../helpers/lines/reserveEvents';

/** An event of a lesson's board in words. */
function inWords(lesson: number, event: BankingEvent): readonly string[] {
  const { label, fields } = wordsOf(event, openingOf(lesson));
  return [label, ...fields.map((field) => `${field.label}: ${field.value}`)];
}

describe('an event in words', () => {
  test('names parties and sums as a form does', () => {
    expect(inWords(2, payment(1, 2, 12_050))).toEqual([
      'Transfer Money to Someone',
      'From: Customer 1',
      'Out of the account at: Bank 1',
      'To: Customer 2',
      'Into the account at: Bank 1',
      'Amount: $120.50',
    ]);
  });

  test('says who owes whom under a loan, and rates in percent', () => {
    expect(inWords(18, repay(1, 500))).toContain('Loan: $10 that Bank 2 owes Bank 3');
    expect(inWords(21, repo(1, 2, 4900, 400, 200))).toEqual(
      expect.arrayContaining(['Rate: 4.00 %', 'Haircut: 2.00 %']),
    );
  });

  test('says choices, and all banks, in words; what is left out is not listed', () => {
    const settled: BankingEvent = { type: 'settleDues', bank: 'all', with: 0 };
    expect(inWords(11, settled)).toEqual([
      'Settle Dues with Bank(s)',
      'Bank: All banks',
      'With: Clearing House',
    ]);
    expect(inWords(10, { type: 'settleDues', bank: 0, with: 1, by: 'debit' })).toContain(
      'How: Debit the debtor’s account',
    );
  });

  test('tells a limit in dollars, and quotes a text', () => {
    expect(inWords(3, { type: 'setOverdraft', value: 2000 }).at(-1)).toMatch(/: \$20$/);
    expect(inWords(3, { type: 'setReserveRequirement', value: 1050 }).at(-1)).toMatch(
      /: 10\.50 %$/,
    );
    expect(inWords(2, note('Half.'))).toEqual(['Pin a Note', 'Note: “Half.”']);
  });

  test('does not stumble over what is not there', () => {
    expect(inWords(2, { ...payment(1, 2, Number.NaN), from: 99 })).toEqual(
      expect.arrayContaining([
        'From: nobody on this board',
        'Amount: no amount of money in whole cents',
      ]),
    );
    expect(inWords(18, repay(99, 0.5))).toContain('Loan: none that is open');
    expect(inWords(18, repay(Number.NaN, 500))).toContain('Loan: none that is open');
    expect(inWords(2, { ...payment(1, 2, 100), to: Number.NaN })).toContain(
      'To: nobody on this board',
    );
    expect(inWords(3, { type: 'setOverdraft', value: Number.NaN }).at(-1)).toMatch(/: no figure$/);
    expect(inWords(10, { type: 'settleDues', bank: 0, with: 1, by: '' })).toContain(
      'How: nothing chosen',
    );
  });
});

describe('the rule behind a refusal', () => {
  test.each(REFUSAL_CODES)('is one plain line for %s', (code) => {
    expect(RULES[code]).toMatch(/^[A-Z].{20,110}\.$/);
  });
});
