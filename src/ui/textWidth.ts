/** How wide text of the interface's face is, for what is laid out before a browser has drawn it. */

/** Widths in ems, near enough for each of the system's faces. The first that fits a sign holds. */
const WIDTHS: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[.,\u0020\u00a0]/, 0.28],
  [/[0-9$+\u2212]/, 0.57],
  [/[A-Z]/, 0.7],
  // Scripts of East Asia.
  [/[\u2e80-\u{10ffff}]/u, 1.06],
];

const LETTER = 0.53;

/** The width of a text on one line, in ems of its own type. */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? LETTER;
  return width;
}
