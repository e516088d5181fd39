'use client';
/** The frame of a calculator: its fields, what comes out, and the way back to where it started. */
import './calculator.css';
import '@/src/board/studies/charts/charts.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRested } from '@/src/ui/useRested';

interface CalculatorProps {
  readonly title: string;
  /** The fields. */
  readonly fields: ReactNode;
  /** Whether there is anything to set back. */
  readonly isChanged: boolean;
  readonly onSetBack: () => void;
  /** What comes out: shown at every key, said aloud when it rests. */
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
        <CalculatorButton disabled={!isChanged} onClick={onSetBack}>
          Reset
        </CalculatorButton>
      </div>
      <Result>
        {isRefused ? 'Not worked out yet: a field above needs another number.' : result}
      </Result>
      <div className={isRefused ? 'calc-stale' : undefined}>
        {isRefused && (
          <p className="calc-says">What follows is for other numbers than those above.</p>
        )}
        {children}
      </div>
    </section>
  );
}

function Result({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLOutputElement>(null);
  const [text, setText] = useState<string | null>(null);
  // Its words are known from the page alone: some of them stand in parts of their own.
  useEffect(() => setText(box.current?.textContent ?? null));
  return (
    <>
      <output ref={box} className="calc-result" aria-live="off">
        {children}
      </output>
      <span className="visually-hidden" aria-live="polite">
        {useRested(text)}
      </span>
    </>
  );
}

interface CalculatorButtonProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/**
 * A button of a calculator. While `disabled` it does nothing, and yet can hold the focus: most of them
 * have nothing left to do as soon as they are pressed, and would lose it to the top of the page.
 */
export function CalculatorButton({ onClick, disabled = false, children }: CalculatorButtonProps) {
  return (
    <button
      type="button"
      className="calc-button"
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {children}
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
