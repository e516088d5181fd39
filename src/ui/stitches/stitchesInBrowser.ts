/**
 * Stands for `stitches.ts` in the browser where only the server asks it (`#stitches-css` in
 * package.json): pages of text have no part that Stitches draws, and are spared the whole of it.
 */

/** The style sheet is written on the server. Never called in the browser: there it throws. */
export function getCssText(): string {
  throw new Error('the style sheet is written on the server');
}
