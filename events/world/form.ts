/**
 * The forms of a world: what a form asks and offers for each field, and what becomes of the text typed into
 * it. Driven by the fields, like the refusals, so that a form never offers what the common checks would
 * refuse. They know no action by name.
 */
import { assertDefined, itemAt } from '../assert';
import { type Bound, boundOf } from '../limits';
import { parseDays, parseDollars, parsePercent } from '../money';
import type { Refusal } from '../refusal';
import type { AnyActionParts } from './action';
import type { EventIn } from './board';
import {
  type Field,
  isOptional,
  type PartyField,
  type ReferenceField,
  type ValueField,
} from './fields';
import { offeredTo } from './offers';
import type { AnyParty } from './refuse';
import type { OffersIn, PermissionIn, Rules, WorldTypes } from './rules';
import type { NamedField } from './signature';

/** A form's content: what stands in each field, as text. Fields of parties and debts hold ids. */
export type FormValues = Readonly<Record<string, string>>;

/** One thing that a field may hold, and how a person reads it. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** An action as a party is about to take it. */
export interface FormContextOf<W extends WorldTypes> {
  readonly state: W['round'] & W['position'];
  readonly action: W['action'];
  /** null while a board is built: no party acts. */
  readonly party: W['party'] | null;
  /** The field that the acting party itself stands in; null when it stands in none. */
  readonly role: string | null;
}

/** What a world's forms offer for the fields that name what is on its board. */
interface FormParts<W extends WorldTypes> {
  /** The parties that a field may name, of those that it allows and that stand in no opposite field. */
  parties(
    context: FormContextOf<W>,
    draft: FormValues,
    field: NamedField<PartyField>,
    allowed: readonly W['party'][],
  ): readonly FieldOption[];
  /** What a reference may name. */
  references(
    context: FormContextOf<W>,
    draft: FormValues,
    field: NamedField<ReferenceField>,
  ): readonly FieldOption[];
  /** The initial figure, given what stands in the fields before it; left out, the field is empty. */
  usual?(context: FormContextOf<W>, draft: FormValues, field: ValueField): string;
  /** Whether a form asks for an optional field on this board; left out, it does. */
  asks?(action: W['action'], state: W['position'], name: string): boolean;
}

/** A draft as the rules see it: the event that it makes, and why it is refused. */
interface Judgement<Event> {
  readonly event: Event;
  readonly refusal: Refusal | null;
}

/** The forms of a world, made of its rules and of what it says of its fields. */
export class Forms<W extends WorldTypes> {
  readonly rules: Rules<W>;
  readonly #parts: FormParts<W>;

  constructor(rules: Rules<W>, parts: FormParts<W>) {
    this.rules = rules;
    this.#parts = parts;
  }

  /** The actions that a board offers to a party, in the order of the menu. */
  actionsFor({ type }: W['party'], offers: OffersIn<W>): readonly W['action'][] {
    return offeredTo<W['action']['type'], W['party']['type']>(type, offers).map((one) =>
      this.rules.actions.of({ type: one }),
    );
  }

  /**
   * What a form is filled in with as a party acts.
   *
   * @param wanted the field it would stand in; where it does not fit there, or the
   * action leaves no choice, it stands in the first it fits
   */
  contextFor(
    state: FormContextOf<W>['state'],
    action: W['action'],
    party: W['party'],
    wanted: string | null,
  ): FormContextOf<W> {
    const fitting = rolesFor(action, party);
    const chosen = action.choosesRole ? fitting.find(({ value }) => value === wanted) : undefined;
    return { state, action, party, role: (chosen ?? fitting[0])?.value ?? null };
  }

  /** An event type as it is drafted for an opening: no party acts, so every field is asked. */
  openingContext(state: FormContextOf<W>['state'], action: W['action']): FormContextOf<W> {
    return { state, action, party: null, role: null };
  }

  /** The roles that a party is asked to choose from; none where there is nothing to choose. */
  roleOptions({ action, party }: FormContextOf<W>): readonly FieldOption[] {
    const fitting = party ? rolesFor(action, party) : [];
    return action.choosesRole && fitting.length > 1 ? fitting : [];
  }

  /** The fields that a form asks for: all but the one that the acting party stands in, and those this board has no use for. */
  fieldsAsked({ state, action, role }: FormContextOf<W>): readonly (readonly [string, Field])[] {
    return Object.entries(action.fields).filter(
      ([name, field]) => name !== role && this.#isAsked(action, state, name, field),
    );
  }

