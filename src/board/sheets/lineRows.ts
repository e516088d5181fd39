/** How many rows the sheets of a line need at most, so that each keeps its place while one steps along it. */
import type { BankingRound } from '@/events/banking/board/rules';
import { sheetLines } from '@/events/banking/views/sheet';
import { nodeAt, parentOf, type Timeline } from '@/events/timeline/timeline';

/** Steps that are looked through, from the end of the line back: a longer line is as busy at its end as before. */
const MAX_STEPS = 120;

const known = new WeakMap<BankingRound, ReadonlyMap<number, number>>();

/** The rows of the longer side of each party's sheet at one round, net worth included. */
function rowsAt(round: BankingRound): ReadonlyMap<number, number> {
  const cached = known.get(round);
  if (cached) return cached;
  const rows = new Map(
    round.book.parties.map(({ id }) => {
      const lines = sheetLines(round, id);
      const assets = lines.filter(({ side }) => side === 'asset').length;
      return [id, Math.max(assets, lines.length - assets + 1)] as const;
    }),
  );
  known.set(round, rows);
  return rows;
}

/**
 * The most rows that each party's sheet has on a line, total not counted, by the party's id.
 *
 * @param leaf the end of the line
 */
export function lineRows(
  timeline: Timeline<BankingRound>,
  leaf: number,
): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  let id: number | null = leaf;
  for (let count = 0; id !== null && count < MAX_STEPS && id >= timeline.opening; count += 1) {
    const { round } = nodeAt(timeline, id);
    for (const [party, rows] of rowsAt(round))
      most.set(party, Math.max(rows, most.get(party) ?? 0));
    id = id === timeline.opening ? null : parentOf(timeline, id);
  }
  return most;
}
