'use client';
/** The years that were added: the index, the yearly rate, and both in figures. */
import { useMemo } from 'react';
import { FigureChart } from '@/src/charts/FigureChart';
import { shortNumber } from '../calculator/numbers';
import { ResultTable } from '../calculator/ResultTable';
import { CATEGORIES } from './categories';
import { BASE, contributions, type WorkedYear } from './laspeyres';
import { indexSaid, pointsSaid, rateSaid } from './words';

interface YearChartsProps {
  readonly years: readonly WorkedYear[];
}

/** Two charts and a table; a sentence in their place before there is a year. */
export function YearCharts({ years }: YearChartsProps) {
  const index = useMemo(
    () => [
      {
        id: 'index',
        label: 'Index',
        points: [
          { x: 0, y: BASE },
          ...years.map((year, yearIndex) => ({ x: yearIndex + 1, y: year.index })),
        ],
      },
    ],
    [years],
  );
  const rates = useMemo(
    () => [
      {
        id: 'rate',
        label: 'Yearly rate',
        points: years.map(({ rate }, yearIndex) => ({ x: yearIndex + 1, y: rate })),
      },
    ],
    [years],
  );
  const last = years.at(-1);
  if (!last) return <p>Add a year to see the index and the yearly rate drawn and listed here.</p>;
  return (
    <>
      <FigureChart
        label={`The index over ${years.length} years: from 100.0 to ${indexSaid(last.index)}.`}
        xTitle="Year"
        yTitle="Index"
        lines={index}
        formatX={shortNumber}
        formatY={shortNumber}
      />
      <FigureChart
        label={`The yearly rate over ${years.length} years: ${rateSaid(last.rate)} in the last.`}
        xTitle="Year"
        yTitle="Yearly rate, percent"
        lines={rates}
        formatX={shortNumber}
        formatY={shortNumber}
      />
      <ResultTable
        caption="The years so far"
        heads={['Year', 'Yearly rate', 'Index', 'What moved it most']}
        rows={years.map((year, yearIndex) => ({
          key: yearIndex,
          cells: [yearIndex + 1, rateSaid(year.rate), indexSaid(year.index), moverOf(year)],
        }))}
      />
    </>
  );
}

/** The category that adds or takes away most. */
function moverOf(year: WorkedYear): string {
  const added = contributions(year);
  const most = Math.max(...added.map(Math.abs));
  if (most === 0) return 'nothing';
  const index = added.findIndex((points) => Math.abs(points) === most);
  return `${CATEGORIES[index]?.name ?? ''} (${pointsSaid(added[index] ?? 0)})`;
}
