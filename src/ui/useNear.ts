'use client';
/** Whether something is near the screen: what it needs can be fetched before it is seen, and is fetched for nobody else. */
import { type RefObject, useEffect, useState } from 'react';

/** How far from the screen, and from the edge of a part that scrolls by itself. */
const NEAR = '200px';

/**
 * Tells whenever an element comes into sight or goes out of it; first where it is now. In a browser
 * that cannot tell, everything is in sight.
 *
 * @param ahead how far around the screen still counts, as CSS writes a length
 * @returns what ends it
 */
export function watchSight(
  element: Element,
  tell: (isInSight: boolean) => void,
  ahead = '0px',
): () => void {
  if (!('IntersectionObserver' in window)) {
    tell(true);
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) tell(isIntersecting);
    },
    { rootMargin: ahead, scrollMargin: ahead },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Acts when an element has come near, once while it stands there and `act` is the same function. */
export function useOnceNear(
  place: RefObject<HTMLElement | null>,
  act: () => void,
  ahead?: string,
): void {
  useEffect(() => {
    if (!place.current) return;
    let hasActed = false;
    return watchSight(
      place.current,
      (isInSight) => {
        if (!isInSight || hasActed) return;
        hasActed = true;
        act();
      },
      ahead,
    );
  }, [place, act, ahead]);
}

/** Whether an element has come near the screen; once it has, it has. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchSight(
      place.current,
      (isInSight) => {
        // What is near is fetched after what is here has been painted.
        if (isInSight) timer ??= setTimeout(() => setNear(true));
      },
      NEAR,
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [place, isNear]);
  return isNear;
}
