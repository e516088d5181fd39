/** What an instructor's table says of the tasks that a log which was handed in meets. */
import { itemAt } from '@/events/assert';
import { lessonBoard, sandboxBoard } from '@/events/banking/board/boards';
import { isLessonLog } from '@/events/banking/log';
import { inWorld } from '@/events/log/folded';
import type { AnyFoldedLog, Log } from '@/events/worlds';
import { loadLesson } from './load';
import { lessonAt } from './openings';
import { metTasks, type Task } from './task';
import { ownTasks } from './told';

/**
 * The tasks that a log sets, in order: its own where it brings any, else those of its board; none for a sandbox
 * without any, or the bills. Rejects when the lesson has no board, or its file cannot be fetched.
 */
export async function tasksOf(log: Log): Promise<readonly Task[]> {
  if (log.world !== 'banking') return [];
  if (!isLessonLog(log)) {
    return log.tasks ? ownTasks(sandboxBoard(log.opening).board, log.tasks) : [];
  }
  const lesson = lessonAt(await loadLesson(log.lesson), log.opening);
  if (!lesson) return [];
  return log.tasks ? ownTasks(lessonBoard(lesson), log.tasks) : lesson.tasks;
}

/**
 * The number of the round that met each task, null for a task that is not met. As on
 * the board, a task counts only once the one before it in the lesson is met, whether
 * that one was chosen or not.
 *
 * @param tasks all tasks of the lesson
 * @param chosen the indexes of those to report, in the order wanted; left out, all of them
 */
export function tasksMetIn(
  folded: AnyFoldedLog,
  tasks: readonly Task[],
  chosen: readonly number[] = [...tasks.keys()],
): readonly (number | null)[] {
  const steps = inWorld('banking', folded)?.steps;
  if (!steps) return chosen.map(() => null);
  const opening = itemAt(steps, 0);
  const line = steps.slice(1);
  const rounds = metTasks(tasks, opening, line).map(
    (index) => itemAt(line, index).count - opening.count,
  );
  return chosen.map((index) => rounds[index] ?? null);
}
