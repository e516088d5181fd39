/** Progress as it is sent and kept: a row for each lesson, as the browser has it. */
import { z } from 'zod';

/** Lessons of which progress is kept at most: far more than there are. */
const MOST_LESSONS = 200;

const count = (most: number) => z.number().int().min(0).max(most);

/** A lesson’s id, whether it was read, whether its board was played, tasks met, tasks it has. */
const rowShape = z.tuple([count(9999), count(1), count(1), count(99), count(99)]);

/** The rows of a browser. */
export const rowsShape = z.array(rowShape).max(MOST_LESSONS);

/** A lesson’s row. */
export type ProgressRow = z.infer<typeof rowShape>;

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
): readonly ProgressRow[] {
  const rows = new Map(kept.map((row) => [row[0], row]));
  for (const row of told) {
    const before = rows.get(row[0]);
    rows.set(row[0], before ? mergedRow(before, row) : row);
  }
  return [...rows.values()].sort(([a], [b]) => a - b).slice(0, MOST_LESSONS);
}

/** Rows out of the database; what an older version of the site wrote otherwise is left out. */
export function keptRows(value: unknown): readonly ProgressRow[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row) => {
    const parsed = rowShape.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}
