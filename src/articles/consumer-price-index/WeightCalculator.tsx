'use client';
/** Weights change, prices do what they do: one year, as different households meet with it. */
import { useCallback } from 'react';
import { Calculator } from '../calculator/Calculator';
import { useInputs } from '../calculator/useInputs';
import { BasketRows } from './BasketRows';
import { BASE_WEIGHTS, EXAMPLE_CHANGES } from './categories';
import { BASE, factorOf, rateOf } from './laspeyres';
import { useWeights } from './useWeights';
import { changeSaid, costSaid, HOW_ROUNDED, indexSaid } from './words';

const INITIAL = { list: '' };

/** Twelve weights of up to five digits, with what parts them. */
const MAX_LIST_LENGTH = 80;

const PUBLISHED = indexSaid(BASE * factorOf({ weights: BASE_WEIGHTS, changes: EXAMPLE_CHANGES }));

const aboutChange = (index: number) => `price ${changeSaid(EXAMPLE_CHANGES[index] ?? 0)}`;

/** Twelve weights, with the price changes of the example year. */
export function WeightCalculator() {
  const { texts, set } = useInputs('weights', INITIAL, MAX_LIST_LENGTH);
  const hold = useCallback((list: string) => set({ list }), [set]);
  const { column, weights, isRefused, isUnread, isChanged, setBack } = useWeights(texts.list, hold);
  const year = { weights, changes: EXAMPLE_CHANGES };
  const index = BASE * factorOf(year);
  return (
    <Calculator
      title="Change the weights"
      fields={
        <BasketRows
          columns={[column]}
          about={aboutChange}
          year={year}
          index={isRefused ? null : index}
        />
      }
      isChanged={isChanged}
      onSetBack={setBack}
      result={
        <>
          With these weights the index goes from 100.0 to <strong>{indexSaid(index)}</strong>: this
          basket {costSaid(rateOf(year))}. With the published weights it goes to {PUBLISHED}.
        </>
      }
      isRefused={isRefused}
    >
      {isUnread && (
        <p className="calc-wrong">
          The weights in the address of this page could not be read, so that the published ones
          stand here.
        </p>
      )}
      <p>
        The weights always come to 100 %. When you set one, the others share the difference in
        proportion to what they have. {HOW_ROUNDED}
      </p>
    </Calculator>
  );
}
