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

/** What whoever has opened no lesson yet is offered: the first text, or a board to act on at once. */
const BEGINNINGS = {
  text: { entry: CATALOGUE[0], hasBoard: false, label: 'Start with the first lesson' },
  board: {
    entry: CATALOGUE.find(({ hasBoard }) => hasBoard),
    hasBoard: true,
    label: 'Move your first dollars',
  },
} as const;

interface ContinueProps {
  readonly beginsWith: keyof typeof BEGINNINGS;
}

/** One button, of the same height whatever it says, with a line under it that has its place from the start. */
export function Continue({ beginsWith }: ContinueProps) {
  const lesson = useLessonToContinue();
  const { entry, hasBoard, label } = BEGINNINGS[beginsWith];
  const target = lesson ?? entry;
  if (!target) return null;
  const path = lessonPath(target);
  return (
    <p className="continue">
      <QuietLink href={!lesson && hasBoard ? `${path}#board` : path} className="primary-link">
        {lesson ? 'Continue where you were' : label}
      </QuietLink>
      <span className="continue-where">
        {lectureOf(target).title}: {target.title}
      </span>
    </p>
  );
}
