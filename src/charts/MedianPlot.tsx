'use client';
/** A loan market, drawn by nivo: volume per rate, the cumulative line, and where half of it is reached. */
import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { memo, useMemo } from 'react';
import { figure } from '@/events/money';
import { type Axis, placeOn } from './axis';
import { CUMULATIVE, Mark } from './look';
import type { RateBar } from './markets';
import { inPixels, type Margins, nivoTheme, type PlotSize } from './nivoTheme';

interface MedianPlotProps {
  readonly bars: readonly RateBar[];
  readonly axis: Axis;
  readonly margins: Margins;
  readonly size: PlotSize;
}

/** What nivo hands to the layer with each bar. Heights are parts of the plot's own, from 0 to 1. */
type Datum = {
  label: string;
  volume: number;
  cumulative: number;
  half: number;
  isMedian: number;
};

function MedianPlot({ bars, axis, margins, size }: MedianPlotProps) {
  const { width, height, em } = size;
  const theme = useMemo(() => nivoTheme(em), [em]);
  const data = useMemo(() => datumsOf(bars, axis), [bars, axis]);
  const widest = Math.max(0, ...bars.map(({ label }) => label.length));
  const room = Math.max(1, Math.floor((width / em - margins.left) / (widest * 0.62 + 1)));
  const every = Math.ceil(bars.length / room);
  const named = bars.filter((_, index) => index % every === 0).map(({ label }) => label);
  return (
    <Bar<Datum>
      width={width}
      height={height}
      margin={inPixels(margins, em)}
      data={data}
      keys={['volume']}
      indexBy="label"
      padding={0.3}
      theme={theme}
      valueScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      indexScale={{ type: 'band' }}
      gridYValues={[...axis.ticks]}
      axisBottom={{ tickValues: named, tickSize: 0, tickPadding: em / 2 }}
      axisLeft={{ tickValues: [...axis.ticks], tickSize: 0, tickPadding: em / 2, format: figure }}
      layers={['grid', 'axes', Market]}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}

function datumsOf(bars: readonly RateBar[], axis: Axis): Datum[] {
  const total = bars.at(-1)?.cumulative ?? 0;
  return bars.map(({ label, volume, cumulative, isMedian }) => ({
    label,
    volume,
    cumulative: placeOn(axis, cumulative),
    half: placeOn(axis, total / 2),
    isMedian: isMedian ? 1 : 0,
  }));
}

function Market({ bars, innerWidth, innerHeight }: BarCustomLayerProps<Datum>) {
  const points = bars.map(({ key, x, width, data }) => ({
    key,
    x: x + width / 2,
    y: innerHeight * (1 - data.data.cumulative),
    isMedian: data.data.isMedian === 1,
  }));
  const half = innerHeight * (1 - (bars[0]?.data.data.half ?? 0));
  const median = points.find(({ isMedian }) => isMedian);
  return (
    <>
      {bars.map(({ key, x, y, width, height, data }) => (
        <rect
          key={key}
          x={x}
          y={y}
          width={width}
          height={height}
          fill={data.data.isMedian === 1 ? 'var(--sequential-5)' : 'var(--sequential-1)'}
        />
      ))}
      <line className="chart-half" x1="0" x2={innerWidth} y1={half} y2={half} />
      {median && <Reached x={median.x} y={median.y} bottom={innerHeight} />}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={CUMULATIVE.color}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {points.map(({ key, x, y }) => (
        <Mark key={key} look={CUMULATIVE} x={x} y={y} />
      ))}
    </>
  );
}

/** The median: from where the cumulative line has reached half, down to its rate. */
function Reached(props: { readonly x: number; readonly y: number; readonly bottom: number }) {
  const { x, y, bottom } = props;
  return (
    <>
      <line className="chart-median" x1={x} x2={x} y1={y} y2={bottom} />
      <text className="chart-figure" x={x} y={bottom} dy="3.1em" textAnchor="middle">
        ▲ median
      </text>
    </>
  );
}

export default memo(MedianPlot);
