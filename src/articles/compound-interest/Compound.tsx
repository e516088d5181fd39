'use client';
/** Compound interest, added once a year, with one’s own numbers. */
import { useMemo } from 'react';
import { FigureChart } from '@/src/charts/FigureChart';
import { Calculator, Formula } from '../calculator/Calculator';
import { formatMoney, formatNumber, plainNumber } from '../calculator/numbers';
import { ResultTable } from '../calculator/ResultTable';
import { yearsInFormula, yearsSaid } from '../calculator/time';
import { useNumbers } from '../calculator/useNumbers';
import { dollarsOnAxis, yearOnAxis } from './axes';
import {
  compoundAmount,
  compoundInterest,
  interestOnInterest,
  periodsIn,
  simpleAmount,
} from './formulas';
import { FIRST_COMPOUND, SUM_RULES, type SumInputs } from './inputs';
import { SumFields } from './SumFields';
import { byYear, compoundTable } from './tables';

export function Compound() {
  const numbers = useNumbers('compound', FIRST_COMPOUND, SUM_RULES);
  const { values } = numbers;
  const { principal, rate, years } = values;
  const amount = compoundAmount(principal, rate / 100, years);
  const interest = compoundInterest(principal, rate / 100, years);
  const onInterest = interestOnInterest(principal, rate / 100, years);
  const lines = useMemo(() => {
    const compound = (year: number) => compoundAmount(principal, rate / 100, year);
    const simple = (year: number) => simpleAmount(principal, rate / 100, year);
    return [
      { id: 'compound', label: 'Compound', points: byYear(years, compound) },
      { id: 'simple', label: 'Simple', points: byYear(years, simple) },
    ];
  }, [principal, rate, years]);
  const result = `After ${yearsSaid(years)}: ${formatMoney(amount)}. Of the interest of ${formatMoney(interest)}, ${formatMoney(onInterest)} is interest on interest.`;
  return (
    <Calculator
      title="Compound interest, calculated"
      isChanged={numbers.isChanged}
      onSetBack={numbers.setBack}
      isRefused={numbers.isRefused}
      fields={<SumFields numbers={numbers} />}
      result={result}
    >
      <Formula label="The formula with these numbers">{formula(values)}</Formula>
      <FigureChart
        label={`Line chart of the amount with compound and with simple interest. ${result}`}
        xTitle="Years"
        yTitle="Dollars"
        lines={lines}
        formatX={yearOnAxis}
        formatY={dollarsOnAxis}
      />
      <ResultTable {...compoundTable(values)} />
    </Calculator>
  );
}

function formula({ principal, rate, years }: SumInputs): string {
  const { times, rest } = periodsIn(years, 1);
  const growth = `${plainNumber(principal)} × ${plainNumber(1 + rate / 100)} ^ ${times}`;
  const amount = formatNumber(compoundAmount(principal, rate / 100, years), 2);
  if (rest === 0) return `amount = principal × (1 + rate) ^ years\n= ${growth}\n= ${amount}`;
  return `amount = principal × (1 + rate) ^ whole years × (1 + rate × rest of a year)\n= ${growth} × (1 + ${plainNumber(rate / 100)} × ${restSaid(years, rest)})\n= ${amount}`;
}

/** Less than a year has no rest but itself, which may have been typed in days. */
function restSaid(years: number, rest: number): string {
  return years < 1 ? yearsInFormula(years) : plainNumber(rest);
}
