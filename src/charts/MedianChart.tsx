'use client';
/** A loan market up to the step that is shown: volume per rate, and the volume-weighted median. */
import { useMemo } from 'react';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import type { MarketInstrument } from '@/events/banking/ledger/instruments';
import type { LoanData } from '@/events/banking/views/records/loanData';
import { dollars, figure, percent } from '@/events/money';
import { writtenStep } from '@/events/timeline/stepNumber';
import { labelWidth, moneyAxis } from './axis';
import { CUMULATIVE, Legend, LineSample } from './look';
import { rateBars, volumeOf } from './markets';
import { PlotBox } from './PlotBox';
import { TableDetails } from './TableDetails';

interface MedianChartProps {
  readonly market: MarketInstrument;
  readonly data: LoanData;
  readonly shown: number;
}

/** Bars beyond this number would be thinner than they could be told apart. */
const MAX_BARS = 60;

const HEIGHT = 20;

const load = () => import('./MedianPlot');

export function MedianChart({ market, data, shown }: MedianChartProps) {
  const plot = useMemo(() => {
    const axis = moneyAxis(volumeOf(data), 5);
    const margins = { top: 2, right: 1, bottom: 4, left: labelWidth(axis) + 1 };
    return { bars: rateBars(data, MAX_BARS), axis, margins };
  }, [data]);
  const median = data.volumeWeightedMedian;
  return (
    <figure className="chart">
      <figcaption className="chart-title">{CREDITS[market].together}</figcaption>
      {median === null ? (
        <p className="chart-said">
          No {CREDITS[market].market} loan has been made up to step {writtenStep(shown)}: there is
          no rate to weigh.
        </p>
      ) : (
        <>
          <Legend entries={ENTRIES} />
          <PlotBox label={spoken(market, data, shown)} height={HEIGHT} load={load} plot={plot}>
            <div className="plot-overlay" aria-hidden="true">
              <span className="plot-unit">Dollars</span>
            </div>
          </PlotBox>
          <p className="chart-said">
            <strong>Volume-weighted median: {percent(median)}.</strong> {reason(data)}
          </p>
          <TableDetails
            caption={`${CREDITS[market].together} by rate up to step ${writtenStep(shown)}, volumes in dollars`}
          >
            {() => <MarketRows data={data} />}
          </TableDetails>
        </>
      )}
    </figure>
  );
}

/** Why the median is what it is, in this market's own figures. */
function reason(data: LoanData): string {
  const total = volumeOf(data);
  const row = data.rows.find(({ rate }) => rate === data.volumeWeightedMedian);
  if (!row) return '';
  return `At this rate and all lower ones ${dollars(row.cumulativeFrequency)} of ${dollars(total)} was lent: the first rate, from the lowest up, with half or more.`;
}

function spoken(market: MarketInstrument, data: LoanData, shown: number): string {
  const rates = data.rows
    .map(({ rate, volume }) => `${dollars(volume)} at ${percent(rate)}`)
    .join(', ');
  return `Bar chart of ${CREDITS[market].market} loans up to step ${writtenStep(shown)} by rate, with their cumulative volume: ${rates}.`;
}

const ENTRIES = [
  {
    label: 'Volume at the rate',
    sample: <rect x="8" y="0" width="16" height="12" fill="var(--sequential-1)" />,
  },
  {
    label: 'at the median',
    sample: <rect x="8" y="0" width="16" height="12" fill="var(--sequential-5)" />,
  },
  { label: 'Cumulative volume', sample: <LineSample look={CUMULATIVE} /> },
  {
    label: 'Half of all volume',
    sample: <line className="chart-half" x1="0" x2="32" y1="6" y2="6" />,
  },
];

function MarketRows({ data }: { readonly data: LoanData }) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Rate</th>
          <th scope="col">Loans</th>
          <th scope="col">Share of loans</th>
          <th scope="col">Volume</th>
          <th scope="col">Cumulative volume</th>
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row) => (
          <tr key={row.rate}>
            <th scope="row">
              {percent(row.rate)}
              {row.rate === data.volumeWeightedMedian && <span className="chart-here">median</span>}
            </th>
            <td>{row.occurences}</td>
            <td>{percent(Math.round(row.transactionPercentage * 100))}</td>
            <td>{figure(row.volume)}</td>
            <td>{figure(row.cumulativeFrequency)}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
