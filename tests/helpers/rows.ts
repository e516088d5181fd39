/** Tables of actions: what one event does to the balances of a board, in figures that a test spells out. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { checkRound } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { changedBalances, opened, postingsOf, sentenceOf, worthsOf } from './boards';

export interface Row {
  readonly when: string;
  /** What is done first. */
  readonly given?: readonly BankingEvent[];
  readonly event: BankingEvent;
  /** The balances that it changes, as they stand then. */
  readonly leaves: Readonly<Record<string, number>>;
  readonly postings?: readonly string[];
  /** Who gains how much net worth, by party id; those left out gain nothing. */
  readonly gains?: Readonly<Record<number, number>>;
  readonly tells?: string;
}

/** The position that these events build from the blank board. */
export function built(...events: readonly BankingEvent[]): BankingRound {
  return opened(events, BLANK);
}

/** The round after some events from a position. */
export function playOn(start: BankingRound, ...events: readonly BankingEvent[]): BankingRound {
  return opened(events, start);
}

/** Who has gained how much between two rounds, by party id. */
export function gainsBetween(
  before: BankingRound,
  round: BankingRound,
): Readonly<Record<number, number>> {
  const worths = worthsOf(before);
  return Object.fromEntries(
    worthsOf(round)
      .map((worth, id) => [id, worth - (worths[id] ?? 0)] as const)
      .filter(([, gain]) => gain !== 0),
  );
}

/** Tests the rows of a table on one position; every one keeps the invariants. */
export function describeRows(start: BankingRound, rows: readonly Row[]): void {
  describe.each(rows)('when $when', ({ given = [], event, leaves, postings, gains, tells }) => {
    // Played within each test: what is worked out while tests are collected, no mutant changes.
    const play = () => {
      const before = playOn(start, ...given);
      return { before, round: playOn(before, event) };
    };

    test('the balances are right, and the net worths', () => {
      const { before, round } = play();
      expect(changedBalances(before, round)).toEqual(leaves);
      expect(gainsBetween(before, round)).toEqual(gains ?? {});
      expect(checkRound(before, round)).toEqual([]);
    });

    if (postings) {
      test('the postings are right', () => expect(postingsOf(play().round)).toEqual(postings));
    }
    if (tells !== undefined) {
      test('it is told', () => {
        const { before, round } = play();
        expect(sentenceOf(before, round)).toBe(tells);
      });
    }
  });
}
