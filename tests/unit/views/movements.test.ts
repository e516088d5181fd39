import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { isBilateral } from '@/events/banking/ledger/ends';
import { recordEntries } from '@/events/banking/ledger/records';
import { changesOf, markedLines } from '@/events/banking/views/changes/changes';
import { type LineEnd, movementsOf, threadAt, threadsOf } from '@/events/banking/views/movements';
import { lineKey, NET_WORTH_KEY, sheetLines } from '@/events/banking/views/sheet';
import type { Cursor } from '@/events/log/tree';
import { nodeAt } from '@/events/timeline/timeline';
import { acting, openingCursorOf, payment } from '../../helpers/cursors';
import { frozenLog, frozenNames, roundsOf } from '../../helpers/logs';

/** Every step of every frozen log of the banking world: the round before it, and its own. */
const logs = frozenNames(1)
  .map((name) => ({ name, log: frozenLog(1, name) }))
  .filter(({ log }) => log.world === 'banking')
  .map(({ name, log }) => {
    const rounds = roundsOf(log);
    const steps = rounds.slice(1).flatMap((round, index): [BankingRound, BankingRound][] => {
      const before = rounds[index];
      return before ? [[before, round]] : [];
    });
    return [name, steps] as const;
  });

const place = ({ partyId, lineKey: key }: LineEnd): string => `${partyId} ${key}`;

describe.each(logs)('the steps of %s', (_name, steps) => {
  test('join the two lines of every claim that changed, once', () => {
    for (const [before, round] of steps) {
      const changed = new Map<string, number>();
      for (const { partyId, key, change } of changesOf(before, round)) {
        changed.set(`${partyId} ${key}`, change);
      }
      const claims = new Set(
        round.postings.flatMap(({ claim }) => {
          const sides = before.book.parties
            .concat(round.book.parties)
            .flatMap(({ id }) => [
              `${id} ${lineKey(claim, 'asset')}`,
              `${id} ${lineKey(claim, 'liability')}`,
            ]);
          return isBilateral(claim) && sides.some((side) => changed.has(side))
            ? [`${claim.kind} ${claim.id}`]
            : [];
        }),
      );
      const threads = threadsOf(before, round);
      expect(threads.map(({ key }) => key).sort()).toEqual([...claims].sort());
      for (const { asset, liability, change } of threads) {
        expect(asset.partyId).not.toBe(liability.partyId);
        expect(changed.get(place(asset))).toBe(change);
        expect(changed.get(place(liability))).toBe(change);
      }
    }
  });

  test('move amounts between lines that are on the sheets', () => {
    for (const [before, round] of steps) {
      const known = new Set(
        round.book.parties.flatMap(({ id }) =>
          markedLines(before, round, id).map(({ line }) => `${id} ${line.key}`),
        ),
      );
      for (const { amount, from, to } of movementsOf(before, round)) {
        expect(amount).toBeGreaterThan(0);
        expect(from.partyId).not.toBe(to.partyId);
        expect(known).toContain(place(from));
        expect(known).toContain(place(to));
      }
    }
  });

  test('bring to cash, notes and bills what parties gave one another of them, to the cent', () => {
    for (const [before, round] of steps) {
      const given = new Map<string, number>();
      const put = (key: string, amount: number) => given.set(key, (given.get(key) ?? 0) + amount);
      for (const { partyId, claim, side, symbol, amount, counterpartyId } of recordEntries(round)) {
        if (isBilateral(claim) || counterpartyId === null || side === 'liability') continue;
        put(`${partyId} ${lineKey(claim, side)}`, symbol === '+' ? amount : -amount);
      }
      const arrived = new Map<string, number>();
      for (const { amount, from, to } of movementsOf(before, round)) {
        for (const [end, sign] of [
          [from, -1],
          [to, 1],
        ] as const) {
          if (!given.has(place(end))) continue;
          arrived.set(place(end), (arrived.get(place(end)) ?? 0) + sign * amount);
        }
      }
      expect([...arrived].sort()).toEqual([...given].sort());
    }
  });

  test('leave a line the words that it had, also where they end what it is the interest on', () => {
    for (const [before, round] of steps) {
      for (const { id } of round.book.parties) {
        const had = new Map(sheetLines(before, id).map((line) => [line.key, line]));
        for (const { line } of markedLines(before, round, id)) {
          const { amount: _, ...words } = had.get(line.key) ?? line;
          expect(line).toMatchObject(words);
        }
      }
    }
  });

  test('lead back from any line to the other of its claim', () => {
    for (const [before, round] of steps) {
      for (const { id } of round.book.parties) {
        for (const { line, change } of markedLines(before, round, id)) {
          const thread = threadAt(before, round, id, line.key);
          if (!line.thirdPartyDetail) expect(thread).toBeNull();
          else {
            const other = line.side === 'asset' ? 'liability' : 'asset';
            expect(thread?.[line.side]).toEqual({
              partyId: id,
              lineKey: line.key,
              side: line.side,
            });
            expect(thread?.[other].partyId).toBe(line.thirdPartyDetail.id);
            expect(thread?.change).toBe(change);
          }
        }
      }
    }
  });
});

/** What the last step of a place moved, as "amount: line to line". */
function moved({ timeline, at }: Cursor<BankingRound>): readonly string[] {
  const { round, parent } = nodeAt(timeline, at);
  const { round: before } = nodeAt(timeline, parent ?? at);
  const nameOf = (id: number) => round.book.parties[id]?.name;
  return movementsOf(before, round).map(
    ({ amount, from, to }) =>
      `${amount}: ${nameOf(from.partyId)} ${from.lineKey} to ${nameOf(to.partyId)} ${to.lineKey}`,
  );
}

test('a payment is one amount, from the payer’s line to the payee’s', () => {
  expect(moved(acting(openingCursorOf(2), payment(1, 2, 3000)))).toEqual([
    '3000: Customer 1 account-0-asset to Customer 2 account-1-asset',
  ]);
  const dues = { type: 'transfer', from: 3, fromBank: 0, to: 4, toBank: 1, amount: 2000 } as const;
  expect(moved(acting(openingCursorOf(10), dues))).toHaveLength(1);
});

test('no thread leads from a line that is not on the sheet, nor from net worth', () => {
  const { timeline, at } = openingCursorOf(2);
  const { round } = nodeAt(timeline, at);
  expect(threadAt(round, round, 0, NET_WORTH_KEY)).toBeNull();
});
