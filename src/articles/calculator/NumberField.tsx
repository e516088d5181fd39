'use client';
/** A field of a calculator for a number, wired to what was read from it. */
import { Field } from './Field';
import type { Numbers } from './useNumbers';

interface NumberFieldProps<Name extends string> {
  readonly numbers: Numbers<Name>;
  readonly name: Name;
}

/** The field of that name. */
export function NumberField<Name extends string>({ numbers, name }: NumberFieldProps<Name>) {
  const { rules, texts, problems, set } = numbers;
  const { label, unit, hint } = rules[name];
  const change: Partial<Record<Name, string>> = {};
  const before = unit === '$' ? { before: unit } : {};
  const behind = unit !== '' && unit !== '$' ? { unit } : {};
  // A sentence that helps comes with words to type, which a keyboard of figures lacks.
  const more = hint === undefined ? {} : { hint, takesWords: true };
  return (
    <Field
      label={label}
      value={texts[name]}
      problem={problems[name]}
      onChange={(text) => {
        change[name] = text;
        set(change);
      }}
      {...before}
      {...behind}
      {...more}
    />
  );
}
