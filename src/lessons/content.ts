/** The texts of lectures and lessons. Order and titles come from the catalogue, not from here. */
import type { ComponentType } from 'react';
import { assertDefined } from '@/events/assert';
import type { CatalogueEntry, Lecture, Lesson } from './course/lesson';
import { type TextFacts, textFacts } from './textFacts';
import { LECTURE_TEXTS, LESSON_TEXTS } from './texts.generated';

interface LectureText {
  readonly Text: ComponentType;
  /** The recap of the lecture. */
  readonly Recap: ComponentType;
  /** One sentence: what the lecture is about. */
  readonly description: string;
}

/** The introduction of a lecture. Throws when it has none: its page would be empty. */
export function lectureTextOf({ id, path }: Lecture): LectureText {
  const { text, recap } = assertDefined(LECTURE_TEXTS.get(id), `text of the lecture ${path}`);
  return { Text: text.default, Recap: recap.default, description: text.description };
}

const moduleOf = ({ id }: CatalogueEntry) =>
  assertDefined(LESSON_TEXTS.get(id), `text of lesson ${id}`);

/** The text of a lesson, which shows steps of its board. Throws when it has none: its page would be empty. */
export function textOf(lesson: Lesson): ComponentType<{ readonly lesson: Lesson }> {
  return moduleOf(lesson).default;
}

/** The text of a lesson without a board. Throws when it has none: its page would be empty. */
export function introductionOf(
  entry: CatalogueEntry,
): ComponentType<{ readonly lesson: CatalogueEntry }> {
  return moduleOf(entry).default;
}

const factsOf = (entry: CatalogueEntry): TextFacts => textFacts(moduleOf(entry));

/** How long a lesson takes to read and play, in minutes. */
export function minutesOf(entry: CatalogueEntry): number {
  return factsOf(entry).minutes;
}

/** What a lesson is about, in a sentence or two. */
export function descriptionOf(entry: CatalogueEntry): string {
  return factsOf(entry).description;
}
