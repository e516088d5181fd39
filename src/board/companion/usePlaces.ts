'use client';
/** Which of companion and board has the screen, where there is room for one only. Each keeps its place. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ONE_PLACE } from '../screen/media';
import { readHash } from '../session/initialHash';
import { getRequest, subscribe } from '../session/reading';
import type { Place } from './companionContext';

/** Whether an address speaks of the board: it carries a log, or names it. */
const isOfBoard = (): boolean => readHash() !== null || window.location.hash === '#board';

/**
 * The place that is shown. Links to the board, addresses that carry a log and rounds that the text
 * asks for lead to the board; whoever comes back to the text finds it where they left it.
 *
 * @param first what is shown before anybody has chosen
 */
export function usePlaces(root: RefObject<HTMLElement | null>, first: Place) {
  const [place, show] = useState<Place>(first);
  const scrolled = useRef(0);
  const back = useRef<number | null>(null);
  const setPlace = useCallback((next: Place) => {
    if (next === 'board') scrolled.current = window.scrollY;
    else back.current = scrolled.current;
    show(next);
  }, []);
  useLayoutEffect(() => {
    if (place !== 'read' || back.current === null) return;
    if (window.matchMedia(ONE_PLACE).matches)
      window.scrollTo({ top: back.current, behavior: 'instant' });
    back.current = null;
  }, [place]);
  useEffect(() => {
    const follow = () => {
      if (isOfBoard()) setPlace('board');
    };
    follow();
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('a[href="#board"]')) setPlace('board');
      else if (root.current && event.target.closest('.companion a[href^="#"]')) setPlace('read');
    };
    const onRequest = () => {
      if (getRequest() !== null) setPlace('board');
    };
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', onClick);
    const stop = subscribe(onRequest);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', onClick);
      stop();
    };
  }, [root, setPlace]);
  return { place, setPlace };
}
