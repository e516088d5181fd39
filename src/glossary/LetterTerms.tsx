'use client';

/** The terms of a letter: drawn on the server, left alone in the browser. */
import { TermList } from '#term-list';

/** The list of a letter's terms. */
export function LetterTerms({ letter }: { readonly letter: string }) {
  return <TermList letter={letter} />;
}
