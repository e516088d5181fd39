/** What an embedded page shows: the board that its address names. */
import type { ReactNode } from 'react';
import type { Step } from '@/events/world/board';
import { Board } from './Board';
import type { Game } from './game';
import { gameOfFragment } from './gameOfLog';
import { openFragment } from './opening';

/** What an address came to. */
export type Arrived =
  | { readonly board: ReactNode; readonly game: Game<Step> }
  | { readonly problem: string };

/** Draws the board that an address names after its `#`. Rejects when a part of it cannot be fetched. */
export async function arrive(hash: string): Promise<Arrived> {
  const found = await gameOfFragment(hash);
  if ('problem' in found) return found;
  const opened = await openFragment(found.game, hash);
  // The board is drawn once, with its log: drawn at its opening first, it would move when the log comes.
  const linked = opened?.event?.type === 'VISIT' ? opened.event : null;
  if (found.world === 'bills') {
    const { BillsBoard } = await import('./bills/BillsBoard');
    return { board: <BillsBoard game={found.game} linked={linked} />, game: found.game };
  }
  const { game } = found;
  return { board: <Board game={game} linked={linked} key={game.storageKey} />, game };
}
