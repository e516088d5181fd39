/** The calculators as the article places them: until one is fetched, and without JavaScript, its first table. */

import { CalculatorPlace } from '../CalculatorPlace';
import { ResultTable } from '../calculator/ResultTable';
import { FIRST_ERROR, FIRST_RATE, FIRST_TIMES, periodsOf, timesSaid } from './inputs';
import { errorTable, rulesTable } from './tables';

/** The rules beside the exact time, by rate. */
export function RateCalculator() {
  return (
    <CalculatorPlace of="compound-interest-doubling/ByRate">
      <ResultTable {...rulesTable(FIRST_RATE.rate)} />
    </CalculatorPlace>
  );
}

/** The same where interest is added more often. */
export function PeriodCalculator() {
  return (
    <CalculatorPlace of="compound-interest-doubling/ByPeriod">
      <ResultTable
        {...rulesTable(FIRST_RATE.rate, periodsOf(FIRST_TIMES.added), timesSaid(FIRST_TIMES.added))}
      />
    </CalculatorPlace>
  );
}

/** How far off the rules are, over all rates. */
export function ErrorCalculator() {
  return (
    <CalculatorPlace of="compound-interest-doubling/Errors">
      <ResultTable {...errorTable(FIRST_ERROR.upto)} />
    </CalculatorPlace>
  );
}
