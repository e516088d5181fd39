'use client';
/** Bars of cash and reserves and of deposits owed, party by party, drawn by nivo. */
import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { type Cents, figure } from '@/events/money';
import type { Axis } from './axis';
import { BAR_COLORS, Hatching } from './look';
import { inPixels, type Margins, nivoTheme, type PlotSize } from './nivoTheme';
import { TOKEN_ROOM } from './tokenRoom';

/** The bars of one party. */
export interface PartyBars {
  /** Its name, as short as the plot has room for. */
  readonly name: string;
  /** The mark that the party has everywhere, as markup of a drawing. */
  readonly token: ReactNode;
  /** Cents. */
  readonly reserves: Cents;
  /** Cents; null where a party of its kind owes none. */
  readonly deposits: Cents | null;
}

interface BarPlotProps {
  readonly parties: readonly PartyBars[];
  readonly axis: Axis;
  readonly margins: Margins;
  readonly size: PlotSize;
}

type Datum = Record<string, string | number>;

const KEYS = ['reserves', 'deposits'];

function BarPlot({ parties, axis, margins, size }: BarPlotProps) {
  const { width, height, em } = size;
  const theme = useMemo(() => nivoTheme(em), [em]);
  const data = useMemo(() => datumsOf(parties), [parties]);
  const tokens = useMemo(() => tokensOf(parties, em), [parties, em]);
  return (
    <Bar<Datum>
      width={width}
      height={height}
      margin={inPixels(margins, em)}
      data={data}
      keys={KEYS}
      indexBy="id"
      layout="horizontal"
      groupMode="grouped"
      padding={0.3}
      innerPadding={2}
      theme={theme}
      valueScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      indexScale={{ type: 'band' }}
      enableGridX
      enableGridY={false}
      gridXValues={[...axis.ticks]}
      axisBottom={{ tickValues: [...axis.ticks], tickSize: 4, format: figure }}
      axisLeft={{
        tickSize: 0,
        tickPadding: em * (TOKEN_ROOM + 0.25),
        format: (id: string) => parties[Number(id)]?.name ?? '',
      }}
      layers={['grid', 'axes', Bars, tokens]}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}

/** A datum per party, the last first, for nivo sets them upwards; told apart by place: two may have one name. */
function datumsOf(parties: readonly PartyBars[]): Datum[] {
  return parties
    .map(({ reserves, deposits }, index) => ({
      id: String(index),
      reserves,
      ...(deposits === null ? {} : { deposits }),
    }))
    .reverse();
}

/** Bars with their figures; deposits owed are hatched, so that colour is not all that tells them apart. */
function Bars({ bars }: BarCustomLayerProps<Datum>) {
  const hatching = useId();
  return (
    <>
      <Hatching id={hatching} />
      {bars.map(({ key, data, x, y, width, height }) => {
        if (data.value === null) return null;
        const isDeposits = data.id === 'deposits';
        const color = isDeposits ? BAR_COLORS.deposits : BAR_COLORS.reserves;
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <rect
              width={width}
              height={height}
              fill={isDeposits ? `url(#${hatching})` : color}
              stroke={color}
              strokeWidth="1.5"
            />
            <text
              className="chart-figure"
              x={width}
              y={height / 2}
              dx="0.5em"
              dominantBaseline="central"
            >
              {figure(data.value)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Draws each party's token between its name and the axis, half-way down its two bars. */
function tokensOf(parties: readonly PartyBars[], em: number) {
  return ({ bars }: BarCustomLayerProps<Datum>) =>
    bars
      .filter(({ data }) => data.id === 'reserves')
      .map(({ key, data, y, height }) => (
        <g key={key} transform={`translate(${-TOKEN_ROOM * em} ${y + height - em / 2})`}>
          {parties[Number(data.indexValue)]?.token}
        </g>
      ));
}

export default memo(BarPlot);
