'use client';
/** The board of the banking world: accounts, player, actions; one view of one round of the log. */
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
} from 'react';
import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { LessonLog } from '@/events/banking/log';
import {
  branchesAt,
  firstRound,
  isMainLine,
  lastRound,
  roundNumber,
} from '@/events/timeline/lines';
import { nodeAt } from '@/events/timeline/timeline';
import type { LessonContext, VisitEvent } from '@/machines/lesson';
import type { Task } from '@/src/lessons/course/task';
import { Panel } from '../composer/Panel';
import { DropZone } from '../notices/DropZone';
import { Notices } from '../notices/Notices';
import { LineMenu } from '../player/LineMenu';
import { Player } from '../player/Player';
import { ViewChoices } from '../player/Speeds';
import { useKeys } from '../player/useKeys';
import { type Screen, useScreen } from '../screen/useScreen';
import { OPENING, phraseAt } from '../sentence/lineView';
import type { BankingGame } from '../session/game';
import { BoardSlots } from '../session/slots';
import { useOffers } from '../session/useBankingSystem';
import { useBanner } from '../session/useBanner';
import { useReading } from '../session/useReading';
import { type Published, type Send, type Session, useSession } from '../session/useSession';
import { FigureHint } from '../sheets/FigureHint';
import { showAct } from '../sheets/inSight';
import { Sheets } from '../sheets/Sheets';
import { StudyTabs } from '../studies/StudyTabs';
import type { RefusedAttempt } from '../studies/study';
import { AssignmentBanner } from '../tasks/AssignmentBanner';
import { TaskLine, TaskNews } from '../tasks/TaskLine';
import { useProgress } from '../tasks/useProgress';
import { BoardHead, Modes } from './BoardBar';
import { BoardDialogs } from './BoardDialogs';
import { BoardPanels, type PanelsCursor } from './BoardPanels';
import { FigureDialogs } from './FigureDialogs';

const NO_TASKS: readonly Task[] = [];

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
  const { context, playing, send, timeline } = session;
  const { at, leaf } = context;
  const board = useRef<HTMLElement>(null);
  const { later, offers, progress, screen, act, panel, news, ...handing } = useWork(
    game,
    session,
    board,
    published,
  );
  const { banner, hasSlots, onHandIn, enough } = handing;
  const { loadBanner } = useContext(BoardSlots);
  const current = roundNumber(timeline, at);
  const [first, last] = [firstRound(timeline), lastRound(timeline, leaf)];
  const phrase = useMemo(
    () => (roundNumber(timeline, at) === 0 ? OPENING : phraseAt(timeline, at)),
    [timeline, at],
  );
  const refused = useAttempts(game, context);
  const isDemonstration = context.visiting?.isDemonstration === true;
  const hasTried = useReading({
    ...{ demonstration, timeline, leaf, isDemonstration, send },
    round: current,
  });
  useKeys({
    board,
    isFork: branchesAt(timeline, at).length > 1,
    send,
    onHelp: screen.openHelp,
  });
  return (
    <section className="board" aria-label="Board" ref={board}>
      <DropZone onFile={session.openFile}>
        <AssignmentBanner banner={banner} timeline={timeline} leaf={leaf} onHandIn={onHandIn} />
        <Notices {...{ session, hasTried, published }} {...screen} />
        <BoardHead {...{ session, current, last, phrase }} onView={() => screen.open('view')}>
          <Modes {...screen} />
        </BoardHead>
        <Sheets {...{ timeline, at, screen, send }} />
        {screen.display !== 'spreadsheet' && <FigureHint isUsed={screen.figure !== null} />}
        <BoardPlayer {...{ game, session, screen, first, last, current, news }} />
        <BoardPanels
          {...{ game, panel, progress, enough, send }}
          place={later}
          onHandIn={loadBanner ? onHandIn : undefined}
        />
        <StudyTabs {...{ timeline, at, leaf, offers, refused, send }} lesson={game.lesson} />
      </DropZone>
      <BoardDialogs
        {...{ game, timeline, leaf, current, panel, screen }}
        title={context.visiting?.title}
        modes={
          <ViewChoices speed={context.speed} send={send}>
            <Modes {...screen} />
          </ViewChoices>
        }
        books={{ game, timeline, at, playing, send }}
        hasSlots={hasSlots}
        onFile={session.openFile}
      />
      <FigureDialogs {...{ offers, timeline, at, leaf, screen, send }} onAct={act} />
    </section>
  );
}

