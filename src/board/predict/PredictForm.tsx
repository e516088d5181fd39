'use client';
/** The form in which a prediction is made: a row for each entry, and the button that reveals. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { State } from '@/events/banking/ledger/state';
import type { PredictedEntry } from '@/events/banking/views/predict';
import { Button } from '@/src/ui/button';
import { EntryRow } from './EntryRow';
import { accountsOfRow, emptyRow, readRows, type TypedRow } from './typedRows';

interface PredictFormProps {
  readonly before: State;
  readonly offers: Offers;
  readonly rows: readonly TypedRow[];
  readonly onRows: (rows: readonly TypedRow[]) => void;
  readonly onReveal: (entries: readonly PredictedEntry[]) => void;
  /** Whether the form takes the focus when it appears, as it does when one returns to it. */
  readonly takesFocus: boolean;
}

/** What takes the focus after the next render. */
interface Target {
  readonly selector: string;
}

/** Sets the focus to an element that is rendered next. */
function useFocusIn(first: Target | null) {
  const form = useRef<HTMLFormElement>(null);
  const [target, setTarget] = useState(first);
  useEffect(() => {
    const found = target && form.current?.querySelector(target.selector);
    if (found instanceof HTMLElement) found.focus();
  }, [target]);
  return { form, focus: (selector: string) => setTarget({ selector }) };
}

const INVALID = '[aria-invalid=true]';
const ADD = '[data-add]';
const inRow = (id: number): string => `[data-row="${id}"] select`;

/** The form. */
export function PredictForm(props: PredictFormProps) {
  const { before, offers, rows, onRows, onReveal, takesFocus } = props;
  const { form, focus } = useFocusIn(takesFocus ? { selector: 'select' } : null);
  // Nobody is told what is missing before asking to see the result.
  const [isAsked, setAsked] = useState(false);
  const { entries, faults } = readRows(rows, before, offers);

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (faults.size === 0) return onReveal(entries);
    setAsked(true);
    focus(INVALID);
  };
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    onRows([...rows, emptyRow(id)]);
    focus(inRow(id));
  };
  const remove = (id: number) => {
    const index = rows.findIndex((row) => row.id === id);
    const next = rows[index + 1] ?? rows[index - 1];
    onRows(rows.filter((row) => row.id !== id));
    focus(next ? inRow(next.id) : ADD);
  };

  return (
    <form className="predict-form" ref={form} onSubmit={submit} noValidate>
      <p className="predict-ask">
        Which lines of which sheets change? A claim stands on two sheets, so it is two entries.
        Where you expect no change at all, leave the row empty.
      </p>
      {rows.map((row, index) => (
        <EntryRow
          key={row.id}
          row={row}
          number={index + 1}
          parties={before.book.parties}
          accounts={accountsOfRow(row, before, offers)}
          faults={(isAsked && faults.get(row.id)) || {}}
          onChange={(changed) => onRows(rows.map((one) => (one.id === row.id ? changed : one)))}
          onRemove={rows.length > 1 ? () => remove(row.id) : null}
        />
      ))}
      <div className="predict-buttons">
        <Button type="button" data-add onClick={add}>
          Add an entry
        </Button>
        <Button type="submit" variant="primary">
          Reveal
        </Button>
      </div>
    </form>
  );
}
