/** That an account has one name wherever it is met: on a sheet, in a form, in a prediction and over what made it up. */
import { describe, expect, test } from 'vitest';
import { offersOf } from '@/events/banking/board/menus';
import { partyOf } from '@/events/banking/ledger/book';
import { accountName, creditLabel, lineLabel } from '@/events/banking/views/labels';
import { possibleAccounts } from '@/events/banking/views/replay/possibleAccounts';
import { sheetLines } from '@/events/banking/views/sheet';
import { Chance } from '@/scripts/chance';
import { bankingArenas, stepsOf } from '../helpers/lines/play';

describe('an account', () => {
  test.each(bankingArenas(4).map((arena) => [arena.board.key, arena] as const))(
    'has one name on every view (board %s)',
    (_key, arena) => {
      const names = new Set<string>();
      for (const { round } of stepsOf(arena, new Chance(5), 60)) {
        if (!round) continue;
        for (const party of round.book.parties) {
          const offered = possibleAccounts(round, party, offersOf(round.book));
          for (const line of sheetLines(round, party.id)) {
            const { side, instrument } = line;
            const onSheet = lineLabel(line, partyOf(round.book, party.id).type);
            const thirdPartyId = line.thirdPartyDetail?.id ?? null;
            expect(
              accountName(round.book, { partyId: party.id, side, instrument, thirdPartyId }),
            ).toBe(onSheet);
            const labels = offered
              .filter((one) => one.instrument === instrument && one.thirdPartyId === thirdPartyId)
              .map(({ label }) => label);
            expect(labels).toContain(onSheet);
            const credit = round.book.credits.find(({ id }) => id === line.id);
            if (line.kind === 'credit' && credit) {
              expect(creditLabel(round, credit, party).startsWith(`${onSheet}, `)).toBe(true);
            }
            names.add(onSheet);
          }
        }
      }
      expect(names.size).toBeGreaterThan(1);
    },
  );
});
