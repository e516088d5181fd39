'use client';
/** An act as the sentence that it will be told in: its slots, its button, and the line that answers. */
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '@/src/ui/button';
import type { Composing } from './composing';
import { heardSentence, type SlotView, type TypedSlot } from './sentence';
import { useHasFocus } from './useHasFocus';

interface SentenceFormProps {
  readonly composing: Composing;
  /** Whether the steps of the line follow one another by themselves. */
  readonly isPlaying: boolean;
  /** What can be done about the answer. */
  readonly advice?: ReactNode;
  /** What stands at the end of the answer's line. */
  readonly tools?: ReactNode;
}

/** The form of a sentence. It holds nothing: what stands in its slots comes with its parts. */
export function SentenceForm({ composing, isPlaying, advice, tools }: SentenceFormProps) {
  const { parts, answer, presses, button, isRefused, onField, submit } = composing;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const hasFocus = useHasFocus(form);
  const isAlarm = answer.isFault && presses > 0;
  return (
    <>
      <form
        ref={form}
        className="composer-form"
        data-part="composer"
        aria-label="Compose an act"
        aria-describedby={`${id}-sentence`}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submit(submitted.currentTarget);
        }}
      >
        <span id={`${id}-sentence`} hidden>
          {heardSentence(parts)}
        </span>
        <div className="composer-sentence">
          {parts.map((part) => {
            if (typeof part === 'string') {
              return <span key={part}>{part}</span>;
            }
            const isMeant = part.field !== null && part.field === answer.field;
            return (
              <Slot
                key={part.key}
                slot={part}
                onField={onField}
                isWrong={isMeant && answer.isFault}
                describedBy={isMeant && answer.text !== '' ? `${id}-answer` : undefined}
              />
            );
          })}
        </div>
        {button !== null && (
          <div className="form-button composer-button">
            <Button type="submit" variant="primary" aria-disabled={isRefused || undefined}>
              {button}
            </Button>
          </div>
        )}
      </form>
      <div className="composer-under">
        {isAlarm && <Alarm key={presses} text={answer.text} />}
        {/* It changes with every step: it is heard only by whoever is at the sentence. */}
        <p
          className="composer-answer"
          data-part="answer"
          data-wrong={answer.isFault || undefined}
          aria-live={hasFocus && !isPlaying && !isAlarm ? 'polite' : 'off'}
        >
          <span id={`${id}-answer`}>{answer.text}</span>
          {answer.aside && <span className="answer-aside"> {answer.aside}</span>}
          {advice}
        </p>
        {tools && <div className="composer-tools">{tools}</div>}
      </div>
    </>
  );
}

/** The answer to a press, for the ear. It is written anew at each: the same words a second time would not be heard. */
function Alarm({ text }: { readonly text: string }) {
  return (
    <span className="visually-hidden" role="alert">
      {text}
    </span>
  );
}

interface SlotProps<View extends SlotView = SlotView> {
  readonly slot: View;
  readonly onField: Composing['onField'];
  readonly isWrong: boolean;
  /** The id of the line that speaks of it; undefined when none does. */
  readonly describedBy: string | undefined;
}

/** A slot to choose or to type in. */
function Slot({ slot, ...rest }: SlotProps) {
  if (!slot.choices) return <Typed {...rest} slot={slot} />;
  const isEmpty = slot.choices.every(({ options }) => options.length === 0);
  if (isEmpty) return <span className="slot slot-none">{slot.words}</span>;
  return <Chosen {...rest} slot={slot} />;
}

/**
 * What may be chosen is a native select, laid unseen over the words that stand in its place: phones show
 * their own wheel, and every keyboard knows it.
 */
function Chosen({ slot, onField, isWrong, describedBy }: SlotProps<Exclude<SlotView, TypedSlot>>) {
  const { label, value, words, choices } = slot;
  return (
    <span className="slot">
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
        onChange={({ currentTarget }) => {
          if (slot.field === null) slot.onChange(currentTarget.value);
          else onField(slot.field, currentTarget.value);
        }}
      >
        {choices.map(({ heading, options }) => {
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

function Typed({ slot, onField, isWrong, describedBy }: SlotProps<TypedSlot>) {
  const { field, label, value } = slot;
  const { before, after, isFigure } = slot.typed;
  return (
    <span className={isFigure ? 'slot slot-figure' : 'slot slot-text'}>
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
          onChange={(event) => onField(field, event.currentTarget.value)}
        />
      </span>
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}

/** Goes to the first figure of a sentence that has been acted on; where a finger points, its keyboard would hide what came of it. */
export function toFigure(form: Element | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) return;
  const input = form?.querySelector('input');
  if (!input) return;
  input.focus({ preventScroll: true });
  let isTyped = false;
  input.addEventListener('input', () => (isTyped = true), { once: true });
  // What is typed next replaces what stands there, once that is drawn.
  requestAnimationFrame(() => {
    if (!isTyped && document.activeElement === input) input.select();
  });
}
