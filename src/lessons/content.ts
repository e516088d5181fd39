/** The lessons' texts, by the lesson's id. Order and titles come from the catalogue, not from here. */
import type { ComponentType } from 'react';
import type { Lesson } from '@/events/lessons/lesson';
import CorrespondentBanking, * as correspondentBanking from './correspondent-banking/index.mdx';
import DepositTransfers, * as depositTransfers from './deposit-transfers/index.mdx';

interface LessonText {
  readonly Text: ComponentType<{ lesson: Lesson }>;
  /** One sentence: what the lesson is about. */
  readonly description: string;
  readonly minutes: number;
}

const TEXTS: ReadonlyMap<number, LessonText> = new Map([
  [2, text(DepositTransfers, depositTransfers)],
  [10, text(CorrespondentBanking, correspondentBanking)],
]);

/** MDX is not type-checked: a text that lacks its named exports is found here, when the site is built. */
function text(
  Text: LessonText['Text'],
  { description, minutes }: Omit<LessonText, 'Text'>,
): LessonText {
  if (typeof description !== 'string' || typeof minutes !== 'number') {
    throw new Error('a lesson text must export its description and its minutes');
  }
  return { Text, description, minutes };
}

/** The text of a lesson; null where its page has the situation and the tasks instead. */
export function textOf(lesson: Lesson): LessonText | null {
  return TEXTS.get(lesson.id) ?? null;
}

/** What a lesson is about, in a sentence or two. */
export function descriptionOf(lesson: Lesson): string {
  return textOf(lesson)?.description ?? lesson.about;
}
