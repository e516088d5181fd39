/** How the figures of the charts are told apart: each by its colour, its dash and its mark. */
import type { RoundFigure } from './byRound';

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond';

/** How one line looks. */
export interface Look {
  readonly color: string;
  /** As in `stroke-dasharray`; null for a line without gaps. */
  readonly dash: string | null;
  readonly shape: Shape;
}

export const SERIES_STYLES: Readonly<Record<RoundFigure, Look>> = {
  credit: { color: 'var(--qualitative-1)', dash: null, shape: 'circle' },
  reserves: { color: 'var(--qualitative-2)', dash: '7 4', shape: 'square' },
  privateCredit: { color: 'var(--qualitative-3)', dash: '2 4', shape: 'triangle' },
};

/** The line of cumulative volume. */
export const CUMULATIVE: Look = { color: 'var(--qualitative-2)', dash: null, shape: 'circle' };

const PATHS: Readonly<Record<Shape, string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  square: 'M-3.5 -3.5h7v7h-7z',
  triangle: 'M0 -4.6L4.4 3.4H-4.4z',
  diamond: 'M0 -5L5 0L0 5L-5 0z',
};

/** A mark around a point, in the units of the drawing it stands in. */
export function Mark({
  look,
  x,
  y,
}: {
  readonly look: Look;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <path
      d={PATHS[look.shape]}
      transform={`translate(${x} ${y})`}
      fill={look.color}
      stroke="var(--color-card)"
      strokeWidth="1.5"
    />
  );
}

/** One entry of a legend. */
export interface LegendEntry {
  readonly label: string;
  readonly sample: React.ReactNode;
}

/** What the lines or bars of a chart stand for, each beside a sample of it. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className="chart-legend">
      {entries.map(({ label, sample }) => (
        <li key={label}>
          <svg className="chart-sample" viewBox="0 0 32 12" aria-hidden="true">
            {sample}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** A stretch of a line with its mark, for a legend. */
export function LineSample({ look }: { readonly look: Look }) {
  return (
    <>
      <line
        x1="0"
        x2="32"
        y1="6"
        y2="6"
        stroke={look.color}
        strokeWidth="2"
        strokeDasharray={look.dash ?? undefined}
      />
      <Mark look={look} x={16} y={6} />
    </>
  );
}

/** The colours of the bars of balances. */
export const BAR_COLORS = { reserves: 'var(--qualitative-1)', deposits: 'var(--qualitative-2)' };

/** The fill of deposits owed. */
export function Hatching({ id }: { readonly id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="2.5" height="6" fill={BAR_COLORS.deposits} />
    </pattern>
  );
}
