/** How finds are put before a reader: by what they are, each with the line that says why it was found. */
import type { DocumentKind, SearchDocument } from './document';
import type { Found } from './engine';
import { excerptOf } from './excerpt';
import { hasMatch } from './words';

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

/** The line under a find: what it is about, from where the words are; else another name, or what on the page has them. */
export function lineOf({ document, terms }: Found): string {
  const { title, text, also, headings, taught, marked, points } = document;
  if (hasMatch(text, terms)) return excerptOf(text, terms);
  const matching = (names: readonly string[]) => names.filter((name) => hasMatch(name, terms));
  if (hasMatch(title, terms)) return excerptOf(text, terms);
  const names = matching(also);
  if (names.length > 0) return `Also called ${names.join(', ')}.`;
  const parts = matching(headings);
  if (parts.length > 0) return `On this page: ${parts.slice(0, 3).join(' · ')}`;
  const named = matching([...taught, ...marked]);
  if (named.length > 0) return `Terms: ${named.slice(0, 3).join(' · ')}`;
  const [point] = matching(points);
  return excerptOf(point ?? text, terms);
}

/** What the number of finds is called. */
export function countOf(number: number): string {
  return number === 1 ? 'One result' : `${number} results`;
}

/** Where a find is, unless its group says so already. */
export function placeOf({ section, kind }: SearchDocument): string {
  return kind === 'glossary' || section === 'Articles' || section === 'Lectures' ? '' : section;
}
