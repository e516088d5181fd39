'use client';
/** Where lines part: the way that the next step goes. */
import { useMemo, useState } from 'react';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { nextAtFork } from '../sentence/lineView';

interface NextWayProps {
  readonly timeline: Timeline<AnyRound>;
  readonly at: number;
  readonly leaf: number;
  /** Whether the shown line is the main one. */
  readonly isMain: boolean;
}

/**
 * The way on from a fork in words; elsewhere a line kept free, so that stepping moves nothing.
 * It is announced when another way is chosen, and not when one steps: then the step itself is.
 */
export function NextWay({ timeline, at, leaf, isMain }: NextWayProps) {
  const next = useMemo(() => nextAtFork(timeline, leaf, at), [timeline, leaf, at]);
  const isChosen = useChosen(at, leaf);
  return (
    <p className="player-next" aria-live={isChosen ? 'polite' : 'off'}>
      {next !== null && `Next (${isMain ? 'main line' : 'branch'}): ${next}`}
    </p>
  );
}

/** Whether the last change was to another line from the same step on. */
function useChosen(at: number, leaf: number): boolean {
  const [shown, setShown] = useState({ at, leaf, isChosen: false });
  if (shown.at !== at || shown.leaf !== leaf) {
    setShown({ at, leaf, isChosen: shown.at === at });
  }
  return shown.isChosen;
}
