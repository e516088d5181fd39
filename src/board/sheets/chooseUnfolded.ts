/** Which of the folded sheets find room when they are drawn whole. */

/** A sheet, folded and whole. */
export interface Foldable {
  /** The same for sheets that stand beside one another: the highest of them makes the height of their row. */
  readonly row: number;
  /** Pixels that it is high. */
  readonly folded: number;
  readonly whole: number;
  /** Which sheets are drawn whole first: those of the lowest. */
  readonly rank: number;
  /** Whether a line is wider than its side, were it whole. */
  readonly isCut: boolean;
}

/** The heights of the rows, with all sheets folded or all whole. */
function rowsOf(sheets: readonly Foldable[], drawn: 'folded' | 'whole'): Map<number, number> {
  const rows = new Map<number, number>();
  for (const sheet of sheets) {
    rows.set(sheet.row, Math.max(rows.get(sheet.row) ?? 0, sheet[drawn]));
  }
  return rows;
}

const sum = (heights: Iterable<number>) => [...heights].reduce((one, other) => one + other, 0);

/** Pixels that all rows take, with every sheet whole. */
export const wholeHeight = (sheets: readonly Foldable[]): number =>
  sum(rowsOf(sheets, 'whole').values());

/**
 * The sheets to be drawn whole, by their index, in the order in which they were chosen: by their rank and as they
 * stand, each that its row leaves room for beside those before it.
 *
 * @param room pixels that the rows may take in all
 */
export function chooseUnfolded(sheets: readonly Foldable[], room: number): readonly number[] {
  const rows = rowsOf(sheets, 'folded');
  let left = room - sum(rows.values());
  const chosen: number[] = [];
  const ranks = new Set(sheets.map(({ rank }) => rank));
  for (const rank of [...ranks].sort((one, other) => one - other)) {
    sheets.forEach(({ row, whole, rank: own, isCut }, index) => {
      if (own !== rank || isCut) return;
      const height = rows.get(row) ?? 0;
      const growth = Math.max(0, whole - height);
      if (growth > Math.max(0, left)) return;
      left -= growth;
      rows.set(row, height + growth);
      chosen.push(index);
    });
  }
  return chosen;
}
