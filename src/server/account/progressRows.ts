/** Progress as it is sent and kept: a row for each lesson, as the browser has it. */

import type { ProgressRow } from '@/src/contract/account';
import { MAX_LESSONS } from '@/src/contract/limits';
import { progressRow } from '@/src/contract/sent/account';

function mergedRow(kept: ProgressRow, told: ProgressRow): ProgressRow {
  const [id, read, played, met, tasks] = kept;
  const [, readToo, playedToo, metToo, tasksNow] = told;
  return [
    id,
    Math.max(read, readToo),
    Math.max(played, playedToo),
    Math.max(met, metToo),
    // A lesson may get another number of tasks: a browser that opened its board has counted them.
    tasksNow > 0 ? tasksNow : tasks,
  ];
}

/** What is known when a browser has told what it knows: nothing that was met is lost. Sorted by lesson. */
export function mergedRows(
  kept: readonly ProgressRow[],
  told: readonly ProgressRow[],
): ProgressRow[] {
  const rows = new Map(kept.map((row) => [row[0], row]));
  for (const row of told) {
    const before = rows.get(row[0]);
    rows.set(row[0], before ? mergedRow(before, row) : row);
  }
  return [...rows.values()].sort(([a], [b]) => a - b).slice(0, MAX_LESSONS);
}

/** Rows out of the database; what an older version of the site wrote otherwise is left out. */
export function keptRows(value: unknown): ProgressRow[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row) => {
    const parsed = progressRow.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}
