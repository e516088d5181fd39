'use client';
/** Compound interest that is added more often than once a year, with one’s own numbers. */
import { useMemo } from 'react';
import { FigureChart } from '@/src/charts/FigureChart';
import { Calculator, Formula } from '../calculator/Calculator';
import { choiceOf, Select } from '../calculator/Field';
import { formatMoney, formatNumber, formatPercent, plainNumber } from '../calculator/numbers';
import { ResultTable } from '../calculator/ResultTable';
import { yearsInFormula, yearsSaid } from '../calculator/time';
import { useInputs } from '../calculator/useInputs';
import { useNumbers } from '../calculator/useNumbers';
import { dollarsOnAxis, yearOnAxis } from './axes';
import { CONTINUOUSLY, compoundAmount, effectiveRate, periodsIn } from './formulas';
import {
  COMPOUNDINGS,
  FIRST_COMPOUNDING,
  FIRST_PERIODS,
  PERIODS,
  SUM_RULES,
  type SumInputs,
} from './inputs';
import { SumFields } from './SumFields';
import { byYear, periodTable } from './tables';

export function Periods() {
  const numbers = useNumbers('periods', FIRST_PERIODS, SUM_RULES);
  const choice = useInputs('periods', FIRST_COMPOUNDING);
  const added = choiceOf(COMPOUNDINGS, choice.texts.added, FIRST_COMPOUNDING.added);
  const periods = PERIODS[added];
  const { values } = numbers;
  const { principal, rate, years } = values;
  const lines = useMemo(() => {
    const often = (year: number) => compoundAmount(principal, rate / 100, year, periods);
    const yearly = (year: number) => compoundAmount(principal, rate / 100, year);
    const once = { id: 'yearly', label: 'Added yearly', points: byYear(years, yearly) };
    if (periods === 1) return [once];
    return [{ id: 'often', label: `Added ${added}`, points: byYear(years, often) }, once];
  }, [principal, rate, years, periods, added]);
  const amount = formatMoney(compoundAmount(principal, rate / 100, years, periods));
  const effective = formatPercent(effectiveRate(rate / 100, periods), 4);
  const result = `After ${yearsSaid(years)}, with interest added ${added}: ${amount}. The effective annual rate is ${effective}.`;
  return (
    <Calculator
      title="More often than once a year, calculated"
      isChanged={numbers.isChanged || choice.isChanged}
      onSetBack={() => {
        numbers.setBack();
        choice.setBack();
      }}
      isRefused={numbers.isRefused}
      fields={
        <>
          <SumFields numbers={numbers} />
          <Select
            label="Interest is added"
            value={added}
            choices={COMPOUNDINGS}
            onChange={(chosen) => choice.set({ added: chosen })}
          />
        </>
      }
      result={result}
    >
      <Formula label="The formulas with these numbers">{formulas(values, periods)}</Formula>
      <FigureChart
        label={`Line chart of the amount with interest added ${added}. ${result}`}
        xTitle="Years"
        yTitle="Dollars"
        lines={lines}
        formatX={yearOnAxis}
        formatY={dollarsOnAxis}
      />
      <ResultTable {...periodTable(values, added)} />
    </Calculator>
  );
}

function formulas({ principal, rate, years }: SumInputs, periods: number): string {
  const [sum, part] = [plainNumber(principal), plainNumber(rate / 100)];
  const effective = formatPercent(effectiveRate(rate / 100, periods), 4);
  const amount = formatNumber(compoundAmount(principal, rate / 100, years, periods), 2);
  if (periods === CONTINUOUSLY) {
    return `amount = principal × e ^ (rate × years)\n= ${sum} × e ^ (${part} × ${yearsInFormula(years)})\n= ${amount}\n\neffective rate = e ^ rate − 1\n= e ^ ${part} − 1\n= ${effective}`;
  }
  const growth = `(1 + ${part} / ${periods})`;
  const { times, rest } = periodsIn(years, periods);
  const [rule, numbers] =
    rest === 0
      ? ['', `(${periods} × ${yearsInFormula(years)})`]
      : [' × (1 + rate × rest of a year)', `${times} × (1 + ${part} × ${plainNumber(rest)})`];
  const power = rest === 0 ? '(periods × years)' : 'whole periods';
  return `amount = principal × (1 + rate / periods) ^ ${power}${rule}\n= ${sum} × ${growth} ^ ${numbers}\n= ${amount}\n\neffective rate = (1 + rate / periods) ^ periods − 1\n= ${growth} ^ ${periods} − 1\n= ${effective}`;
}
