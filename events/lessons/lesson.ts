/** What a lesson is to the core: where it stands in the catalogue, how its board opens, what it offers. */
import type { Offers } from '../actions/offers';
import type { BankingEvent } from '../actions/registry';

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

export interface Lesson {
  /** 0 to 26, the number that logs and links carry. */
  readonly id: number;
  readonly title: string;
  /** The lesson's part of an address: `/lectures/{lecture}/{slug}`. */
  readonly slug: string;
  readonly lectureId: number;
  readonly keyTermIds: readonly number[];
  readonly charts: readonly Chart[];
  /** Settings shown as sliders. */
  readonly sliders: readonly SettingName[];
  /** Settings that are the lesson's own subject: a field that starts at the opening's figure. */
  readonly rules: readonly SettingName[];
  /** The events that build the board, each of them a round; the last one is round 0. */
  readonly opening: readonly BankingEvent[];
  readonly offers: Offers;
}
