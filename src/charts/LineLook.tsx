/** One line of a chart with its dash and its marks: nivo's own lines have neither. */
import { type Look, Mark } from './look';

/** Where a point stands in the drawing. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface LineLookProps {
  readonly look: Look;
  readonly data: readonly { readonly position: Place }[];
  /** Makes the path through the points, as nivo would draw it. */
  readonly path: (points: Place[]) => string | null;
  /** A line with more points than this carries no marks. */
  readonly most: number;
}

/** Drawn in the units of the chart. */
export function LineLook({ look, data, path, most }: LineLookProps) {
  const points = data.map(({ position }) => position);
  return (
    <g>
      <path
        d={path(points) ?? undefined}
        fill="none"
        stroke={look.color}
        strokeWidth="2"
        strokeDasharray={look.dash ?? undefined}
        strokeLinejoin="round"
      />
      {points.length <= most && points.map(({ x, y }) => <Mark key={x} look={look} x={x} y={y} />)}
    </g>
  );
}
