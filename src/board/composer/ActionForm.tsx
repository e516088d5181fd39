'use client';
/**
 * What the selected party can do: an action, its fields, and the rules' answer as
 * one types. The form is drawn from the action's fields and knows no action by name.
 */
import { type FormEvent, useState } from 'react';
import { assertDefined } from '@/events/assert';
import type { Offers } from '@/events/banking/actions/offers';
import type { AnyAction, BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import {
  actionsFor,
  type FormContext,
  fieldsAsked,
  judged,
  largestAmount,
  optionsFor,
  roleOptions,
  turnOf,
  withDefaults,
} from '@/events/banking/form';
import type { Party } from '@/events/banking/ledger/book';
import { CREDIT_INSTRUMENTS, CREDITS } from '@/events/banking/ledger/instruments';
import type { Refusal } from '@/events/refusal';
import type { Field } from '@/events/world/fields';
import type { FormValues } from '@/events/world/form';
import { Button } from '@/src/ui/button';
import { Select } from '@/src/ui/select';
import { typeset } from '../sentence/plainText';
import { FormField } from './FormField';
import { focusFault } from './focusFault';
import { type Drafting, typedFor } from './formValues';
import { LimitNote } from './LimitNote';
import { firstWorkable, movedOn } from './workable';

interface ActionFormProps extends Drafting {
  readonly offers: Offers;
  readonly round: BankingRound;
  readonly party: Party;
  /** The name of the chosen action; the first one that would work is chosen when the party cannot do it. */
  readonly type: string;
  readonly onType: (type: string) => void;
  /** The field that the party stands in at first, of an action that leaves it the choice; left out, the likelier. */
  readonly opens?: string | undefined;
  readonly onAct: (event: BankingEvent) => void;
  /** Takes the event instead, to be predicted first; null where it is to be done at once. */
  readonly onPredict: ((event: BankingEvent) => void) | null;
  /** Is told of an event that was asked for and that the rules refuse. */
  readonly onRefused: (event: BankingEvent) => void;
}

/** The actions of one party, or a word that it has none. */
export function ActionForm(props: ActionFormProps) {
  const { offers, round, party, type, onType } = props;
  const actions = actionsFor(party, offers);
  const open = (): Opened => ({ party, first: firstWorkable(offers, round, actions, party)?.type });
  // Chosen as the form opens for a party: it stays while the person is at it, whatever works later.
  const [kept, setKept] = useState(open);
  const opened = kept.party.id === party.id ? kept : open();
  if (opened !== kept) setKept(opened);
  const named = (wanted: string | undefined) => actions.find((one) => one.type === wanted);
  const action = named(type) ?? named(opened.first);
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
      <Fields key={`${party.id}-${action.type}-${props.opens}`} {...props} action={action} />
    </div>
  );
}

interface Opened {
  readonly party: Party;
  /** The name of the action that it opened with; undefined where the party can do nothing. */
  readonly first: string | undefined;
}

interface FieldsProps extends ActionFormProps {
  readonly action: AnyAction;
}

function Fields(props: FieldsProps) {
  const { offers, round, party, action, opens, onAct, onPredict, onRefused } = props;
  const [typed, setTyped] = typedFor(props, party.id, action.type);
  const [role, setRole] = useState<string | null>(opens ?? null);
  // A press is answered for the round it was made at; at another round the person hears of it anew.
  const [pressedAt, setPressedAt] = useState<BankingRound | null>(null);
  const pressed = pressedAt === round;
  // After an act the form stands as it was: what the rules say of a second time is a remark, not a fault.
  const [touched, setTouched] = useState(false);
  const turn = turnOf(round, action, party, role);
  const held = touched ? typed : movedOn(offers, turn, typed);
  const draft = withDefaults(turn, held);
  const { event, refusal } = judged(turn, draft, offers);
  const isReady = hasAmount(action) ? !isUnfinished(action, draft) : touched;
  const shown = refusal && (pressed || isReady) ? refusal : null;
  const remark = refusal && !shown && !hasAmount(action) ? refusal : null;
  const hint = largestAmount(round, action, event, offers);

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (refusal) {
      if (isReady) onRefused(event);
      setPressedAt(round);
      focusFault(submitted.currentTarget);
      return;
    }
    if (onPredict) {
      // What was typed stays: whoever thinks better of it may want to change it.
      onPredict(event);
      return;
    }
    onAct(event);
    setTyped(() => cleared(action, held));
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
          none={nothingToChoose(field, party)}
          value={draft[name] ?? ''}
          options={optionsFor(turn, draft, name)}
          refusal={shown?.field === name ? shown : null}
          remark={remark?.field === name ? remark.message : undefined}
          most={hint}
          onChange={(value) => {
            setTouched(true);
            setTyped(() => ({ ...held, [name]: value }));
          }}
        />
      ))}
      {shown && !isShownAt(turn, shown) && (
        <p className="form-error" role="alert">
          {typeset(shown.message)}
        </p>
      )}
      {shown && <LimitNote refusal={shown} round={round} offers={offers} />}
      <div className="form-button">
        <Button type="submit" variant="primary" aria-disabled={refusal !== null || undefined}>
          {onPredict ? `Predict: ${buttonText(action)}` : buttonText(action)}
        </Button>
      </div>
    </form>
  );
}

/** Which side of the action the party is on, where it may be on either. */
function RoleField(props: {
  readonly turn: FormContext;
  readonly onChange: (role: string) => void;
}) {
  const { turn, onChange } = props;
  const options = roleOptions(turn);
  if (options.length === 0) return null;
  return <Select label="Role" value={turn.role ?? ''} options={options} onChange={onChange} />;
}

const hasAmount = (action: AnyAction): boolean => action.plan.amounts.length > 0;

/** Whether something is still to be typed: nobody is told off for a figure not begun, or at its point. */
function isUnfinished({ plan }: AnyAction, draft: FormValues): boolean {
  return [...plan.amounts, ...plan.values].some(({ name }) =>
    /^$|[.,]$/.test((draft[name] ?? '').trim()),
  );
}

/** Whether a refusal belongs to a field that the form draws. */
function isShownAt(turn: FormContext, { field }: Refusal): boolean {
  return fieldsAsked(turn).some(([name]) => name === field);
}

function cleared(action: AnyAction, typed: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => action.fields[name]?.kind !== 'amount'),
  );
}

/** The verb; where the party may be on either side the verb fits one of them only. */
function buttonText({ choosesRole, label, verb }: AnyAction): string {
  return choosesRole ? label : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
}

function nothingToChoose(field: Field, { name }: Party): string {
  if (field.kind !== 'reference') {
    return `${field.label}: there is nobody on this board whom ${name} could choose.`;
  }
  const instrument = CREDIT_INSTRUMENTS.find((one) => one === field.to);
  return `${name} has no ${CREDITS[assertDefined(instrument, 'instrument of this debt')].none} now.`;
}
