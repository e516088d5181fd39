'use client';
/** The two series as lines, drawn by nivo. */
import { FigureChart } from '@/src/charts/FigureChart';
import '@/src/board/studies/charts/charts.css';
import { pricesOn1860, YEARS } from './series';

const LINES = [
  {
    id: 'gold',
    label: 'Gold, in paper dollars for $100',
    points: YEARS.map(({ year, gold }) => ({ x: year, y: gold })),
  },
  {
    id: 'prices',
    label: 'Consumer prices, 1860 = 100',
    points: YEARS.map((one) => ({ x: one.year, y: pricesOn1860(one) })),
  },
];

const whole = (value: number): string => value.toFixed(0);

/** Gold rises higher and falls sooner than other prices. */
export function PricesLines() {
  return (
    <FigureChart
      label="Two lines from 1860 to 1879, both at 100 in 1860. The price of gold in paper dollars rises to 203 in 1864, falls to 141 in 1866 and 115 in 1870, and is 100 again in 1879. Consumer prices rise to 174 in 1864, fall slowly, and stand at 104 in 1879."
      xTitle="Year"
      yTitle="1860 = 100"
      lines={LINES}
      formatX={whole}
      formatY={whole}
    />
  );
}
