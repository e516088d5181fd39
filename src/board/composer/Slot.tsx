'use client';
/**
 * A slot of the sentence. What may be chosen is a native select, laid unseen over the words
 * that stand in its place: phones show their own wheel, and every keyboard knows it.
 */
import type { SlotView } from './sentence';

interface SlotProps {
  readonly slot: SlotView;
  readonly isWrong: boolean;
  /** The id of the line that speaks of it; undefined when none does. */
  readonly describedBy: string | undefined;
}

/** A slot to choose or to type in. */
export function Slot(props: SlotProps) {
  const { choices } = props.slot;
  if (!choices) return <TypedSlot {...props} />;
  const isEmpty = choices.every(({ options }) => options.length === 0);
  if (isEmpty) return <span className="slot slot-none">{props.slot.words}</span>;
  return <ChosenSlot {...props} />;
}

function ChosenSlot({ slot, isWrong, describedBy }: SlotProps) {
  const { label, value, words, choices, onChange } = slot;
  return (
    <span className="slot" data-slot={slot.key}>
      <span className="slot-words" aria-hidden="true">
        {words}
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true" focusable="false">
          <path d="M0 0h10L5 6z" fill="currentColor" />
        </svg>
      </span>
      <select
        className="slot-choice"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {(choices ?? []).map(({ heading, options }) => {
          const list = options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
          return heading === null ? (
            list
          ) : (
            <optgroup key={heading} label={heading}>
              {list}
            </optgroup>
          );
        })}
      </select>
    </span>
  );
}

function TypedSlot({ slot, isWrong, describedBy }: SlotProps) {
  const { label, value, typed, onChange } = slot;
  const { before = '', after = '', isFigure = false } = typed ?? {};
  return (
    <span className={isFigure ? 'slot slot-figure' : 'slot slot-text'} data-slot={slot.key}>
      {before && <span aria-hidden="true">{before}</span>}
      <span className="slot-typed">
        {/* As wide as what is typed: it gives the field its width. */}
        <span className="slot-measure" aria-hidden="true">
          {value}
        </span>
        <input
          type="text"
          autoComplete="off"
          inputMode={isFigure ? 'decimal' : undefined}
          size={1}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}
