'use client';
/** Prices change, weights stay: what each category adds, and the index. */
import { useMemo } from 'react';
import { Calculator, CalculatorButton } from '../calculator/Calculator';
import { useLast } from '../calculator/useNumbers';
import { BasketRows } from './BasketRows';
import { BASE_WEIGHTS, EXAMPLE_CHANGES, NO_CHANGES, WEIGHTS_OF } from './categories';
import { BASE, factorOf, rateOf, type Year } from './laspeyres';
import { usePrices } from './usePrices';
import { costSaid, HOW_ROUNDED, indexSaid, pointsSaid, weightSaid } from './words';

const FIRST: Year = { weights: BASE_WEIGHTS, changes: EXAMPLE_CHANGES };

const aboutWeight = (index: number) => `weight ${weightSaid(BASE_WEIGHTS[index] ?? 0)}`;

/** Twelve price changes, with the published weights. */
export function PriceCalculator() {
  const { column, changes, entered, isChanged, setBack, put } = usePrices('prices');
  const now = useMemo(() => changes && { weights: BASE_WEIGHTS, changes }, [changes]);
  const year = useLast<Year>(now, FIRST);
  const rate = rateOf(year);
  const index = BASE * factorOf(year);
  return (
    <Calculator
      title="Change the prices"
      fields={
        <>
          <BasketRows
            columns={[column]}
            about={aboutWeight}
            year={{ weights: BASE_WEIGHTS, changes: entered }}
            index={changes && index}
          />
          <CalculatorButton onClick={() => put(NO_CHANGES)}>No price changes</CalculatorButton>
        </>
      }
      isChanged={isChanged}
      onSetBack={setBack}
      result={
        <>
          The index goes from 100.0 to <strong>{indexSaid(index)}</strong>: the basket{' '}
          {costSaid(rate)}.
        </>
      }
      isRefused={changes === null}
    >
      <p>
        Each category adds its weight times its price change. Together they add {pointsSaid(rate)}{' '}
        points to 100. {HOW_ROUNDED} The weights are those of {WEIGHTS_OF}.
      </p>
    </Calculator>
  );
}
