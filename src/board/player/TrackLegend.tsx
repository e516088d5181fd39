'use client';
/** What the marks on the player's track stand for, where its line has any. */
import { useMemo } from 'react';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { usePinsOn } from '../pins/pins';
import { forksOn, notesOn } from '../sentence/lineView';

interface TrackLegendProps {
  readonly timeline: Timeline<AnyRound>;
  readonly leaf: number;
}

/** A sample of each mark that is there, with its words. */
export function TrackLegend({ timeline, leaf }: TrackLegendProps) {
  const { hasNotes, hasForks } = useMemo(
    () => ({
      hasNotes: notesOn(timeline, leaf).length > 0,
      hasForks: forksOn(timeline, leaf).length > 0,
    }),
    [timeline, leaf],
  );
  const hasComments = usePinsOn(timeline, leaf).size > 0;
  if (!hasNotes && !hasForks && !hasComments) return null;
  return (
    <ul className="track-legend" aria-label="Marks on the track">
      {hasNotes && (
        <li>
          <span className="track-legend-dot" aria-hidden="true" /> Red dot: a step with a note
        </li>
      )}
      {hasComments && (
        <li>
          <span className="track-legend-square" aria-hidden="true" /> Square: a step with comments
        </li>
      )}
      {hasForks && (
        <li>
          <svg viewBox="0 0 24 16" aria-hidden="true" focusable="false">
            <path className="track-branch" d="M1 3c10 0 5 9 13 9h4" />
            <circle className="track-branch-end" cx="20" cy="12" r="3" />
          </svg>{' '}
          Bent line: another line leaves here
        </li>
      )}
    </ul>
  );
}
