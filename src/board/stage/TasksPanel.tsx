'use client';
/** The companion's tasks, ticked for one's own board only. */
import { memo, useCallback } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import type { Timeline } from '@/events/timeline/timeline';
import type { TreeProgress } from '@/src/lessons/course/progress';
import type { BankingGame } from '../session/game';
import type { Send } from '../session/useSession';
import { Goals } from '../tasks/Goals';
import { OwnTasks } from '../tasks/OwnTasks';
import { Tasks } from '../tasks/Tasks';
import type { TaskSet } from '../tasks/taskSet';

/** What the companion shows of the session. */
export interface PanelsCursor extends Cursor<BankingRound> {
  /** The learner's own timeline: the one shown, or the one kept aside while another log is open. */
  readonly own: Timeline<BankingRound>;
  /** Whether another person's log is shown. The lesson's demonstration does not count. */
  readonly isForeign: boolean;
}

interface TasksPanelProps {
  readonly game: BankingGame;
  /** null where none are set. */
  readonly lesson: TaskSet | null;
  readonly cursor: PanelsCursor;
  /** How far the lesson's tasks are met on the learner's own timeline. */
  readonly progress: TreeProgress;
  /** How many of them have to be met for what the learner came to do. */
  readonly enough: number;
  readonly send: Send;
  /** Opens handing in; left out without an assignment. */
  readonly onHandIn?: (() => void) | undefined;
}

/** Shown with somebody else's log, on a board that has no tasks. */
const NONE = 'This board has no tasks. On a board of your own you can set some.';

/** The tasks of a lesson. */
export const TasksPanel = memo(function TasksPanel(props: TasksPanelProps) {
  const { game, lesson, cursor, progress, enough, send, onHandIn } = props;
  const { timeline, own, at, leaf, isForeign } = cursor;
  const goTo = useCallback((node: number) => send({ type: 'GO_NODE', node }), [send]);
  if (isForeign) return lesson ? <Goals lesson={lesson} /> : <p>{NONE}</p>;
  return (
    <>
      {lesson && (
        <Tasks
          lesson={lesson}
          timeline={own}
          progress={progress}
          enough={enough}
          at={at}
          leaf={leaf}
          onHandIn={onHandIn}
          onNode={own === timeline ? goTo : null}
        />
      )}
      {/* Whoever came to do an assignment sets no tasks. */}
      {own === timeline && !onHandIn && <OwnTasks game={game} timeline={own} at={at} />}
    </>
  );
});
