'use client';
/** What is worked with on a board: what may be done, how far the tasks are met, and how an act is carried out. */
import { useCallback, useContext, useDeferredValue, useMemo } from 'react';
import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { nodeAt } from '@/events/timeline/timeline';
import type { LessonContext } from '@/machines/lesson';
import type { Task } from '@/src/lessons/course/task';
import { type Screen, useScreen } from '../screen/useScreen';
import { useCountedRefusals } from '../session/counting';
import type { BankingGame } from '../session/game';
import { BoardSlots } from '../session/slots';
import { useOffers } from '../session/useBankingSystem';
import { useBanner } from '../session/useBanner';
import type { Published, Send, Session } from '../session/useSession';
import type { RefusedAttempt } from '../studies/study';
import { useTaskSet } from '../tasks/taskSet';
import { useProgress } from '../tasks/useProgress';
import { useTold } from '../tasks/useTold';
import type { PanelsCursor } from './TasksPanel';

const NO_TASKS: readonly Task[] = [];

/** The board's work: the screen opens on the task at hand, and handing in is offered where it can be done. */
export function useWork(
  game: BankingGame,
  session: Session<BankingRound>,
  published: Published | null,
) {
  const { send } = session;
  const cursor = useDeferredCursor(session);
  const offers = useOffers(game, nodeAt(cursor.timeline, cursor.at).round.book);
  const { tasks: set, set: own } = useTaskSet(game);
  const tasks = set?.tasks ?? NO_TASKS;
  const progress = useProgress(cursor.own, tasks);
  useTold(own ? null : game.lesson, cursor.own, progress.isDone ? progress.met.length : null);
  const screen = useScreen(game, tasks[progress.met.length]?.begins);
  useCountedRefusals({
    storageKey: game.storageKey,
    attempts: session.context.attempts,
    task: progress.met.length,
    isOwn: session.source === 'own',
  });
  const { loadBanner } = useContext(BoardSlots);
  const banner = useBanner(game.board.key);
  const hasSlots = !published || session.source === 'own';
  const onHandIn = hasSlots ? screen.openHandIn : undefined;
  // Whoever came for an assignment is done with its tasks, which may be fewer than the lesson's.
  const enough = (hasSlots && banner?.lastTask) || tasks.length;
  const isEnough = loadBanner !== null && progress.met.length >= enough;
  return {
    cursor,
    /** The tasks that the board shows; null where it has none. */
    tasks: set,
    /** The node shown of the learner's own timeline; null while another one is shown. */
    ownAt: cursor.own === cursor.timeline ? cursor.at : null,
    offers,
    progress,
    screen,
    banner,
    hasSlots,
    enough,
    onHandIn,
    /** Opens handing in from the current task, once the assignment's tasks are met. */
    onDone: isEnough ? onHandIn : undefined,
    /** Hands in from the list of tasks, on a board that was opened for an assignment. */
    onHandInTasks: loadBanner ? onHandIn : undefined,
    act: useActing(send, screen),
  };
}

/** Acts, and closes what lies over the accounts that the act has just changed. */
function useActing(send: Send, { stay, close }: Screen): (event: BankingEvent) => void {
  return useCallback(
    (event) => {
      stay();
      send({ type: 'ACT', event });
      if (actionOf(event).closesRound) close();
    },
    [send, stay, close],
  );
}

/** What the companion shows. Where steps follow one another quickly, the accounts go first: it follows when there is time. */
function useDeferredCursor({ timeline, own, context }: Session<BankingRound>): PanelsCursor {
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
export function useAttempts(
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
