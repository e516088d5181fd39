/** The tasks that a board shows: those that were set on it, or those of its lesson. */
import { useMemo, useSyncExternalStore } from 'react';
import type { Lesson } from '@/src/lessons/course/lesson';
import { ownTasks } from '@/src/lessons/course/told';
import type { BankingGame } from '../session/game';

/** A lesson is one; of tasks that were set on a board there is no lesson that follows. */
export type TaskSet = Pick<Lesson, 'tasks' | 'opensWith'> &
  Partial<Pick<Lesson, 'id' | 'lectureId'>>;

const none = () => null;

/** The tasks of a board, and whether they were set on it; null where it has none. */
export function useTaskSet({ lesson, board, own }: BankingGame) {
  const set = useSyncExternalStore(own.subscribe, own.get, none);
  return useMemo(() => {
    const tasks: TaskSet | null = set ? { tasks: ownTasks(board, set) } : lesson;
    return { tasks, set };
  }, [board, lesson, set]);
}
