'use client';
/** The place of a calculator in an article, by the calculator's name. */
import { type ReactNode, useCallback } from 'react';
import { CalculatorIsland } from './calculator/island';
import type { CalculatorName } from './calculators';

interface CalculatorPlaceProps {
  readonly of: CalculatorName;
  /** What the server drew: the results for what the calculator starts with. */
  readonly children: ReactNode;
}

/** Shows `children` until the calculator is there. */
export function CalculatorPlace({ of, children }: CalculatorPlaceProps) {
  const load = useCallback(
    () => import('./calculators').then(({ CALCULATORS }) => CALCULATORS[of]()),
    [of],
  );
  return <CalculatorIsland load={load}>{children}</CalculatorIsland>;
}
