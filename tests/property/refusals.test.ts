import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wouldRefuse } from '@/events/banking/board/rules';
import { Chance } from '@/scripts/chance';
import { quoted, quoteFaults } from '@/scripts/prove/quotes';
import { lessonOf, openingOf, played } from '../helpers/boards';
import { bankingArenas, stepsOf } from '../helpers/lines/play';

test('an amount that a refusal says would do is accepted, and one cent more is not', () => {
  let quotes = 0;
  let nones = 0;
  for (const [index, arena] of bankingArenas(17).entries()) {
    for (const { before, event, refused } of stepsOf(arena, new Chance(17, index), 80)) {
      if (!refused) continue;
      expect(arena.refusalFaults(before, event, refused)).toEqual([]);
      const most = quoted(refused);
      if (most === 0) nones += 1;
      else if (most !== null) quotes += 1;
    }
  }
  expect(Math.min(quotes, nones)).toBeGreaterThan(20);
});

test('and an amount that would not do, or no amount, would be seen', () => {
  const event = { type: 'deposit', customer: 1, bank: 0, amount: 10_001 } as const;
  const { offers } = lessonOf(2);
  const faults = (sentence: string) =>
    quoteFaults(
      openingOf(2),
      event,
      { code: 'INSUFFICIENT_CASH', message: sentence, field: 'amount' },
      offers,
    );
  expect(faults('Customer 1 holds $100.00 in cash; deposit $100.00 or less.')).toEqual([]);
  expect(faults('Customer 1 holds $100.01 in cash; deposit $100.01 or less.')).toHaveLength(1);
  expect(faults('Customer 1 holds $99.99 in cash; deposit $99.99 or less.')).toHaveLength(1);
  expect(faults('Customer 1 holds nothing; no amount would do now.')).toHaveLength(1);
  expect(faults('Customer 1 holds $100.00 in cash.')).toHaveLength(1);
});

test('a settlement by debit is refused just beyond the limit, and would do by credit', () => {
  const { offers } = lessonOf(10);
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: -2, max: 20_000 }), fc.boolean(), (...drawn) => {
      const [limit, beyond, debtorActs] = drawn;
      // Bank 1 holds 100.00 with Bank 2 and owes it 5.00 more than it is owed.
      const paid = Math.max(1, 10_000 - 500 + limit + beyond);
      const board = played(10, [
        { type: 'setOverdraft', value: 100_000 },
        { type: 'transfer', from: 3, fromBank: 0, to: 4, toBank: 1, amount: paid },
        { type: 'setOverdraft', value: limit },
      ]);
      const [bank, other] = debtorActs ? [0, 1] : [1, 0];
      const settle = (by: 'credit' | 'debit') =>
        wouldRefuse(board, { type: 'settleDues', bank, with: other, by }, offers);
      const code = limit > 0 ? 'OVERDRAFT_LIMIT' : 'INSUFFICIENT_DEPOSITS';
      expect(settle('debit')?.code ?? null).toBe(beyond > 0 ? code : null);
      expect(settle('credit')).toBeNull();
    }),
  );
});
