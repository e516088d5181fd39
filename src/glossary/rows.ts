/** The terms as the browser fetches them: lists without the names of their parts, which would double them. */
import type { FoundTerm } from './match';

/** Name, definition, other names. */
type TermRow = readonly [name: string, definition: string, also: readonly string[]];

/** What is sent of the terms. */
export function rowsOf(terms: readonly FoundTerm[]): readonly TermRow[] {
  return terms.map(({ name, definition, also }) => [name, definition, also]);
}

function termOfRow(row: unknown): FoundTerm {
  if (!Array.isArray(row)) throw new TypeError('a term is not a list');
  const [name, definition, also]: readonly unknown[] = row;
  if (typeof name !== 'string' || typeof definition !== 'string' || !Array.isArray(also)) {
    throw new TypeError('a term lacks its name, its definition or its other names');
  }
  return { name, definition, also: also.map(String) };
}

/** The terms that were sent. Throws when it is something else. */
export function readTerms(sent: unknown): readonly FoundTerm[] {
  if (!Array.isArray(sent)) throw new TypeError('the glossary is not a list');
  return sent.map(termOfRow);
}
