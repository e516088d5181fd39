'use client';
/** How large the drawing may be, in its own units: as many to the em of the board's type as `UNITS` says. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '@/src/ui/observing';

/** Units of the drawing in one em of the board: one unit is a pixel where the board's type is smallest. */
export const UNITS = 14;

/** The size assumed until it is measured. */
const ROOM = 560;

/** In units of the drawing. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, kept up to date. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: ROOM, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(current).fontSize) || UNITS;
      const units = (pixels: number) => Math.floor((pixels / em) * UNITS);
      const { clientWidth, clientHeight } = current;
      if (clientWidth === 0) return;
      const [width, height] = [units(clientWidth), units(clientHeight)];
      setRoom((known) =>
        known.width === width && known.height === height ? known : { width, height },
      );
    };
    measure();
    return watchSize(current, measure);
  }, [element]);
  return room;
}
