'use client';
/** What was typed into the fields of a calculator. The page's address keeps what is not refused. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { forgetWaiting, putInAddress, textInAddress } from './address';

/** So many letters of a field the address keeps. */
export const MAX_KEPT_LENGTH = 40;

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Whether a field takes a text. */
type Accepts<Name extends string> = (name: Name, text: string) => boolean;

const acceptsAll = (): boolean => true;

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
 * it starts with is left out, and so is one that is refused: whoever opens the link shall not be met
 * by an error. For parts that are only ever drawn in the browser: the first drawing reads the address.
 *
 * @param calculator its name in the address; two on one page must differ
 * @param initial what the fields start with. The same record for as long as the calculator stands
 * @param most so many letters of each field are kept in the address
 * @param accepts whether a field takes a text. The same function for as long as the calculator stands
 */
export function useInputs<Name extends string>(
  calculator: string,
  initial: Texts<Name>,
  most: number = MAX_KEPT_LENGTH,
  accepts: Accepts<Name> = acceptsAll,
): Inputs<Name> {
  const [texts, setTexts] = useState(() => arrived(calculator, initial, most, accepts));
  useEffect(() => {
    const names = Object.keys(initial).map((name) => `${calculator}-${name}`);
    const follow = () => {
      forgetWaiting(names);
      setTexts(arrived(calculator, initial, most, accepts));
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      forgetWaiting(names);
    };
  }, [calculator, initial, most, accepts]);

  const put = useCallback(
    (changes: Partial<Texts<Name>>) => {
      setTexts((before) => ({ ...before, ...changes }));
      const named = new Map<string, string | null>();
      for (const name of namesOf(initial)) {
        const text = changes[name];
        if (text === undefined) continue;
        const isKept = text !== initial[name] && accepts(name, text);
        named.set(`${calculator}-${name}`, isKept ? text : null);
      }
      putInAddress(named, most);
    },
    [calculator, initial, most, accepts],
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

/** The texts that the address carries, and the initial ones where it carries none or one that is refused. */
function arrived<Name extends string>(
  calculator: string,
  initial: Texts<Name>,
  most: number,
  accepts: Accepts<Name>,
): Texts<Name> {
  const { search } = window.location;
  const texts: Record<Name, string> = { ...initial };
  for (const name of namesOf(initial)) {
    const found = textInAddress(search, `${calculator}-${name}`, most);
    if (found !== null && accepts(name, found)) texts[name] = found;
  }
  return texts;
}
