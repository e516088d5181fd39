'use client';
import { memo, type ReactNode, useCallback, useId } from 'react';
/** Under the player: what the selected party can do, the lesson's tasks, and the steps of the shown line. */
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { firstRound, lastRound, roundNumber } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { TreeProgress } from '@/src/lessons/course/progress';
import { MoveList } from '../player/MoveList';
import type { BankingGame } from '../session/game';
import type { Send } from '../session/useSession';
import { Goals } from '../tasks/Goals';
import { Tasks } from '../tasks/Tasks';

/** What of the session it shows. */
export interface PanelsCursor extends Cursor<BankingRound> {
  /** The learner's own timeline: the one shown, or the one kept aside while another log is open. */
  readonly own: Timeline<BankingRound>;
  /** Whether it is somebody else's log that is shown; the lesson's demonstration is nobody's. */
  readonly isForeign: boolean;
}

interface BoardPanelsProps {
  readonly game: BankingGame;
  readonly place: PanelsCursor;
  /** How far the lesson's tasks are met on the learner's own timeline. */
  readonly progress: TreeProgress;
  /** How many of them have to be met for what the learner came to do. */
  readonly enough: number;
  readonly send: Send;
  readonly panel: ReactNode;
  /** Opens handing in; left out where nobody came for an assignment. */
  readonly onHandIn?: (() => void) | undefined;
}

/** What stands under the player; on a phone the panel is in a drawer instead. */
export const BoardPanels = memo(function BoardPanels(props: BoardPanelsProps) {
  const { game, place, progress, enough, send, panel, onHandIn } = props;
  const { timeline, own, at, leaf, isForeign } = place;
  const id = useId();
  const goTo = useCallback((node: number) => send({ type: 'GO_NODE', node }), [send]);
  const goToRound = useCallback((round: number) => send({ type: 'GO_ROUND', round }), [send]);
  return (
    <div className="board-frame">
      <div className="board-lower">
        <section className="board-wide" aria-labelledby={`${id}-act`}>
          <h3 className="visually-hidden" id={`${id}-act`}>
            Act
          </h3>
          {panel}
        </section>
        <div className="board-beside">
          {game.lesson &&
            (isForeign ? (
              <Goals lesson={game.lesson} />
            ) : (
              <Tasks
                lesson={game.lesson}
                timeline={own}
                progress={progress}
                enough={enough}
                at={at}
                leaf={leaf}
                onHandIn={onHandIn}
                onNode={own === timeline ? goTo : null}
              />
            ))}
          <section aria-labelledby={`${id}-steps`}>
            <h3 className="visually-hidden" id={`${id}-steps`}>
              The steps so far
            </h3>
            <MoveList
              timeline={timeline}
              leaf={leaf}
              first={firstRound(timeline)}
              last={lastRound(timeline, leaf)}
              current={roundNumber(timeline, at)}
              onRound={goToRound}
              onNode={goTo}
            />
          </section>
        </div>
      </div>
    </div>
  );
});
