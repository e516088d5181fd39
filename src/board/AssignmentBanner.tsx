'use client';
/** The line over the board that says for which assignment it was opened. */
import { type ComponentType, useContext, useEffect, useMemo, useState } from 'react';
import type { BoardKey, Step } from '@/events/log/board';
import { eventsTo } from '@/events/log/lines';
import type { Timeline } from '@/events/log/timeline';
import { type BannerProps, BoardSlots } from './slots';

interface AssignmentBannerProps extends Omit<BannerProps, 'events'> {
  readonly board: BoardKey;
  readonly timeline: Timeline<Step>;
  /** The end of the line that is shown. */
  readonly leaf: number;
}

/** The line in its place, which is kept free from the start: the board does not move when the words come. */
export function AssignmentBanner(props: AssignmentBannerProps) {
  const { board, timeline, leaf, onHandIn } = props;
  const { loadBanner: load } = useContext(BoardSlots);
  const [Line, setLine] = useState<ComponentType<BannerProps> | null>(null);
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
  return (
    load && (
      <div className="board-banner">{Line && <Line events={events} onHandIn={onHandIn} />}</div>
    )
  );
}
