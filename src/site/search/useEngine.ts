'use client';

/** The search in the browser, as a part of the screen sees it arrive. */
import { useEffect, useState } from 'react';
import { fetchEngine } from './client';
import type { Engine } from './engine';

interface Arriving {
  /** Null until it is there. */
  readonly engine: Engine | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Fetches the search once the part is shown. */
export function useEngine(): Arriving {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
  useEffect(() => {
    let isHere = true;
    setFailed(false);
    fetchEngine().then(
      (found) => isHere && setEngine(found),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);
  return { engine, hasFailed, tryAgain: () => setTries((before) => before + 1) };
}
