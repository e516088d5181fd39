/** What the lessons say of themselves beside what lists and addresses know. For the server: no page needs all of it. */
import { assertDefined } from '@/events/assert';
import type { CatalogueEntry, LessonFacts } from './course/lesson';
import { FACTS } from './facts.generated';

/** The facts of a lesson. */
export function factsOf({ id }: CatalogueEntry): LessonFacts {
  return assertDefined(FACTS.get(id), `facts of lesson ${id}`);
}
