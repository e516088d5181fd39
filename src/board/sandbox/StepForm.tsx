'use client';
/** The form of one step of an opening, drawn from the fields of its event; the rules answer as one types. */
import { type FormEvent, useMemo, useState } from 'react';
import { type AnyAction, actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import type { Menu } from '@/events/banking/board/menus';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import type { Field } from '@/events/world/fields';
import type { FormValues } from '@/events/world/form';
import { Button } from '@/src/ui/button';
import { Select } from '@/src/ui/select';
import { focusFault } from '../composer/focusFault';
import { typeset } from '../sentence/plainText';
import { FormField } from './FormField';
import { stepTypes, suggested, takesNothing, typedOf } from './suggest';

interface StepFormProps {
  readonly menu: Menu;
  /** The round that the step follows. */
  readonly round: BankingRound;
  /** The event that is edited; null for a new one. */
  readonly event: BankingEvent | null;
  /** The words of the button. */
  readonly verb: string;
  readonly onStep: (event: BankingEvent) => void;
  /** Leaves the event as it was; left out for a new one. */
  readonly onCancel?: () => void;
}

/** A step to add, or one that is edited. */
export function StepForm({ menu, round, event, verb, onStep, onCancel }: StepFormProps) {
  const edited = event && actionOf(event);
  const offered = stepTypes(menu, round);
  const actions = edited && !offered.includes(edited) ? [edited, ...offered] : offered;
  const [type, setType] = useState<string>(edited?.type ?? '');
  const action = actions.find((one) => one.type === type) ?? actions[0];
  if (!action) return null;
  const typed = event && action === edited ? typedOf(event) : {};
  return (
    <div className="form-rows">
      <Select
        label="Step"
        value={action.type}
        onChange={setType}
        options={actions.map((one) => ({ value: one.type, label: one.label }))}
      />
      <Fields
        key={action.type}
        round={round}
        action={action}
        verb={verb}
        onStep={onStep}
        onCancel={onCancel}
        typed={typed}
      />
    </div>
  );
}

interface FieldsProps {
  readonly round: BankingRound;
  readonly action: AnyAction;
  readonly typed: FormValues;
  readonly verb: string;
  readonly onStep: (event: BankingEvent) => void;
  readonly onCancel: (() => void) | undefined;
}

function Fields({ round, action, typed: first, verb, onStep, onCancel }: FieldsProps) {
  const [typed, setTyped] = useState<FormValues>(first);
  const [pressedAt, setPressedAt] = useState<BankingRound | null>(null);
  const context = BANKING_FORMS.openingContext(round, action);
  const draft = useMemo(() => suggested(round, action, typed), [round, action, typed]);
  const event = BANKING_FORMS.eventOf(action, draft, round);
  const refusal = wouldRefuse(round, event, 'opening');
  const isShown = pressedAt === round || !isUnfinished(action, draft);
  const shown = refusal && isShown ? refusal : null;
  const asked = BANKING_FORMS.fieldsAsked(context).filter(
    ([name]) => !takesNothing(round, action, draft, name),
  );
  const bound = BANKING_FORMS.amountBound(round, action, event, 'opening');

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (!refusal) {
      onStep(event);
      // Whoever adds several of a kind goes on from what is suggested next.
      setTyped({});
      setPressedAt(null);
      return;
    }
    setPressedAt(round);
    focusFault(submitted.currentTarget);
  };

  return (
    <form className="form-rows" onSubmit={submit} noValidate>
      {asked.map(([name, field]) => (
        <FormField
          key={name}
          field={field}
          none={noneOf(field)}
          value={draft[name] ?? ''}
          options={BANKING_FORMS.optionsFor(context, draft, name)}
          refusal={shown?.field === name ? shown : null}
          most={bound?.most ?? null}
          onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      ))}
      {shown && !asked.some(([name]) => name === shown.field) && (
        <p className="form-error" role="alert">
          {typeset(shown.message)}
        </p>
      )}
      <div className="form-button build-form-buttons">
        <Button type="submit" variant="primary" aria-disabled={refusal !== null || undefined}>
          {verb}
        </Button>
        {onCancel && (
          <Button type="button" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** Whether something is still to be typed: no error is shown for an empty field or a figure that ends in a point. */
function isUnfinished({ signature }: AnyAction, draft: FormValues): boolean {
  const figures = [...signature.amounts, ...signature.values].map(({ name }) => draft[name] ?? '');
  const texts = signature.texts.map(({ name }) => draft[name] ?? '');
  return (
    figures.some((figure) => /^$|[.,]$/.test(figure.trim())) || texts.some((text) => text === '')
  );
}

/** What is said where a field has nothing to choose. */
function noneOf({ kind, label }: Field): string {
  return kind === 'party'
    ? `${label}: nobody on this board can be chosen here. Add another party first.`
    : `${label}: there is none on this board yet. Add one first.`;
}
