/** What an invariant of the ledger is: a rule between a round and the state before it. */
import type { Cents } from '../../../money';
import type { NetWorthEffect } from '../netWorth';
import type { Round, State } from '../state';

/** A round, the state before it, and what its event may do to net worth. */
export interface Transition {
  readonly before: State;
  readonly round: Round<unknown>;
  readonly effect: NetWorthEffect;
}

/** A total that an invariant looks at, in cents. */
export interface Figure {
  readonly label: string;
  readonly amount: Cents;
}

export interface Invariant {
  readonly number: number;
  /** A few plain words, as a heading. */
  readonly title: string;
  readonly sentence: string;
  /** The totals that it is about, for people to compare them too. */
  figures(step: Transition): readonly Figure[];
  /** What is wrong, claim by claim or party by party; none when the invariant holds. */
  faults(step: Transition): readonly string[];
}
