/** What a term of the glossary is. Each letter's terms stand in `terms/{letter}.json`. */
import { capitalised } from '@/events/phrase';

/** The subjects that terms are looked for under. */
export const SUBJECTS = [
  'accounting',
  'banking',
  'central banking',
  'credit',
  'exchange',
  'history',
  'inflation',
  'interest',
  'markets',
  'money',
  'payments',
  'risk',
] as const;

export type Subject = (typeof SUBJECTS)[number];

export interface GlossaryTerm {
  readonly name: string;
  /** A few short sentences. */
  readonly definition: string;
  /** Names of other terms. */
  readonly related: readonly string[];
  readonly subject: Subject;
  /** Other names that people look for. */
  readonly also: readonly string[];
  /** The address of the lesson or article that teaches it; null where there is none. */
  readonly taught: string | null;
}

/** The term's part of an address: `Bid-Ask Spread` is `bid-ask-spread`, `Bagehot’s Rule` is `bagehots-rule`. */
export function termSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The letter whose page defines the term, in lower case. */
export function letterOf(name: string): string {
  return name.charAt(0).toLowerCase();
}

/** Where the term is defined. */
export function termPath(name: string): string {
  return `${letterPath(letterOf(name))}#${termSlug(name)}`;
}

/** The page of the glossary. */
export const GLOSSARY_PATH = '/articles/glossary';

/** The page of a letter, given in lower case. */
export function letterPath(letter: string): string {
  return `${GLOSSARY_PATH}/${letter}`;
}

/** The id of the list of a letter's terms: the browser finds by it what the server drew. */
export function termListId(letter: string): string {
  return `terms-${letter}`;
}

/** The page of a subject: `central banking` is `/articles/glossary/subjects/central-banking`. */
export function subjectPath(subject: Subject): string {
  return `${GLOSSARY_PATH}/subjects/${termSlug(subject)}`;
}

/** A subject as a heading has it. */
export function subjectTitle(subject: Subject): string {
  return capitalised(subject);
}
