'use client';
/** The time to double where interest is added more often than once a year. */
import { Calculator, Formula } from '../calculator/Calculator';
import { choiceOf, Select } from '../calculator/Field';
import { NumberField } from '../calculator/NumberField';
import { plainNumber } from '../calculator/numbers';
import { ResultTable } from '../calculator/ResultTable';
import { useInputs } from '../calculator/useInputs';
import { useNumbers } from '../calculator/useNumbers';
import { CONTINUOUSLY } from '../compound-interest/formulas';
import { exactNumber, yearsToDouble } from './formulas';
import { FIRST_RATE, FIRST_TIMES, periodsOf, RATE_RULES, TIMES, timesSaid } from './inputs';
import { rulesTable, timeSaid } from './tables';

export function ByPeriod() {
  const numbers = useNumbers('often', FIRST_RATE, RATE_RULES);
  const choice = useInputs('often', FIRST_TIMES);
  const added = choiceOf(TIMES, choice.texts.added, FIRST_TIMES.added);
  const periods = periodsOf(added);
  const { rate } = numbers.values;
  const said = timesSaid(added);
  return (
    <Calculator
      title="The time to double, by period"
      isChanged={numbers.isChanged || choice.isChanged}
      onSetBack={() => {
        numbers.setBack();
        choice.setBack();
      }}
      isRefused={numbers.isRefused}
      fields={
        <>
          <NumberField numbers={numbers} name="rate" />
          <Select
            label="Interest is added"
            value={added}
            choices={TIMES}
            onChange={(chosen) => choice.set({ added: chosen })}
          />
        </>
      }
      result={resultOf(rate, periods, said)}
    >
      <Formula label="The formula with these numbers">{formula(rate, periods)}</Formula>
      <ResultTable {...rulesTable(rate, periods, said)} />
    </Calculator>
  );
}

function resultOf(percent: number, periods: number, added: string): string {
  if (percent === 0)
    return 'At 0 % a sum does not grow, however often that is added: it never doubles.';
  const exact = yearsToDouble(percent / 100, periods);
  const number = plainNumber(Number(exactNumber(percent / 100, periods).toFixed(1)));
  return `At ${plainNumber(percent)} %, added ${added}, a sum doubles in ${timeSaid(exact)} years. The number to divide by ${plainNumber(percent)} would be ${number}.`;
}

function formula(percent: number, periods: number): string {
  const [rate, exact] = [percent / 100, timeSaid(yearsToDouble(percent / 100, periods))];
  if (percent === 0) return 'The rate is 0, its logarithm too, and nothing can be divided by 0';
  if (periods === CONTINUOUSLY) {
    return `years to double = ln 2 / rate\n= ln 2 / ${plainNumber(rate)}\n= ${exact}`;
  }
  return `years to double = ln 2 / (periods × ln(1 + rate / periods))\n= ln 2 / (${periods} × ln(1 + ${plainNumber(rate)} / ${periods}))\n= ${exact}`;
}
