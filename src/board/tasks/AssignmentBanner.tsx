'use client';
/** The line over the board that says for which assignment it was opened. */
import { useContext, useMemo } from 'react';
import { eventsTo } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { type Banner, type BannerProps, BoardSlots } from '../session/slots';

interface AssignmentBannerProps extends Omit<BannerProps, 'events'> {
  /** null until it is known. */
  readonly banner: Banner | null;
  readonly timeline: Timeline<AnyRound>;
  /** The end of the line that is shown. */
  readonly leaf: number;
}

/** The line in its place, which is kept free from the start: the board does not move when the words come. */
export function AssignmentBanner({ banner, timeline, leaf, onHandIn }: AssignmentBannerProps) {
  const { loadBanner } = useContext(BoardSlots);
  const isThere = banner !== null;
  const events = useMemo(
    () => (isThere ? eventsTo(timeline, leaf) : []),
    [isThere, timeline, leaf],
  );
  if (!loadBanner) return null;
  return <div className="board-banner">{banner?.line({ events, onHandIn })}</div>;
}
