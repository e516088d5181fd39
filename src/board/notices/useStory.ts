'use client';
/** What is known of the log that is looked at, before anything is done on it. */
import { useContext, useEffect, useState } from 'react';
import { eventsTo } from '@/events/timeline/lines';
import type { AnyRound } from '@/events/world/board';
import { BoardSlots, type DrawNotice } from '../session/slots';
import type { Session } from '../session/useSession';

interface Known {
  /** The visit that was asked about. */
  readonly of: object | null;
  readonly story: DrawNotice | null;
}

/** How it is told; null where nothing is known of it, undefined until that is clear. */
export function useStory({ context, timeline }: Session<AnyRound>): DrawNotice | null | undefined {
  const { loadStory } = useContext(BoardSlots);
  const { visiting } = context;
  const [known, setKnown] = useState<Known>({ of: null, story: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is what the visit came with, whatever is done on it later.
  useEffect(() => {
    if (!loadStory) return;
    let isHere = true;
    const tell = (story: DrawNotice | null) => isHere && setKnown({ of: visiting, story });
    loadStory(timeline.board, eventsTo(timeline, context.leaf)).then(tell, () => tell(null));
    return () => {
      isHere = false;
    };
  }, [loadStory, visiting]);
  if (!loadStory) return null;
  return known.of === visiting ? known.story : undefined;
}
