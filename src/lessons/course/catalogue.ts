/**
 * The catalogue: lectures, and lessons as lists and addresses know them. Order and
 * navigation everywhere are derived from it. What a board opens with and asks for
 * is not here: `load.ts` fetches it lesson by lesson.
 */
import { assertDefined } from '@/events/assert';
import { lectures, lessons } from './catalogue.generated';
import type { CatalogueEntry, Lecture } from './lesson';

/** Every lecture, in order. */
export const LECTURES: readonly Lecture[] = lectures;

/** Every lesson, those that only introduce their lecture included, in order. */
export const CATALOGUE: readonly CatalogueEntry[] = lessons;

/** The catalogue's entry of a lesson with a board; undefined when there is none of this id. */
export function boardEntry(id: number): CatalogueEntry | undefined {
  return CATALOGUE.find((entry) => entry.id === id && entry.hasBoard);
}

/** The catalogue's entry of a lesson. Throws when there is none of this id. */
export function entryOf(id: number): CatalogueEntry {
  const entry = CATALOGUE.find((one) => one.id === id);
  if (!entry) throw new Error(`the catalogue has no lesson ${id}`);
  return entry;
}

/** The catalogue's entry of a lesson, from its folder: `lecture/slug`. Throws when there is none. */
export function entryIn(folder: string): CatalogueEntry {
  return assertDefined(
    CATALOGUE.find((one) => folderOf(one) === folder),
    `lesson in ${folder}`,
  );
}

/** The lecture with this part of an address; undefined when there is none. */
export function lectureAt(path: string): Lecture | undefined {
  return LECTURES.find((lecture) => lecture.path === path);
}

/** The lessons of a lecture, in order. */
export function lessonsOf(lecture: Lecture): readonly CatalogueEntry[] {
  return CATALOGUE.filter(({ lectureId }) => lectureId === lecture.id);
}

/** The lecture a lesson belongs to. */
export function lectureOf(entry: CatalogueEntry): Lecture {
  return assertDefined(
    LECTURES.find((one) => one.id === entry.lectureId),
    'lecture of this lesson',
  );
}

/** The folder of a lesson among the lessons: `lecture/slug`. */
export function folderOf(entry: CatalogueEntry): string {
  return `${lectureOf(entry).path}/${entry.slug}`;
}

/** The address of a lesson's page. */
export function lessonPath(entry: CatalogueEntry): string {
  return `/lectures/${folderOf(entry)}`;
}
