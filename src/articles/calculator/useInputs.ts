'use client';
/** What was typed into the fields of a calculator. The page's address keeps it, also where it is refused. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { forgetWaiting, putInAddress, textInAddress } from './address';

/** So many letters of a field the address keeps. */
const LONGEST_KEPT = 40;

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The texts of a calculator's fields. */
export interface Inputs<Name extends string> {
  readonly texts: Texts<Name>;
  /** Whether any text is not what the field started with. */
  readonly isChanged: boolean;
  readonly set: (changes: Partial<Texts<Name>>) => void;
  /** Sets all fields back to what they start with. */
  readonly setBack: () => void;
}

/**
 * The texts of named fields. In the address a field is called `calculator-field`; one that says what
 * it starts with is left out. For parts that are only ever drawn in the browser: the first drawing
 * reads the address.
 *
 * @param calculator its name in the address; two on one page must differ
 * @param initial what the fields start with. The same record for as long as the calculator stands
 * @param most so many letters of each field are kept in the address
 */
export function useInputs<Name extends string>(
  calculator: string,
  initial: Texts<Name>,
  most: number = LONGEST_KEPT,
): Inputs<Name> {
  const [texts, setTexts] = useState(() => arrived(calculator, initial, most));
  useEffect(() => {
    const names = Object.keys(initial).map((name) => `${calculator}-${name}`);
    const follow = () => {
      forgetWaiting(names);
      setTexts(arrived(calculator, initial, most));
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      forgetWaiting(names);
    };
  }, [calculator, initial, most]);

  const put = useCallback(
    (changes: Partial<Texts<Name>>) => {
      setTexts((before) => ({ ...before, ...changes }));
      const named = new Map<string, string | null>();
      for (const name of namesOf(initial)) {
        const text = changes[name];
        if (text === undefined) continue;
        named.set(`${calculator}-${name}`, text === initial[name] ? null : text);
      }
      putInAddress(named, most);
    },
    [calculator, initial, most],
  );
  const setBack = useCallback(() => put(initial), [put, initial]);
  const isChanged = namesOf(initial).some((name) => texts[name] !== initial[name]);
  return useMemo(() => ({ texts, isChanged, set: put, setBack }), [texts, isChanged, put, setBack]);
}

/** The names of a record's fields, as their own type. */
function namesOf<Name extends string>(record: Texts<Name>): readonly Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

/** The texts that the address carries, and the initial ones where it carries none. */
function arrived<Name extends string>(
  calculator: string,
  initial: Texts<Name>,
  most: number,
): Texts<Name> {
  const { search } = window.location;
  const texts: Record<Name, string> = { ...initial };
  for (const name of namesOf(initial)) {
    texts[name] = textInAddress(search, `${calculator}-${name}`, most) ?? initial[name];
  }
  return texts;
}
