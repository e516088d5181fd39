/** What the search finds, and how it travels: the whole index is one file that a browser fetches once. */
import { termPath } from '@/src/glossary/term';

/** What a find is. */
const KINDS = ['lecture', 'lesson', 'article', 'glossary', 'page'] as const;

export type DocumentKind = (typeof KINDS)[number];

/** A page, or a term of the glossary. */
export interface SearchDocument {
  readonly path: string;
  readonly kind: DocumentKind;
  readonly title: string;
  /** Where it is: its lecture, its group of articles; empty at the top of the site. */
  readonly section: string;
  /** What it is about, in a sentence or two. */
  readonly text: string;
  /** Other names that people look for. */
  readonly also: readonly string[];
  /** What stands over its parts, and the key terms that it teaches. */
  readonly headings: readonly string[];
  /** Other terms that the glossary says it teaches, by all their names. */
  readonly taught: readonly string[];
  /** Terms of the glossary that it marks besides. */
  readonly marked: readonly string[];
  /** What it says that one will learn, and its recap: a sentence each. */
  readonly points: readonly string[];
}

/** A term’s path and section follow from its name: they need not travel. */
type PackedTerm = readonly [name: string, text: string, also?: readonly string[]];

type PackedPage = readonly [
  path: string,
  kind: DocumentKind,
  title: string,
  section: string,
  text: string,
  headings?: readonly string[],
  taught?: readonly string[],
  marked?: readonly string[],
  points?: readonly string[],
];

interface PackedIndex {
  readonly pages: readonly PackedPage[];
  readonly terms: readonly PackedTerm[];
}

/** The documents as they travel, in their order but for the terms, which come last. */
export function packed(documents: readonly SearchDocument[]): PackedIndex {
  const pages = documents.filter(({ kind }) => kind !== 'glossary');
  const terms = documents.filter(({ kind }) => kind === 'glossary');
  return {
    pages: pages.map(({ path, kind, title, section, text, headings, taught, marked, points }) =>
      headings.length + taught.length > 0
        ? [path, kind, title, section, text, headings, taught, marked, points]
        : [path, kind, title, section, text],
    ),
    terms: terms.map(({ title, text, also }) =>
      also.length > 0 ? [title, text, also] : [title, text],
    ),
  };
}

/** A term of the glossary as the search knows it. */
export function termDocument(name: string, text: string, also: readonly string[]): SearchDocument {
  return {
    path: termPath(name),
    kind: 'glossary',
    title: name,
    section: 'Glossary',
    text,
    also,
    headings: [],
    taught: [],
    marked: [],
    points: [],
  };
}

/** The documents out of the file. Throws when it is not one of ours: an answer may be anything. */
export function unpacked(file: unknown): readonly SearchDocument[] {
  if (typeof file !== 'object' || file === null || !('pages' in file) || !('terms' in file)) {
    throw new Error('this is no index of the search');
  }
  return [...listOf(file.pages).map(pageFrom), ...listOf(file.terms).map(termFrom)];
}

function pageFrom(row: unknown): SearchDocument {
  const [path, kind, title, section, text, headings, taught, marked, points] = listOf(row);
  const known = KINDS.find((one) => one === kind);
  if (!known) throw new Error('the index of the search has a page of a kind that is not known');
  return {
    path: textOf(path),
    kind: known,
    title: textOf(title),
    section: textOf(section),
    text: textOf(text),
    also: [],
    headings: textsOf(headings),
    taught: textsOf(taught),
    marked: textsOf(marked),
    points: textsOf(points),
  };
}

function termFrom(row: unknown): SearchDocument {
  const [name, text, also] = listOf(row);
  return termDocument(textOf(name), textOf(text), textsOf(also));
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('the index of the search lacks a list');
  return value;
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('the index of the search lacks a text');
  return value;
}

function textsOf(value: unknown): readonly string[] {
  return value === undefined ? [] : listOf(value).map(textOf);
}
