/**
 * What an embedded page shows: the board that its address names. In one piece: what is
 * fetched apart at the same time cannot know what the other brings, and would bring it again.
 */
import type { ReactNode } from 'react';
import type { Step } from '@/events/log/board';
import { Board } from './Board';
import type { Game } from './game';
import { gameOfFragment } from './gameOfLog';

/** What an address came to. */
export type Arrived =
  | { readonly board: ReactNode; readonly game: Game<Step> }
  | { readonly problem: string };

/** Draws the board that an address names after its `#`. Rejects when a part of it cannot be fetched. */
export async function arrive(hash: string): Promise<Arrived> {
  const found = await gameOfFragment(hash);
  if ('problem' in found) return found;
  if (found.world === 'bills') {
    const { BillsBoard } = await import('./bills/BillsBoard');
    return { board: <BillsBoard game={found.game} />, game: found.game };
  }
  return { board: <Board game={found.game} key={found.game.storageKey} />, game: found.game };
}
