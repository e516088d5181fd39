/** What an embedded page shows: the board that its address names. */
import type { ReactNode } from 'react';
import type { AnyRound } from '@/events/world/board';
import { gameOf } from '../island/gameOfLog';
import type { Game } from '../session/game';
import { readLinked, visitLinked } from '../session/opening';

/** What an address came to. */
export type Arrived =
  | { readonly board: ReactNode; readonly game: Game<AnyRound> }
  | { readonly problem: string };

const NO_LOG = {
  problem: 'This address carries no log, so there is no board to show.',
} as const;

/** Draws the board that an address names after its `#`. Rejects when a part of it cannot be fetched. */
export async function arrive(hash: string): Promise<Arrived> {
  const read = readLinked(hash);
  if (read === null) return NO_LOG;
  if ('problem' in read) return read;
  const found = await gameOf(read.log);
  if ('problem' in found) return found;
  // The board is drawn once, with its log: drawn at its opening first, it would move when the log comes.
  return { board: await found.draw({ linked: visitLinked(read) }), game: found.game };
}
