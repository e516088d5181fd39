/** What the room of dragging asks of a world: who stands on its board, and what can be done there. */
import type { WrittenAct } from '../composer/useWriting';

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
  /** What can be done between what is carried and whomever it is dropped on, what would work first. */
  acts(carried: Carried, targetId: number): readonly OfferedAct[];
  /** Who stands on the other side of a carried line; null where nobody does. */
  otherSide(carried: Carried): number | null;
  /** Shows an act in the composer; null takes it back without a trace. */
  readonly propose: (act: WrittenAct | null) => void;
  /** Writes an act into the composer. */
  readonly write: (act: WrittenAct) => void;
}

/** The first of several ways to look for acts that finds any: those that nobody else would take a drop for come last. */
export function firstFound<Act>(...ways: readonly (() => readonly Act[])[]): readonly Act[] {
  for (const find of ways) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}
