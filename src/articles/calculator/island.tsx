'use client';
/**
 * The place of a calculator in an article. Until the reader nears it, it shows what the server
 * drew; then the calculator's script is fetched and takes its place.
 */
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNear } from '@/src/ui/useNear';

interface CalculatorIslandProps {
  /** Fetches the calculator. The same function for as long as the island stands. */
  readonly load: () => Promise<ComponentType>;
  /** What the server drew: the results for what the calculator starts with. */
  readonly children: ReactNode;
}

/** Shows `children` until the calculator is there. Where it cannot be fetched, it can be asked for again. */
export function CalculatorIsland({ load, children }: CalculatorIslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [calculator, setCalculator] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches anew.
  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    load().then(
      (fetched) => {
        if (!isLeft) setCalculator(() => fetched);
      },
      () => {
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, isNear, attempt]);
  const Calculator = calculator;
  return (
    <div ref={place}>
      {hasFailed && (
        <div role="alert">
          <p>The calculator could not be loaded. Check the connection and try again.</p>
          {/* Plain: the calculators' own buttons come with them. */}
          <button
            type="button"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </div>
      )}
      <noscript>
        <p>A calculator stands here where scripts may run. The table shows what it starts with.</p>
      </noscript>
      {Calculator ? <Calculator /> : children}
    </div>
  );
}
