'use client';
/** The controls of a calculator: native, and plainly set. Their style sheet comes with them. */
import './calculator.css';
import { useId } from 'react';
import { useRested } from '@/src/ui/useRested';

interface FieldProps {
  readonly label: string;
  /** What was typed, whatever it is. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The sign before the number, such as `$`. */
  readonly before?: string;
  /** The unit behind the number, such as `%` or `years`. */
  readonly unit?: string;
  /** A sentence that helps; a problem takes its place. */
  readonly hint?: string;
  /** What is wrong with what was typed, and what would work. */
  readonly problem?: string | undefined;
  /** Whether the label is only for those who hear it, as in a row of a table that is named by its heading. */
  readonly isLabelHidden?: boolean;
  /** Whether words may be typed too, such as `90 days`: a phone then shows all its letters. */
  readonly takesWords?: boolean;
}

/** One number to type. It holds text: what the text means is for its owner to read. */
export function Field(props: FieldProps) {
  const { label, value, onChange, before, unit, hint, problem } = props;
  const { isLabelHidden = false, takesWords = false } = props;
  const id = useId();
  const sentence = problem ?? hint;
  const heard = useRested(problem ?? '');
  return (
    <div className="calc-field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <span className="calc-entry">
        {before !== undefined && <span aria-hidden="true">{before}</span>}
        <input
          id={id}
          type="text"
          inputMode={takesWords ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          value={value}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={sentence === undefined ? undefined : `${id}-says`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </span>
      <p id={`${id}-says`} className={problem === undefined ? 'calc-says' : 'calc-says calc-wrong'}>
        {sentence}
      </p>
      {/* It stands here before it says anything: a part that comes with its words is not always heard. */}
      <span className="visually-hidden" aria-live="polite">
        {heard}
      </span>
    </div>
  );
}

/** One of the ways that a choice offers. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of several, from a list that opens. */
export function Select<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <div className="calc-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices[currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** One of few, all in sight. */
export function Radios<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, onChange } = props;
  const name = useId();
  return (
    <fieldset className="calc-radios">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** The choice that a text names, such as one from the address; `otherwise` where it names none. */
export function choiceOf<Value extends string>(
  choices: readonly Choice<Value>[],
  text: string,
  otherwise: Value,
): Value {
  return choices.find(({ value }) => value === text)?.value ?? otherwise;
}
