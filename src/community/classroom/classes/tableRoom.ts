/** What the assignments of a table take of its room. */
import { totalOf } from '@/src/contract/marks';
import { scoresOf } from '@/src/server/classroom/feedback/scores';
import type { ClassTable as Table, TableAssignment } from '@/src/server/classroom/table';

/** Cells that a page shows at most: more would take long to arrive and to draw. */
const MAX_CELLS = 4000;

/** Tasks come with how many of them are met; a column for the sum of points stands where there are any. */
export const columns = (one: TableAssignment): number =>
  (one.tasks.length > 0 ? one.tasks.length + 1 : 0) +
  (hasPoints(one) ? 1 : 0) +
  (one.hasModel ? 2 : 1);

/** Whether an assignment gives points at all. */
export function hasPoints({ parts }: Pick<TableAssignment, 'parts'>): boolean {
  return totalOf(scoresOf(parts, {}, {})).worth > 0;
}

/** As many of the last assignments of a table as a page can show, one at least. */
export function fitting({ assignments, rows }: Table): Table {
  let [from, cells] = [assignments.length, 0];
  while (from > 0) {
    const next = assignments[from - 1];
    if (!next) break;
    cells += columns(next) * rows.length;
    if (cells > MAX_CELLS && from < assignments.length) break;
    from -= 1;
  }
  return {
    assignments: assignments.slice(from),
    rows: rows.map((row) => ({ ...row, handedIn: row.handedIn.slice(from) })),
  };
}