interface BoardPlayerProps {
  readonly game: BankingGame;
  readonly session: Session<BankingRound>;
  readonly screen: Screen;
  /** Round numbers: the earliest, the last of the line, the shown one. */
  readonly first: number;
  readonly last: number;
  readonly current: number;
  /** What an act has met of the tasks. */
  readonly news: ReactNode;
}

/** The player, with the menu of the shown line. */
function BoardPlayer(props: BoardPlayerProps) {
  const { game, session, screen, first, last, current, news } = props;
  const { context, playing, send, timeline } = session;
  const { at, leaf, speed } = context;
  const isMain = useMemo(() => isMainLine(timeline, leaf), [timeline, leaf]);
  return (
    <Player
      {...{ timeline, at, leaf, first, last, current, playing, speed, isMain, send, news }}
      onHelp={screen.openHelp}
      onShare={screen.openShare}
      onAct={() => screen.open('act')}
      lineMenu={
        <LineMenu
          {...{ game, timeline, at, leaf, send }}
          onKeys={screen.openHelp}
          onShare={screen.openShare}
        />
      }
    />
  );
}

/** Acts, and shows what came of it. */
function useActing(
  send: Send,
  { stay, close }: Screen,
  board: RefObject<HTMLElement | null>,
): (event: BankingEvent) => void {
  return useCallback(
    (event) => {
      stay();
      if (board.current && actionOf(event).closesRound) showAct(board.current);
      send({ type: 'ACT', event });
      // The sheet of a phone hides the accounts that the action has just changed.
      if (actionOf(event).closesRound) close();
    },
    [send, stay, close, board],
  );
}

/** What is worked with: the panel, the screen, which opens on the task at hand, and the way to hand in. */
function useWork(
  game: BankingGame,
  session: Session<BankingRound>,
  board: RefObject<HTMLElement | null>,
  published: Published | null,
) {
  const { send } = session;
  const later = useLater(session);
  const offers = useOffers(game, nodeAt(later.timeline, later.at).round.book);
  const { lesson } = game;
  const tasks = lesson?.tasks ?? NO_TASKS;
  const progress = useProgress(later.own, tasks);
  const screen = useScreen(game, tasks[progress.met.length]?.begins);
  const { loadBanner } = useContext(BoardSlots);
  const banner = useBanner(game.board.key);
  const hasSlots = !published || session.source === 'own';
  const onHandIn = hasSlots ? screen.openHandIn : undefined;
  // Whoever came for an assignment is done with its tasks, which may be fewer than the lesson's.
  const enough = (hasSlots && banner?.lastTask) || tasks.length;
  const isEnough = loadBanner !== null && progress.met.length >= enough;
  const onDone = isEnough ? onHandIn : undefined;
  const asked = later.isForeign ? null : lesson;
  const task = useMemo(
    () => asked && <TaskLine lesson={asked} progress={progress} onHandIn={onDone} />,
    [asked, progress, onDone],
  );
  const news = asked && <TaskNews lesson={asked} progress={progress} onHandIn={onDone} />;
  const act = useActing(send, screen, board);
  const panel = useMemo(
    () => (
      <Panel
        {...{ game, offers, screen, send, task }}
        timeline={later.timeline}
        at={later.at}
        onAct={act}
      />
    ),
    [game, offers, screen, send, task, later, act],
  );
  return { later, offers, progress, screen, act, panel, news, banner, hasSlots, onHandIn, enough };
}

/** What is under the player. Where steps follow one another quickly, the accounts go first: it follows when there is time. */
function useLater({ timeline, own, context }: Session<BankingRound>): PanelsCursor {
  const { at, leaf, visiting } = context;
  const isForeign = own !== timeline && visiting?.isDemonstration !== true;
  // Together: a node means nothing on another timeline.
  const place = useMemo(
    () => ({ timeline, own, at, leaf, isForeign }),
    [timeline, own, at, leaf, isForeign],
  );
  return useDeferredValue(place);
}

/** What was refused on this board, as its own events. */
function useAttempts(
  { board }: BankingGame,
  { attempts }: LessonContext,
): readonly RefusedAttempt[] {
  return useMemo(
    () =>
      attempts.flatMap((attempt) => {
        const event = board.read(attempt.event);
        return event ? [{ ...attempt, event }] : [];
      }),
    [board, attempts],
  );
}
