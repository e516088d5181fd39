/**
 * What the parts of a table are, said in so many words. Whatever is laid out as boxes is no table
 * any more to some browsers, and they would tell those who hear it of loose words and figures.
 */
const as = <R extends string>(role: R): { readonly role: R } => ({ role });

/** The role of each part, to be spread over its element. */
export const ROLES = {
  table: as('table'),
  rows: as('rowgroup'),
  row: as('row'),
  columnHeader: as('columnheader'),
  rowHeader: as('rowheader'),
  cell: as('cell'),
} as const;
