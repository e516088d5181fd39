/** What dragging must know of a world: the parties on its board, and the acts between them. */
import type { WrittenAct } from '../composer/drafts';

/** What is carried: a party's sheet, or one line of it. */
export interface Carried {
  readonly partyId: number;
  /** The key of the line; null for the whole sheet. */
  readonly lineKey: string | null;
}

/** An act that a drop offers. */
export interface OfferedAct {
  /** What it would do, as the composer will say it: "Customer 1 pays Customer 2 …" */
  readonly sentence: string;
  /** Why it would be refused, whatever the amount; null where it would work. */
  readonly reason: string | null;
  readonly written: WrittenAct;
}

/** A board as one drags on it. It stays the same until a step changes what can be done. */
export interface DragWorld {
  readonly parties: readonly { readonly id: number; readonly name: string }[];
  /** What can be done between what is carried and the party that it is dropped on; acts that would work come first. */
  acts(carried: Carried, targetId: number): readonly OfferedAct[];
  /** Who stands on the other side of a carried line; null where nobody does. */
  otherSide(carried: Carried): number | null;
  /** Shows an act in the composer; null takes it back without a trace. */
  readonly propose: (act: WrittenAct | null) => void;
  /** Writes an act into the composer. */
  readonly write: (act: WrittenAct) => void;
}

/**
 * The acts that a drop may mean, likeliest first: what the carried party can do about the claim, what
 * the target can do about it, then everything else between the two.
 *
 * @param claim the claim whose line was carried; null where a whole sheet was, or a line without acts
 * @param between what one party can do with another
 */
export function meantByDrop<Party, Claim, Act>(
  carried: Party,
  target: Party,
  claim: Claim | null,
  between: (one: Party, other: Party, claim: Claim | null) => readonly Act[],
): readonly Act[] {
  const claims = claim === null ? [null] : [claim, null];
  for (const about of claims) {
    for (const [one, other] of [
      [carried, target],
      [target, carried],
    ] as const) {
      const found = between(one, other, about);
      if (found.length > 0) return found;
    }
  }
  return [];
}
