'use client';
/** The line over the board that says what somebody came to do on it. */
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { eventsTo } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { BoardKey, Step } from '@/events/world/board';
import { type ErrandProps, registeredErrand } from './errand';

interface ErrandLineProps extends Omit<ErrandProps, 'events'> {
  readonly board: BoardKey;
  readonly timeline: Timeline<Step>;
  /** The end of the line that is shown. */
  readonly leaf: number;
}

/** The line in its place, which is kept free from the start: the board does not move when the words come. */
export function ErrandLine({ board, timeline, leaf, onHandIn }: ErrandLineProps) {
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
  const isThere = Line !== null;
  const events = useMemo(
    () => (isThere ? eventsTo(timeline, leaf) : []),
    [isThere, timeline, leaf],
  );
  return load && <div className="board-errand">{Line && <Line {...{ events, onHandIn }} />}</div>;
}
