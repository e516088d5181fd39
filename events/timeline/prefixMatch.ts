/** How a line stands to another one that it may have been begun with. */
import type { AnyEvent } from '../world/board';
import { isNote } from '../world/board';
import { sameEvent } from './equality';

/** `whole`: it goes on from the end of the other; `part`: it branches off within it; `not`: it shares nothing with it. */
export type PrefixMatch = 'whole' | 'part' | 'not';

/**
 * How far a line continues another one. Notes are ignored: one that was pinned later stands
 * between the events given.
 */
export function prefixMatch(events: readonly AnyEvent[], start: readonly AnyEvent[]): PrefixMatch {
  const moves = events.filter(isMove);
  const given = start.filter(isMove);
  const parting = given.findIndex((event, index) => {
    const met = moves[index];
    return met === undefined || !sameEvent(met, event);
  });
  if (parting < 0) return 'whole';
  return parting === 0 ? 'not' : 'part';
}

/** The first of the events that do something, notes left out; no more than `most` of them. */
export function firstMoves(events: readonly AnyEvent[], most: number): readonly AnyEvent[] {
  return events.filter(isMove).slice(0, most);
}

function isMove(event: AnyEvent): boolean {
  return !isNote(event);
}
