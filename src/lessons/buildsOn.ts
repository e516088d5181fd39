/** Which lessons each lesson takes for known: the ways of the map. The lesson before it in the list is not among them by itself. */
import { CATALOGUE, entryIn } from './course/catalogue';
import type { CatalogueEntry } from './course/lesson';
import { factsOf } from './facts';

/** The lessons that this one takes for known, in order; none for the first. Each of them comes before it. */
export function buildsOn(lesson: CatalogueEntry): readonly CatalogueEntry[] {
  return factsOf(lesson).buildsOn.map(entryIn);
}

/** The lessons that take this one for known, in order. */
export function leadsTo(lesson: CatalogueEntry): readonly CatalogueEntry[] {
  return CATALOGUE.filter((one) => buildsOn(one).includes(lesson));
}
