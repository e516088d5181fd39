/** How typed words find terms: alike in the box, on the server and in the tests. */
import type { GlossaryTerm } from './term';

/** What a term is found by. */
export type NamedTerm = Pick<GlossaryTerm, 'name' | 'also'>;

/** What the box shows of a term. */
export type FoundTerm = Pick<GlossaryTerm, 'name' | 'definition' | 'also'>;

/** A term that fits what was typed. */
export interface Match<T> {
  readonly term: T;
  /** The other name that fits, where it fits better than the term’s own. */
  readonly by: string | null;
}

/** Words as they are compared: capitals, accents, hyphens and the form of an apostrophe do not matter. */
export function plain(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s\-–]+/g, ' ')
    .trim();
}

/** How a term fits the words, if it does; a lower rank is a better one. */
function ranked<T extends NamedTerm>(term: T, words: string) {
  const fits = [term.name, ...term.also].flatMap((name, index) => {
    const at = plain(name).indexOf(words);
    const [isLater, isOther] = [at > 0, index > 0];
    return at === -1 ? [] : [{ rank: Number(isLater) * 2 + Number(isOther), name, isOther }];
  });
  const [best] = fits.sort((one, other) => one.rank - other.rank);
  return best && { rank: best.rank, match: { term, by: best.isOther ? best.name : null } };
}

/**
 * The terms with the words in one of their names: first those with a name that begins with them,
 * then the others; each time those found by their own name first. Otherwise they keep their order.
 */
export function matchesOf<T extends NamedTerm>(
  terms: readonly T[],
  query: string,
): readonly Match<T>[] {
  const words = plain(query);
  if (words === '') return [];
  return terms
    .flatMap((term) => ranked(term, words) ?? [])
    .sort((one, other) => one.rank - other.rank)
    .map(({ match }) => match);
}

/** The first sentence of a text. A full stop after a single capital, as in “A. W. Phillips”, ends none. */
export function firstSentence(text: string): string {
  return /^.*?(?<!\b[A-Z])[.!?](?=\s+[A-Z“‘]|$)/.exec(text)?.[0] ?? text;
}
