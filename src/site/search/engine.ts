/** The search itself: the same on the page that the server draws, in the dialog, and where a page is not found. */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { DocumentKind, SearchDocument } from './document';
import { MAX_QUERY_LENGTH } from './query';
import { allTermsIn, termOf, termsIn, typedTerms, wordsIn } from './words';

/** A document that was found, with the words of the index by which it was. */
export interface Found {
  readonly document: SearchDocument;
  readonly terms: readonly string[];
}

/** What the search answers, best first. */
interface Answer {
  readonly found: readonly Found[];
  /** Nothing has all the words: these come nearest to them. */
  readonly isNear: boolean;
}

/** A search over documents. */
export interface Engine {
  /** What has all the words, or words that begin with them; else what comes nearest. */
  readonly search: (query: string) => Answer;
  /** The documents that an address may have meant, the likeliest first. */
  readonly nearest: (pathname: string) => readonly SearchDocument[];
}

/** Where a lesson and a term of the glossary have the same name, the lesson comes first. */
const WEIGHTS: Readonly<Record<DocumentKind, number>> = {
  lesson: 1.6,
  article: 1.5,
  lecture: 1.4,
  page: 1.2,
  glossary: 1,
};

/** A name looked for as a whole stands before all that merely contain it. */
const WHOLE_NAME = 4;

/** Letters that may differ, of each five; in a short word one would make it another. */
const FUZZY = 0.2;
const FUZZIER = 0.34;
const MIN_FUZZY_LENGTH = 4;

/** As many as a page that is not found offers. */
const MAX_NEAREST = 5;
/** What scores less than this part of the best is no likely meaning of an address. */
const LIKELY = 0.1;
const MAX_ADDRESS_LENGTH = 300;

/** Words of addresses that name no page. */
const OF_ADDRESSES = new Set(['lesson', 'lecture', 'article', 'page', 'html', 'htm', 'php']);

const fuzzy = (share: number) => (term: string) =>
  term.length >= MIN_FUZZY_LENGTH && !/\d/.test(term) && share;

const EXACT: SearchOptions = { combineWith: 'AND', prefix: true };
const MISSPELT: SearchOptions = { combineWith: 'AND', prefix: true, fuzzy: fuzzy(FUZZY) };
const NEAR: SearchOptions = { combineWith: 'OR', prefix: true, fuzzy: fuzzy(FUZZIER) };
/** An address is made of a name: what the text says would only mislead. */
const NAMED: SearchOptions = {
  ...NEAR,
  fields: ['title', 'also'],
  prefix: (term) => term.length > 2,
};

function indexOf(documents: readonly SearchDocument[]): MiniSearch<number> {
  const index = new MiniSearch<number>({
    fields: ['title', 'also', 'taught', 'headings', 'text', 'marked', 'points'],
    extractField: (id, field) => (field === 'id' ? id : fieldOf(documents[id], field)),
    tokenize: (text) => [...wordsIn(text)],
    processTerm: termOf,
    searchOptions: {
      boost: { title: 4, also: 3, taught: 3, headings: 2, points: 0.5 },
      weights: { prefix: 0.5, fuzzy: 0.25 },
      // What is looked for comes as terms already.
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boostDocument: (id) => WEIGHTS[documents[id]?.kind ?? 'page'],
    },
  });
  index.addAll(documents.map((_, id) => id));
  return index;
}

function fieldOf(document: SearchDocument | undefined, field: string): string | undefined {
  switch (field) {
    case 'title':
      return document?.title;
    case 'also':
      return document?.also.join('. ');
    case 'headings':
      return document?.headings.join('. ');
    case 'taught':
      return document?.taught.join('. ');
    case 'marked':
      return document?.marked.join('. ');
    case 'points':
      return document?.points.join('\n');
    case 'text':
      return document && `${document.section}. ${document.text}`;
    default:
      return undefined;
  }
}

/** A search over these documents. To make it takes some hundredths of a second for the whole site. */
export function createEngine(documents: readonly SearchDocument[]): Engine {
  const index = indexOf(documents);

  function ask(query: Query, options: SearchOptions, whole: string): readonly (Found & Scored)[] {
    return index
      .search(query, options)
      .flatMap(({ id, score, terms }) => {
        const document = documents[id];
        if (!document) return [];
        const isWhole = [document.title, ...document.also].some(
          (name) => allTermsIn(name).join(' ') === whole,
        );
        return [{ document, terms, score: isWhole ? score * WHOLE_NAME : score }];
      })
      .sort((one, other) => other.score - one.score);
  }

  return {
    search(query) {
      const terms = typedTerms(query.slice(0, MAX_QUERY_LENGTH)).join(' ');
      if (terms === '') return { found: [], isNear: false };
      for (const options of [EXACT, MISSPELT]) {
        const found = ask(terms, options, terms);
        if (found.length > 0) return { found, isNear: false };
      }
      return { found: ask(terms, NEAR, terms), isNear: true };
    },

    nearest(pathname) {
      const parts = partsOf(pathname);
      const likely = (words: readonly string[]) =>
        words.length === 0 ? [] : likeliest(ask(words.join(' '), NAMED, words.join(' ')), parts);
      // Where the end of the address means nothing, what it goes through may be meant.
      const found = [...likely(nameIn(parts.slice(-1))), ...besideOf(documents, parts)];
      return [...new Set(found.length > 0 ? found : likely(nameIn(parts)))].slice(0, MAX_NEAREST);
    },
  };
}

/** The words in these parts of an address that may be a name. */
function nameIn(parts: readonly string[]): readonly string[] {
  return termsIn(parts.join(' ')).filter((term) => !OF_ADDRESSES.has(term));
}

interface Scored {
  readonly score: number;
}

/** The best finds, those first that lie in the same part of the site. */
function likeliest(found: readonly (Found & Scored)[], parts: readonly string[]) {
  const weighed = found
    .map(({ document, score }) => ({ document, score: score * nearness(document, parts) }))
    .sort((one, other) => other.score - one.score);
  const least = (weighed[0]?.score ?? 0) * LIKELY;
  return weighed.filter(({ score }) => score >= least).map(({ document }) => document);
}

/** Grows with every part, from the left, that two addresses have in common. */
function nearness({ path }: SearchDocument, parts: readonly string[]): number {
  const own = path.split('/').slice(1);
  const common = own.findIndex((part, index) => part !== parts[index]);
  return 2 ** (common < 0 ? own.length : common);
}

/** The page that an address goes through last, and the pages in it. */
function besideOf(documents: readonly SearchDocument[], parts: readonly string[]) {
  const pages = documents.filter(({ kind }) => kind !== 'glossary');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const above = `/${parts.slice(0, length).join('/')}`;
    const beside = pages.filter(({ path }) => path === above || path.startsWith(`${above}/`));
    if (beside.length > 0) return beside;
  }
  return [];
}

/** The parts of an address as one reads them. */
function partsOf(pathname: string): readonly string[] {
  return pathname
    .slice(0, MAX_ADDRESS_LENGTH)
    .split('/')
    .map((part) => readable(part).toLowerCase())
    .filter((part) => part !== '');
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A percent sign that begins no code: it is read as it stands.
    return part;
  }
}
