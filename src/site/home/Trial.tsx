'use client';
/** The board that goes on from a step of the story. Fetched when somebody wants to. */
import { useMemo, useState } from 'react';
import { assertDefined } from '@/events/assert';
import { sandboxBoard } from '@/events/banking/board/boards';
import { roundNumber } from '@/events/timeline/lines';
import type { AnyRound } from '@/events/world/board';
import type { VisitEvent } from '@/machines/lesson';
import { arrivalOf } from '@/src/board/sandbox/arrival';
import { type BankingGame, sandboxGame } from '@/src/board/session/game';
import { linkOf, logOf } from '@/src/board/session/links';
import type { Published, Session } from '@/src/board/session/useSession';
import { Board } from '@/src/board/stage/Board';
import { Button } from '@/src/ui/button';
import '@/src/board/styles/styles';

/** A board to go on with, and what draws it. */
interface LoadedTrial {
  readonly Trial: typeof Trial;
  readonly game: BankingGame;
  /** Opens the story at its step. */
  readonly visit: VisitEvent;
}

/** Reads the log of an address. Rejects where there is none, or no board for it. */
export async function loadTrial(hash: string): Promise<LoadedTrial> {
  const arrival = await arrivalOf(hash);
  if (arrival?.kind !== 'system') throw new Error('the address carries no system');
  const { opening, title } = arrival;
  const { board, refused } = sandboxBoard(opening);
  if (refused) throw new Error(refused.message);
  const visit = assertDefined(arrival.visit ?? undefined, 'step to go on from');
  return { Trial, game: sandboxGame(board, opening, title), visit };
}

interface TrialProps extends Pick<LoadedTrial, 'game' | 'visit'> {
  /** Goes back to the story. */
  readonly onLeave: () => void;
}

/** The board. Nothing that is done on it becomes one's own before it is kept, and the address stays. */
function Trial({ game, visit, onLeave }: TrialProps) {
  const [published] = useState<Published>(() => ({
    arrive: () => visit,
    notice: (session) => <TrialNotice game={game} session={session} onLeave={onLeave} />,
  }));
  return <Board game={game} published={published} />;
}

interface TrialNoticeProps extends Pick<TrialProps, 'game' | 'onLeave'> {
  readonly session: Session<AnyRound>;
}

/** Says whose turn it is, and leads on to the sandbox and back to the story. */
function TrialNotice({ game, session, onLeave }: TrialNoticeProps) {
  const { timeline, context } = session;
  const { at, leaf } = context;
  // The line is written down once, not at every step along it.
  const log = useMemo(() => logOf(game, timeline, leaf, game.title), [game, timeline, leaf]);
  const address = useMemo(
    () => linkOf(game.path, log, roundNumber(timeline, at)),
    [game, log, timeline, at],
  );
  return (
    <div className="board-notice story-notice">
      <p>Your turn: go on from here. The story keeps its own line.</p>
      <Button onClick={onLeave}>Back to the story</Button>
      <a className="story-way" href={address ?? game.path}>
        Open in the sandbox
      </a>
    </div>
  );
}
