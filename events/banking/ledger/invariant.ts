/** What an invariant of the ledger is: a rule between a round and the state before it. */
import type { Cents } from '../../money';
import type { Round, State } from './state';

/** What an event may do to net worth; its action says so. */
export interface WorthEffect {
  /** Whether wealth comes onto the board by it. */
  readonly endows: boolean;
  /** Who gains how much, in cents; a party that is not listed gains nothing. */
  readonly gains: readonly (readonly [partyId: number, gain: Cents])[];
}

/** A round, the state before it, and what its event may do to net worth. */
export interface Step {
  readonly before: State;
  readonly round: Round<unknown>;
  readonly effect: WorthEffect;
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
  figures(step: Step): readonly Figure[];
  /** What is wrong, claim by claim or party by party; none when the invariant holds. */
  faults(step: Step): readonly string[];
}
