import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wouldRefuse } from '@/events/actions/apply';
import type { BankingEvent } from '@/events/actions/registry';
import { parseDollars } from '@/events/money';
import { lessonOf, played } from '../helpers/boards';
import { stepsOf } from '../helpers/play';
import { sessions } from '../helpers/sessions';

/** The event with another amount. */
function withAmount(event: BankingEvent, amount: number): BankingEvent {
  if (!('amount' in event)) throw new Error(`${event.type} has no amount`);
  return { ...event, amount };
}

/** The amount that a refusal says would do: 0 where it says that none would, null where it quotes none. */
function quoted(message: string): number | null {
  if (message.endsWith('; no amount would do now.')) return 0;
  const match = /; \w+ (\$[\d,]+\.\d\d) or less\.$/.exec(message);
  return match?.[1] === undefined ? null : parseDollars(match[1]);
}

test('an amount that a refusal says would do is accepted, and one cent more is not', () => {
  let quotes = 0;
  let nones = 0;
  fc.assert(
    fc.property(sessions(40), (session) => {
      const { offers } = session.lesson;
      for (const { before, event, refused } of stepsOf(session)) {
        const most = refused ? quoted(refused.message) : null;
        if (most === null) continue;
        if (most > 0) {
          quotes += 1;
          expect(wouldRefuse(before, withAmount(event, most), offers)).toBeNull();
        } else nones += 1;
        expect(wouldRefuse(before, withAmount(event, most + 1), offers)).not.toBeNull();
      }
    }),
    { numRuns: 200 },
  );
  expect(Math.min(quotes, nones)).toBeGreaterThan(0);
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

test('every refusal for an amount beyond a limit quotes an amount', () => {
  fc.assert(
    fc.property(sessions(40), (session) => {
      for (const { event, refused } of stepsOf(session)) {
        const isLimit = /^(?:INSUFFICIENT_|OVERDRAFT_|RESERVE_)/.test(refused?.code ?? '');
        if (!refused || !isLimit || !('amount' in event)) continue;
        expect(quoted(refused.message)).not.toBeNull();
      }
    }),
    { numRuns: 100 },
  );
});
