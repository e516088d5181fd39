'use client';
/** Twelve price changes as they are typed. */
import { useMemo } from 'react';
import { type Reading, readNumber } from '../calculator/numbers';
import { MAX_KEPT_LENGTH, useInputs } from '../calculator/useInputs';
import type { Column, Entry } from './BasketRows';
import { CATEGORIES, EXAMPLE_CHANGES } from './categories';
import { MAX_CHANGE, MIN_CHANGE } from './laspeyres';

/** The texts that the fields start with: the example year. */
const INITIAL = textsOf(EXAMPLE_CHANGES);

/** What is typed as price changes, and what it means. */
export interface Prices {
  readonly column: Column;
  /** In hundredths of a percent; null while a field is refused. The same list while nothing changes. */
  readonly changes: readonly number[] | null;
  /** What stands in the fields that are not refused; nothing changes where one is. */
  readonly entered: readonly number[];
  readonly isChanged: boolean;
  readonly setBack: () => void;
  /** Puts these changes into all fields. */
  readonly put: (changes: readonly number[]) => void;
}

/**
 * The price changes of a calculator.
 *
 * @param calculator its name in the page's address
 */
export function usePrices(calculator: string): Prices {
  const { texts, isChanged, set, setBack } = useInputs(
    calculator,
    INITIAL,
    MAX_KEPT_LENGTH,
    acceptsChange,
  );
  return useMemo(() => {
    const readings = CATEGORIES.map(({ id, name }) => readChange(texts[id] ?? '', name));
    const entries = CATEGORIES.map(
      ({ id }, index): Entry => ({ text: texts[id] ?? '', problem: readings[index]?.problem }),
    );
    const values = readings.flatMap(({ value }) => (value === undefined ? [] : [value]));
    return {
      column: {
        title: 'Price change',
        entries,
        onChange: (index, text) => {
          const id = CATEGORIES[index]?.id;
          if (id !== undefined) set({ [id]: text });
        },
      },
      changes: values.length === CATEGORIES.length ? values : null,
      entered: readings.map(({ value }) => value ?? 0),
      isChanged,
      setBack,
      put: (changes) => set(textsOf(changes)),
    };
  }, [texts, isChanged, set, setBack]);
}

function acceptsChange(_id: string, text: string): boolean {
  return readChange(text, '').problem === undefined;
}

function readChange(text: string, name: string): Reading {
  const reading = readNumber(text, {
    min: MIN_CHANGE / 100,
    max: MAX_CHANGE / 100,
    decimals: 2,
    unit: '%',
    name: `the price change of “${name}”`,
  });
  if (reading.value === undefined) return reading;
  return { value: Math.round(reading.value * 100) };
}

function textsOf(changes: readonly number[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CATEGORIES.map(({ id }, index) => [id, `${(changes[index] ?? 0) / 100}`]),
  );
}
