'use client';
/** The player of a stage, with the menu of the shown line. */
import { useMemo } from 'react';
import { firstRound, isMainLine, lastRound, roundNumber } from '@/events/timeline/lines';
import type { AnyRound } from '@/events/world/board';
import { LineMenu } from '../player/LineMenu';
import { Player } from '../player/Player';
import type { Dialogs } from '../screen/useDialog';
import type { Game } from '../session/game';
import type { Session } from '../session/useSession';

interface StagePlayerProps<Round extends AnyRound> {
  readonly game: Game<Round>;
  readonly session: Session<Round>;
  readonly screen: Pick<Dialogs, 'openHelp' | 'openShare'>;
}

/** The player, in either world. */
export function StagePlayer<Round extends AnyRound>(props: StagePlayerProps<Round>) {
  const { game, session, screen } = props;
  const { context, playing, send, timeline } = session;
  const { at, leaf, speed } = context;
  const isMain = useMemo(() => isMainLine(timeline, leaf), [timeline, leaf]);
  return (
    <Player
      timeline={timeline}
      at={at}
      leaf={leaf}
      first={firstRound(timeline)}
      last={lastRound(timeline, leaf)}
      current={roundNumber(timeline, at)}
      playing={playing}
      speed={speed}
      isMain={isMain}
      send={send}
      onHelp={screen.openHelp}
      onShare={screen.openShare}
      lineMenu={
        <LineMenu
          game={game}
          timeline={timeline}
          at={at}
          leaf={leaf}
          send={send}
          onKeys={screen.openHelp}
          onShare={screen.openShare}
        />
      }
    />
  );
}
