/** The four calculators as the article places them: until one is fetched, and without JavaScript, its first table. */

import { CalculatorPlace } from '../CalculatorPlace';
import { ResultTable } from '../calculator/ResultTable';
import {
  FIRST_COMPOUND,
  FIRST_COMPOUNDING,
  FIRST_PERIODS,
  FIRST_REAL,
  FIRST_SIMPLE,
} from './inputs';
import { compoundTable, periodTable, realTable, simpleTable } from './tables';

/** Simple interest on $1,000 at 5 %. */
export function SimpleCalculator() {
  return (
    <CalculatorPlace of="compound-interest/Simple">
      <ResultTable {...simpleTable(FIRST_SIMPLE)} />
    </CalculatorPlace>
  );
}

/** Compound interest, added once a year. */
export function CompoundCalculator() {
  return (
    <CalculatorPlace of="compound-interest/Compound">
      <ResultTable {...compoundTable(FIRST_COMPOUND)} />
    </CalculatorPlace>
  );
}

/** Compound interest, added more often. */
export function PeriodsCalculator() {
  return (
    <CalculatorPlace of="compound-interest/Periods">
      <ResultTable {...periodTable(FIRST_PERIODS, FIRST_COMPOUNDING.added)} />
    </CalculatorPlace>
  );
}

/** Compound interest while prices rise. */
export function RealCalculator() {
  return (
    <CalculatorPlace of="compound-interest/Real">
      <ResultTable {...realTable(FIRST_REAL)} />
    </CalculatorPlace>
  );
}
