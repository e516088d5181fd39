'use client';
/** The track of rounds: past in accent, future in hairline, branches leaving their forks, a dot for a note. */
interface ScrubberProps {
  readonly first: number;
  readonly last: number;
  readonly current: number;
  /** Rounds at which other lines leave the shown one. */
  readonly forks: readonly number[];
  /** Rounds that carry a note. */
  readonly notes: readonly number[];
  /** The round in words, for those who hear the slider. */
  readonly spoken: string;
  readonly onGo: (round: number) => void;
}

/** Beyond so many rounds ticks would run into one another. */
const MOST_TICKS = 80;

/** Where the line runs, from the top of the track in pixels. */
const MIDDLE = 14;

/** A slider over the rounds of the shown line. */
export function Scrubber(props: ScrubberProps) {
  const { first, last, current, forks, notes, spoken, onGo } = props;
  const span = Math.max(1, last - first);
  const at = (round: number): string => `${((round - first) / span) * 100}%`;
  const ticks = last - first <= MOST_TICKS ? range(first, last) : [];
  return (
    <div className="player-track">
      <svg aria-hidden="true" focusable="false">
        <line className="track-future" x1={at(current)} x2="100%" y1={MIDDLE} y2={MIDDLE} />
        <line className="track-past" x1="0%" x2={at(current)} y1={MIDDLE} y2={MIDDLE} />
        {ticks.map((round) => (
          <line
            key={round}
            className={round <= current ? 'track-past' : 'track-future'}
            x1={at(round)}
            x2={at(round)}
            y1={MIDDLE - 5}
            y2={MIDDLE + 5}
          />
        ))}
        {forks.map((round) => (
          <svg key={round} x={at(round)} y={MIDDLE} overflow="visible" aria-hidden="true">
            <path className="track-branch" d="M0 0c10 0 8 12 20 12h14" />
            <circle className="track-branch-end" cx="36" cy="12" r="3" />
          </svg>
        ))}
        {notes.map((round) => (
          <circle key={round} className="track-note" cx={at(round)} cy={MIDDLE - 11} r="3" />
        ))}
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

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
