'use client';
/** The assignment for which a board was opened, once it is known. */
import { useContext, useEffect, useState } from 'react';
import type { BoardKey } from '@/events/world/board';
import { type Banner, BoardSlots } from './slots';

/** The banner of a board; null until it has come, and where there is none. */
export function useBanner(board: BoardKey): Banner | null {
  const { loadBanner } = useContext(BoardSlots);
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    let isHere = true;
    // Where it does not come, the board is what it is for everybody.
    loadBanner?.(board).then(
      (found) => isHere && setBanner(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [loadBanner, board]);
  return banner;
}
