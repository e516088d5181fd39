'use client';
/** Lines of any figures, such as what a calculator works out, with their legend. The table stands with whoever draws it. */
import { useMemo } from 'react';
import { textWidth } from '@/src/ui/textWidth';
import type { FigureLine } from './FigurePlot';
import { uprightAxis } from './figureAxis';
import { seriesStyleOf } from './figureLooks';
import { Legend, LineSample } from './look';
import { PlotBox } from './PlotBox';

interface FigureChartProps {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  readonly xTitle: string;
  readonly yTitle: string;
  /** At most four. The same list for as long as it says the same. */
  readonly lines: readonly FigureLine[];
  /** How figures are written on the axes. The same functions for as long as the chart stands. */
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
  /** In ems of the chart's own type. */
  readonly height?: number;
}

const HEIGHT = 20;
const PARTS = 5;

const load = () => import('./FigurePlot');

/** A chart whose drawing is fetched when it comes near the screen. */
export function FigureChart(props: FigureChartProps) {
  const { label, xTitle, yTitle, lines, formatX, formatY, height = HEIGHT } = props;
  const plot = useMemo(() => {
    const axis = uprightAxis(
      lines.flatMap(({ points }) => points.map(({ y }) => y)),
      PARTS,
    );
    const widest = Math.max(...axis.ticks.map((tick) => textWidth(formatY(tick))));
    const margins = { top: 2.5, right: 2, bottom: 3.5, left: widest + 1 };
    return { lines, axis, margins, formatX, formatY };
  }, [lines, formatX, formatY]);
  return (
    <figure className="chart">
      <Legend
        entries={lines.map((line, index) => ({
          label: line.label,
          sample: <LineSample look={seriesStyleOf(index)} />,
        }))}
      />
      <PlotBox label={label} height={height} load={load} plot={plot}>
        <div className="plot-overlay" aria-hidden="true">
          <span className="plot-unit">{yTitle}</span>
          <span className="plot-steps">{xTitle}</span>
        </div>
      </PlotBox>
    </figure>
  );
}
