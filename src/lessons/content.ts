/** The lessons' texts, by the lesson's id. Order and titles come from the catalogue, not from here. */
import type { ComponentType } from 'react';
import { lessonById } from '@/events/lessons/all';
import type { CatalogueEntry, Lesson } from '@/events/lessons/lesson';
import CorrespondentBanking, * as correspondentBanking from './correspondent-banking/index.mdx';
import DepositTransfers, * as depositTransfers from './deposit-transfers/index.mdx';
import FundamentalsIntroduction, * as fundamentalsIntroduction from './fundamentals-introduction/index.mdx';
import ReposIntroduction, * as reposIntroduction from './repos-introduction/index.mdx';
import TowardsIntroduction, * as towardsIntroduction from './towards-a-central-bank-introduction/index.mdx';

interface Facts {
  /** One sentence: what the lesson is about. */
  readonly description: string;
  readonly minutes: number;
}

/** A text that shows rounds on its lesson's board. */
interface BoardText extends Facts {
  readonly Text: ComponentType<{ lesson: Lesson }>;
}

/** The text of a lesson without a board. */
interface Introduction extends Facts {
  readonly Text: ComponentType;
}

const TEXTS: ReadonlyMap<number, BoardText> = new Map([
  [2, { Text: DepositTransfers, ...facts(depositTransfers) }],
  [10, { Text: CorrespondentBanking, ...facts(correspondentBanking) }],
]);

const INTRODUCTIONS: ReadonlyMap<number, Introduction> = new Map([
  [0, { Text: FundamentalsIntroduction, ...facts(fundamentalsIntroduction) }],
  [7, { Text: TowardsIntroduction, ...facts(towardsIntroduction) }],
  [20, { Text: ReposIntroduction, ...facts(reposIntroduction) }],
]);

/** MDX is not type-checked: a text that lacks its named exports is found here, when the site is built. */
function facts({ description, minutes }: Facts): Facts {
  if (typeof description !== 'string' || typeof minutes !== 'number') {
    throw new Error('a lesson text must export its description and its minutes');
  }
  return { description, minutes };
}

/** The text of a lesson with a board; null where its page has the situation and the tasks instead. */
export function textOf(lesson: Lesson): BoardText | null {
  return TEXTS.get(lesson.id) ?? null;
}

/** The text of a lesson without a board. Throws when it has none: its page would be empty. */
export function introductionOf({ id }: CatalogueEntry): Introduction {
  const found = INTRODUCTIONS.get(id);
  if (!found) throw new Error(`lesson ${id} has neither a board nor a text`);
  return found;
}

/** How long a lesson takes, in minutes; null where that is not known: it has no text yet. */
export function minutesOf({ id }: CatalogueEntry): number | null {
  return (TEXTS.get(id) ?? INTRODUCTIONS.get(id))?.minutes ?? null;
}

/** What a lesson is about, in a sentence or two. */
export function descriptionOf(entry: CatalogueEntry): string {
  const lesson = lessonById(entry.id);
  if (!lesson) return introductionOf(entry).description;
  return textOf(lesson)?.description ?? lesson.about;
}
