'use client';
/** The track of rounds: past in accent, future in hairline, branches leaving their forks, a dot for a note, a square for comments. */
import { memo } from 'react';

interface ScrubberProps {
  readonly first: number;
  readonly last: number;
  readonly current: number;
  /** Rounds at which other lines leave the shown one. */
  readonly forks: readonly number[];
  /** Rounds that carry a note. */
  readonly notes: readonly number[];
  /** Rounds at which somebody commented; left out where nobody can. */
  readonly comments?: readonly number[];
  /** Which round of how many, for those who hear the slider: what it was about is told beside it. */
  readonly spoken: string;
  readonly onGo: (round: number) => void;
}

/** With more rounds than this, ticks would touch. */
const MAX_TICKS = 80;

const NONE: readonly number[] = [];

/** Where the line runs, from the top of the track in pixels. */
const MIDDLE = 14;

/** A slider over the rounds of the shown line. */
export function Scrubber(props: ScrubberProps) {
  const { first, last, current, forks, notes, comments = NONE, spoken, onGo } = props;
  const at = (round: number): string => percentAt(round, first, last);
  const ticks = last - first <= MAX_TICKS ? range(first, last) : [];
  return (
    <div className="player-track">
      <svg aria-hidden="true" focusable="false">
        <line className="track-future" x1={at(current)} x2="100%" y1={MIDDLE} y2={MIDDLE} />
        <line className="track-past" x1="0%" x2={at(current)} y1={MIDDLE} y2={MIDDLE} />
        {ticks.map((round) => (
          <Tick key={round} at={at(round)} isPast={round <= current} />
        ))}
        <Marks first={first} last={last} forks={forks} notes={notes} comments={comments} />
        <circle className="track-thumb" cx={at(current)} cy={MIDDLE} r="7.5" />
      </svg>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={spoken}
        min={first}
        max={last}
        value={current}
        onChange={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** How far along the track a round is, in percent. */
function percentAt(round: number, first: number, last: number): string {
  return `${((round - first) / Math.max(1, last - first)) * 100}%`;
}

const Tick = memo(function Tick({ at, isPast }: { readonly at: string; readonly isPast: boolean }) {
  return (
    <line
      className={isPast ? 'track-past' : 'track-future'}
      x1={at}
      x2={at}
      y1={MIDDLE - 5}
      y2={MIDDLE + 5}
    />
  );
});

/** The marks on the track. They do not depend on the shown round, so a step does not render them again. */
const Marks = memo(function Marks(
  props: Required<Pick<ScrubberProps, 'first' | 'last' | 'forks' | 'notes' | 'comments'>>,
) {
  const { first, last, forks, notes, comments } = props;
  const at = (round: number): string => percentAt(round, first, last);
  return (
    <>
      {forks.map((round) => (
        <svg key={round} x={at(round)} y={MIDDLE} overflow="visible" aria-hidden="true">
          <path className="track-branch" d="M0 0c10 0 8 12 20 12h14" />
          <circle className="track-branch-end" cx="36" cy="12" r="3" />
        </svg>
      ))}
      {notes.map((round) => (
        <circle key={round} className="track-note" cx={at(round)} cy={MIDDLE - 11} r="3">
          <title>A note</title>
        </circle>
      ))}
      {comments.map((round) => (
        <svg key={round} x={at(round)} y={MIDDLE} overflow="visible" aria-hidden="true">
          <rect className="track-comment" x="-4" y="7" width="8" height="6" rx="1.5">
            <title>A comment</title>
          </rect>
        </svg>
      ))}
    </>
  );
});

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
