'use client';
/** The time to double at one’s own rate, exactly and by rule. */
import { Calculator, Formula } from '../calculator/Calculator';
import { NumberField } from '../calculator/NumberField';
import { plainNumber } from '../calculator/numbers';
import { ResultTable } from '../calculator/ResultTable';
import { useNumbers } from '../calculator/useNumbers';
import { errorOfRule, yearsByRule, yearsToDouble } from './formulas';
import { FIRST_RATE, RATE_RULES } from './inputs';
import { errorSaid, rulesTable, timeSaid } from './tables';

export function ByRate() {
  const numbers = useNumbers('double', FIRST_RATE, RATE_RULES);
  const { rate } = numbers.values;
  return (
    <Calculator
      title="The time to double, by rate"
      isChanged={numbers.isChanged}
      onSetBack={numbers.setBack}
      isRefused={numbers.isRefused}
      fields={<NumberField numbers={numbers} name="rate" />}
      result={resultOf(rate)}
    >
      <Formula label="The formulas with this rate">{formulas(rate)}</Formula>
      <ResultTable {...rulesTable(rate)} />
    </Calculator>
  );
}

function resultOf(percent: number): string {
  if (percent === 0) return 'At 0 % a sum does not grow: it never doubles.';
  const rate = percent / 100;
  const [exact, ruled] = [yearsToDouble(rate), yearsByRule(72, rate)];
  return `At ${plainNumber(percent)} % a sum doubles in ${timeSaid(exact)} years. The rule of 72 says ${timeSaid(ruled)}: ${errorSaid(errorOfRule(72, rate))}.`;
}

function formulas(percent: number): string {
  const rate = percent / 100;
  const [exact, ruled] = [timeSaid(yearsToDouble(rate)), timeSaid(yearsByRule(72, rate))];
  if (percent === 0)
    return 'years to double = ln 2 / ln(1 + 0)\nln 1 is 0, and nothing can be divided by 0';
  return `years to double = ln 2 / ln(1 + rate)\n= ln 2 / ln(${plainNumber(1 + rate)})\n= ${exact}\n\nby the rule of 72 = 72 / ${plainNumber(percent)}\n= ${ruled}`;
}
