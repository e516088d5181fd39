/** What the four calculators work out year by year, as points for their charts and rows for their tables. */
import type { Point } from '@/src/charts/sampling';
import { formatNumber } from '../calculator/numbers';
import type { ResultRow, ResultTableProps } from '../calculator/ResultTable';
import { yearsAtHead } from '../calculator/time';
import {
  compoundAmount,
  compoundInterest,
  interestOnInterest,
  realAmount,
  simpleAmount,
  simpleInterest,
} from './formulas';
import { type Compounding, PERIODS, type RealInputs, type SumInputs } from './inputs';

/** The beginning, the end of each year, and the end of the time where it is within a year. */
function endsOf(years: number): readonly number[] {
  const whole = Math.floor(years);
  const ends = Array.from({ length: whole + 1 }, (_, year) => year);
  return whole === years ? ends : [...ends, years];
}

/** A figure at the end of each year, from the beginning on. */
export function byYear(years: number, figure: (year: number) => number): readonly Point[] {
  return endsOf(years).map((year) => ({ x: year, y: figure(year) }));
}

/** Each row is a year with its figures in dollars. */
function yearRows(
  years: number,
  figures: (year: number) => readonly number[],
): readonly ResultRow[] {
  return endsOf(years).map((year) => ({
    key: year,
    cells: [yearsAtHead(year), ...figures(year).map((one) => formatNumber(one, 2))],
  }));
}

/** Simple interest by year. */
export function simpleTable({ principal, rate, years }: SumInputs): ResultTableProps {
  return {
    caption: 'Simple interest by year, in dollars',
    heads: ['Year', 'Interest so far', 'Amount'],
    rows: yearRows(years, (year) => [
      simpleInterest(principal, rate / 100, year),
      simpleAmount(principal, rate / 100, year),
    ]),
  };
}

/** Compound interest by year, beside simple interest. */
export function compoundTable({ principal, rate, years }: SumInputs): ResultTableProps {
  return {
    caption: 'Compound interest by year, in dollars',
    heads: ['Year', 'Amount', 'With simple interest', 'Interest on interest'],
    rows: yearRows(years, (year) => [
      compoundAmount(principal, rate / 100, year),
      simpleAmount(principal, rate / 100, year),
      interestOnInterest(principal, rate / 100, year),
    ]),
  };
}

/** Interest that is added so often in a year, beside interest added once. */
export function periodTable(
  { principal, rate, years }: SumInputs,
  added: Compounding,
): ResultTableProps {
  const periods = PERIODS[added];
  return {
    caption: `Interest added ${added}, by year, in dollars`,
    heads: ['Year', 'Interest so far', 'Amount', 'If added yearly'],
    rows: yearRows(years, (year) => [
      compoundInterest(principal, rate / 100, year, periods),
      compoundAmount(principal, rate / 100, year, periods),
      compoundAmount(principal, rate / 100, year),
    ]),
  };
}

/** A sum in money, and what it buys. */
export function realTable({ principal, rate, inflation, years }: RealInputs): ResultTableProps {
  return {
    caption: 'The sum and what it buys, by year, in dollars',
    heads: ['Year', 'Amount', 'In today’s money', 'What cost 100'],
    rows: yearRows(years, (year) => [
      compoundAmount(principal, rate / 100, year),
      realAmount(principal, rate / 100, inflation / 100, year),
      compoundAmount(100, inflation / 100, year),
    ]),
  };
}
