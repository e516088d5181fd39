/**
 * What a person does on the board to bring an event about: whom they choose, which action, what
 * they choose and type in its fields, which button they press. Worked out from the fields alone,
 * like the form itself: no action is known here by name.
 */

import { type AnyAction, actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS, type FormContext } from '@/events/banking/form';
import type { Party } from '@/events/banking/ledger/book';
import { settingEvent } from '@/events/banking/ledger/settings';
import { dollars, figure, percent } from '@/events/money';
import type { Field } from '@/events/world/fields';
import type { FormValues } from '@/events/world/form';
import { typeset } from '@/src/board/sentence/plainText';
import type { Lesson } from '@/src/lessons/course/lesson';

/** One field of a form, in the words on the screen. */
interface FilledField {
  readonly label: string;
  /** The option's words, or what is typed. */
  readonly text: string;
  readonly isChosen: boolean;
}

/** An action's form, filled in. */
export interface FilledForm {
  readonly kind: 'form';
  /** Who acts; null where the board itself does. */
  readonly party: string | null;
  readonly action: string;
  /** In the order of the form; the role, where it is asked for, is the first. */
  readonly fields: readonly FilledField[];
  readonly button: string;
}

/** What is done for one event. */
export type Filled =
  | FilledForm
  | { readonly kind: 'note'; readonly text: string }
  | {
      readonly kind: 'slider';
      readonly label: string;
      readonly value: number;
      readonly says: string;
    }
  | { readonly kind: 'rule'; readonly label: string; readonly text: string };

/** What brings an event about on a lesson's board, at the round before it. Throws where the board offers no way to it. */
export function filledFor(lesson: Lesson, round: BankingRound, event: BankingEvent): Filled {
  if (event.type === 'note') return { kind: 'note', text: event.text };
  return settingFor(lesson, event) ?? formFor(lesson, round, event);
}

function settingFor({ sliders, rules }: Lesson, event: BankingEvent): Filled | null {
  const { value: field } = actionOf(event).fields;
  if (field?.kind !== 'value' || !('value' in event)) return null;
  const { label } = field;
  const { value } = event;
  if (sliders.some((name) => settingEvent(name) === event.type)) {
    const says =
      field.unit === 'cents'
        ? dollars(value)
        : field.unit === 'days'
          ? String(value)
          : percent(value);
    return { kind: 'slider', label, value, says };
  }
  if (rules.some((name) => settingEvent(name) === event.type)) {
    return { kind: 'rule', label, text: figure(value) };
  }
  return null;
}

function formFor(lesson: Lesson, round: BankingRound, event: BankingEvent): FilledForm {
  const action = actionOf(event);
  const context = contextActedIn(lesson, round, event);
  const draft = draftOf(action, event);
  const role = BANKING_FORMS.roleOptions(context).find(({ value }) => value === context.role);
  const roleField = role ? [{ label: 'Role', text: role.label, isChosen: true }] : [];
  const { label, verb, choosesRole } = action;
  return {
    kind: 'form',
    party: lesson.offers.board.includes(event.type) ? null : (context.party?.name ?? ''),
    action: label,
    fields: [
      ...roleField,
      ...BANKING_FORMS.fieldsAsked(context)
        .filter(([name]) => hasSlot(context, draft, name))
        .map(([name, field]) => fieldOf(context, draft, name, field)),
    ],
    button: choosesRole ? label : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
  };
}

/** What the form of whoever acts starts from, in the role in which the event names them. */
function contextActedIn({ offers }: Lesson, round: BankingRound, event: BankingEvent): FormContext {
  const action = actionOf(event);
  const draft = draftOf(action, event);
  // What the board does itself stands among the acts of everybody.
  const { book } = round;
  const [first] = book.parties;
  if (first && offers.board.includes(action.type))
    return BANKING_FORMS.contextFor(round, action, first, null);
  const contexts = book.parties
    .filter((party) => BANKING_FORMS.actionsFor(party, offers).includes(action))
    .flatMap((party) => contextsOf(round, action, party));
  const taken = contexts.find(({ role, party }) => {
    if (role !== null) return draft[role] === String(party?.id);
    return party !== null && action.actors(book, event)?.includes(party.id);
  });
  if (!taken) throw new Error(`nobody can be chosen for ${JSON.stringify(event)}`);
  return taken;
}

function contextsOf(round: BankingRound, action: AnyAction, party: Party): readonly FormContext[] {
  const wanted = action.roles.length > 0 ? action.roles : [null];
  return wanted.map((role) => BANKING_FORMS.contextFor(round, action, party, role));
}

/** Whether the sentence has a slot for a field: some come only where the board leaves a choice. */
function hasSlot(context: FormContext, draft: FormValues, name: string): boolean {
  const isOptional = context.action.compose.some(
    (part) => typeof part !== 'string' && part.slot === name && part.ifChoice,
  );
  const options = BANKING_FORMS.optionsFor(
    context,
    BANKING_FORMS.withDefaults(context, draft),
    name,
  );
  return !isOptional || options === null || options.length > 1;
}

function fieldOf(context: FormContext, draft: FormValues, name: string, field: Field): FilledField {
  const wanted = draft[name] ?? '';
  const options = BANKING_FORMS.optionsFor(
    context,
    BANKING_FORMS.withDefaults(context, draft),
    name,
  );
  if (!options) {
    const label = field.kind === 'amount' ? `${field.label} ($)` : field.label;
    return { label, text: wanted, isChosen: false };
  }
  const option = options.find(({ value }) => value === wanted);
  if (!option) throw new Error(`${field.label}: ${wanted} is not offered`);
  const text = field.kind === 'choice' ? typeset(option.label) : option.label;
  return { label: field.label, text, isChosen: true };
}

/** An event as text in the fields of its form; fields that it leaves out are empty. */
function draftOf(action: AnyAction, event: BankingEvent): FormValues {
  const values: Readonly<Record<string, string | number>> = event;
  return Object.fromEntries(
    Object.entries(action.fields).map(([name, field]) => [name, textOf(field, values[name])]),
  );
}

function textOf(field: Field, value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  const isDays = field.kind === 'value' && field.unit === 'days';
  return (field.kind === 'amount' || field.kind === 'value') && !isDays
    ? figure(value)
    : String(value);
}
