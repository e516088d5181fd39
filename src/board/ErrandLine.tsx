'use client';
/** The line over the board that says what somebody came to do on it. */
import { type ComponentType, useEffect, useState } from 'react';
import type { BoardKey } from '@/events/log/board';
import { type ErrandProps, registeredErrand } from './errand';

interface ErrandLineProps extends ErrandProps {
  readonly board: BoardKey;
}

/** The line in its place, which is kept free from the start: the board does not move when the words come. */
export function ErrandLine({ board, onHandIn }: ErrandLineProps) {
  const load = registeredErrand();
  const [Line, setLine] = useState<ComponentType<ErrandProps> | null>(null);
  useEffect(() => {
    let isHere = true;
    // Where it does not come, the board is what it is for everybody.
    load?.(board).then(
      (found) => isHere && setLine(() => found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [load, board]);
  return load && <div className="board-errand">{Line && <Line onHandIn={onHandIn} />}</div>;
}
