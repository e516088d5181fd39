'use client';
/** Lines over the steps of a line of rounds, drawn by nivo. Fetched when a chart comes near the screen. */
import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { memo, useMemo } from 'react';
import { figure } from '@/events/money';
import { writtenStep } from '@/events/timeline/stepNumber';
import { type Axis, stepAxis } from './axis';
import type { ByRound, RoundFigure } from './byRound';
import { LineLook } from './LineLook';
import { SERIES_STYLES } from './look';
import { inPixels, type Margins, nivoTheme, type PlotSize } from './nivoTheme';
import { type Point, sampled } from './sampling';

interface LinePlotProps {
  readonly rounds: ByRound;
  /** In the order of the legend: the first lies lowest. */
  readonly figures: readonly RoundFigure[];
  readonly axis: Axis;
  readonly margins: Margins;
  readonly size: PlotSize;
}

interface Drawn {
  readonly id: RoundFigure;
  readonly data: readonly Point[];
}

/** Lines with more points than this carry no marks: they would run into one another. */
const MAX_MARKS = 40;

/** The whole of a line, later steps too: what is shown of it is marked over the drawing. */
function LinePlot({ rounds, figures, axis, margins, size }: LinePlotProps) {
  const { width, height, em } = size;
  const { first, last } = rounds;
  const data = useMemo(
    () =>
      figures.map((id) => ({
        id,
        data: sampled(rounds[id], first, Math.max(4, Math.floor(width))),
      })),
    [figures, rounds, first, width],
  );
  const theme = useMemo(() => nivoTheme(em), [em]);
  const steps = stepAxis(first, last, Math.max(2, Math.floor(width / (5 * em))));
  return (
    <Line<Drawn>
      width={width}
      height={height}
      margin={inPixels(margins, em)}
      data={data}
      theme={theme}
      xScale={{ type: 'linear', min: steps.min, max: steps.max, nice: false }}
      yScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      enableGridX={false}
      gridYValues={[...axis.ticks]}
      axisBottom={{ tickValues: [...steps.ticks], tickSize: 4, format: writtenStep }}
      axisLeft={{ tickValues: [...axis.ticks], tickSize: 0, tickPadding: em / 2, format: figure }}
      layers={['grid', 'axes', Lines]}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}

/** Each figure has a look of its own. */
function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Drawn>) {
  return series.map(({ id, data }) => (
    <LineLook key={id} look={SERIES_STYLES[id]} data={data} path={lineGenerator} most={MAX_MARKS} />
  ));
}

export default memo(LinePlot);
