'use client';
/** Sets a long sentence smaller, so that it fits the room that is kept for it. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '@/src/ui/observing';

/** The sizes of stage.css, largest first. */
const SIZES = ['0', '1', '2', '3'] as const;

/** Sets the last part of an element as large as the room around it allows, anew whenever its width or `text` changes. */
export function useSetting(place: RefObject<HTMLElement | null>, text: string): void {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    return element ? watchSize(element, () => setWidth(element.clientWidth)) : undefined;
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
