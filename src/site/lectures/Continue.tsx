'use client';
/** The way into the lessons: to the first one, or to where the reader was. */
import { useSyncExternalStore } from 'react';
import { getLast, getSnapshot, subscribe } from '@/src/board/session/progress';
import { CATALOGUE, entryOf, lectureOf, lessonPath } from '@/src/lessons/course/catalogue';
import type { CatalogueEntry } from '@/src/lessons/course/lesson';
import { QuietLink } from '@/src/ui/QuietLink';
import { lessonToContinue } from './continuing';

function useLessonToContinue(): CatalogueEntry | null {
  const id = useSyncExternalStore(
    subscribe,
    () => lessonToContinue(getLast(), getSnapshot())?.id ?? null,
    () => null,
  );
  return id === null ? null : entryOf(id);
}

/** One button, of the same height whatever it says, with a line under it that has its place from the start. */
export function Continue() {
  const lesson = useLessonToContinue();
  const first = CATALOGUE[0];
  const target = lesson ?? first;
  if (!target) return null;
  return (
    <p className="continue">
      <QuietLink href={lessonPath(target)} className="primary-link">
        {lesson ? 'Continue where you were' : 'Start with the first lesson'}
      </QuietLink>
      <span className="continue-where">
        {lectureOf(target).title}: {target.title}
      </span>
    </p>
  );
}
