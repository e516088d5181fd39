'use client';
/** How far the rules are off, over all rates up to one’s own. */
import { useMemo } from 'react';
import { FigureChart } from '@/src/charts/FigureChart';
import { Calculator } from '../calculator/Calculator';
import { NumberField } from '../calculator/NumberField';
import { plainNumber } from '../calculator/numbers';
import { ResultTable } from '../calculator/ResultTable';
import { useNumbers } from '../calculator/useNumbers';
import { errorOfRule, RULES } from './formulas';
import { ERROR_RULES, FIRST_ERROR, MIN_RATE } from './inputs';
import { errorPoints, errorSaid, errorTable, worstRate } from './tables';

const percentOnAxis = (percent: number): string => `${plainNumber(percent)} %`;

export function Errors() {
  const numbers = useNumbers('errors', FIRST_ERROR, ERROR_RULES);
  const { upto } = numbers.values;
  const lines = useMemo(
    () =>
      RULES.map((rule) => ({
        id: String(rule),
        label: `Rule of ${rule}`,
        points: errorPoints(rule, upto),
      })),
    [upto],
  );
  const worst = RULES.map((rule) => {
    const percent = worstRate(rule, upto);
    return `The rule of ${rule} is furthest off at ${plainNumber(percent)} %: ${errorSaid(errorOfRule(rule, percent / 100))}.`;
  });
  const result = `Rates from ${MIN_RATE} % to ${plainNumber(upto)} %. ${worst.join(' ')}`;
  return (
    <Calculator
      title="How far the rules are off"
      isChanged={numbers.isChanged}
      onSetBack={numbers.setBack}
      isRefused={numbers.isRefused}
      fields={<NumberField numbers={numbers} name="upto" />}
      result={result}
    >
      <FigureChart
        label={`Line chart of the errors of the three rules by rate. Each falls as the rate rises: a rule says more and more too little. ${result}`}
        xTitle="Rate a year"
        yTitle="Too long by, in percent of the exact time"
        lines={lines}
        formatX={percentOnAxis}
        formatY={percentOnAxis}
      />
      <ResultTable {...errorTable(upto)} />
    </Calculator>
  );
}
