'use client';
/** Whether something has come near the screen, so that what it needs can be fetched before it is seen. */
import { type RefObject, useEffect, useState } from 'react';
import { onceSeen } from './observing';

/** How far from the screen, and from the edge of a part that scrolls by itself. */
const NEAR = '200px';

/** Whether an element has come near the screen; once it has, it has. */
export function useNear(container: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onceSeen(
      container.current,
      () => {
        // What is near is fetched after what is here has been painted.
        timer = setTimeout(() => setNear(true));
      },
      { rootMargin: NEAR, scrollMargin: NEAR },
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [container]);
  return isNear;
}
