/** Draws the board of a game that a log was played in, in one piece with the boards of banking. */
import type { ReactNode } from 'react';
import type { VisitEvent } from '@/machines/lesson';
import { Companion } from '../companion/Companion';
import type { Published } from '../session/useSession';
import { Board } from '../stage/Board';
import type { FoundGame } from './gameOfLog';

/** What a board that is drawn shows beside its game. */
interface Shown {
  /** A log that the page brings along to be played. */
  readonly published?: Published;
  /** What the address opens, where the page has read it already. */
  readonly linked?: VisitEvent | null;
}

/** The board of a game, with a companion beside it. Rejects when it cannot be fetched. */
export async function drawGame({ world, game }: FoundGame, shown: Shown): Promise<ReactNode> {
  if (world === 'bills') {
    const { BillsBoard } = await import('../bills/BillsBoard');
    return (
      <Companion name="Details" hasTasks>
        <BillsBoard game={game} {...shown} />
      </Companion>
    );
  }
  return (
    <Companion
      name="Details"
      hasTasks={game.lesson !== null || game.own.get() !== null}
      key={game.storageKey}
    >
      <Board game={game} {...shown} />
    </Companion>
  );
}
