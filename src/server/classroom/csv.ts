/** Tables as CSV: RFC 4180, in UTF-8 with a mark at the beginning, by which spreadsheets know it. */

const MARK = '\ufeff';

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Where a cell begins for spreadsheets that part cells by semicolons, as they do in half of Europe. */
const FORMULA_WITHIN = /(?<=;["' ]*)(?=[=+\-@])/g;

/** A text as a cell. What could be run as a formula is made text by an apostrophe. */
function cell(text: string): string {
  const safe = `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_WITHIN, "'")}`;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of texts as CSV. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** CSV as a file to be downloaded. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  const plain = name.replace(/[^\w.-]+/g, '-');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(csvOf(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
