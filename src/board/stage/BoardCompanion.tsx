'use client';
/** What a board draws into the companion beside it: tasks, steps, and closer looks. */
import { useContext, useEffect } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { TreeProgress } from '@/src/lessons/course/progress';
import { fetched } from '@/src/ui/fetched';
import { CompanionPanel } from '../companion/CompanionPanel';
import { CompanionContext } from '../companion/companionContext';
import type { Screen } from '../screen/useScreen';
import type { BankingGame } from '../session/game';
import type { Send } from '../session/useSession';
import type { RefusedAttempt } from '../studies/study';
import type { TaskSet } from '../tasks/taskSet';
import type { PanelsCursor } from './TasksPanel';

const TasksPanel = fetched(async () => (await import('./TasksPanel')).TasksPanel);
const StepsPanel = fetched(async () => (await import('./StepsPanel')).StepsPanel);
const Explore = fetched(async () => (await import('../studies/Explore')).Explore);

interface BoardCompanionProps {
  readonly game: BankingGame;
  /** The tasks that the board shows; null where it has none. */
  readonly tasks: TaskSet | null;
  readonly cursor: PanelsCursor;
  readonly progress: TreeProgress;
  readonly enough: number;
  readonly offers: Offers;
  readonly refused: readonly RefusedAttempt[];
  readonly screen: Screen;
  readonly send: Send;
  readonly onHandIn: (() => void) | undefined;
}

/** The panels of a banking board. */
export function BoardCompanion(props: BoardCompanionProps) {
  const { game, tasks, cursor, progress, enough, offers, refused, screen, send, onHandIn } = props;
  const { lesson } = game;
  const { timeline, at, leaf } = cursor;
  useTaskCount(tasks && !cursor.isForeign ? `${progress.met.length}/${tasks.tasks.length}` : '');
  return (
    <>
      <CompanionPanel tab="tasks">
        {() => (
          <TasksPanel
            game={game}
            lesson={tasks}
            cursor={cursor}
            progress={progress}
            enough={enough}
            send={send}
            onHandIn={onHandIn}
          />
        )}
      </CompanionPanel>
      <CompanionPanel tab="steps">
        {() => <StepsPanel timeline={timeline} at={at} leaf={leaf} send={send} />}
      </CompanionPanel>
      <CompanionPanel tab="explore">
        {() => (
          <Explore
            timeline={timeline}
            at={at}
            leaf={leaf}
            offers={offers}
            lesson={lesson}
            refused={refused}
            screen={screen}
            send={send}
          />
        )}
      </CompanionPanel>
    </>
  );
}

/** Says on the tab of the tasks how many are met. */
export function useTaskCount(count: string): void {
  const setNote = useContext(CompanionContext)?.setNote;
  useEffect(() => setNote?.('tasks', count), [setNote, count]);
}
