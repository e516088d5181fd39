/** What a lesson is to the core: where it stands in the catalogue, how its board opens, what it offers. */

import type { Offers } from '../banking/actions/offers';
import type { BankingEvent } from '../banking/actions/registry';
import type { Task } from './task';

/** One of the four lectures. */
export interface Lecture {
  readonly id: number;
  readonly title: string;
  /** The lecture's part of an address: `/lectures/{path}`. */
  readonly path: string;
}

type Chart = 'balances' | 'credit' | 'privateCredit' | 'weightedMedian';

/** A setting the board lets one change. */
export type SettingName = 'overdraft' | 'reserveRequirement' | 'interestRate';

/** A lesson's place in the catalogue. */
export interface CatalogueEntry {
  /** 0 to 26, the number that logs and links carry. */
  readonly id: number;
  readonly title: string;
  /** The lesson's part of an address: `/lectures/{lecture}/{slug}`. */
  readonly slug: string;
  readonly lectureId: number;
  readonly keyTermIds: readonly number[];
  /** Whether it has a board; one that only introduces its lecture has none. */
  readonly hasBoard: boolean;
}

/** A lesson with a board. */
export interface Lesson extends CatalogueEntry {
  /** The situation that the board opens with, in one or two sentences. */
  readonly about: string;
  /** In order; where there are two, the first is shown first. */
  readonly charts: readonly Chart[];
  /** Settings shown as sliders. */
  readonly sliders: readonly SettingName[];
  /** Settings that are the lesson's own subject: a field that starts at the opening's figure. */
  readonly rules: readonly SettingName[];
  /** The events that build the board, each of them a round; the last one is round 0. */
  readonly opening: readonly BankingEvent[];
  readonly offers: Offers;
  /** In rising order: each counts only once the one before it is met. */
  readonly tasks: readonly Task[];
}
