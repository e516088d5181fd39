'use client';
/** A question of an assignment: what is answered is kept in this browser until it is handed in. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MAX_ANSWER } from '@/src/contract/limits';
import { CHANGES } from '@/src/contract/parts';
import { TextField } from '@/src/ui/field';
import { TextArea } from '@/src/ui/textArea';
import { numberIn } from './numberIn';
import { type AskedPrediction, PredictionAsked } from './PredictionAsked';
import { type DraftAnswer, keepDraft, readDraft, readUnread, type WorkPlan } from './plan';
import { CHANGE_WORDS } from './workWords';
import './work.css';

/** What is asked, beside its prompt. */
export type Asked =
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly isOne: boolean }
  | { readonly kind: 'number'; readonly unit: string }
  | { readonly kind: 'short' }
  | ({ readonly kind: 'predict' } & AskedPrediction);

interface QuestionFormProps {
  readonly plan: Pick<WorkPlan, 'id' | 'learnerId'>;
  readonly part: string;
  readonly asked: Asked;
  /** What was handed in; null for nothing yet. */
  readonly handedIn: DraftAnswer | null;
  /** The prompt as it is drawn. */
  readonly children: ReactNode;
}

/** The question, and where it is answered. */
export function QuestionForm({ plan, part, asked, handedIn, children }: QuestionFormProps) {
  const [answer, setAnswer] = useState<DraftAnswer | null>(handedIn);
  const [unread, setUnread] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const { id, learnerId } = plan;
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef({ asked, handedIn, isNew: true });
  useEffect(() => {
    const { isNew, ...first } = drawn.current;
    drawn.current.isNew = false;
    const early = isNew && container.current ? earlyIn(container.current, first) : null;
    if (early) keepDraft({ id, learnerId }, part, early.answer, early.unread);
    // Only the browser knows what was answered since.
    const draft = readDraft({ id, learnerId }, part);
    if (draft !== null) setAnswer(draft);
    setUnread(readUnread({ id, learnerId }, part));
  }, [id, learnerId, part]);
  const change: Change = (to, typed = null) => {
    setAnswer(to);
    setUnread(typed);
    setKept(keepDraft(plan, part, to, typed));
  };
  const prompt = useId();
  return (
    <div ref={container} className="work-question">
      <div id={prompt}>{children}</div>
      <Field asked={asked} answer={answer} unread={unread} onChange={change} labelledBy={prompt} />
      <p role="status" className="classroom-meta">
        {!isKept && 'This browser keeps nothing: hand in before you leave the page.'}
      </p>
    </div>
  );
}

interface Standing {
  readonly answer: DraftAnswer | null;
  readonly unread: string | null;
}

/** What stands in the fields of a question. */
function standingIn(container: HTMLElement, asked: Asked): Standing {
  const options = [...container.querySelectorAll<HTMLInputElement>('.work-options input')];
  const chosen = options.flatMap(({ checked }, at) => (checked ? [at] : []));
  const field = container.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'input[inputmode], textarea',
  );
  const text = field?.value ?? '';
  const isBlank = text.trim() === '';
  const number = numberIn(text);
  const asNumber = { answer: number, unread: number === null && !isBlank ? text : null };
  switch (asked.kind) {
    case 'choice':
      return { answer: chosen.length === 0 ? null : chosen, unread: null };
    case 'number':
      return asNumber;
    case 'short':
      return { answer: isBlank ? null : text, unread: null };
    case 'predict':
      if (asked.asks === 'amount') return asNumber;
      return { answer: CHANGES[chosen[0] ?? -1] ?? null, unread: null };
  }
}

/** What was answered before the page was hydrated, of which only its fields know; null for nothing. */
function earlyIn(
  container: HTMLElement,
  { asked, handedIn }: Pick<QuestionFormProps, 'asked' | 'handedIn'>,
): Standing | null {
  const standing = standingIn(container, asked);
  const isAsDrawn = JSON.stringify(standing.answer) === JSON.stringify(handedIn);
  return isAsDrawn && standing.unread === null ? null : standing;
}

