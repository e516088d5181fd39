/** Ending a sentence with words that somebody else chose. */

/** Words with the full stop of the sentence that they end: where they end with one, as “Lena P.” does, that one is enough. */
export function stopped(words: string): string {
  return /[.\u2026]$/u.test(words) ? words : `${words}.`;
}
