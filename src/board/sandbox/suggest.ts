/** What the form of a step starts with: choices that the rules accept, names that nobody has, round sums. */

import {
  ACTIONS,
  type AnyAction,
  actionOf,
  type BankingEvent,
} from '@/events/banking/actions/registry';
import type { Menu } from '@/events/banking/board/menus';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { BANKING_FORMS, type FormContext } from '@/events/banking/form';
import { figure } from '@/events/money';
import { MIN_AMOUNT_TYPED } from '@/events/world/acts';
import type { Field } from '@/events/world/fields';
import type { FormValues } from '@/events/world/form';

/**
 * What a step of an opening may be: what only builds, what is on the menu, settings, notes. What is of
 * days alone is left out where none pass.
 */
export function stepTypes(menu: Menu, { book }: BankingRound): readonly AnyAction[] {
  const offered = new Set(Object.values(menu).flat());
  const possible = ACTIONS.filter(
    ({ needsClock, isChosenWithSystem }) => !isChosenWithSystem && (book.clock || !needsClock),
  );
  const isOpen = ({ kind, type }: AnyAction): boolean =>
    kind === 'setting' || kind === 'note' || offered.has(type);
  return [...possible.filter(({ kind }) => kind === 'opening'), ...possible.filter(isOpen)];
}

/** In dollars: what is suggested where the rules accept it. */
const ROUND_SUM = '100';

/** How many choices are tried for a suggestion. */
const TRIES = 200;

/**
 * A whole draft of a step: what was typed, and for every other field a suggestion.
 *
 * @param typed what the person has filled in; a choice that is no longer open is suggested anew
 */
export function suggested(round: BankingRound, action: AnyAction, typed: FormValues): FormValues {
  const context = BANKING_FORMS.openingContext(round, action);
  const chosen = {
    ...BANKING_FORMS.withDefaults(context, typed),
    ...firstSound(context, round, typed),
  };
  const named = { ...chosen, ...bearsNothing(context, typed), ...namesFor(context, chosen, typed) };
  return { ...named, ...sumsFor(round, action, named, typed) };
}

/** The first choices that the rules accept together; none where no try of them is accepted. */
function firstSound(context: FormContext, round: BankingRound, typed: FormValues): FormValues {
  const { action } = context;
  const asked = BANKING_FORMS.fieldsAsked(context);
  let tries = 0;
  const search = (draft: FormValues, at: number): FormValues | null => {
    const field = asked[at];
    if (!field) {
      tries += 1;
      const event = BANKING_FORMS.eventOf(action, withStandIns(action, draft), round);
      return wouldRefuse(round, event, 'opening') === null ? draft : null;
    }
    const [name] = field;
    const options = BANKING_FORMS.optionsFor(context, draft, name);
    if (!options) return search(draft, at + 1);
    const kept = options.filter(({ value }) => value === typed[name]);
    for (const { value } of kept.length > 0 ? kept : options) {
      if (tries >= TRIES) return null;
      const found = search({ ...draft, [name]: value }, at + 1);
      if (found) return found;
    }
    return null;
  };
  return search({}, 0) ?? {};
}

/** A draft with the least that could stand in what is typed, to try the choices by. */
function withStandIns({ fields, openingOnly }: AnyAction, draft: FormValues): FormValues {
  const standIn = (field: Field): string => {
    if (field.kind === 'text') return '-';
    return field.kind === 'amount' && !openingOnly ? MIN_AMOUNT_TYPED : '0';
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, draft[name] || standIn(field)]),
  );
}

/** What is opened bears no interest until somebody says that it does. */
function bearsNothing(context: FormContext, typed: FormValues): FormValues {
  if (!context.action.openingOnly) return {};
  const open = BANKING_FORMS.fieldsAsked(context).filter(
    ([name, field]) => field.kind === 'value' && field.optional && typed[name] === undefined,
  );
  return Object.fromEntries(open.map(([name]) => [name, '']));
}

/** "Customer 3": what a newcomer chose to be, and the first number that is free. */
function namesFor(
  { action, state }: FormContext,
  draft: FormValues,
  typed: FormValues,
): FormValues {
  const [choice] = action.signature.choices;
  const kind = choice?.field.optionLabels[draft[choice.name] ?? ''];
  const names: Record<string, string> = {};
  for (const { name, field } of action.signature.texts) {
    if (field.lines || typed[name] !== undefined || kind === undefined) continue;
    const taken = new Set(state.book.parties.map((party) => party.name));
    let number = 1;
    while (taken.has(`${kind} ${number}`)) number += 1;
    names[name] = `${kind} ${number}`;
  }
  return names;
}

/** Round sums for the steps that only build; of what is done with money, the person says how much. */
function sumsFor(
  round: BankingRound,
  action: AnyAction,
  draft: FormValues,
  typed: FormValues,
): FormValues {
  const sums: Record<string, string> = {};
  for (const { name } of action.signature.amounts) {
    if (takesNothing(round, action, draft, name)) sums[name] = '0';
    else if (action.openingOnly && typed[name] === undefined) {
      sums[name] = sumFor(round, action, { ...withStandIns(action, draft), ...sums }, name);
    }
  }
  return sums;
}

function sumFor(round: BankingRound, action: AnyAction, draft: FormValues, name: string): string {
  const event = BANKING_FORMS.eventOf(action, { ...draft, [name]: ROUND_SUM }, round);
  if (wouldRefuse(round, event, 'opening')?.field !== name) return ROUND_SUM;
  return figure(BANKING_FORMS.amountBound(round, action, event, 'opening')?.most ?? 0);
}

/** Whether a sum can only be 0: there is nothing that such a party would pay into here. */
export function takesNothing(
  round: BankingRound,
  action: AnyAction,
  draft: FormValues,
  name: string,
): boolean {
  if (!action.openingOnly || action.fields[name]?.kind !== 'amount') return false;
  return [ROUND_SUM, MIN_AMOUNT_TYPED].every((sum) => {
    const tried = { ...withStandIns(action, draft), [name]: sum };
    const event = BANKING_FORMS.eventOf(action, tried, round);
    return action.refuse(round, event, 'opening')?.field === name;
  });
}

/** An event as a form shows it again. */
export function typedOf(event: BankingEvent): FormValues {
  const values: Readonly<Record<string, unknown>> = { ...event };
  return Object.fromEntries(
    Object.entries(actionOf(event).fields).map(([name, field]) => [
      name,
      textOf(field, values[name]),
    ]),
  );
}

function textOf(field: Field, value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const { kind } = field;
  if (kind !== 'amount' && kind !== 'value') return String(value);
  if (kind === 'value' && field.unit === 'days') return Number.isFinite(value) ? String(value) : '';
  return Number.isFinite(value) ? figure(value) : '';
}
