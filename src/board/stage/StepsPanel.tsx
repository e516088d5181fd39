'use client';
/** The companion's list of steps: those of the shown line, with the lines that leave it. */
import { useCallback, useId } from 'react';
import { firstRound, lastRound, roundNumber } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { usePinsOn } from '../pins/pins';
import { MoveList } from '../player/MoveList';
import { TrackLegend } from '../player/TrackLegend';
import type { Send } from '../session/useSession';

interface StepsPanelProps {
  readonly timeline: Timeline<AnyRound>;
  readonly at: number;
  readonly leaf: number;
  readonly send: Send;
}

/** The steps, in either world. */
export function StepsPanel({ timeline, at, leaf, send }: StepsPanelProps) {
  const id = useId();
  const pins = usePinsOn(timeline, leaf);
  const goTo = useCallback((node: number) => send({ type: 'GO_NODE', node }), [send]);
  const goToRound = useCallback((round: number) => send({ type: 'GO_ROUND', round }), [send]);
  return (
    <section aria-labelledby={id}>
      <h3 className="visually-hidden" id={id}>
        The steps so far
      </h3>
      <TrackLegend timeline={timeline} leaf={leaf} />
      <MoveList
        timeline={timeline}
        leaf={leaf}
        first={firstRound(timeline)}
        last={lastRound(timeline, leaf)}
        current={roundNumber(timeline, at)}
        pins={pins}
        onRound={goToRound}
        onNode={goTo}
      />
    </section>
  );
}
