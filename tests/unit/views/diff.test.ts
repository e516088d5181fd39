import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { BLANK, type State } from '@/events/banking/ledger/state';
import { diffOf, type PartyDifference } from '@/events/banking/views/changes/diff';
import { balanceSheet } from '@/events/banking/views/sheet';
import { openingOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { lend, repay } from '../../helpers/lines/reserveEvents';
import { lineByChance } from './support';

function inShort({ name, lines, netWorth }: PartyDifference): readonly string[] {
  const parts = lines.map(
    ({ side, instrument, thirdPartyDetail, one, other, change }) =>
      `${side}: ${instrument} ${thirdPartyDetail?.name ?? '-'} ${one} to ${other}, ${change}`,
  );
  return [`${name} ${netWorth.one} to ${netWorth.other}, ${netWorth.change}`, ...parts];
}

const diff = (one: State, other: State) => diffOf(one, other).map(inShort);

describe('what differs between two rounds', () => {
  const opening = openingOf(2);

  test('is listed line by line, with both amounts, and net worth', () => {
    expect(diff(opening, played(2, [payment(1, 2, 3000)]))).toEqual([
      [
        'Bank 1 0 to 0, 0',
        'liability: Customer Deposits Customer 1 10000 to 7000, -3000',
        'liability: Customer Deposits Customer 2 10000 to 13000, 3000',
      ],
      ['Customer 1 20000 to 17000, -3000', 'asset: Customer Deposits Bank 1 10000 to 7000, -3000'],
      ['Customer 2 20000 to 23000, 3000', 'asset: Customer Deposits Bank 1 10000 to 13000, 3000'],
    ]);
  });

  test('is nothing between a round and itself, however it was come to', () => {
    expect(diff(opening, opening)).toEqual([]);
    expect(diff(opening, played(2, [payment(1, 2, 300), payment(2, 1, 300)]))).toEqual([]);
  });

  test('may lie many rounds back, before parties came', () => {
    const [bank, first] = diff(BLANK, opening);
    expect(bank).toContain('asset: Reserves - 0 to 20000, 20000');
    expect(first?.[0]).toBe('Customer 1 0 to 20000, 20000');
    expect(diff(opening, BLANK)[1]?.[0]).toBe('Customer 1 20000 to 0, -20000');
  });

  test('is for one party its own', () => {
    const after = played(2, [payment(1, 2, 3000)]);
    expect(diffOf(opening, after, 1).map(({ partyId }) => partyId)).toEqual([1]);
    expect(diffOf(opening, after, 7)).toEqual([]);
  });

  test('tells claims of one id apart that differ from branch to branch', () => {
    const one = played(16, [lend(1, 2, 3000, 500)]);
    const other = played(16, [lend(1, 3, 3000, 500)]);
    expect(one.book.credits.map(({ id }) => id)).toEqual(other.book.credits.map(({ id }) => id));
    expect(diffOf(one, other, 1).map(inShort)).toEqual([
      [
        'Bank 1 10000 to 10000, 0',
        'liability: fed funds from Bank 2 3000 to 0, -3000',
        'liability: fed funds from Bank 3 0 to 3000, 3000',
      ],
    ]);
  });

  test('is told of a claim that one of them does not have any more, though its slot is used again', () => {
    const lent: readonly BankingEvent[] = [lend(1, 2, 3000, 0)];
    const later = played(16, [...lent, repay(0, 3000), lend(1, 2, 3000, 0)]);
    expect(diffOf(played(16, lent), later, 2).map(inShort)).toEqual([
      [
        'Bank 2 10000 to 10000, 0',
        'asset: fed funds to Bank 1 3000 to 0, -3000',
        'asset: fed funds to Bank 1 0 to 3000, 3000',
      ],
    ]);
  });
});

describe('between any two rounds of a line', () => {
  test('the lines explain the change of net worth, and one way is the other turned round', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (seed, from, to) => {
        const { rounds } = lineByChance(seed);
        const [one, other] = [from, to].map((at) => rounds[at % rounds.length] ?? BLANK);
        if (!one || !other) throw new Error('a line has rounds');
        const back = new Map(diffOf(other, one).map((party) => [party.partyId, party]));
        const found = diffOf(one, other);
        expect(back.size).toBe(found.length);
        for (const { partyId, lines, netWorth } of found) {
          const gains = lines.map(({ side, change }) => (side === 'asset' ? change : -change));
          expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(netWorth.change);
          expect(netWorth.other).toBe(balanceSheet(other, partyId).netWorth);
          expect(back.get(partyId)?.netWorth.change).toBe(0 - netWorth.change);
        }
      }),
      { numRuns: 40, seed: 20_262 },
    );
  });
});
