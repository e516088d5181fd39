/** What a study is: one closer look at the board, shown under the player and fetched when it is first opened. */

import type { ComponentType } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { BillsRound } from '@/events/bills/rules';
import type { Refusal } from '@/events/refusal';
import type { Timeline } from '@/events/timeline/timeline';
import type { Lesson } from '@/src/lessons/course/lesson';
import type { Send } from '../session/useSession';

/** An action that was tried and refused. */
export interface RefusedAttempt {
  /** The node at which it was tried. */
  readonly node: number;
  readonly event: BankingEvent;
  readonly refusal: Refusal;
}

export interface StudyProps {
  readonly timeline: Timeline<BankingRound>;
  /** The node shown. */
  readonly at: number;
  /** The end of the line it is shown on. */
  readonly leaf: number;
  /** What the board lets people do. */
  readonly offers: Offers;
  /** The lesson that the board belongs to; null for a sandbox. */
  readonly lesson: Lesson | null;
  /** What was refused on this board, the latest last. */
  readonly refused: readonly RefusedAttempt[];
  /** Asks the lesson machine for something: `GO_NODE`, `GO_ROUND`, `ACT` … */
  readonly send: Send;
}

/** What a closer look at a board of the bills exercise is given. */
export interface BillsStudyProps {
  readonly timeline: Timeline<BillsRound>;
  /** The node shown. */
  readonly at: number;
  readonly send: Send;
}

/** A closer look that is fetched when it is opened. */
interface Look<Props> {
  readonly id: string;
  /** The word on its tab, or over it. */
  readonly label: string;
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
}

/** A closer look at a board of the bills exercise. */
export type BillsStudy = Look<BillsStudyProps>;

export interface Study extends Look<StudyProps> {
  /** Whether this board has anything for it; left out, every board has. */
  readonly isFor?: (props: Pick<StudyProps, 'lesson' | 'timeline'>) => boolean;
}
