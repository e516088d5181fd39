'use client';
/** What somebody came to do on a board, once it is known. */
import { useEffect, useState } from 'react';
import type { BoardKey } from '@/events/log/board';
import { type Errand, registeredErrand } from './errand';

/** The errand; null until it has come, and where there is none. */
export function useErrand(board: BoardKey): Errand | null {
  const load = registeredErrand();
  const [errand, setErrand] = useState<Errand | null>(null);
  useEffect(() => {
    let isHere = true;
    // Where it does not come, the board is what it is for everybody.
    load?.(board).then(
      (found) => isHere && setErrand(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [load, board]);
  return errand;
}
