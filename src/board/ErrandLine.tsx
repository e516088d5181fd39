'use client';
/** The line over the board that says what somebody came to do on it. */
import { useMemo } from 'react';
import type { Step } from '@/events/log/board';
import { eventsTo } from '@/events/log/lines';
import type { Timeline } from '@/events/log/timeline';
import { type Errand, type ErrandProps, registeredErrand } from './errand';

interface ErrandLineProps extends Omit<ErrandProps, 'events'> {
  /** null until it is known. */
  readonly errand: Errand | null;
  readonly timeline: Timeline<Step>;
  /** The end of the line that is shown. */
  readonly leaf: number;
}

/** The line in its place, which is kept free from the start: the board does not move when the words come. */
export function ErrandLine({ errand, timeline, leaf, onHandIn }: ErrandLineProps) {
  const isThere = errand !== null;
  const events = useMemo(
    () => (isThere ? eventsTo(timeline, leaf) : []),
    [isThere, timeline, leaf],
  );
  if (!registeredErrand()) return null;
  return <div className="board-errand">{errand?.line({ events, onHandIn })}</div>;
}
