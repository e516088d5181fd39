'use client';
/** Hearing that a line has begun: on the screen a branch is drawn, which says nothing to those who do not see it. */
import { useState } from 'react';
import { roundNumber } from '@/events/timeline/lines';
import { childrenOf, nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';

interface Shown {
  readonly timeline: Timeline<AnyRound>;
  readonly at: number;
}

/** Whether what is shown is a node just added where the line went on already. */
function hasBegun(before: Shown, { timeline, at }: Shown): boolean {
  const count = before.timeline.nodes.length;
  if (at !== count || timeline.nodes.length !== count + 1) return false;
  // In the timeline of another log the same numbers name other nodes.
  const from = nodeAt(before.timeline, before.at);
  if (nodeAt(timeline, before.at) !== from || nodeAt(timeline, at).parent !== from.id) return false;
  return childrenOf(before.timeline, from.id).length > 0;
}

/** The sentence that a new line begins, until the next step; empty where none has just begun. */
export function useNewLine(timeline: Timeline<AnyRound>, at: number): string {
  const [shown, setShown] = useState({ timeline, at, said: '' });
  if (shown.timeline !== timeline || shown.at !== at) {
    const isNew = hasBegun(shown, { timeline, at });
    const said = isNew ? `A new line begins at step ${roundNumber(timeline, at)}.` : '';
    setShown({ timeline, at, said });
  }
  return shown.said;
}
