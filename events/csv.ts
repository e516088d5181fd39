/** Tables as CSV: RFC 4180, in UTF-8 with a mark at the beginning, by which spreadsheets know it. */

const MARK = '\ufeff';

/** What spreadsheets take for the beginning of a formula, the wide signs of East Asian keyboards among them. */
const FORMULA = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;

/**
 * Where a cell begins for spreadsheets that part cells by semicolons, as they do in half of Europe: there
 * a line end within our quotes ends their row. The sign is looked for first: to look back from every place
 * would take the square of the length.
 */
const FORMULA_WITHIN = /(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=[;\r\n]["'\s]*)/g;

/** An amount below zero, which begins like a formula and is none. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

/** A text as a cell. What could be run as a formula is made text by an apostrophe. */
function cell(text: string): string {
  if (NEGATIVE.test(text)) return text;
  const safe = `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_WITHIN, "'")}`;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of texts as CSV: cells parted by commas, lines ended by CR LF. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
