'use client';
/** Lines of any figures, drawn by nivo. Fetched when a chart comes near the screen. */
import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { memo, useMemo } from 'react';
import { type FigureAxis, lyingAxis } from './figureAxis';
import { seriesStyleOf } from './figureLooks';
import { LineLook } from './LineLook';
import { inPixels, type Margins, nivoTheme, type PlotSize } from './nivoTheme';
import type { Point } from './sampling';

/** A line of a chart of figures. */
export interface FigureLine {
  readonly id: string;
  readonly label: string;
  /** In the order of x. */
  readonly points: readonly Point[];
}

interface FigurePlotProps {
  readonly lines: readonly FigureLine[];
  readonly axis: FigureAxis;
  readonly margins: Margins;
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
  readonly size: PlotSize;
}

interface Drawn {
  readonly id: string;
  readonly data: readonly Point[];
}

/** Lines with more points than this carry no marks: they would run into one another. */
const MAX_MARKS = 24;

function FigurePlot({ lines, axis, margins, formatX, formatY, size }: FigurePlotProps) {
  const { width, height, em } = size;
  const data = useMemo(() => lines.map(({ id, points }) => ({ id, data: points })), [lines]);
  const theme = useMemo(() => nivoTheme(em), [em]);
  const xs = useMemo(() => lines.flatMap(({ points }) => points.map(({ x }) => x)), [lines]);
  const isWhole = xs.every(Number.isInteger);
  const across = lyingAxis(xs, Math.max(2, Math.min(10, Math.floor(width / (5 * em)))), isWhole);
  return (
    <Line<Drawn>
      width={width}
      height={height}
      margin={inPixels(margins, em)}
      data={data}
      theme={theme}
      // The axes are made already: nivo would draw them out to round numbers of its own.
      xScale={{ type: 'linear', min: across.min, max: across.max, nice: false }}
      yScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      enableGridX={false}
      gridYValues={[...axis.ticks]}
      axisBottom={{ tickValues: [...across.ticks], tickSize: 4, format: formatX }}
      axisLeft={{ tickValues: [...axis.ticks], tickSize: 0, tickPadding: em / 2, format: formatY }}
      layers={['grid', 'axes', Zero, Lines]}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}

/** Where some figures lie below 0, the line that they lie below. */
function Zero({ yScale, innerWidth, innerHeight }: LineCustomSvgLayerProps<Drawn>) {
  const y = Number(yScale(0));
  if (!(y > 0 && y < innerHeight)) return null;
  return <line x1="0" x2={innerWidth} y1={y} y2={y} stroke="var(--color-control)" />;
}

/** The lines take their looks in their order. */
function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Drawn>) {
  return series.map(({ id, data }, index) => (
    <LineLook
      key={id}
      look={seriesStyleOf(index)}
      data={data}
      path={lineGenerator}
      most={MAX_MARKS}
    />
  ));
}

export default memo(FigurePlot);
