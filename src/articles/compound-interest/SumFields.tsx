'use client';
/** The fields that most calculators of interest have: how much, at which rate, for how long. */
import { NumberField } from '../calculator/NumberField';
import type { Numbers } from '../calculator/useNumbers';

export function SumFields({
  numbers,
}: {
  readonly numbers: Numbers<'principal' | 'rate' | 'years'>;
}) {
  return (
    <>
      <NumberField numbers={numbers} name="principal" />
      <NumberField numbers={numbers} name="rate" />
      <NumberField numbers={numbers} name="years" />
    </>
  );
}
