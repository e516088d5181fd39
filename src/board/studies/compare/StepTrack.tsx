'use client';
/** The line's steps as a track, on which two of them are marked by pressing them. */
import type { MouseEvent } from 'react';
import { writtenStep } from '@/events/timeline/stepNumber';
import { stepNear } from '@/src/charts/sampling';

interface StepTrackProps {
  readonly first: number;
  readonly last: number;
  /** The steps between which the track is drawn bold. */
  readonly from: number;
  readonly to: number;
  /** The first of two that are being marked; null where none is. */
  readonly pressed: number | null;
  readonly onPress: (step: number) => void;
}

/** Beyond so many steps ticks would run into one another. */
const MAX_TICKS = 80;

/** Where the line runs, from the top of the track in pixels. */
const MIDDLE = 14;

/** The track, for pointers only: the fields beside it take the same steps from the keyboard. */
export function StepTrack({ first, last, from, to, pressed, onPress }: StepTrackProps) {
  const at = (step: number): string => `${((step - first) / Math.max(1, last - first)) * 100}%`;
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onPress(stepNear((event.clientX - left) / width, first, last, last));
  };
  const marks = [...new Set(pressed === null ? [from, to] : [pressed])];
  const ticks = last - first <= MAX_TICKS ? last - first + 1 : 0;
  return (
    <div className="compare-track" aria-hidden="true">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press is a shortcut; the fields lead to every step. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press is a shortcut; the fields lead to every step. */}
      <div className="compare-press" data-track onClick={press}>
        <svg aria-hidden="true" focusable="false">
          <line className="track-future" x1="0%" x2="100%" y1={MIDDLE} y2={MIDDLE} />
          {pressed === null && (
            <line className="track-past" x1={at(from)} x2={at(to)} y1={MIDDLE} y2={MIDDLE} />
          )}
          {Array.from({ length: ticks }, (_, index) => first + index).map((step) => (
            <line
              key={step}
              className="track-future"
              x1={at(step)}
              x2={at(step)}
              y1={MIDDLE - 5}
              y2={MIDDLE + 5}
            />
          ))}
          {marks.map((step) => (
            <g key={step}>
              <circle className="track-thumb" cx={at(step)} cy={MIDDLE} r="6" />
              <text x={at(step)} y={MIDDLE + 22} textAnchor="middle">
                {writtenStep(step)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
