'use client';
/** The board of the bills exercise: two cities, their players and what they do, on the stage. */
import { type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsRound } from '@/events/bills/rules';
import { branchesAt, roundNumber } from '@/events/timeline/lines';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { VisitEvent } from '@/machines/lesson';
import { fetched } from '@/src/ui/fetched';
import { CompanionPanel } from '../companion/CompanionPanel';
import { Dragging } from '../drag/Dragging';
import { DropZone } from '../notices/DropZone';
import { Notices } from '../notices/Notices';
import { useKeys } from '../player/useKeys';
import { historyOf, phraseAt, shownAt } from '../sentence/lineView';
import type { BillsGame } from '../session/game';
import { useBanner } from '../session/useBanner';
import { type Published, type Session, useSession } from '../session/useSession';
import { useFit } from '../sheets/useFit';
import { BoardBar, MarkChanges } from '../stage/BoardBar';
import { useTaskCount } from '../stage/BoardCompanion';
import { BoardDialogs } from '../stage/BoardDialogs';
import { BoardSentence } from '../stage/BoardSentence';
import { Stage } from '../stage/Stage';
import { StagePlayer } from '../stage/StagePlayer';
import { StepsPanel } from '../stage/StepsPanel';
import { AssignmentBanner } from '../tasks/AssignmentBanner';
import { BillsComposing } from './BillsComposing';
import { BillsLooks } from './BillsLooks';
import { Books } from './Books';
import { Cities, type CitiesProps } from './Cities';
import { ExerciseLine, Exercises, type Met, useExercises } from './Exercises';
import { useBillsDragWorld } from './useBillsDragWorld';
import { type BillsScreen, useBillsScreen } from './useBillsScreen';
import './bills.css';

const Records = fetched(async () => (await import('./BillsRecords')).BillsRecords);

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
  const { context, send, timeline, openFile } = session;
  const { at, leaf } = context;
  const board = useRef<HTMLElement>(null);
  useKeys({ board, isFork: branchesAt(timeline, at).length > 1, send, onHelp: screen.openHelp });
  const act = useCallback((event: BillsEvent) => send({ type: 'ACT', event }), [send]);
  const dragged = useBillsDragWorld(game.stage.offers, timeline, at, screen);
  const exercises = useExercises(game, session);
  const banner = useBanner(game.board.key);
  const hasSlots = !published || session.source === 'own';
  return (
    <DropZone onFile={openFile}>
      <BillsStage
        game={game}
        session={session}
        screen={screen}
        stage={board}
        notices={
          <>
            <AssignmentBanner
              banner={banner}
              timeline={timeline}
              leaf={leaf}
              onHandIn={hasSlots ? screen.openHandIn : undefined}
            />
            <Notices session={session} published={published} {...screen} />
          </>
        }
        task={session.own === timeline && <ExerciseLine {...exercises} />}
        onAct={act}
      />
      <Dragging stage={board} world={dragged} />
      <BillsCompanion game={game} session={session} screen={screen} exercises={exercises} />
      <BoardDialogs
        game={game}
        session={session}
        screen={screen}
        modes={<MarkChanges colours={screen.colours} setColours={screen.setColours} />}
        hasSlots={hasSlots}
      />
    </DropZone>
  );
}

interface PartProps {
  readonly game: BillsGame;
  readonly session: Session<BillsRound>;
  readonly screen: BillsScreen;
}

interface BillsStageProps extends PartProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly notices: ReactNode;
  readonly task: ReactNode;
  readonly onAct: (event: BillsEvent) => void;
}

/** The stage of an exercise: the two cities are its sheets. */
function BillsStage(props: BillsStageProps) {
  const { game, session, screen, stage, notices, task, onAct } = props;
  const { context, timeline, send } = session;
  const { at } = context;
  const shown = useMemo(() => shownAt(timeline, at), [timeline, at]);
  const phrase = usePhrase(game, timeline, at);
  return (
    <Stage
      board={stage}
      notices={notices}
      bar={
        <BoardBar session={session} onView={() => screen.open('view')}>
          <MarkChanges colours={screen.colours} setColours={screen.setColours} />
        </BoardBar>
      }
      sentence={<BoardSentence session={session} phrase={phrase} />}
      sheets={
        <FittedCities
          shown={shown}
          history={() => historyOf(timeline, at)}
          colours={screen.colours}
          selected={screen.selected}
          onSelect={screen.setSelected}
        />
      }
      task={task}
      composer={
        <BillsComposing
          offers={game.stage.offers}
          timeline={timeline}
          at={at}
          screen={screen}
          send={send}
          isPlaying={session.playing}
          onAct={onAct}
        />
      }
      player={<StagePlayer game={game} session={session} screen={screen} />}
    />
  );
}

/** What the board draws into its companion: exercises, steps, the tables and the selected player’s records. */
function BillsCompanion({ game, session, screen, exercises }: PartProps & { exercises: Met }) {
  const { context, timeline, send } = session;
  const { at, leaf } = context;
  useTaskCount(`${exercises.met.length}/${exercises.goals.length}`);
  return (
    <>
      <CompanionPanel tab="tasks">{() => <Exercises {...exercises} />}</CompanionPanel>
      <CompanionPanel tab="steps">
        {() => <StepsPanel timeline={timeline} at={at} leaf={leaf} send={send} />}
      </CompanionPanel>
      <CompanionPanel tab="explore">
        {() => (
          <>
            <Books round={nodeAt(timeline, at).round} opening={game.stage.opening} />
            <Records
              timeline={timeline}
              at={at}
              playerId={screen.selected}
              onRound={(round) => send({ type: 'GO_ROUND', round })}
            />
            <BillsLooks timeline={timeline} at={at} send={send} />
          </>
        )}
      </CompanionPanel>
    </>
  );
}

/** What is said of the shown step; at the opening, what the stage is about. */
function usePhrase({ stage }: BillsGame, timeline: Timeline<BillsRound>, at: number) {
  return useMemo(
    () => (roundNumber(timeline, at) === 0 ? [stage.about] : phraseAt(timeline, at)),
    [stage, timeline, at],
  );
}

/** A player's lines are few, and each is another. */
const NO_MERGES: readonly never[] = [];

/** Every player's account, by city, in the place of the sheets. */
function FittedCities(props: CitiesProps) {
  const container = useRef<HTMLDivElement>(null);
  useFit(container, props.shown, 'cities', NO_MERGES);
  return (
    <div className="stage-fit" ref={container}>
      <Cities {...props} />
    </div>
  );
}
