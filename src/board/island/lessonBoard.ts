/**
 * The board of a lesson page, in one piece: what is fetched apart at the same time cannot
 * know what the other brings, and would bring it again.
 */

import { isLessonLog } from '@/events/banking/log';
import type { Lesson } from '@/src/lessons/course/lesson';
import { loadLesson } from '@/src/lessons/course/load';
import { lessonAt } from '@/src/lessons/course/openings';
import { lessonGame } from '../session/game';
import { readHash } from '../session/initialHash';
import { Board } from '../stage/Board';
import { OpenedBoard, type PlayedLesson } from './OpenedBoard';

/** A board, and what shows it at the opening that is asked for. */
export interface LoadedBoard extends PlayedLesson {
  readonly Opened: typeof OpenedBoard;
}

/** The board of a lesson. Rejects when the lesson has none, or when it cannot be fetched. */
export async function loadBoard(lessonId: number): Promise<LoadedBoard> {
  const lesson = await loadLesson(lessonId);
  return {
    Board,
    Opened: OpenedBoard,
    lesson,
    game: lessonGame((await namedInAddress(lesson)) ?? lesson),
  };
}

/** The lesson from the opening of the log that the address carries; null where it carries none from another opening. */
async function namedInAddress(lesson: Lesson): Promise<Lesson | null> {
  const hash = lesson.openings ? readHash() : null;
  if (hash === null) return null;
  const { readLinked } = await import('../session/openLog');
  const linked = readLinked(hash);
  if (!linked || 'problem' in linked || !isLessonLog(linked.log)) return null;
  return linked.log.lesson === lesson.id ? lessonAt(lesson, linked.log.opening) : null;
}
