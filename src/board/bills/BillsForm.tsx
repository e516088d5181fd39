'use client';
/**
 * What the selected player can do: an action, its fields, and the rules' answer as
 * one types. The form is drawn from the action's fields and knows no action by name.
 */
import { type FormEvent, useState } from 'react';
import { BILLS_FORMS, type BillsTurn, largestBillsAmount } from '@/events/bills/form';
import type { AnyBillsAction, BillsEvent } from '@/events/bills/registry';
import type { BillsOffers, BillsRound } from '@/events/bills/rules';
import type { Player } from '@/events/bills/state';
import { quantity } from '@/events/bills/words';
import type { Refusal } from '@/events/refusal';
import type { Field } from '@/events/world/fields';
import type { FormValues } from '@/events/world/form';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Select } from '@/src/ui/select';
import { focusFault } from '../composer/focusFault';
import { type Drafting, typedFor } from '../composer/formValues';
import { typeset } from '../sentence/plainText';

const { actionsFor, turnOf, fieldsAsked, optionsFor, withSoundDefaults, judged } = BILLS_FORMS;

interface BillsFormProps extends Drafting {
  readonly offers: BillsOffers;
  readonly round: BillsRound;
  readonly player: Player;
  /** The name of the chosen action; the first one is chosen when the player cannot do it. */
  readonly type: string;
  readonly onType: (type: string) => void;
  readonly onAct: (event: BillsEvent) => void;
  /** Is told of an event that was asked for and that the rules refuse. */
  readonly onRefused: (event: BillsEvent) => void;
}

/** The actions of one player, or a word that it has none. */
export function BillsForm(props: BillsFormProps) {
  const { offers, player, type, onType } = props;
  const actions = actionsFor(player, offers);
  const action = actions.find((one) => one.type === type) ?? actions[0];
  if (!action) {
    return (
      <p className="form-none">{player.name} only reacts here: choose another player to act.</p>
    );
  }
  return (
    <div className="form-rows">
      <Select
        label="Action"
        value={action.type}
        onChange={onType}
        options={actions.map((one) => ({ value: one.type, label: one.label }))}
      />
      <Fields key={`${player.id}-${action.type}`} {...props} action={action} />
    </div>
  );
}

function Fields(props: BillsFormProps & { readonly action: AnyBillsAction }) {
  const { offers, round, player, action, onAct, onRefused } = props;
  const [typed, setTyped] = typedFor(props, player.id, action.type);
  // A press is answered for the round it was made at; at another round the person hears of it anew.
  const [pressedAt, setPressedAt] = useState<BillsRound | null>(null);
  const turn = turnOf(round, action, player, null);
  const draft = withSoundDefaults(turn, typed, offers);
  const { event, refusal } = judged(turn, draft, offers);
  const isReady = isFinished(turn, typed);
  const shown = refusal && (pressedAt === round || isReady) ? refusal : null;
  const most = largestBillsAmount(turn, draft, offers);

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (!refusal) {
      onAct(event);
      setTyped(() => ({}));
      setPressedAt(null);
      return;
    }
    // A form that is not filled in is no attempt.
    if (isReady) onRefused(event);
    setPressedAt(round);
    focusFault(submitted.currentTarget);
  };

  return (
    <form className="form-rows" onSubmit={submit} noValidate>
      {fieldsAsked(turn).map(([name, field]) => (
        <FormField
          key={name}
          field={field}
          turn={turn}
          draft={draft}
          name={name}
          most={most}
          refusal={shown?.field === name ? shown : null}
          onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      ))}
      {shown && !isShownAt(turn, draft, shown) && (
        <p className="form-error" role="alert">
          {typeset(shown.message)}
        </p>
      )}
      <div className="form-button">
        <Button type="submit" variant="primary" aria-disabled={refusal !== null || undefined}>
          {`${action.verb.charAt(0).toUpperCase()}${action.verb.slice(1)}`}
        </Button>
      </div>
    </form>
  );
}

/**
 * Whether the person has said all that they are going to: nobody is told off for
 * a figure not begun, or at its point, or for choices that they have not made.
 */
function isFinished({ action }: BillsTurn, typed: FormValues): boolean {
  const { amounts } = action.plan;
  return amounts.length === 0
    ? Object.keys(typed).length > 0
    : amounts.every(({ name }) => !/^$|[.,]$/.test((typed[name] ?? '').trim()));
}

/** Whether a refusal belongs to a field that the form draws, and that something can be chosen in. */
function isShownAt(turn: BillsTurn, draft: FormValues, { field }: Refusal): boolean {
  return fieldsAsked(turn).some(
    ([name]) => name === field && optionsFor(turn, draft, name)?.length !== 0,
  );
}

interface FormFieldProps {
  readonly field: Field;
  readonly turn: BillsTurn;
  /** What stands in every field. */
  readonly draft: FormValues;
  readonly name: string;
  readonly refusal: Refusal | null;
  /** The largest amount that would work, in hundredths; null when nothing bounds it. */
  readonly most: number | null;
  readonly onChange: (value: string) => void;
}

function FormField({ field, turn, draft, name, refusal, most, onChange }: FormFieldProps) {
  const options = optionsFor(turn, draft, name);
  const common = {
    label: field.label,
    value: draft[name] ?? '',
    onChange,
    error: refusal ? typeset(refusal.message) : undefined,
  };
  if (!options) {
    return (
      <TextField
        {...common}
        inputMode="decimal"
        hint={most === null ? undefined : amountHint(most)}
      />
    );
  }
  return options.length > 0 ? (
    <Select {...common} options={options} />
  ) : (
    <p className="form-none">{nothingToChoose(field, turn.party)}</p>
  );
}

function nothingToChoose(field: Field, party: Player | null): string {
  const name = party?.name ?? '';
  return field.kind === 'reference'
    ? `${name} holds no open bill now.`
    : `${field.label}: there is nobody on this board whom ${name} could choose.`;
}

const amountHint = (most: number): string =>
  most > 0 ? `Up to ${quantity(most, 'marcs')}` : 'No amount would do now';
