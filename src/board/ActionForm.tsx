'use client';
/**
 * What the selected party can do: an action, its fields, and the rules' answer as
 * one types. The form is drawn from the action's fields and knows no action by name.
 */
import { type FormEvent, useState } from 'react';
import { type BankingRound, wouldRefuse } from '@/events/actions/apply';
import {
  actionsFor,
  candidates,
  completed,
  type Draft,
  drafted,
  largestAmount,
} from '@/events/actions/drafting';
import type { Field } from '@/events/actions/fields';
import type { AnyAction, BankingEvent } from '@/events/actions/registry';
import type { Party } from '@/events/ledger/book';
import type { Lesson } from '@/events/lessons/lesson';
import { readEvent } from '@/events/log/parse';
import { exactDollars } from '@/events/money';
import type { Refusal } from '@/events/refusal';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Select } from '@/src/ui/select';

interface ActionFormProps {
  readonly lesson: Lesson;
  readonly round: BankingRound;
  readonly party: Party;
  /** The name of the chosen action; the first one is chosen when the party cannot do it. */
  readonly type: string;
  readonly onType: (type: string) => void;
  readonly onAct: (event: BankingEvent) => void;
}

/** The actions of one party, or a word that it has none. */
export function ActionForm(props: ActionFormProps) {
  const { lesson, party, type, onType } = props;
  const actions = actionsFor(party, lesson.offers);
  const action = actions.find((one) => one.type === type) ?? actions[0];
  if (!action) {
    return <p className="form-none">{party.name} only reacts here: choose another party to act.</p>;
  }
  return (
    <div className="form-rows">
      <Select
        label="Action"
        value={action.type}
        onChange={onType}
        options={actions.map((one) => ({ value: one.type, label: one.label }))}
      />
      <Fields key={`${party.id}-${action.type}`} {...props} action={action} />
    </div>
  );
}

interface FieldsProps extends ActionFormProps {
  readonly action: AnyAction;
}

function Fields({ lesson, round, party, action, onAct }: FieldsProps) {
  const [typed, setTyped] = useState<Draft>({});
  // A press is answered for the round it was made at; at another round the person hears of it anew.
  const [pressedAt, setPressedAt] = useState<BankingRound | null>(null);
  const pressed = pressedAt === round;
  // After an act the form stands as it was: what the rules say of a second time is a remark, not a fault.
  const [touched, setTouched] = useState(false);
  const actor = action.actor === null ? {} : { [action.actor]: String(party.id) };
  const draft = completed(round, action, { ...typed, ...actor });
  const { event, refusal } = judge(lesson, round, action, draft);
  const isReady = hasAmount(action) ? !isUnfinished(action, draft) : touched;
  const shown = refusal && (pressed || isReady) ? refusal : null;
  const remark = refusal && !shown && !hasAmount(action) ? refusal : null;
  const hint = event && largestAmount(round, action, event, lesson.offers);

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (!event || refusal) {
      setPressedAt(round);
      const form = submitted.currentTarget;
      // The field at fault is marked only once the press has been drawn.
      requestAnimationFrame(() => {
        const field = form.querySelector('[aria-invalid=true]');
        if (field instanceof HTMLElement) field.focus();
      });
      return;
    }
    onAct(event);
    setTyped((before) => cleared(action, before));
    setPressedAt(null);
    setTouched(false);
  };

  return (
    <form className="form-rows" onSubmit={submit} noValidate>
      {Object.entries(action.fields)
        .filter(([name]) => name !== action.actor)
        .map(([name, field]) => (
          <FormField
            key={name}
            field={field}
            value={draft[name] ?? ''}
            parties={candidates(round, action, draft, name)}
            refusal={shown?.field === name ? shown : null}
            remark={remark?.field === name ? remark.message : undefined}
            most={hint}
            onChange={(value) => {
              setTouched(true);
              setTyped((before) => ({ ...before, [name]: value }));
            }}
          />
        ))}
      {shown && !isShownAt(action, shown) && (
        <p className="form-error" role="alert">
          {shown.message}
        </p>
      )}
      <div className="form-button">
        <Button type="submit" variant="primary" aria-disabled={refusal !== null || undefined}>
          {capital(action.verb)}
        </Button>
      </div>
    </form>
  );
}

interface Judgement {
  readonly event: BankingEvent | null;
  readonly refusal: Refusal | null;
}

function judge(lesson: Lesson, round: BankingRound, action: AnyAction, draft: Draft): Judgement {
  const { event, refused } = readEvent(drafted(action, draft));
  return event
    ? { event, refusal: wouldRefuse(round, event, lesson.offers) }
    : { event: null, refusal: refused };
}

const hasAmount = (action: AnyAction): boolean =>
  Object.values(action.fields).some(({ kind }) => kind === 'amount');

/** Whether something is still to be typed: nobody is told off for a figure not begun, or at its point. */
function isUnfinished(action: AnyAction, draft: Draft): boolean {
  return Object.entries(action.fields).some(
    ([name, field]) => field.kind === 'amount' && /^$|[.,]$/.test((draft[name] ?? '').trim()),
  );
}

/** Whether a refusal belongs to a field that the form draws. */
function isShownAt(action: AnyAction, refusal: Refusal): boolean {
  return refusal.field !== null && refusal.field !== action.actor && refusal.field in action.fields;
}

function cleared(action: AnyAction, typed: Draft): Draft {
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => action.fields[name]?.kind !== 'amount'),
  );
}

const capital = (verb: string): string => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;

interface FormFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly parties: readonly Party[];
  readonly refusal: Refusal | null;
  /** What the rules say of this field though nobody has touched it; undefined when nothing. */
  readonly remark: string | undefined;
  /** The largest amount that would work, in cents; null when nothing bounds it. */
  readonly most: number | null;
  readonly onChange: (value: string) => void;
}

function FormField({ field, value, parties, refusal, remark, most, onChange }: FormFieldProps) {
  const common = { label: field.label, value, onChange, error: refusal?.message, hint: remark };
  switch (field.kind) {
    case 'party':
      return (
        <Select
          {...common}
          options={parties.map((party) => ({ value: String(party.id), label: party.name }))}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          options={field.options.map((option) => ({
            value: option,
            label: field.optionLabels[option] ?? option,
          }))}
        />
      );
    case 'amount':
      return (
        <TextField
          {...common}
          label={`${field.label} ($)`}
          inputMode="decimal"
          hint={most === null ? undefined : amountHint(most)}
        />
      );
    case 'value':
      return (
        <TextField {...common} inputMode="decimal" suffix={field.unit === 'cents' ? '$' : '%'} />
      );
    case 'text':
      return <TextField {...common} maxLength={field.max} />;
  }
}

const amountHint = (most: number): string =>
  most > 0 ? `Up to ${exactDollars(most)}` : 'Nothing can be paid now';
