/** The records as a spreadsheet: one row a round, and in it both sides of the sheet for each party. */

import type { Cents } from '../../money';
import type { Phrase } from '../../phrase';
import { storyOf } from '../board/rules';
import { type WorthName, worthName } from '../ledger/capital';
import { type RecordEntry, recordEntries } from '../ledger/records';
import { postedWorth } from '../ledger/sums';
import { closedRounds, type Line, type LineRound, lastOf } from './line';

/** Which rounds have a row: the shown one, the last two up to it, or all up to it. */
export type RowMode = 'latest' | 'each' | 'all';

const MAX_ROWS: Readonly<Record<RowMode, number>> = {
  latest: 1,
  each: 2,
  all: Number.POSITIVE_INFINITY,
};

/** What a round entered in one party's records. */
export interface RecordCell {
  readonly partyId: number;
  /** Entries on the side of assets, those that lower it too. */
  readonly assets: readonly RecordEntry[];
  /** Entries on the side of liabilities. */
  readonly liabilities: readonly RecordEntry[];
  /** What the round added to what balances the party's sheet; below zero, what it took from it. Cents. */
  readonly worth: Cents;
  /** What that is called once the round is over. */
  readonly worthName: WorthName;
}

export interface RecordRow {
  /** 0 for the position the lesson opens with, negative before it. */
  readonly number: number;
  readonly sentence: Phrase;
  /** One for each party on the board at the end of the line, in order of id, so that rows align. */
  readonly cells: readonly RecordCell[];
}

/**
 * The rows of a line up to a round, in order.
 *
 * @param shown the number of the last round that has a row; beyond the line its last
 * @param most no more rows than this, the latest: a long line is looked at through a window
 */
export function recordRows(
  line: Line,
  mode: RowMode,
  shown: number,
  most = Number.POSITIVE_INFINITY,
): readonly RecordRow[] {
  const parties = lastOf(line).book.parties.length;
  const rows: RecordRow[] = [];
  for (const one of closedRounds(line)) {
    if (rows.length >= Math.min(MAX_ROWS[mode], most)) break;
    if (one.number <= shown) rows.push(rowOf(one, parties));
  }
  return rows.reverse();
}

function rowOf({ number, before, round }: LineRound, parties: number): RecordRow {
  const entries = recordEntries(round);
  const worths = postedWorth(round);
  const cells = Array.from({ length: parties }, (_, partyId) => {
    const own = entries.filter((entry) => entry.partyId === partyId);
    return {
      partyId,
      assets: own.filter(({ side }) => side === 'asset'),
      liabilities: own.filter(({ side }) => side === 'liability'),
      worth: worths.get(partyId) ?? 0,
      worthName: worthName(round, partyId),
    };
  });
  return { number, sentence: storyOf(round, before), cells };
}