  /**
   * What a field may hold, given what the other fields of the draft hold; null
   * where it is typed. It is empty where the party cannot take the action now.
   */
  optionsFor(
    context: FormContextOf<W>,
    draft: FormValues,
    name: string,
  ): readonly FieldOption[] | null {
    const { state, action } = context;
    const field = action.fields[name];
    switch (field?.kind) {
      case 'party': {
        const allowed = this.rules
          .parties(state)
          .filter(
            ({ id, type }) => field.types.includes(type) && isDistinct(action, draft, name, id),
          );
        return this.#parts.parties(context, draft, { name, field }, allowed);
      }
      case 'reference':
        return this.#parts.references(context, draft, { name, field });
      case 'choice':
        return field.options.map((value) => ({
          value,
          label: assertDefined(field.optionLabels[value], 'label of this option'),
        }));
      default:
        return null;
    }
  }

  /**
   * A draft with the acting party in its role, and every other field filled in that
   * can be: what stands there if it still may, else the first option. Amounts and
   * texts are left as typed; a figure that nobody has touched starts at the usual one, or at
   * what it is on the board now.
   */
  withDefaults(context: FormContextOf<W>, draft: FormValues): FormValues {
    const { party, role } = context;
    let filled: FormValues = role === null || !party ? {} : { [role]: String(party.id) };
    for (const [name, field] of this.fieldsAsked(context)) {
      const typed = draft[name];
      const options = this.optionsFor(context, filled, name);
      const value = options
        ? (options.find((option) => option.value === typed) ?? options[0])?.value
        : (typed ??
          (field.kind === 'value' ? this.#parts.usual?.(context, filled, field) : undefined));
      filled = { ...filled, [name]: value ?? '' };
    }
    return filled;
  }

  /**
   * The event of a draft, read like one from outside: what is no figure becomes NaN, what names nobody −1.
   * It is made of the action's own fields, so it has the form of its event.
   */
  eventOf(action: W['action'], draft: FormValues, state: W['position']): EventIn<W['round']> {
    const candidate: Record<string, unknown> = { type: action.type };
    for (const [name, field] of Object.entries(action.fields)) {
      const typed = draft[name] ?? '';
      const isLeftOut = field.kind === 'value' && field.optional && typed === '';
      if (this.#isAsked(action, state, name, field) && !isLeftOut) {
        candidate[name] = typedValue(field, typed);
      }
    }
    const { event } = this.rules.read(candidate);
    return assertDefined<EventIn<W['round']>>(event, 'event of this form');
  }

  /** What the rules say of a draft. */
  judged(
    context: FormContextOf<W>,
    draft: FormValues,
    permission: PermissionIn<W>,
  ): Judgement<EventIn<W['round']>> {
    const event = this.eventOf(context.action, draft, context.state);
    return { event, refusal: this.rules.wouldRefuse(context.state, event, permission) };
  }

  /**
   * What bounds the amount of an event, and why; null when nothing does, or when it is
   * unsound for another reason than its amount.
   */
  amountBound(
    round: FormContextOf<W>['state'],
    action: W['action'],
    event: EventIn<W['round']>,
    permission: PermissionIn<W>,
  ): Bound | null {
    const sound = { ...event, amount: 1 };
    if (this.rules.refuseShape(round, event, permission) || this.rules.refuseValues(sound)) {
      return null;
    }
    return boundOf(action.limits(round, event));
  }

  #isAsked(action: W['action'], state: W['position'], name: string, field: Field): boolean {
    return !isOptional(field) || (this.#parts.asks?.(action, state, name) ?? true);
  }
}

/** The fields that a party may stand in as it acts, the likelier first. */
function rolesFor({ signature }: AnyActionParts, { type }: AnyParty): readonly FieldOption[] {
  return signature.roles
    .map((index) => itemAt(signature.parties, index))
    .filter(({ field }) => field.types.includes(type))
    .map(({ name, field }) => ({ value: name, label: field.label }));
}

function isDistinct(action: AnyActionParts, draft: FormValues, name: string, id: number): boolean {
  return action.distinct.every(([one, other]) => {
    const opposite = name === one ? other : name === other ? one : null;
    return opposite === null || draft[opposite] !== String(id);
  });
}

function typedValue(field: Field, typed: string): string | number {
  switch (field.kind) {
    case 'party':
      return field.all && typed === 'all' ? typed : idTyped(typed);
    case 'reference':
      return idTyped(typed);
    case 'amount':
      return parseDollars(typed);
    case 'value':
      return PARSERS[field.unit](typed);
    case 'choice':
      return typed;
    case 'text':
      return typed.trim();
  }
}

/** How a figure is read, by its unit. */
const PARSERS: Readonly<Record<ValueField['unit'], (typed: string) => number>> = {
  cents: parseDollars,
  basisPoints: parsePercent,
  days: parseDays,
};

const idTyped = (typed: string): number => (typed === '' ? -1 : Number(typed));
