/** What a lesson is made of: its facts, its place in the catalogue, its board. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { NamedOpening } from '@/events/banking/board/boards';
import type { SettingName } from '@/events/banking/ledger/settings';
import type { LessonFolder } from './folders.generated';
import type { Task } from './task';

/** What a lecture says of itself, in the `facts.ts` of its folder. */
export interface LectureFacts {
  /** Its place among the lectures, from 0. */
  readonly id: number;
  readonly title: string;
}

export interface Lecture extends LectureFacts {
  /** The lecture's part of an address, `/lectures/{path}`, and the name of its folder. */
  readonly path: string;
}

type Chart = 'balances' | 'credit' | 'privateCredit' | 'weightedMedian';

/** What a lesson says of itself, in the `facts.ts` of its folder. */
export interface LessonFacts {
  /** The number that logs and links carry, which never changes; a lecture's lessons stand in this order. */
  readonly id: number;
  readonly title: string;
  /** The lessons that it takes for known, in order. */
  readonly buildsOn: readonly LessonFolder[];
  /** The terms that it defines, by their names in the glossary. */
  readonly keyTerms: readonly string[];
}

/** A lesson as lists and addresses know it. */
export interface CatalogueEntry extends Pick<LessonFacts, 'id' | 'title'> {
  /** The lesson's part of an address, `/lectures/{lecture}/{slug}`, and the name of its folder. */
  readonly slug: string;
  readonly lectureId: number;
  /** Whether it has a board; one that only introduces its lecture has none. */
  readonly hasBoard: boolean;
}

/** Another position that a lesson's board can start from, with tasks of its own: they are met on no other. */
export interface LessonOpening extends NamedOpening {
  /** The situation, as `about` tells that of the lesson's own opening. */
  readonly about: string;
  readonly tasks: readonly Task[];
}

/** How a lesson's board opens, what it offers and what it asks for, in the `board.ts` of its folder. */
export interface LessonBoard {
  /** The situation that the board opens with, in one or two sentences. */
  readonly about: string;
  /** What to do first, in one sentence for newcomers; hidden after the first act. */
  readonly opensWith?: string;
  /** In order; where there are two, the first is shown first. */
  readonly charts: readonly Chart[];
  /** Settings shown as sliders. */
  readonly sliders: readonly SettingName[];
  /** Settings that are the lesson's own subject: a field that starts at the opening's figure. */
  readonly rules: readonly SettingName[];
  /** The events that build the board, each of them a round; the last one is round 0. */
  readonly opening: readonly BankingEvent[];
  /** What one starts from there, as a choice has it, where there are others: "banks that haven’t lent". */
  readonly opensFrom?: string;
  /** What one can start from instead. */
  readonly openings?: readonly LessonOpening[];
  readonly offers: Offers;
  /** In rising order: each counts only once the one before it is met. */
  readonly tasks: readonly Task[];
}

/** A lesson with a board. */
export interface Lesson extends CatalogueEntry, LessonBoard {
  /** Which of its openings it is started from (`lessonAt`); left out for its own. */
  readonly startsFrom?: string;
}
