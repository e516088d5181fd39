'use client';
/** An act as the sentence that it will be told in: its slots, its button, and the line that answers. */
import { type ReactNode, useId } from 'react';
import { Button } from '@/src/ui/button';
import { Slot } from './Slot';
import { heardSentence, type SentencePart } from './sentence';

/** What the rules say of the sentence as it stands. */
export interface Answer {
  /** Empty when there is nothing to say. */
  readonly text: string;
  /** What goes for every such act, after it where there is room. */
  readonly aside?: string | undefined;
  /** The field that it speaks of; null when of none. */
  readonly field: string | null;
  /** Whether something is wrong. */
  readonly isFault: boolean;
}

interface SentenceFormProps {
  readonly parts: readonly SentencePart[];
  readonly answer: Answer;
  /** Whether the answer is to a press of the button. */
  readonly isPressed: boolean;
  /** What can be done about the answer. */
  readonly advice?: ReactNode;
  /** The words of the button; null where there is nothing to do. */
  readonly button: string | null;
  /** Whether a press would be refused now. */
  readonly isRefused: boolean;
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** What stands at the end of the answer's line. */
  readonly tools?: ReactNode;
}

/** The form of a sentence. It holds nothing: what stands in its slots comes with its parts. */
export function SentenceForm(props: SentenceFormProps) {
  const { parts, answer, isPressed, advice, button, isRefused, onSubmit, tools } = props;
  const id = useId();
  const isAlarm = answer.isFault && isPressed;
  return (
    <>
      <form
        className="composer-form"
        data-part="composer"
        aria-label="Compose an act"
        aria-describedby={`${id}-sentence`}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          onSubmit(submitted.currentTarget);
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
        <p
          className="composer-answer"
          data-part="answer"
          data-wrong={answer.isFault || undefined}
          role={isAlarm ? 'alert' : undefined}
          aria-live={isAlarm ? undefined : 'polite'}
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

/** Goes to the first figure of a sentence that has been acted on; where a finger points, its keyboard would hide what came of it. */
export function toFigure(form: Element | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) return;
  form?.querySelector('input')?.focus({ preventScroll: true });
}
