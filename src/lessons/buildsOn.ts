/** Which lessons each lesson takes for known: the ways of the map. The lesson before it in the list is not among them by itself. */
import { CATALOGUE, entryOf } from '@/events/lessons/catalogue';
import type { CatalogueEntry } from '@/events/lessons/lesson';

const BUILDS_ON: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [1],
  3: [2],
  4: [2],
  5: [3, 4],
  6: [3, 5],
  7: [2],
  8: [3],
  9: [2, 7],
  10: [9],
  11: [10],
  12: [4, 11],
  13: [12],
  14: [3, 12],
  15: [14],
  16: [15],
  17: [4, 16],
  18: [16],
  19: [18],
  20: [16],
  21: [20],
  22: [16, 21],
  23: [21],
  24: [21],
  25: [19, 21],
  26: [18, 22, 25],
};

/** The lessons that this one takes for known, in order; none for the first. Each of them comes before it. */
export function buildsOn({ id }: CatalogueEntry): readonly CatalogueEntry[] {
  return (BUILDS_ON[id] ?? []).map(entryOf);
}

/** The lessons that take this one for known, in order. */
export function leadsTo(lesson: CatalogueEntry): readonly CatalogueEntry[] {
  return CATALOGUE.filter((one) => buildsOn(one).includes(lesson));
}
