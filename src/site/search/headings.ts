/** What stands over the parts of a text, read from its MDX. For the server only. */

/** A block of code may hold lines that look like headings. */
const FENCED = /^(`{3,}|~{3,})[\s\S]*?^\1/gm;
/** Written as text, or as an element where it has an id of its own. */
const HEADING = /^(?:#{2,4} +(.+?)(?: +#+)?|<h([2-4])\b[^>]*>(.+)<\/h\2>)$/gm;

/** The words of a heading, or of a line of a list, without what sets them. */
export function plain(written: string): string {
  return written
    .replace(/\{[^}]*\}|<[^>]+>/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The headings of a text in their order, each once. */
export function headingsOf(mdx: string): readonly string[] {
  const found = [...mdx.replace(FENCED, '').matchAll(HEADING)].map(([, written, , element = '']) =>
    plain(written ?? element),
  );
  return [...new Set(found)].filter((heading) => heading !== '');
}
