/** Gold and consumer prices year by year, as lines and as a table: the table is drawn by the server. */
import { CalculatorPlace } from '../CalculatorPlace';
import { ResultTable } from '../calculator/ResultTable';
import { pricesOn1860, YEARS } from './series';

/** The chart, fetched as one nears it, over the figures that it is drawn from. */
export function PricesChart() {
  return (
    <>
      {/* The room that the chart will need: the text below stays where it is. */}
      <div className="chart-room">
        <CalculatorPlace of="money-in-the-american-civil-war/PricesLines">
          <p>The chart appears as you scroll down to it. The table below has its figures.</p>
        </CalculatorPlace>
      </div>
      <ResultTable
        caption="Gold and consumer prices in paper dollars, 1860 to 1879"
        heads={['Year', 'Gold, average', 'Consumer prices, 1860 = 100']}
        rows={YEARS.map((one) => ({
          key: one.year,
          cells: [one.year, one.gold.toFixed(1), pricesOn1860(one).toFixed(0)],
        }))}
      />
    </>
  );
}
