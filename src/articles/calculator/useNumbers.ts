'use client';
/** The fields of a calculator that take numbers: what was typed, what it says, and what is wrong with it. */
import { useCallback, useMemo, useState } from 'react';
import { type NumberRule, plainNumber, type Reading, readNumber } from './numbers';
import { MAX_KEPT_LENGTH, useInputs } from './useInputs';

type Values<Name extends string> = Readonly<Record<Name, number>>;

/** What a field for a number is called, and what it takes. */
export interface FieldRule extends NumberRule {
  readonly label: string;
  /** How its texts are read; as plain numbers where it does not say. */
  readonly read?: (text: string, rule: NumberRule) => Reading;
  /** A sentence about what can be typed beside plain numbers. */
  readonly hint?: string;
}

export type FieldRules<Name extends string> = Readonly<Record<Name, FieldRule>>;

/** The fields of a calculator, read. */
export interface Numbers<Name extends string> {
  readonly rules: FieldRules<Name>;
  readonly texts: Readonly<Record<Name, string>>;
  /** Why a field is refused, by its name. */
  readonly problems: Readonly<Partial<Record<Name, string>>>;
  /** The numbers; while a field is refused, those that were last read. The same object while they are the same. */
  readonly values: Values<Name>;
  readonly isRefused: boolean;
  readonly isChanged: boolean;
  readonly set: (changes: Readonly<Partial<Record<Name, string>>>) => void;
  readonly setBack: () => void;
}

/**
 * The numbers of a calculator, from the fields that are named in `first`.
 *
 * @param calculator its name in the address
 * @param first what it starts with. The same record for as long as the calculator stands
 * @param rules what each field takes. The same record too
 */
export function useNumbers<Name extends string>(
  calculator: string,
  first: Values<Name>,
  rules: FieldRules<Name>,
): Numbers<Name> {
  const [initial] = useState(() => textsOf(first));
  const accepts = useCallback(
    (name: Name, text: string) => readField(text, rules[name]).problem === undefined,
    [rules],
  );
  const { texts, isChanged, set, setBack } = useInputs(
    calculator,
    initial,
    MAX_KEPT_LENGTH,
    accepts,
  );
  const { values: now, problems } = useMemo(
    () => readAll(texts, first, rules),
    [texts, first, rules],
  );
  const values = useLast(now, first);
  return { rules, texts, problems, values, isRefused: now === null, isChanged, set, setBack };
}

function textsOf<Name extends string>(values: Values<Name>): Record<Name, string> {
  const texts: Partial<Record<Name, string>> = {};
  const isWhole = (some: Partial<Record<Name, string>>): some is Record<Name, string> =>
    Object.keys(values).every((name) => name in some);
  for (const name in values) texts[name] = plainNumber(values[name]);
  if (!isWhole(texts)) throw new Error('a field has no text');
  return texts;
}

function readField(text: string, rule: FieldRule): Reading {
  return (rule.read ?? readNumber)(text, rule);
}

/** Reads every field; there are values only where none is refused. */
function readAll<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  first: Values<Name>,
  rules: FieldRules<Name>,
): { readonly values: Values<Name> | null; readonly problems: Partial<Record<Name, string>> } {
  const values: Record<Name, number> = { ...first };
  const problems: Partial<Record<Name, string>> = {};
  let isRefused = false;
  for (const name in rules) {
    const { value, problem } = readField(texts[name], rules[name]);
    if (problem === undefined) values[name] = value;
    else {
      problems[name] = problem;
      isRefused = true;
    }
  }
  return { values: isRefused ? null : values, problems };
}

/**
 * The last result: it stays in sight while a field is refused, so that the page does not jump while
 * one types.
 *
 * @param now null while a field is refused; the same object as long as the numbers are the same
 * @param first shown until there is a result
 */
export function useLast<T extends object>(now: T | null, first: T): T {
  const [last, setLast] = useState(now ?? first);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}
