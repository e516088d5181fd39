/** Terms whose names are nearest to words that are in none of them: a misspelling is no dead end. */
import MiniSearch from 'minisearch';
import { type NamedTerm, plain } from './match';

/** Up to this part of a word’s letters may be wrong, missing or too many. */
const WRONG_PART = 0.34;

/** Finds at most `count` terms near the words, the nearest first; none where nothing is near. */
export type Nearest<T> = (query: string, count: number) => readonly T[];

/** An apostrophe would cut “Bagehot’s” in two. */
const searched = (words: string) => plain(words).replaceAll("'", '');

/** Indexes the terms by the words of their names, once for all that is asked afterwards. */
export function nearestAmong<T extends NamedTerm>(terms: readonly T[]): Nearest<T> {
  const index = new MiniSearch({ fields: ['name', 'also'], processTerm: (word) => word });
  index.addAll(
    terms.map(({ name, also }, id) => ({
      id,
      name: searched(name),
      also: also.map(searched).join(' '),
    })),
  );
  return (query, count) =>
    index
      .search(searched(query), { fuzzy: WRONG_PART, boost: { name: 2 } })
      .slice(0, count)
      .flatMap(({ id }) => terms[Number(id)] ?? []);
}
