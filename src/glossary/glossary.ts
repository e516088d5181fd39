/** The whole glossary, checked and in order. For the server and the tests: it holds every definition. */
import { matchesOf, plain } from './match';
import { nearestAmong } from './nearest';
import { type GlossaryTerm, letterOf, SUBJECTS, type Subject, termSlug } from './term';
import a from './terms/a.json';
import b from './terms/b.json';
import c from './terms/c.json';
import d from './terms/d.json';
import e from './terms/e.json';
import f from './terms/f.json';
import g from './terms/g.json';
import h from './terms/h.json';
import i from './terms/i.json';
import j from './terms/j.json';
import k from './terms/k.json';
import l from './terms/l.json';
import m from './terms/m.json';
import n from './terms/n.json';
import o from './terms/o.json';
import p from './terms/p.json';
import q from './terms/q.json';
import r from './terms/r.json';
import s from './terms/s.json';
import t from './terms/t.json';
import u from './terms/u.json';
import v from './terms/v.json';
import w from './terms/w.json';
import y from './terms/y.json';
import z from './terms/z.json';

/** A term as its file has it: what is left out is empty. */
export interface WrittenTerm {
  readonly name: string;
  readonly definition: string;
  readonly related: readonly string[];
  readonly subject: string;
  readonly also?: readonly string[] | undefined;
  readonly taught?: string | undefined;
  /** The number that the specification of the lessons gives a key term. */
  readonly keyTermId?: number | undefined;
}

const WRITTEN: readonly WrittenTerm[][] = [
  ...[a, b, c, d, e, f, g, h, i, j, k, l, m],
  ...[n, o, p, q, r, s, t, u, v, w, y, z],
];

/** Names are typed with the straight apostrophe and read with the curved one. */
const typeset = (name: string) => name.replaceAll("'", '’');

function subjectOf({ name, subject }: WrittenTerm): Subject {
  const known = SUBJECTS.find((one) => one === subject);
  if (!known) throw new Error(`the term ${name} has the unknown subject ${subject}`);
  return known;
}

/** A term ready to be shown. Throws where its subject is none of ours. */
export function termOf(written: WrittenTerm): GlossaryTerm {
  const name = typeset(written.name);
  const others = new Set((written.also ?? []).map(typeset));
  others.delete(name);
  return {
    name,
    definition: written.definition,
    related: written.related.map(typeset),
    subject: subjectOf(written),
    also: [...others],
    taught: written.taught ?? null,
  };
}

/** Letters decide; spaces, hyphens and apostrophes do not. */
const order = new Intl.Collator('en', { ignorePunctuation: true });

/** Every term, in alphabetical order. */
export const GLOSSARY: readonly GlossaryTerm[] = WRITTEN.flat()
  .map(termOf)
  .sort((one, other) => order.compare(one.name, other.name));

/** The letters that terms begin with, in order and in lower case. */
export const LETTERS: readonly string[] = [
  ...new Set(GLOSSARY.map(({ name }) => letterOf(name))),
].sort();

/** The terms that begin with a letter, in order. */
export function termsUnder(letter: string): readonly GlossaryTerm[] {
  return GLOSSARY.filter(({ name }) => letterOf(name) === letter);
}

/** The terms of a subject, in order. */
export function termsAbout(subject: Subject): readonly GlossaryTerm[] {
  return GLOSSARY.filter((term) => term.subject === subject);
}

/** The terms by all their names. Of two with the same one, that whose own name it is counts, else the first. */
function keyedBy(keyOf: (name: string) => string): ReadonlyMap<string, GlossaryTerm> {
  const own = GLOSSARY.map((term) => [keyOf(term.name), term] as const);
  const other = GLOSSARY.flatMap((term) => term.also.map((name) => [keyOf(name), term] as const));
  return new Map([...own, ...other].reverse());
}

const byName = keyedBy(plain);

/** The terms by what stands for them in an address: their own names’ slugs and their other names’. */
export const TERM_ADDRESSES = keyedBy(termSlug);

/** The term of this name, or with this other name; undefined when there is none. */
export function termNamed(name: string): GlossaryTerm | undefined {
  return byName.get(plain(name));
}

const near = nearestAmong(GLOSSARY);

/** At most `count` terms for words that may be misspelt: those with the words in a name, else the nearest. */
export function nearestTerms(query: string, count: number): readonly GlossaryTerm[] {
  const matches = matchesOf(GLOSSARY, query);
  if (matches.length === 0) return near(query, count);
  return matches.slice(0, count).map(({ term }) => term);
}
