'use client';
/**
 * What the selected party can do: an action, its fields, and the rules' answer as
 * one types. The form is drawn from the action's fields and knows no action by name.
 */
import { type FormEvent, useState } from 'react';
import { type BankingRound, wouldRefuse } from '@/events/actions/apply';
import {
  actionsFor,
  completed,
  type Draft,
  drafted,
  type FieldOption,
  fieldsAsked,
  largestAmount,
  optionsFor,
  roleOptions,
  type Turn,
  turnOf,
} from '@/events/actions/drafting';
import type { Field } from '@/events/actions/fields';
import type { AnyAction, BankingEvent } from '@/events/actions/registry';
import type { CreditInstrument, Party } from '@/events/ledger/book';
import type { Lesson } from '@/events/lessons/lesson';
import { readEvent } from '@/events/log/read';
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
  const [role, setRole] = useState<string | null>(null);
  // A press is answered for the round it was made at; at another round the person hears of it anew.
  const [pressedAt, setPressedAt] = useState<BankingRound | null>(null);
  const pressed = pressedAt === round;
  // After an act the form stands as it was: what the rules say of a second time is a remark, not a fault.
  const [touched, setTouched] = useState(false);
  const turn = turnOf(round, action, party, role);
  const draft = completed(turn, typed);
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
      <RoleField turn={turn} onChange={setRole} />
      {fieldsAsked(turn).map(([name, field]) => (
        <FormField
          key={name}
          field={field}
          party={party}
          value={draft[name] ?? ''}
          options={optionsFor(turn, draft, name)}
          refusal={shown?.field === name ? shown : null}
          remark={remark?.field === name ? remark.message : undefined}
          most={hint}
          onChange={(value) => {
            setTouched(true);
            setTyped((before) => ({ ...before, [name]: value }));
          }}
        />
      ))}
      {shown && !isShownAt(turn, shown) && (
        <p className="form-error" role="alert">
          {shown.message}
        </p>
      )}
      <div className="form-button">
        <Button type="submit" variant="primary" aria-disabled={refusal !== null || undefined}>
          {buttonText(action)}
        </Button>
      </div>
    </form>
  );
}

/** Which side of the action the party is on, where it may be on either. */
function RoleField(props: { readonly turn: Turn; readonly onChange: (role: string) => void }) {
  const { turn, onChange } = props;
  const options = roleOptions(turn);
  if (options.length === 0) return null;
  return <Select label="Role" value={turn.role ?? ''} options={options} onChange={onChange} />;
}

interface Judgement {
  readonly event: BankingEvent | null;
  readonly refusal: Refusal | null;
}

function judge(lesson: Lesson, round: BankingRound, action: AnyAction, draft: Draft): Judgement {
  const { event, refused } = readEvent(drafted(action, draft, round.book));
  return event
    ? { event, refusal: wouldRefuse(round, event, lesson.offers) }
    : { event: null, refusal: refused };
}

const hasAmount = (action: AnyAction): boolean => action.plan.amounts.length > 0;

/** Whether something is still to be typed: nobody is told off for a figure not begun, or at its point. */
function isUnfinished({ plan }: AnyAction, draft: Draft): boolean {
  return [...plan.amounts, ...plan.values].some(({ name }) =>
    /^$|[.,]$/.test((draft[name] ?? '').trim()),
  );
}

/** Whether a refusal belongs to a field that the form draws. */
function isShownAt(turn: Turn, { field }: Refusal): boolean {
  return fieldsAsked(turn).some(([name]) => name === field);
}

function cleared(action: AnyAction, typed: Draft): Draft {
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => action.fields[name]?.kind !== 'amount'),
  );
}

/** The verb; where the party may be on either side the verb fits one of them only. */
function buttonText({ choosesRole, label, verb }: AnyAction): string {
  return choosesRole ? label : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
}

interface FormFieldProps {
  readonly field: Field;
  readonly party: Party;
  readonly value: string;
  /** What may be chosen; null where it is typed. */
  readonly options: readonly FieldOption[] | null;
  readonly refusal: Refusal | null;
  /** What the rules say of this field though nobody has touched it; undefined when nothing. */
  readonly remark: string | undefined;
  /** The largest amount that would work, in cents; null when nothing bounds it. */
  readonly most: number | null;
  readonly onChange: (value: string) => void;
}

function FormField(props: FormFieldProps) {
  const { field, party, value, options, refusal, remark, most, onChange } = props;
  const common = { label: field.label, value, onChange, error: refusal?.message, hint: remark };
  if (options) {
    return options.length > 0 ? (
      <Select {...common} options={options} />
    ) : (
      <p className="form-none">{nothingToChoose(field, party)}</p>
    );
  }
  if (field.kind === 'amount') {
    return (
      <TextField
        {...common}
        label={`${field.label} ($)`}
        inputMode="decimal"
        hint={most === null ? undefined : amountHint(most)}
      />
    );
  }
  if (field.kind === 'value') {
    return (
      <TextField {...common} inputMode="decimal" suffix={field.unit === 'cents' ? '$' : '%'} />
    );
  }
  return <TextField {...common} />;
}

/** What a party has none of, when it has nothing to pay back or to end. */
const NONE_OPEN: Readonly<Record<CreditInstrument, string>> = {
  Dues: 'dues',
  Loans: 'open loan',
  'Fed Funds': 'open fed funds loan',
  Mortgage: 'open mortgage',
  Repos: 'open repo',
};

function nothingToChoose(field: Field, { name }: Party): string {
  return field.kind === 'credit'
    ? `${name} has no ${NONE_OPEN[field.instrument]} now.`
    : `${field.label}: there is nobody on this board whom ${name} could choose.`;
}

const amountHint = (most: number): string =>
  most > 0 ? `Up to ${exactDollars(most)}` : 'No amount would do now';
