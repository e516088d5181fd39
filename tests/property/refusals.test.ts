import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wouldRefuse } from '@/events/actions/apply';
import type { BankingEvent } from '@/events/actions/registry';
import { parseDollars } from '@/events/money';
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
  expect(quotes).toBeGreaterThan(100);
  expect(nones).toBeGreaterThan(10);
});

test('a settlement that is refused by debit would do by credit, as the refusal says', () => {
  let cures = 0;
  fc.assert(
    fc.property(sessions(60), (session) => {
      for (const { before, event, refused } of stepsOf(session)) {
        if (!refused?.message.endsWith("; credit the creditor's account instead.")) continue;
        cures += 1;
        if (event.type !== 'settleDues') throw new Error('only settlements are cured so');
        const cure: BankingEvent = { ...event, by: 'credit' };
        expect(wouldRefuse(before, cure, session.lesson.offers)).toBeNull();
      }
    }),
    { numRuns: 200 },
  );
  expect(cures).toBeGreaterThan(0);
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
