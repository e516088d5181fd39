'use client';
/** Tells those who list the lessons how far one has come. */
import { useEffect, useRef } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { childrenOf, type Timeline } from '@/events/timeline/timeline';
import type { Lesson } from '@/src/lessons/course/lesson';
import { tellTasks } from '../session/progress';

/**
 * Tells how many tasks of a lesson are met, once something was played.
 *
 * @param lesson null where a board belongs to none
 * @param count null while it is not known
 */
export function useTold(
  lesson: Lesson | null,
  timeline: Timeline<BankingRound>,
  count: number | null,
): void {
  const wasPlayed = useRef(false);
  const isPlayed = childrenOf(timeline, timeline.opening).length > 0;
  useEffect(() => {
    // A board that has just come is empty until what was saved arrives: that is no news.
    // What is told are the tasks of the lesson's own opening: those of others come on top.
    if (
      !lesson ||
      lesson.startsFrom !== undefined ||
      count === null ||
      !(isPlayed || wasPlayed.current)
    )
      return;
    wasPlayed.current = true;
    tellTasks(lesson.id, count, lesson.tasks.length);
  }, [lesson, isPlayed, count]);
}
