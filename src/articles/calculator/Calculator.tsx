'use client';
/** The frame of a calculator: its fields, what comes out, and the way back to where it started. */
import './calculator.css';
import '@/src/board/studies/charts.css';
import { type ReactNode, useId } from 'react';

interface CalculatorProps {
  readonly title: string;
  /** The fields. */
  readonly fields: ReactNode;
  /** Whether there is anything to set back. */
  readonly isChanged: boolean;
  readonly onSetBack: () => void;
  /** What comes out, said at every change. */
  readonly result: ReactNode;
  /** Whether a field is refused, so that what stands below is of the last numbers that were read. */
  readonly isRefused: boolean;
  /** The formula, the chart, the table. */
  readonly children: ReactNode;
}

/** Calculates as one types; nothing is sent anywhere. */
export function Calculator(props: CalculatorProps) {
  const { title, fields, isChanged, onSetBack, result, isRefused, children } = props;
  const id = useId();
  return (
    <section className="calc" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="calc-fields">
        {fields}
        <button type="button" className="calc-button" disabled={!isChanged} onClick={onSetBack}>
          Set back
        </button>
      </div>
      <output className="calc-result" aria-live="polite">
        {isRefused ? 'Not worked out yet: a field above needs another number.' : result}
      </output>
      <div className={isRefused ? 'calc-stale' : undefined}>
        {isRefused && (
          <p className="calc-says">What follows is for other numbers than those above.</p>
        )}
        {children}
      </div>
    </section>
  );
}

/** A button of a calculator. */
export function CalculatorButton(props: {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="calc-button"
      disabled={props.disabled === true}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

/** A formula with the person's own numbers in it. */
export function Formula({
  label,
  children,
}: {
  readonly label: string;
  readonly children: string;
}) {
  return (
    // A group rather than a section: a page may hold many, and none is a landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={label}>
      <pre>
        <code>{children}</code>
      </pre>
    </div>
  );
}
