import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { offersOf } from '@/events/banking/board/menus';
import { partyOf } from '@/events/banking/ledger/book';
import { gradePrediction, type PredictedEntry } from '@/events/banking/views/predict';
import { possibleAccounts } from '@/events/banking/views/replay/possibleAccounts';
import { Chance } from '@/scripts/chance';
import { lessonOf, played } from '../../helpers/boards';
import { bankingArenas, stepsOf } from '../../helpers/lines/play';
import { limit } from '../../helpers/lines/reserveEvents';

describe('the accounts one may name', () => {
  const labels = (lesson: number, partyId: number, given: readonly BankingEvent[] = []) => {
    const round = played(lesson, given);
    const party = partyOf(round.book, partyId);
    return possibleAccounts(round, party, lessonOf(lesson).offers).map(({ label }) => label);
  };

  test('are those of the party’s sheet and those that could arise, whichever side they are on', () => {
    expect(labels(2, 1)).toEqual(['Cash', 'At Bank 1']);
    expect(labels(2, 1, [limit(5000)])).toEqual(['Cash', 'At Bank 1', 'Overdraft at Bank 1']);
    expect(labels(4, 0)).toEqual([
      'Reserves',
      'Customer 1',
      'Customer 2',
      'Loan to Customer 1',
      'Loan from Customer 1',
      'Loan to Customer 2',
      'Loan from Customer 2',
    ]);
    expect(labels(9, 0)).toEqual(expect.arrayContaining(['Due from Bank 2', 'Due to Bank 2']));
  });

  test('are two where two banks have an account with one another each', () => {
    expect(
      labels(10, 0)
        .filter((label) => /^(At )?Bank \d$/.test(label))
        .toSorted(),
    ).toEqual(['At Bank 2', 'At Bank 3', 'Bank 2', 'Bank 3']);
  });

  test.each(bankingArenas(7).map((arena) => [arena.board.key, arena] as const))(
    'are enough to predict all that happens (board %s)',
    (key, arena) => {
      let rounds = 0;
      for (const { before, event, round } of stepsOf(arena, new Chance(11), 80)) {
        if (!round) continue;
        const offers = typeof key === 'number' ? lessonOf(key).offers : offersOf(before.book);
        const { missed: made, worths } = gradePrediction(before, round, []);
        for (const one of made) {
          const party = partyOf(before.book, one.partyId);
          const possible = possibleAccounts(before, party, offers);
          expect(new Set(possible.map((account) => account.key)).size).toBe(possible.length);
          const named = possible.map(({ instrument, thirdPartyId }) => [instrument, thirdPartyId]);
          expect(named, event.type).toContainEqual([one.instrument, one.thirdPartyId]);
        }
        const again = gradePrediction(before, round, made);
        expect(again.right).toBe(made.length);
        expect(again.missed).toEqual([]);
        expect(followed(made)).toEqual(
          new Map(worths.map(({ partyId, change }) => [partyId, change])),
        );
        rounds += 1;
      }
      expect(rounds).toBeGreaterThan(5);
    },
  );
});

/** What entries do to net worth: assets less liabilities. */
function followed(entries: readonly PredictedEntry[]): ReadonlyMap<number, number> {
  const worths = new Map<number, number>();
  for (const { partyId, side, change } of entries) {
    worths.set(partyId, (worths.get(partyId) ?? 0) + (side === 'asset' ? change : -change));
  }
  return new Map(
    [...worths].filter(([, change]) => change !== 0).sort(([one], [other]) => one - other),
  );
}
