'use client';
/** Which sheets are drawn where not all find room: those of the step, all, or one party's. */
import type { Party } from '@/events/banking/ledger/book';

/** Whose sheets: those that the step changes or the composer names, all, or one party's, by id. */
export type SheetChoice = 'step' | 'all' | number;

interface SheetChipsProps {
  readonly parties: readonly Party[];
  readonly choice: SheetChoice;
  readonly onChoice: (choice: SheetChoice) => void;
}

/** The chips, in one row that can be pushed along. */
export function SheetChips({ parties, choice, onChoice }: SheetChipsProps) {
  const chips: readonly { readonly value: SheetChoice; readonly label: string }[] = [
    { value: 'step', label: 'This step' },
    { value: 'all', label: 'All' },
    ...parties.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <fieldset className="stage-chips">
      <legend className="visually-hidden">Sheets shown</legend>
      {chips.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChoice(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
