/** What was done on the way to a page, where the page on which it was done can no longer say so. */

let saidNext: string | null = null;

/** Has the next page say what was done. */
export function sayNext(words: string): void {
  saidNext = words;
}

/** What this page is to say, for the first that asks; null for nothing. */
export function takeSaid(): string | null {
  const words = saidNext;
  saidNext = null;
  return words;
}
