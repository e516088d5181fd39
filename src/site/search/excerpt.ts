/** As much of a text as fits on the line under a find, cut where a reader would pause. */
import { piecesOf } from './words';

/** Two or three lines on a phone. */
const MAX_LENGTH = 120;
/** An excerpt that pauses earlier than this would leave half of its lines empty. */
const SHORTEST = 72;
/** How much stands before the match where the beginning is left out. */
const BEFORE = 40;

/** Words that lead to the next one: nothing ends with them but what is torn off. */
const LEADING = new Set(
  `a about above across after against all also although among an and another any are as at back be
  because become becomes been before being below between beyond both but by can cannot could did do
  does down during each either else even ever every few for formerly from further gives had has have
  he her here his how i if in inside instead into is it its itself keeps least less lets made make
  makes many may means means might more most mostly much must near nearly neither no nor not now of
  off often on once one only onto or other others otherwise our out outside over own per rather same
  seldom several shall she should since so some soon still such than that the their them then there
  these they this those though through throughout till to together too toward towards under unless
  until up upon usually very via was we were what whatever when where whether which while who whom
  whose why will with within without would yet you your`.split(/\s+/),
);

/** A sentence that ends before a space; a capital with a point, as in “U.S.”, ends none. */
const SENTENCE = /[\p{Ll}\p{N}%)”’][.!?]$/u;
/** A part of a sentence that ends before a space. */
const CLAUSE = /[,;:]$/;
/** The mark of a clause, which has nothing to part from where the text stops. */
const MARKS = /[,;:]+$/;

/** Whether a word may be the last that is shown, as far as it can be told from itself and the next. */
function mayEnd(word: string, next: string): boolean {
  // Of a name in two words, both; of what is somebody’s, that too.
  if (/^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(next) && !CLAUSE.test(word)) return false;
  if (/’s?$/.test(word)) return false;
  return !LEADING.has(word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
}

/** A place between two words where a text may stop. */
interface Stop {
  /** Of the space after the last word. */
  readonly at: number;
  readonly kind: 'sentence' | 'clause' | 'word';
}

/** The places in this part of a text, its last word followed by another, where it may stop. */
function stopsIn(text: string, from: number, to: number): readonly Stop[] {
  return [...text.slice(from, to).matchAll(/\S+(?= )/g)].flatMap(({ 0: word, index }): Stop[] => {
    const at = from + index + word.length;
    if (SENTENCE.test(word)) return [{ at, kind: 'sentence' }];
    const [next = ''] = /^\S+/.exec(text.slice(at + 1)) ?? [];
    if (!mayEnd(word, next)) return [];
    return [{ at, kind: CLAUSE.test(word) ? 'clause' : 'word' }];
  });
}

/**
 * The text where there is room for it; else a part with the first match in it, that ends with a
 * sentence or a clause if one ends late enough, and never with a word that leads to the next.
 *
 * @param terms the words that were looked for
 * @returns with an ellipsis where a sentence is broken off
 */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= MAX_LENGTH) return text;
  const pieces = piecesOf(text, terms);
  const first = pieces.findIndex(({ isMatch }) => isMatch);
  const at = pieces.slice(0, Math.max(first, 0)).reduce((sum, piece) => sum + piece.text.length, 0);
  const end = at + (pieces[first]?.text.length ?? 0);
  const from = end <= MAX_LENGTH ? 0 : beginning(text, at);
  const shown = text.slice(from, ending(text, from, end));
  const isWhole = from + shown.length === text.length || SENTENCE.test(shown);
  return `${from > 0 ? '… ' : ''}${isWhole ? shown : `${shown.replace(MARKS, '')} …`}`;
}

/** Where the part with the match begins: after a sentence or a clause, else at a word; of a match near the end the text before it is shown too. */
function beginning(text: string, match: number): number {
  const least = text.indexOf(' ', Math.min(match - BEFORE, text.length - MAX_LENGTH));
  const near = stopsIn(text, least + 1, match);
  const stop = ['sentence', 'clause'].flatMap(
    (kind) => near.find((one) => one.kind === kind) ?? [],
  );
  return (stop[0]?.at ?? least) + 1;
}

/** Where it ends: at the best place that leaves the match in it. */
function ending(text: string, from: number, matched: number): number {
  if (text.length - from <= MAX_LENGTH) return text.length;
  const stops = stopsIn(text, from, from + MAX_LENGTH + 1).filter((stop) => stop.at >= matched);
  const late = stops.filter((stop) => stop.at - from >= SHORTEST);
  const best = ['sentence', 'clause'].flatMap(
    (kind) => late.findLast((one) => one.kind === kind) ?? [],
  );
  return (best[0] ?? stops.at(-1))?.at ?? text.lastIndexOf(' ', from + MAX_LENGTH);
}
