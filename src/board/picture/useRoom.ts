'use client';
/** How wide the drawing may be, in its own units: as many to the em of the board's type as `UNITS` says. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Units of the drawing in one em of the board: one unit is a pixel where the board's type is smallest. */
export const UNITS = 14;

/** What is taken until the room is known. */
const ROOM = 560;

/** The width of an element in units of the drawing, followed as it changes. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(ROOM);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(current).fontSize) || UNITS;
      if (current.clientWidth > 0) setRoom(Math.floor((current.clientWidth / em) * UNITS));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
