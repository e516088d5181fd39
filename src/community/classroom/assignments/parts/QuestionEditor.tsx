'use client';
/** A question of an assignment that is being written. */
import { useRef, useState } from 'react';
import { MAX_OPTIONS } from '@/src/contract/limits';
import type { Question } from '@/src/contract/parts';
import { repeatedWrong } from '@/src/contract/repeated';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { TextArea } from '@/src/ui/textArea';
import { numberIn } from '../../work/numberIn';
import { useHeldBefore, useHolding } from '../drafts/Holding';
import { heldQuestion } from '../drafts/held';
import { AskedFields, wholeIn, wrongAsked } from './AskedFields';
import { useCollected } from './collecting';
import type { DraftKind } from './draftParts';

interface QuestionEditorProps {
  readonly id: string;
  readonly kind: Exclude<DraftKind, 'board' | 'predict'>;
  /** What is asked already; left out for a new question. */
  readonly kept?: Question | undefined;
}

/** An answer that is offered. */
interface OfferedAnswer {
  readonly key: number;
  readonly text: string;
  readonly isRight: boolean;
}

const TWO: readonly OfferedAnswer[] = [
  { key: 1, text: '', isRight: false },
  { key: 2, text: '', isRight: false },
];

/** What the fields hold. */
interface Held {
  readonly prompt: string;
  readonly points: string;
  readonly options: readonly OfferedAnswer[];
  readonly answer: string;
  readonly tolerance: string;
  readonly unit: string;
  readonly modelAnswer: string;
}

const EMPTY: Held = {
  prompt: '',
  points: '1',
  options: TWO,
  answer: '',
  tolerance: '0',
  unit: '',
  modelAnswer: '',
};

/** A question as the fields hold it. */
function heldOf(kept: Question | undefined): Held {
  if (kept === undefined) return EMPTY;
  const asked = { ...EMPTY, prompt: kept.prompt, points: String(kept.points) };
  switch (kept.kind) {
    case 'choice':
      return {
        ...asked,
        options: kept.options.map((text, index) => ({
          key: index + 1,
          text,
          isRight: kept.right.includes(index),
        })),
      };
    case 'number': {
      const { answer, tolerance, unit } = kept;
      return { ...asked, answer: String(answer), tolerance: String(tolerance), unit };
    }
    case 'short':
      return { ...asked, modelAnswer: kept.modelAnswer };
    default:
      return asked;
  }
}

type Wrong = Partial<Record<'prompt' | 'points' | 'options' | 'answer' | 'tolerance', string>>;

/** What is wrong, by field; nothing where it can be sent. */
function wrongIn(kind: QuestionEditorProps['kind'], held: Held): Wrong {
  const wrong: Wrong = wrongAsked(held, 'Write what is asked.');
  const { options, answer, tolerance } = held;
  if (kind === 'choice') {
    if (options.some(({ text }) => text.trim() === ''))
      wrong.options = `Write every answer${options.length > 2 ? ', or remove it' : ''}.`;
    else {
      const repeated = repeatedWrong(options.map(({ text }) => text));
      const isNone = !options.some(({ isRight }) => isRight);
      if (repeated !== null) wrong.options = repeated;
      else if (isNone) wrong.options = 'Say which answer is right.';
    }
  }
  if (kind === 'number') {
    if (numberIn(answer) === null) wrong.answer = 'Write a number, such as 1,250.50 or -3.';
    if ((numberIn(tolerance) ?? -1) < 0) wrong.tolerance = 'Write 0 or more.';
  }
  return wrong;
}

