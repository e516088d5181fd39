/** What the calculators of doubling start with, and what their fields take. */
import type { Choice } from '../calculator/Field';
import type { FieldRules } from '../calculator/useNumbers';
import { CONTINUOUSLY } from '../compound-interest/formulas';
import { RATE } from '../compound-interest/inputs';

export const RATE_RULES: FieldRules<'rate'> = { rate: RATE };

export const ERROR_RULES: FieldRules<'upto'> = {
  upto: { ...RATE, label: 'Rates up to', name: 'the greatest rate', min: 1, decimals: 2 },
};

/** In percent. */
export const FIRST_RATE = { rate: 5 } as const;
export const FIRST_ERROR = { upto: 100 } as const;

/** The errors are drawn from this rate on, in percent. */
export const MIN_RATE = 0.25;

/** How many times a year interest is added, by the name that the address carries. */
export type Times = '1' | '2' | '4' | '12' | '52' | '365' | 'always';

export const FIRST_TIMES = { added: '12' } as const;

export const TIMES: readonly Choice<Times>[] = [
  { value: '1', label: 'once a year' },
  { value: '2', label: 'twice a year' },
  { value: '4', label: '4 times a year' },
  { value: '12', label: '12 times a year' },
  { value: '52', label: '52 times a year' },
  { value: '365', label: '365 times a year' },
  { value: 'always', label: 'at every moment' },
];

/** The number that a choice stands for. */
export function periodsOf(times: Times): number {
  return times === 'always' ? CONTINUOUSLY : Number(times);
}

/** How often interest is added, in words. */
export function timesSaid(times: Times): string {
  return TIMES.find(({ value }) => value === times)?.label ?? '';
}
