/** A proof: sessions on every board, one board after the other, until so many events have been played. */

import { Chance } from '../chance';
import { ROTATION, type Venue } from './boards';
import { type Played, playSession, type Violation } from './session';

export interface Wanted {
  /** Events that the rules are to accept, over all sessions. */
  readonly events: number;
  readonly seed: number;
  /** Every how many sessions the auditors keep the books too. */
  readonly thoroughEvery: number;
  readonly venues?: readonly Venue[];
  /** Lengths of sessions. */
  readonly lengths?: readonly number[];
}

/** What a proof has come to so far. */
export interface Proof {
  readonly events: number;
  readonly refused: number;
  readonly sessions: number;
  readonly boards: number;
  readonly violation: (Violation & { readonly session: number; readonly board: string }) | null;
}

/** Plays until the wanted events are played or a rule is broken. */
export function prove(wanted: Wanted, told: (proof: Proof) => void = () => {}): Proof {
  const { venues = ROTATION } = wanted;
  const boards = new Set<string>();
  let proof: Proof = { events: 0, refused: 0, sessions: 0, boards: 0, violation: null };
  while (proof.events < wanted.events && !proof.violation) {
    const session = proof.sessions;
    const venue = venues[session % venues.length];
    if (!venue) throw new Error('there is no board to play on');
    boards.add(venue.name);
    const played = playOn(venue, session, wanted, wanted.events - proof.events);
    proof = {
      events: proof.events + played.events,
      refused: proof.refused + played.refused,
      sessions: session + 1,
      boards: boards.size,
      violation: played.violation && { ...played.violation, session, board: venue.name },
    };
    told(proof);
  }
  return proof;
}

/** Lengths of sessions; most are short, for much happens only near an opening. */
const LENGTHS = [10, 25, 40, 60, 90, 150, 400];

function playOn(venue: Venue, session: number, wanted: Wanted, left: number): Played {
  const chance = new Chance(wanted.seed, session + 1);
  const length = Math.min(left, chance.pick(wanted.lengths ?? LENGTHS));
  // Each round of all boards begins at another, so that every board has its thorough sessions.
  const offset = Math.floor(session / (wanted.venues ?? ROTATION).length) + session;
  const isThorough = offset % wanted.thoroughEvery === 0;
  return venue.visit(chance, (arena) =>
    playSession(arena, chance.below(2 ** 31), length, isThorough),
  );
}
