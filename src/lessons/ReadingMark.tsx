'use client';
/** Remembers that a lesson was opened, and that its text was read to the end. It draws nothing. */
import { useEffect, useRef } from 'react';
import { tellOpened, tellRead } from '@/src/board/session/progress';
import { watchSight } from '@/src/ui/observing';

/** A glance at the end of a page is not reading: so long, in milliseconds, must the page have been open. */
const A_READ = 20_000;

/** Stands at the end of the text. */
export function ReadingMark({ lessonId }: { readonly lessonId: number }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tellOpened(lessonId);
    if (!end.current) return;
    let isInSight = false;
    let isLongEnough = false;
    const note = () => {
      if (isInSight && isLongEnough) tellRead(lessonId);
    };
    const timer = setTimeout(() => {
      isLongEnough = true;
      note();
    }, A_READ);
    const unwatch = watchSight(end.current, (isSeen) => {
      isInSight = isSeen;
      note();
    });
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [lessonId]);
  return <div ref={end} />;
}