/** The fields. */
export function QuestionEditor({ id, kind, kept }: QuestionEditorProps) {
  const before = useHeldBefore(id, heldQuestion);
  const [held, setHeld] = useState<Held>(() => before ?? heldOf(kept));
  useHolding(id, held, heldOf(kept));
  const [wrong, setWrong] = useState<Wrong>({});
  const change = (to: Partial<Held>) => {
    setHeld((before) => ({ ...before, ...to }));
    setWrong({});
  };
  useCollected(id, async () => {
    const found = wrongIn(kind, held);
    setWrong(found);
    const points = wholeIn(held.points);
    const count = Object.keys(found).length;
    if (count > 0 || points === null) return count;
    const asked = { id, prompt: held.prompt, points };
    if (kind === 'short') return { ...asked, kind, modelAnswer: held.modelAnswer };
    if (kind === 'choice') {
      const right = held.options.flatMap(({ isRight }, index) => (isRight ? [index] : []));
      return { ...asked, kind, options: held.options.map(({ text }) => text), right };
    }
    const [answer, tolerance] = [numberIn(held.answer) ?? 0, numberIn(held.tolerance) ?? 0];
    return { ...asked, kind, answer, tolerance, unit: held.unit };
  });
  return (
    <AskedFields
      label="Question"
      rows={3}
      hint="In Markdown: emphasis, lists, code and links."
      held={held}
      wrong={wrong}
      onChange={change}
    >
      {kind === 'choice' && (
        <Answers
          options={held.options}
          wrong={wrong.options}
          onChange={(options) => change({ options })}
        />
      )}
      {kind === 'number' && <NumberFields held={held} wrong={wrong} onChange={change} />}
      {kind === 'short' && (
        <TextArea
          label="A good answer"
          rows={3}
          hint="Optional, and for instructors only. You mark what learners write."
          value={held.modelAnswer}
          onChange={(modelAnswer) => change({ modelAnswer })}
        />
      )}
    </AskedFields>
  );
}

interface NumberFieldsProps {
  readonly held: Held;
  readonly wrong: Wrong;
  readonly onChange: (change: Partial<Held>) => void;
}

function NumberFields({ held, wrong, onChange }: NumberFieldsProps) {
  return (
    <>
      <TextField
        stacked
        label="Right answer"
        inputMode="decimal"
        value={held.answer}
        error={wrong.answer}
        onChange={(answer) => onChange({ answer })}
      />
      <TextField
        stacked
        label="Give or take"
        hint="An answer that is at most so far away is right too."
        inputMode="decimal"
        value={held.tolerance}
        error={wrong.tolerance}
        onChange={(tolerance) => onChange({ tolerance })}
      />
      <TextField
        stacked
        label="Unit"
        hint="Optional, as dollars or %."
        value={held.unit}
        onChange={(unit) => onChange({ unit })}
      />
    </>
  );
}

interface AnswersProps {
  readonly options: readonly OfferedAnswer[];
  readonly wrong: string | undefined;
  readonly onChange: (options: readonly OfferedAnswer[]) => void;
}

/** The answers of a choice, each right or not. */
function Answers({ options, wrong, onChange }: AnswersProps) {
  const add = useRef<HTMLButtonElement>(null);
  const put = (key: number, change: Partial<OfferedAnswer>) =>
    onChange(options.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const last = Math.max(0, ...options.map(({ key }) => key));
  return (
    <fieldset>
      <legend>Answers</legend>
      {options.map(({ key, text, isRight }, index) => (
        <div key={key} className="answer-offered">
          <TextField
            stacked
            label={`Answer ${index + 1}`}
            value={text}
            onChange={(to) => put(key, { text: to })}
          />
          <label className="classroom-check">
            <input
              type="checkbox"
              checked={isRight}
              onChange={({ currentTarget }) => put(key, { isRight: currentTarget.checked })}
            />
            <span>
              Right<span className="visually-hidden">: answer {index + 1}</span>
            </span>
          </label>
          {options.length > 2 && (
            <Button
              type="button"
              aria-label={`Remove answer ${index + 1}`}
              onClick={() => {
                onChange(options.filter((one) => one.key !== key));
                // The button that was pressed has gone.
                add.current?.focus();
              }}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {wrong !== undefined && (
        <p role="alert" tabIndex={-1} data-wrong={true} className="log-choice-said">
          {wrong}
        </p>
      )}
      {options.length < MAX_OPTIONS && (
        <Button
          type="button"
          ref={add}
          onClick={() => onChange([...options, { key: last + 1, text: '', isRight: false }])}
        >
          Add an answer
        </Button>
      )}
    </fieldset>
  );
}
