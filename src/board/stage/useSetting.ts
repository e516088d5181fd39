'use client';
/** Sets a long sentence smaller, so that it fits the room that is kept for it. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The sizes of stage.css, largest first. */
const SIZES = ['0', '1', '2', '3'] as const;

/** Sets the last part of an element as large as the room around it allows, anew whenever its width or `text` changes. */
export function useSetting(place: RefObject<HTMLElement | null>, text: string): void {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much room the text takes is measured on the page.
  useLayoutEffect(() => {
    const element = place.current;
    const room = element?.parentElement;
    const set = element?.lastElementChild;
    if (!element || !room || !set) return;
    for (const size of SIZES) {
      element.dataset.set = size;
      if (set.clientHeight <= room.clientHeight) break;
    }
  }, [place, width, text]);
}
