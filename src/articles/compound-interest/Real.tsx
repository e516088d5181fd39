'use client';
/** A rate and what it is worth once prices have changed, with one’s own numbers. */
import { useMemo } from 'react';
import { FigureChart } from '@/src/charts/FigureChart';
import { Calculator, Formula } from '../calculator/Calculator';
import { NumberField } from '../calculator/NumberField';
import { formatMoney, formatNumber, formatPercent, plainNumber } from '../calculator/numbers';
import { ResultTable } from '../calculator/ResultTable';
import { yearsSaid } from '../calculator/time';
import { useNumbers } from '../calculator/useNumbers';
import { dollarsOnAxis, yearOnAxis } from './axes';
import { compoundAmount, realAmount, realRate, roughRealRate } from './formulas';
import { FIRST_REAL, REAL_RULES, type RealInputs } from './inputs';
import { byYear, realTable } from './tables';

export function Real() {
  const numbers = useNumbers('real', FIRST_REAL, REAL_RULES);
  const { values } = numbers;
  const { principal, rate, inflation, years } = values;
  const lines = useMemo(() => {
    const nominal = (year: number) => compoundAmount(principal, rate / 100, year);
    const real = (year: number) => realAmount(principal, rate / 100, inflation / 100, year);
    return [
      { id: 'nominal', label: 'Amount', points: byYear(years, nominal) },
      { id: 'real', label: 'In today’s money', points: byYear(years, real) },
    ];
  }, [principal, rate, inflation, years]);
  const exact = formatPercent(realRate(rate / 100, inflation / 100), 4);
  const rough = formatPercent(roughRealRate(rate / 100, inflation / 100), 4);
  const amount = formatMoney(compoundAmount(principal, rate / 100, years));
  const bought = formatMoney(realAmount(principal, rate / 100, inflation / 100, years));
  const result = `The real rate is ${exact}; subtracting says ${rough}. After ${yearsSaid(years)} the sum is ${amount}, and buys what ${bought} buys today.`;
  return (
    <Calculator
      title="What it buys, calculated"
      isChanged={numbers.isChanged}
      onSetBack={numbers.setBack}
      isRefused={numbers.isRefused}
      fields={
        <>
          <NumberField numbers={numbers} name="principal" />
          <NumberField numbers={numbers} name="rate" />
          <NumberField numbers={numbers} name="inflation" />
          <NumberField numbers={numbers} name="years" />
        </>
      }
      result={result}
    >
      <Formula label="The formulas with these numbers">{formulas(values)}</Formula>
      <FigureChart
        label={`Line chart of the amount and of what it buys. ${result}`}
        xTitle="Years"
        yTitle="Dollars"
        lines={lines}
        formatX={yearOnAxis}
        formatY={dollarsOnAxis}
      />
      <ResultTable {...realTable(values)} />
    </Calculator>
  );
}

function formulas({ principal, rate, inflation, years }: RealInputs): string {
  const [nominal, prices] = [plainNumber(1 + rate / 100), plainNumber(1 + inflation / 100)];
  const real = formatPercent(realRate(rate / 100, inflation / 100), 4);
  const bought = formatNumber(realAmount(principal, rate / 100, inflation / 100, years), 2);
  return `real rate = (1 + nominal rate) / (1 + inflation) − 1\n= ${nominal} / ${prices} − 1\n= ${real}\n\nin today’s money = principal × ((1 + nominal rate) / (1 + inflation)) ^ years\n= ${plainNumber(principal)} × (${nominal} / ${prices}) ^ ${years}\n= ${bought}`;
}
