/** What the prover plays on: a board, who plays on it, and who checks it. */

import type { Refusal } from '@/events/refusal';
import type { AnyRound, Board, EventIn } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import type { Menu, Situation } from './generator';

/** Someone who keeps the same books by other means. */
export interface Audit<Round extends AnyRound> {
  /** Books the opening; what is wrong with it, a sentence each. */
  begin(): readonly string[];
  /** Books an event, and says what is wrong with what became of it. */
  take(event: EventIn<Round>, after: Round, refused: Refusal | null): readonly string[];
}

export interface Arena<Round extends AnyRound> {
  readonly board: Board<Round>;
  readonly menu: Menu;
  /** The address of its page, to which a log is added as `#log=`. */
  readonly address: string;
  situation(round: Round): Situation;
  /** What a round breaks of the rules that hold in every round, a sentence each. */
  faults(before: Round, round: Round): readonly string[];
  /** What is wrong with a refusal, beside what is asked of all of them. */
  refusalFaults(before: Round, event: EventIn<Round>, refused: Refusal): readonly string[];
  /** The sentence that tells a round. */
  story(before: Round, round: Round): string;
  audit(): Audit<Round>;
  logOf(events: readonly EventIn<Round>[]): Log;
}
