/** What the four calculators start with, and what their fields take. */
import type { Choice } from '../calculator/Field';
import { PARTS_OF_YEARS, readYears } from '../calculator/time';
import type { FieldRule, FieldRules } from '../calculator/useNumbers';
import { CONTINUOUSLY } from './formulas';

type Sum = 'principal' | 'rate' | 'years';

const PRINCIPAL: FieldRule = {
  label: 'Principal',
  name: 'the principal',
  min: 0,
  max: 1_000_000_000_000,
  decimals: 2,
  unit: '$',
};

/** A rate in percent. */
export const RATE: FieldRule = {
  label: 'Rate a year',
  name: 'the rate',
  min: 0,
  max: 100,
  decimals: 4,
  unit: '%',
};

const YEARS: FieldRule = {
  label: 'Time',
  name: 'the time',
  min: 0,
  max: 200,
  decimals: 0,
  unit: 'years',
};

/** A time with parts of years. */
const TIME: FieldRule = {
  ...YEARS,
  ...PARTS_OF_YEARS,
  read: readYears,
  hint: '0.25, 6 months, 90 days or 90/360, for example. A day counts as 1/365 of a year.',
};

const INFLATION: FieldRule = {
  label: 'Inflation a year',
  name: 'inflation',
  min: -50,
  max: 1000,
  decimals: 4,
  unit: '%',
};

export const SUM_RULES: FieldRules<Sum> = { principal: PRINCIPAL, rate: RATE, years: TIME };

export const REAL_RULES: FieldRules<Sum | 'inflation'> = {
  principal: PRINCIPAL,
  rate: { ...RATE, label: 'Nominal rate a year', name: 'the nominal rate' },
  inflation: INFLATION,
  years: YEARS,
};

/** What was lent, at which rate in percent, for how many years. */
export type SumInputs = Readonly<Record<Sum, number>>;

export type RealInputs = Readonly<Record<Sum | 'inflation', number>>;

export const FIRST_SIMPLE: SumInputs = { principal: 1000, rate: 5, years: 10 };
export const FIRST_COMPOUND: SumInputs = { principal: 1000, rate: 5, years: 30 };
export const FIRST_PERIODS: SumInputs = { principal: 1000, rate: 5, years: 10 };
export const FIRST_REAL: RealInputs = { principal: 1000, rate: 5, inflation: 3, years: 10 };

/** How often in a year interest is added, by the name that the address carries. */
export type Compounding =
  | 'yearly'
  | 'half-yearly'
  | 'quarterly'
  | 'monthly'
  | 'weekly'
  | 'daily'
  | 'continuously';

export const FIRST_COMPOUNDING = { added: 'monthly' } as const;

export const COMPOUNDINGS: readonly Choice<Compounding>[] = [
  { value: 'yearly', label: 'yearly' },
  { value: 'half-yearly', label: 'semiannually' },
  { value: 'quarterly', label: 'quarterly' },
  { value: 'monthly', label: 'monthly' },
  { value: 'weekly', label: 'weekly (52)' },
  { value: 'daily', label: 'daily (365)' },
  { value: 'continuously', label: 'continuously' },
];

/** How many times in a year interest is added. */
export const PERIODS: Readonly<Record<Compounding, number>> = {
  yearly: 1,
  'half-yearly': 2,
  quarterly: 4,
  monthly: 12,
  weekly: 52,
  daily: 365,
  continuously: CONTINUOUSLY,
};
