'use client';
/** Prices and weights change, year after year: a chain of indices. */
import { type ReactNode, useState } from 'react';
import { Calculator, CalculatorButton } from '../calculator/Calculator';
import { BasketRows } from './BasketRows';
import { MAX_YEARS } from './code';
import { BASE, factorOf, meanRate, type WorkedYear } from './laspeyres';
import { usePrices } from './usePrices';
import { useWeights } from './useWeights';
import { useYears, type Years } from './useYears';
import { HOW_ROUNDED, indexSaid, rateSaid } from './words';
import { YearCharts } from './YearCharts';

/** Weights and price changes of a year, which is added to those before it. */
export function YearCalculator() {
  const years = useYears();
  const prices = usePrices('year');
  const weights = useWeights(years.weights, years.holdWeights);
  const [isTold, setTold] = useState(false);
  const year = { weights: weights.weights, changes: prices.entered };
  const so = years.years.at(-1)?.index ?? BASE;
  const next = so * factorOf(year);
  const isRefused = prices.changes === null || weights.isRefused;
  const add = () => {
    setTold(isRefused || years.isFull);
    if (!isRefused && !years.isFull) years.add(year);
  };
  return (
    <Calculator
      title="Add year after year"
      fields={
        <form
          className="basket-form"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <BasketRows
            columns={[weights.column, prices.column]}
            year={year}
            index={isRefused ? null : next}
            chain={{ years: years.years.length, index: so }}
          />
          <button type="submit" className="calc-button">
            Add this year
          </button>
          {isTold && isRefused && (
            <p className="calc-wrong" role="alert">
              No year was added: a field above needs another number.
            </p>
          )}
          {years.isFull && (
            <p className="calc-wrong" role={isTold ? 'alert' : undefined}>
              These are {MAX_YEARS} years, as many as the address of this page can carry. Undo the
              last one, or start over.
            </p>
          )}
        </form>
      }
      isChanged={prices.isChanged || weights.isChanged}
      onSetBack={() => {
        prices.setBack();
        weights.setBack();
      }}
      result={said(years.years, isRefused ? null : next)}
      isRefused={false}
    >
      <Unread isCut={years.isCut} isUnread={weights.isUnread} so={years.years.length} />
      <p>{HOW_ROUNDED} The index too is carried from year to year with all its decimals.</p>
      <History years={years} />
      <YearCharts years={years.years} />
    </Calculator>
  );
}

/** Where the index stands, and where this year would take it. */
function said(years: readonly WorkedYear[], index: number | null): ReactNode {
  const last = years.at(-1);
  const next =
    index === null
      ? 'This year cannot be added yet: a field above needs another number.'
      : `Year ${years.length + 1}, which is not added yet, would take it to ${indexSaid(index)}.`;
  if (!last) return `The index begins at ${indexSaid(BASE)}. ${next}`;
  const mean = meanRate(years) ?? 0;
  return (
    <>
      After {years.length === 1 ? 'one year' : `${years.length} years`} the index stands at{' '}
      <strong>{indexSaid(last.index)}</strong>. In the last year the basket’s cost changed by{' '}
      {rateSaid(last.rate)}, on average by {rateSaid(mean)} a year. {next}
    </>
  );
}

interface UnreadProps {
  readonly isCut: boolean;
  readonly isUnread: boolean;
  /** How many years could be read. */
  readonly so: number;
}

/** What the address held and nobody could read. */
function Unread({ isCut, isUnread, so }: UnreadProps) {
  return (
    <>
      {isCut && (
        <p className="calc-wrong">
          The address of this page holds years that make no sense here. {readSaid(so)}
        </p>
      )}
      {isUnread && (
        <p className="calc-wrong">
          The weights in the address of this page could not be read, so that the published ones
          stand here.
        </p>
      )}
    </>
  );
}

function readSaid(years: number): string {
  if (years === 0) return 'None of them could be read.';
  return `Only the first ${years === 1 ? 'one' : years} could be read.`;
}

/** The ways back. What was taken away can be put back. */
function History({ years: { years, undo, startOver, putBack } }: { readonly years: Years }) {
  const isEmpty = years.length === 0;
  return (
    <p className="basket-ways">
      <CalculatorButton disabled={isEmpty} onClick={undo}>
        Undo last year
      </CalculatorButton>
      <CalculatorButton disabled={isEmpty} onClick={startOver}>
        Start over
      </CalculatorButton>
      <CalculatorButton disabled={putBack === null} onClick={() => putBack?.()}>
        Put back what was taken
      </CalculatorButton>
    </p>
  );
}
