'use client';
/** The board of the bills exercise: two cities, the player, actions; one view of one round of the log. */
import { type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsRound } from '@/events/bills/rules';
import {
  branchesAt,
  firstRound,
  isMainLine,
  lastRound,
  roundNumber,
} from '@/events/timeline/lines';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { VisitEvent } from '@/machines/lesson';
import { DropZone } from '../notices/DropZone';
import { Notices } from '../notices/Notices';
import { LineMenu } from '../player/LineMenu';
import { MoveList } from '../player/MoveList';
import { Player } from '../player/Player';
import { ViewChoices } from '../player/Speeds';
import { useKeys } from '../player/useKeys';
import { historyOf, phraseAt, shownAt } from '../sentence/lineView';
import type { BillsGame } from '../session/game';
import { useBanner } from '../session/useBanner';
import { type Published, type Send, type Session, useSession } from '../session/useSession';
import { showAct } from '../sheets/inSight';
import { BoardHead, MarkChanges } from '../stage/BoardBar';
import { BoardDialogs } from '../stage/BoardDialogs';
import { AssignmentBanner } from '../tasks/AssignmentBanner';
import { BillsPanel } from './BillsPanel';
import { Books } from './Books';
import { Cities } from './Cities';
import { ExerciseLine, ExerciseNews, Exercises, type Met, useExercises } from './Exercises';
import { useBillsScreen } from './useBillsScreen';
import './bills.css';

interface BillsBoardProps {
  /** It must stay the same while the board lives. */
  readonly game: BillsGame;
  /** A log that the page brings along to be played; it must stay the same too. */
  readonly published?: Published | null;
  /** What the address opens, where the page has read it already: null for nothing. It must stay the same too. */
  readonly linked?: VisitEvent | null;
  /** What stood behind the `#` as the page came, where the page has read it; else the board reads it itself. */
  readonly initialHash?: string | null;
}

/** The board of a stage. */
export function BillsBoard(props: BillsBoardProps) {
  const { game, published = null } = props;
  const session = useSession(game, props);
  const screen = useBillsScreen();
  const { context, playing, send, timeline, openFile } = session;
  const { at, leaf, speed } = context;
  const board = useRef<HTMLElement>(null);
  const current = roundNumber(timeline, at);
  const [first, last] = [firstRound(timeline), lastRound(timeline, leaf)];
  const shown = useMemo(() => shownAt(timeline, at), [timeline, at]);
  const { offers, opening } = game.stage;
  const phrase = usePhrase(game, timeline, at);
  useKeys({ board, isFork: branchesAt(timeline, at).length > 1, send, onHelp: screen.openHelp });
  const act = acting(send, screen.close, board);
  const exercises = useExercises(game, session);
  const banner = useBanner(game.board.key);
  const { round } = nodeAt(timeline, at);
  const told = session.own === timeline ? exercises : null;
  const task = told && <ExerciseLine {...told} />;
  const panel = <BillsPanel {...{ offers, timeline, at, screen, send, task }} onAct={act} />;
  const hasSlots = !published || session.source === 'own';
  const onHandIn = hasSlots ? screen.openHandIn : undefined;
  return (
    <section className="board" aria-label="Board" ref={board}>
      <DropZone onFile={openFile}>
        <AssignmentBanner banner={banner} timeline={timeline} leaf={leaf} onHandIn={onHandIn} />
        <Notices {...{ session, published }} {...screen} />
        <BoardHead {...{ session, current, last, phrase }} onView={() => screen.open('view')}>
          <MarkChanges {...screen} />
        </BoardHead>
        <Cities
          shown={shown}
          history={() => historyOf(timeline, at)}
          colours={screen.colours}
          selected={screen.selected}
          onSelect={screen.setSelected}
        />
        <Player
          {...{ timeline, at, leaf, first, last, current, playing, speed, send }}
          isMain={isMainLine(timeline, leaf)}
          onHelp={screen.openHelp}
          onShare={screen.openShare}
          onAct={() => screen.open('act')}
          news={told && <ExerciseNews {...told} />}
          lineMenu={
            <LineMenu
              {...{ game, timeline, at, leaf, send }}
              onKeys={screen.openHelp}
              onShare={screen.openShare}
            />
          }
        />
        <Lower {...{ session, exercises, first, last, current, panel }}>
          <Books round={round} opening={opening} />
        </Lower>
      </DropZone>
      <BoardDialogs
        {...{ game, timeline, leaf, current, panel, screen }}
        title={context.visiting?.title}
        modes={
          <ViewChoices speed={speed} send={send}>
            <MarkChanges {...screen} />
          </ViewChoices>
        }
        hasSlots={hasSlots}
        onFile={openFile}
      />
    </section>
  );
}

/** Acts, and shows what came of it. */
function acting(send: Send, close: () => void, board: RefObject<HTMLElement | null>) {
  return (event: BillsEvent) => {
    if (board.current) showAct(board.current);
    send({ type: 'ACT', event });
    // The sheet of a phone hides the accounts that the action has just changed.
    close();
  };
}

/** What is said of the shown step; at the opening, what the stage is about. */
function usePhrase({ stage }: BillsGame, timeline: Timeline<BillsRound>, at: number) {
  return useMemo(
    () => (roundNumber(timeline, at) === 0 ? [stage.about] : phraseAt(timeline, at)),
    [stage, timeline, at],
  );
}

interface LowerProps {
  readonly session: Session<BillsRound>;
  readonly exercises: Met;
  /** Round numbers: the earliest, the last of the line, the shown one. */
  readonly first: number;
  readonly last: number;
  readonly current: number;
  readonly panel: ReactNode;
  /** The tables of the shown round. */
  readonly children: ReactNode;
}

/** Under the player: what the selected player can do, the steps of the shown line, the tables. */
function Lower(props: LowerProps) {
  const { session, exercises, first, last, current, panel, children } = props;
  const { timeline, context, send } = session;
  const { leaf } = context;
  const id = useId();
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
          <Exercises {...exercises} />
          <section aria-labelledby={`${id}-steps`}>
            <h3 className="visually-hidden" id={`${id}-steps`}>
              The steps so far
            </h3>
            <MoveList
              {...{ timeline, leaf, first, last, current }}
              onRound={(round) => send({ type: 'GO_ROUND', round })}
              onNode={(node) => send({ type: 'GO_NODE', node })}
            />
          </section>
        </div>
      </div>
      {children}
    </div>
  );
}
