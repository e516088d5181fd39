'use client';
/** The reader's progress in a lesson, in a few words after its description. */
import { useSyncExternalStore } from 'react';
import {
  getServerSnapshot,
  getSnapshot,
  isDone,
  type LessonProgress,
  subscribe,
} from '@/src/board/session/progress';

/** Nothing before the lesson was opened. Its place in the line is at the end: it moves nothing. */
export function LessonState({ lessonId }: { readonly lessonId: number }) {
  const progress = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot).get(lessonId);
  if (!progress) return null;
  const words = wordsOf(progress);
  if (words === null) return null;
  return (
    <span className="lesson-state" data-done={isDone(progress)}>
      {' · '}
      {isDone(progress) && <span aria-hidden="true">✓ </span>}
      {words}
    </span>
  );
}

function wordsOf({ read, played, tasksMet, tasks }: LessonProgress): string | null {
  if (tasks > 0 && tasksMet >= tasks) return 'all tasks met';
  if (tasksMet > 0) return `${tasksMet} of ${tasks} tasks met`;
  if (played) return 'played';
  return read ? 'read' : null;
}
