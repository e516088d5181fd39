'use client';
/** Simple interest, with one’s own numbers. */
import { useMemo } from 'react';
import { FigureChart } from '@/src/charts/FigureChart';
import { Calculator, Formula } from '../calculator/Calculator';
import { formatMoney, formatNumber, plainNumber } from '../calculator/numbers';
import { ResultTable } from '../calculator/ResultTable';
import { yearsInFormula, yearsSaid } from '../calculator/time';
import { useNumbers } from '../calculator/useNumbers';
import { dollarsOnAxis, yearOnAxis } from './axes';
import { simpleAmount, simpleInterest } from './formulas';
import { FIRST_SIMPLE, SUM_RULES } from './inputs';
import { SumFields } from './SumFields';
import { byYear, simpleTable } from './tables';

export function Simple() {
  const numbers = useNumbers('simple', FIRST_SIMPLE, SUM_RULES);
  const { values } = numbers;
  const { principal, rate, years } = values;
  const amount = simpleAmount(principal, rate / 100, years);
  const interest = simpleInterest(principal, rate / 100, years);
  const lines = useMemo(() => {
    const at = (year: number) => simpleAmount(principal, rate / 100, year);
    return [{ id: 'simple', label: 'Amount', points: byYear(years, at) }];
  }, [principal, rate, years]);
  const result = `After ${yearsSaid(years)}: ${formatMoney(amount)}, of which ${formatMoney(interest)} is interest.`;
  return (
    <Calculator
      title="Simple interest, calculated"
      isChanged={numbers.isChanged}
      onSetBack={numbers.setBack}
      isRefused={numbers.isRefused}
      fields={<SumFields numbers={numbers} />}
      result={result}
    >
      <Formula label="The formula with these numbers">
        {`amount = principal × (1 + rate × years)\n= ${plainNumber(principal)} × (1 + ${plainNumber(rate / 100)} × ${yearsInFormula(years)})\n= ${formatNumber(amount, 2)}`}
      </Formula>
      <FigureChart
        label={`Line chart of the amount with simple interest. ${result}`}
        xTitle="Years"
        yTitle="Dollars"
        lines={lines}
        formatX={yearOnAxis}
        formatY={dollarsOnAxis}
      />
      <ResultTable {...simpleTable(values)} />
    </Calculator>
  );
}
