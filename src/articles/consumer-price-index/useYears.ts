'use client';
/** The years that were added, kept in the page's address. */
import { useCallback, useMemo, useState } from 'react';
import { useInputs } from '../calculator/useInputs';
import { BASE_WEIGHTS } from './categories';
import { MAX_YEARS, readYears, writeYears } from './code';
import { chained, type WorkedYear, type Year } from './laspeyres';

const INITIAL = { weights: '', years: '' };

/** So many letters all years together can take, each with twelve long changes and weights. */
const MAX_LETTERS = MAX_YEARS * 160;

/** The years so far, and the weights for the next. */
export interface Years {
  /** The same list while nothing changes. */
  readonly years: readonly WorkedYear[];
  readonly isFull: boolean;
  /** Whether the address holds more than could be read. */
  readonly isCut: boolean;
  /** The weights for the next year, as the address holds them. */
  readonly weights: string;
  readonly holdWeights: (text: string) => void;
  readonly add: (year: Year) => void;
  /** Takes away the last year. */
  readonly undo: () => void;
  readonly startOver: () => void;
  /** Brings back what was taken away last; null where there is nothing. */
  readonly putBack: (() => void) | null;
}

/** The years of the third calculator. */
export function useYears(): Years {
  const { texts, set } = useInputs('index', INITIAL, MAX_LETTERS);
  const [taken, setTaken] = useState<string | null>(null);
  const read = useMemo(() => readYears(texts.years, BASE_WEIGHTS), [texts.years]);
  const years = useMemo(() => chained(read.years), [read]);
  const keep = (next: readonly Year[], removed: string | null) => {
    setTaken(removed);
    set({ years: writeYears(next, BASE_WEIGHTS) });
  };
  return {
    years,
    isFull: years.length >= MAX_YEARS,
    isCut: read.isCut,
    weights: texts.weights,
    holdWeights: useCallback((weights: string) => set({ weights }), [set]),
    add: (year) => keep([...read.years, year], null),
    undo: () => keep(read.years.slice(0, -1), texts.years),
    startOver: () => keep([], texts.years),
    putBack: taken === null ? null : () => keep(readYears(taken, BASE_WEIGHTS).years, null),
  };
}
