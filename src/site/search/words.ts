/** What the search takes for a word: how a text is cut into words, and when two of them are the same. */

/** A word, with the apostrophe that may stand in it. */
const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Words that stand in nearly every text and tell none from another. */
const EMPTY = new Set(
  `a an and are as at be by can do does did for from has have how i if in into is it its no nor not
  of on or so such than that the their them then there these they this to was were what when where
  which who whom whose why will with you your`.split(/\s+/),
);

/** Without accents, apostrophes and capitals: how a word is compared. */
function folded(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** The singular of a plural, as far as its ending tells: what is cut off wrongly is cut off everywhere. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Without the last e of a longer word, so that `create` begins `creating` and `creation` too. */
function stem(word: string): string {
  return word.length > 5 && word.endsWith('e') ? word.slice(0, -1) : word;
}

/** Every word of a text as it is written. */
export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** What a word is looked for as; null when it tells nothing. */
export function termOf(word: string): string | null {
  const plain = folded(word);
  return plain === '' || EMPTY.has(plain) ? null : stem(singular(plain));
}

/** What a text is looked for as: every word of it that tells something. */
export function allTermsIn(text: string): readonly string[] {
  return wordsIn(text).flatMap((word) => termOf(word) ?? []);
}

/** The same, each once. */
export function termsIn(text: string): readonly string[] {
  return [...new Set(allTermsIn(text))];
}

/**
 * The terms of what somebody types. Where every word tells nothing they are taken as they are: who
 * has typed `no` may be on the way to `nostro`.
 */
export function typedTerms(text: string): readonly string[] {
  const terms = termsIn(text);
  return terms.length > 0 ? terms : [...new Set(wordsIn(text).map(folded))];
}

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in pieces, every word marked that was looked for. Put together, they are the text. */
export function piecesOf(text: string, terms: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const term = termOf(match[0]) ?? folded(match[0]);
    if (!terms.includes(term)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), isMatch: false });
    pieces.push({ text: match[0], isMatch: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

/** Whether one of the words looked for stands in the text. */
export function hasMatch(text: string, terms: readonly string[]): boolean {
  return piecesOf(text, terms).some(({ isMatch }) => isMatch);
}