/** Takes an answer; where a number is asked for and what was typed is none, that too. */
type Change = (answer: DraftAnswer | null, unread?: string | null) => void;

interface FieldProps {
  readonly asked: Asked;
  readonly answer: DraftAnswer | null;
  /** What was typed where a number is asked for, and is none. */
  readonly unread: string | null;
  readonly onChange: Change;
  /** The id of the prompt. */
  readonly labelledBy: string;
}

function Field({ asked, answer, unread, onChange, labelledBy }: FieldProps) {
  switch (asked.kind) {
    case 'choice':
      return (
        <Options
          {...asked}
          labelledBy={labelledBy}
          chosen={Array.isArray(answer) ? answer : []}
          onChange={(chosen) => onChange(chosen.length === 0 ? null : chosen)}
        />
      );
    case 'number':
      return (
        <NumberField
          unit={asked.unit}
          answer={typeof answer === 'number' ? answer : null}
          unread={unread}
          onChange={onChange}
        />
      );
    case 'short':
      return (
        <TextArea
          stacked
          label="Your answer"
          rows={6}
          maxLength={MAX_ANSWER}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(text) => onChange(text.trim() === '' ? null : text)}
        />
      );
    case 'predict':
      return (
        <>
          <PredictionAsked {...asked} />
          <PredictionField
            asks={asked.asks}
            answer={answer}
            unread={unread}
            onChange={onChange}
            labelledBy={labelledBy}
          />
        </>
      );
  }
}

interface PredictionFieldProps extends Omit<FieldProps, 'asked'> {
  readonly asks: 'change' | 'amount';
}

function PredictionField(props: PredictionFieldProps) {
  const { asks, answer, unread, onChange, labelledBy } = props;
  if (asks === 'amount') {
    const amount = typeof answer === 'number' ? answer : null;
    return <NumberField unit="dollars" answer={amount} unread={unread} onChange={onChange} />;
  }
  return (
    <Options
      options={CHANGES.map((change) => CHANGE_WORDS[change])}
      isOne
      labelledBy={labelledBy}
      chosen={CHANGES.flatMap((change, index) => (change === answer ? [index] : []))}
      onChange={([index = 0]) => onChange(CHANGES[index] ?? null)}
    />
  );
}

interface OptionsProps {
  readonly options: readonly string[];
  /** Whether just one can be chosen. */
  readonly isOne: boolean;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
  readonly labelledBy: string;
}

function Options({ options, isOne, chosen, onChange, labelledBy }: OptionsProps) {
  const name = useId();
  return (
    <fieldset className="work-options" aria-labelledby={labelledBy}>
      {!isOne && <p>Choose all that are right.</p>}
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name, and never move.
        <label key={index} className="classroom-check">
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(index)}
            onChange={({ currentTarget: { checked } }) => {
              const others = isOne ? [] : chosen.filter((one) => one !== index);
              onChange(checked ? [...others, index].sort((one, other) => one - other) : others);
            }}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface NumberFieldProps {
  readonly unit: string;
  readonly answer: number | null;
  readonly unread: string | null;
  readonly onChange: Change;
}

function NumberField({ unit, answer, unread, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? unread ?? (answer === null ? '' : String(answer));
  const isWrong = text.trim() !== '' && numberIn(text) === null;
  return (
    <TextField
      stacked
      label={unit === '' ? 'Your answer' : `Your answer, in ${unit}`}
      inputMode="decimal"
      value={text}
      error={isWrong ? 'Write a number, such as 1,250.50 or -3.' : undefined}
      onChange={(now) => {
        setTyped(now);
        const number = numberIn(now);
        onChange(number, number === null && now.trim() !== '' ? now : null);
      }}
    />
  );
}
