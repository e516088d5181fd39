/** How finds are put before a reader: by what they are, each with the line that says why it was found. */
import type { DocumentKind, SearchDocument } from './document';
import type { Found } from './engine';
import { hasMatch, piecesOf } from './words';

/** The finds of one sort. */
export interface Group {
  readonly name: string;
  readonly found: readonly Found[];
}

const GROUPS: readonly { readonly name: string; readonly kinds: readonly DocumentKind[] }[] = [
  { name: 'Lectures and lessons', kinds: ['lecture', 'lesson'] },
  { name: 'Articles', kinds: ['article'] },
  { name: 'Glossary', kinds: ['glossary'] },
  { name: 'Pages', kinds: ['page'] },
];

/** The finds by their sort; the sort with the best find comes first, and inside each the best. */
export function groupsOf(found: readonly Found[]): readonly Group[] {
  const groups = GROUPS.map(({ name, kinds }) => ({
    name,
    found: found.filter(({ document }) => kinds.includes(document.kind)),
  }));
  const best = ({ found: [first] }: Group) => (first ? found.indexOf(first) : found.length);
  return groups.filter((group) => group.found.length > 0).sort((a, b) => best(a) - best(b));
}

/** Two or three lines on a phone. */
const LONGEST = 120;
/** How much stands before the match where the beginning is left out. */
const BEFORE = 40;

/** The line under a find: what it is about, from where the words are; else another name, or what on the page has them. */
export function lineOf({ document, terms }: Found): string {
  const { title, text, also, headings, taught, marked, points } = document;
  if (hasMatch(text, terms)) return around(text, terms);
  const matching = (names: readonly string[]) => names.filter((name) => hasMatch(name, terms));
  if (hasMatch(title, terms)) return around(text, terms);
  const names = matching(also);
  if (names.length > 0) return `Also called ${names.join(', ')}.`;
  const parts = matching(headings);
  if (parts.length > 0) return `On this page: ${parts.slice(0, 3).join(' · ')}`;
  const named = matching([...taught, ...marked]);
  if (named.length > 0) return `Terms: ${named.slice(0, 3).join(' · ')}`;
  const [point] = matching(points);
  return around(point ?? text, terms);
}

/** As much of a text as there is room for, with the first match in it. */
function around(text: string, terms: readonly string[]): string {
  if (text.length <= LONGEST) return text;
  const pieces = piecesOf(text, terms);
  const first = pieces.findIndex(({ isMatch }) => isMatch);
  const at = pieces.slice(0, Math.max(first, 0)).reduce((sum, piece) => sum + piece.text.length, 0);
  const end = at + (pieces[first]?.text.length ?? 0);
  const from = end <= LONGEST ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const to = text.length - from <= LONGEST ? text.length : text.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** What the number of finds is called. */
export function countOf(number: number): string {
  return number === 1 ? 'One result' : `${number} results`;
}

/** Where a find is, unless its group says so already. */
export function placeOf({ section, kind }: SearchDocument): string {
  return kind === 'glossary' || section === 'Articles' || section === 'Lectures' ? '' : section;
}
