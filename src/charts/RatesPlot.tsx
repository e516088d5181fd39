'use client';
/** The rates of a central bank over days, drawn by nivo: each day is as wide as the others, its loans stand in it in order. */
import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { memo, useMemo } from 'react';
import type { RatesOfDay } from '@/events/banking/views/time/rates';
import { percent } from '@/events/money';
import { type Axis, stepAxis } from './axis';
import { Mark } from './look';
import { inPixels, type Margins, nivoTheme, type PlotSize } from './nivoTheme';
import { corridorOf, RATE_LOOKS, RATES, tradeLook } from './rateLooks';

interface RatesPlotProps {
  /** At least one, in order, none left out between them. */
  readonly days: readonly RatesOfDay[];
  readonly axis: Axis;
  readonly margins: Margins;
  readonly size: PlotSize;
}

interface Drawn {
  readonly id: string;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

type Scales = Pick<LineCustomSvgLayerProps<Drawn>, 'xScale' | 'yScale'>;

function RatesPlot({ days, axis, margins, size }: RatesPlotProps) {
  const { width, height, em } = size;
  const theme = useMemo(() => nivoTheme(em), [em]);
  const [first, last] = [days[0]?.day ?? 1, days.at(-1)?.day ?? 1];
  const data = useMemo(() => [{ id: 'days', data: [{ x: first, y: axis.min }] }], [first, axis]);
  const { ticks } = stepAxis(first, last, Math.max(2, Math.floor(width / (5 * em))));
  return (
    <Line<Drawn>
      width={width}
      height={height}
      margin={inPixels(margins, em)}
      data={data}
      theme={theme}
      xScale={{ type: 'linear', min: first, max: last + 1, nice: false }}
      yScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      enableGridX={false}
      gridYValues={[...axis.ticks]}
      axisBottom={{
        tickValues: ticks.map((day) => day + 0.5),
        tickSize: 4,
        format: (value: number) => String(Math.floor(value)),
      }}
      axisLeft={{
        tickValues: [...axis.ticks],
        tickSize: 0,
        tickPadding: em / 2,
        format: (value: number) => percent(value),
      }}
      layers={[
        (props) => <Corridor key="corridor" days={days} {...props} />,
        'grid',
        'axes',
        (props) => <Rates key="rates" days={days} {...props} />,
        (props) => <Loans key="loans" days={days} {...props} />,
      ]}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}

type LayerProps = Scales & Pick<RatesPlotProps, 'days'>;

/** What lies between floor and ceiling. */
function Corridor({ days, xScale, yScale }: LayerProps) {
  return days.map((one) => {
    const corridor = corridorOf(one);
    if (!corridor) return null;
    const [floor, ceiling] = corridor.map((rate) => Number(yScale(rate)));
    const [left, right] = [Number(xScale(one.day)), Number(xScale(one.day + 1))];
    if (floor === undefined || ceiling === undefined) return null;
    return (
      <rect
        key={one.day}
        x={left}
        y={ceiling}
        width={right - left}
        height={floor - ceiling}
        fill="var(--color-wash)"
      />
    );
  });
}

/** Each rate as it stands from day to day. */
function Rates({ days, xScale, yScale }: LayerProps) {
  return RATES.map((which) => {
    let path = '';
    let isOn = false;
    for (const { day, rates } of days) {
      const rate = rates[which];
      if (rate !== undefined) {
        path += `${isOn ? 'L' : 'M'}${xScale(day)} ${yScale(rate)}H${xScale(day + 1)}`;
      }
      isOn = rate !== undefined;
    }
    const { color, dash } = RATE_LOOKS[which];
    return (
      <path
        key={which}
        d={path}
        fill="none"
        stroke={color}
        strokeWidth="2"
        strokeDasharray={dash ?? undefined}
      />
    );
  });
}

/** Each day's loans, in the order in which they were made. */
function Loans({ days, xScale, yScale }: LayerProps) {
  return days.flatMap(({ day, trades }) =>
    trades.map(({ id, instrument, rate }, index) => {
      const x = Number(xScale(day + (index + 1) / (trades.length + 1)));
      return <Mark key={id} look={tradeLook(instrument)} x={x} y={Number(yScale(rate))} />;
    }),
  );
}

export default memo(RatesPlot);
