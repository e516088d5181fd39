'use client';
/** The board of the banking world: one view of one round of the log, on the stage. */
import { useMemo, useRef, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import type { LessonLog } from '@/events/banking/log';
import { branchesAt, roundNumber } from '@/events/timeline/lines';
import { childrenOf, nodeAt } from '@/events/timeline/timeline';
import type { VisitEvent } from '@/machines/lesson';
import { fetched } from '@/src/ui/fetched';
import { Composer } from '../composer/Composer';
import { Dragging } from '../drag/Dragging';
import { DropZone } from '../notices/DropZone';
import { Notices } from '../notices/Notices';
import { useKeys } from '../player/useKeys';
import { useIsNarrow } from '../screen/useIsNarrow';
import type { Screen } from '../screen/useScreen';
import { shownAt, toldAt } from '../sentence/lineView';
import { countGrade } from '../session/counting';
import type { BankingGame } from '../session/game';
import { useReading } from '../session/useReading';
import { type Published, type Session, useSession } from '../session/useSession';
import { changedAt } from '../sheets/changedAt';
import { Sheets } from '../sheets/Sheets';
import { AssignmentBanner } from '../tasks/AssignmentBanner';
import { TaskLine } from '../tasks/TaskLine';
import { BoardBar, Modes } from './BoardBar';
import { BoardCompanion } from './BoardCompanion';
import { BoardDialogs } from './BoardDialogs';
import { BoardSentence } from './BoardSentence';
import { FigureDialogs } from './FigureDialogs';
import { OpeningChoice } from './OpeningChoice';
import { SheetChips, type SheetChoice } from './SheetChips';
import { Stage } from './Stage';
import { StagePlayer } from './StagePlayer';
import { useDragWorld } from './useDragWorld';
import { useAttempts, useWork } from './useWork';

const Days = fetched(async () => (await import('../days/Days')).Days, { name: 'The days' });

interface BoardProps {
  /** It must stay the same while the board lives. */
  readonly game: BankingGame;
  /** What the lesson's text shows on the board; null where there is no text, or it shows nothing. */
  readonly demonstration?: LessonLog | null;
  /** A log that the page brings along to be played; it must stay the same too. */
  readonly published?: Published | null;
  /** What the address opens, where the page has read it already: null for nothing. It must stay the same too. */
  readonly linked?: VisitEvent | null;
  /** What stood behind the `#` as the page came, where the page has read it; else the board reads it itself. */
  readonly initialHash?: string | null;
}

/** The board of a game of the banking world. */
export function Board(props: BoardProps) {
  const { game, demonstration = null, published = null } = props;
  const session = useSession(game, props);
  const { context, send, timeline } = session;
  const { at, leaf } = context;
  const board = useRef<HTMLElement>(null);
  const work = useWork(game, session, published);
  const { screen, offers, cursor, progress } = work;
  const refused = useAttempts(game, context);
  const hasTried = useReading(session, demonstration);
  useKeys({ board, isFork: branchesAt(timeline, at).length > 1, send, onHelp: screen.openHelp });
  const dragged = useDragWorld(offers, timeline, at, screen);
  return (
    <DropZone onFile={session.openFile}>
      <StageOf
        game={game}
        session={session}
        screen={screen}
        stage={board}
        notices={<Over session={session} work={work} hasTried={hasTried} published={published} />}
        days={daysOf(session, work)}
        task={taskOf(work)}
        composer={
          <Composer
            game={game}
            offers={offers}
            timeline={timeline}
            at={at}
            screen={screen}
            send={send}
            isPlaying={session.playing}
            onAct={work.act}
          />
        }
      />
      <Dragging stage={board} world={dragged} />
      <BoardCompanion
        game={game}
        tasks={work.tasks}
        cursor={cursor}
        progress={progress}
        enough={work.enough}
        offers={offers}
        refused={refused}
        screen={screen}
        send={send}
        onHandIn={work.onHandInTasks}
      />
      <BoardDialogs
        game={game}
        session={session}
        screen={screen}
        modes={<Modes {...screen} />}
        books={{ game, timeline, at, playing: session.playing, send }}
        hasSlots={work.hasSlots}
      />
      <FigureDialogs
        offers={offers}
        timeline={timeline}
        at={at}
        leaf={leaf}
        screen={screen}
        send={send}
        onAct={work.act}
        onGraded={(grade) => session.source === 'own' && countGrade(game.storageKey, grade)}
      />
    </DropZone>
  );
}

/** The strip of days; nothing on a board on which none pass. It has its place at the steps before the opening, too. */
function daysOf(session: Session<BankingRound>, work: ReturnType<typeof useWork>): React.ReactNode {
  const { context, timeline, send, playing } = session;
  const { clock } = nodeAt(timeline, timeline.opening).round.book;
  if (!clock) return null;
  const { offers, screen, act } = work;
  return (
    <Days
      timeline={timeline}
      at={context.at}
      offers={offers}
      screen={screen}
      send={send}
      onAct={act}
      isPlaying={playing}
    />
  );
}

/** The task at hand, over the composer; null where there are none, and where somebody else's line is looked at. */
function taskOf(work: ReturnType<typeof useWork>): React.ReactNode {
  const { cursor, progress, ownAt, onDone, tasks } = work;
  if (!tasks || cursor.isForeign) return null;
  return (
    <TaskLine
      lesson={tasks}
      progress={progress}
      at={ownAt}
      hasPlayed={childrenOf(cursor.own, cursor.own.opening).length > 0}
      onHandIn={onDone}
    />
  );
}

interface OverProps {
  readonly session: Session<BankingRound>;
  readonly work: ReturnType<typeof useWork>;
  readonly hasTried: boolean;
  readonly published: Published | null;
}

/** What stands over a stage: for which assignment it was opened, and what the board has to say of itself. */
function Over({ session, work, hasTried, published }: OverProps) {
  const { timeline, context } = session;
  return (
    <>
      <AssignmentBanner
        banner={work.banner}
        timeline={timeline}
        leaf={context.leaf}
        onHandIn={work.onHandIn}
      />
      <Notices session={session} hasTried={hasTried} published={published} {...work.screen} />
    </>
  );
}

interface StageOfProps {
  readonly game: BankingGame;
  readonly session: Session<BankingRound>;
  readonly screen: Screen;
  readonly stage: React.RefObject<HTMLElement | null>;
  readonly notices: React.ReactNode;
  readonly days: React.ReactNode;
  readonly task: React.ReactNode;
  readonly composer: React.ReactNode;
}

/** The stage of a board, its sheets chosen by what the screen has room for. */
function StageOf(props: StageOfProps) {
  const { game, session, screen, stage, notices, days, task, composer } = props;
  const { context, timeline, send } = session;
  const { at, leaf } = context;
  const phrase = useMemo(() => toldAt(timeline, at), [timeline, at]);
  const { parties } = nodeAt(timeline, at).round.book;
  const [choice, setChoice] = useState<SheetChoice>('step');
  const named = useMemo(
    () => [screen.selected, ...screen.named.split(' ').filter(Boolean).map(Number)],
    [screen.selected, screen.named],
  );
  const isNarrow = useIsNarrow();
  const only = useMemo(() => {
    if (!isNarrow || choice === 'all') return null;
    if (typeof choice === 'number') return [choice];
    const changed = changedAt(shownAt(timeline, at));
    return changed.size === 0 ? null : [...new Set([...changed, ...named])];
  }, [isNarrow, choice, timeline, at, named]);
  return (
    <Stage
      board={stage}
      notices={notices}
      bar={
        <BoardBar session={session} onView={() => screen.open('view')}>
          <Modes {...screen} />
        </BoardBar>
      }
      sentence={
        <>
          <BoardSentence
            session={session}
            phrase={phrase}
            isFigureOpen={screen.display === 'spreadsheet' ? undefined : screen.figure !== null}
          />
          {/* At the opening there is nothing else to say, and it is what one starts from. */}
          {roundNumber(timeline, at) === 0 && <OpeningChoice />}
        </>
      }
      chips={isNarrow && <SheetChips parties={parties} choice={choice} onChoice={setChoice} />}
      sheets={
        <Sheets
          timeline={timeline}
          at={at}
          leaf={leaf}
          screen={screen}
          named={named}
          only={only}
          mayYield={isNarrow && choice === 'step' && only === null}
          send={send}
        />
      }
      days={days}
      task={task}
      composer={composer}
      player={<StagePlayer game={game} session={session} screen={screen} />}
    />
  );
}
