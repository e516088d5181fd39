'use client';
/** The rates of a central bank by day, the loans of each day among them, and both as tables. */
import { type ReactNode, useMemo } from 'react';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import type { RatesOfDay, Trade } from '@/events/banking/views/time/rates';
import { percent } from '@/events/money';
import { textWidth } from '@/src/ui/textWidth';
import { type Axis, rateAxis } from './axis';
import { Legend, Mark } from './look';
import type { Margins } from './nivoTheme';
import { PlotBox } from './PlotBox';
import { corridorOf, RATE_LOOKS, RATE_NAMES, RATES, TRADE_SHAPES, tradeLook } from './rateLooks';

interface RatesChartProps {
  /** At least one, in order; on one of them a rate is set, or something lent. */
  readonly days: readonly RatesOfDay[];
  /** The day that is shown. */
  readonly shown: number;
  /** What stands below the plot. */
  readonly children: ReactNode;
}

const HEIGHT = 20;

const load = () => import('./RatesPlot');

/** The chart and its legend. */
export function RatesChart({ days, shown, children }: RatesChartProps) {
  const plot = useMemo(() => {
    const axis = rateAxis(figuresOf(days), 5);
    const widest = Math.max(...axis.ticks.map((tick) => textWidth(percent(tick))));
    return { days, axis, margins: { top: 3.25, right: 1, bottom: 3.5, left: widest + 1 } };
  }, [days]);
  const entries = useMemo(() => entriesOf(days), [days]);
  return (
    <figure className="chart">
      <Legend entries={entries} />
      <PlotBox label={spoken(days, shown)} height={HEIGHT} load={load} plot={plot}>
        <Overlay {...plot} shown={shown} />
      </PlotBox>
      {children}
    </figure>
  );
}

/** All figures that are drawn, in basis points. */
function figuresOf(days: readonly RatesOfDay[]): readonly number[] {
  return days.flatMap(({ rates, trades }) => [
    ...Object.values(rates),
    ...trades.map(({ rate }) => rate),
  ]);
}

/** What is drawn on some day, each beside a sample. */
function entriesOf(days: readonly RatesOfDay[]) {
  const lent = new Set(days.flatMap(({ trades }) => trades.map(({ instrument }) => instrument)));
  const lines = RATES.filter((which) => days.some(({ rates }) => rates[which] !== undefined));
  return [
    ...lines.map((which) => ({
      label: RATE_NAMES[which],
      sample: <RateSample {...RATE_LOOKS[which]} />,
    })),
    ...(days.some(corridorOf)
      ? [
          {
            label: 'Between floor and ceiling',
            sample: <rect x="4" y="0" width="24" height="12" fill="var(--color-wash)" />,
          },
        ]
      : []),
    ...[...TRADE_SHAPES.keys()]
      .filter((instrument) => lent.has(instrument))
      .map((instrument) => ({
        label: loanName(instrument),
        sample: <Mark look={tradeLook(instrument)} x={16} y={6} />,
      })),
  ];
}

function RateSample({ color, dash }: { readonly color: string; readonly dash: string | null }) {
  return (
    <line
      x1="0"
      x2="32"
      y1="6"
      y2="6"
      stroke={color}
      strokeWidth="2"
      strokeDasharray={dash ?? undefined}
    />
  );
}

/** What the loans of a market are called in a legend and in the table. */
export function loanName(instrument: Trade['instrument']): string {
  return CREDITS[instrument].together;
}

function spoken(days: readonly RatesOfDay[], shown: number): string {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const now = days.find(({ day }) => day === shown);
  const set = RATES.flatMap((which) => {
    const rate = now?.rates[which];
    return rate === undefined ? [] : [`${RATE_NAMES[which].toLowerCase()} ${percent(rate)}`];
  });
  const lent = now?.trades.length ?? 0;
  const loans = lent === 0 ? 'no loan' : lent === 1 ? '1 loan' : `${lent} loans`;
  return `Rates as lines from day ${first} to ${last}, loans as points. On day ${shown}: ${[...set, loans].join(', ')}.`;
}

interface OverlayProps {
  readonly days: readonly RatesOfDay[];
  readonly axis: Axis;
  readonly margins: Margins;
  readonly shown: number;
}

/** The shown day, over a drawing that stays as it is. */
function Overlay({ days, margins, shown }: OverlayProps) {
  const index = days.findIndex(({ day }) => day === shown);
  const { top, right, bottom, left } = margins;
  const from = `${(Math.max(0, index) / days.length) * 100}%`;
  return (
    <div className="plot-overlay" aria-hidden="true">
      <span className="plot-unit">Percent a year</span>
      <span className="plot-steps">Day</span>
      {index >= 0 && (
        <div
          className="plot-rounds plot-days"
          style={{ inset: `${top}em ${right}em ${bottom}em ${left}em` }}
        >
          <div className="plot-later" style={{ left: `${((index + 1) / days.length) * 100}%` }} />
          <div className="plot-day" style={{ left: from, width: `${100 / days.length}%` }}>
            <span className="plot-shown">Day {shown}</span>
          </div>
        </div>
      )}
    </div>
  );
}
