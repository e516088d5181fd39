'use client';
/** The place of a calculator in an article, by the calculator's name. */
import { type ReactNode, useCallback } from 'react';
import { CalculatorIsland } from './calculator/island';
import type { CALCULATORS } from './calculators.generated';

interface CalculatorPlaceProps {
  /** `folder/file`. */
  readonly of: keyof typeof CALCULATORS;
  /** What the server drew: the results for what the calculator starts with. */
  readonly children: ReactNode;
}

/** Shows `children` until the calculator is there. */
export function CalculatorPlace({ of, children }: CalculatorPlaceProps) {
  // The list is fetched too: pages that list articles would carry the ways to all calculators.
  const load = useCallback(
    () => import('./calculators.generated').then((list) => list.CALCULATORS[of]()),
    [of],
  );
  return <CalculatorIsland load={load}>{children}</CalculatorIsland>;
}
