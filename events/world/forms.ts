/**
 * The forms of a world, as functions: turns, what a form asks and offers, what becomes
 * of a draft. They know no action by name.
 */
import { itemAt } from '../assert';
import { type Bound, boundOf } from '../limits';
import type { Cents } from '../money';
import type { Refusal } from '../refusal';
import type { AnyActionParts } from './action';
import type { EventIn } from './board';
import type { Field } from './fields';
import {
  eventOf,
  type FieldOption,
  type FormContextOf,
  type Formed,
  type FormParts,
  type FormValues,
  fieldsAsked,
  optionsFor,
  toEventInput,
  withDefaults,
} from './form';
import { offeredTo } from './offers';
import type { AnyParty } from './refuse';
import type { OffersIn, PermissionIn, Rules, WorldTypes } from './rules';

/** A draft as the rules see it: the event that it makes, and why it is refused. */
interface Judgement<Event> {
  readonly event: Event;
  readonly refusal: Refusal | null;
}

/** A world's forms, as functions. */
export interface Forms<W extends WorldTypes> {
  /** The actions that a board offers to a party, in the order of the menu. */
  actionsFor(party: W['party'], offers: OffersIn<W>): readonly W['action'][];
  /**
   * A party's turn at an action.
   *
   * @param wanted the field it would stand in; where it does not fit there, or the
   * action leaves no choice, it stands in the first it fits
   */
  turnOf(
    state: FormContextOf<W>['state'],
    action: W['action'],
    party: W['party'],
    wanted: string | null,
  ): FormContextOf<W>;
  /** An event type as it is drafted for an opening: no party takes the turn, so every field is asked. */
  openingTurn(state: FormContextOf<W>['state'], action: W['action']): FormContextOf<W>;
  /** The roles that a party is asked to choose from; none where there is nothing to choose. */
  roleOptions(turn: FormContextOf<W>): readonly FieldOption[];
  /** The fields that a form asks for: all but the one that the acting party stands in, and those this board has no use for. */
  fieldsAsked(turn: FormContextOf<W>): readonly (readonly [string, Field])[];
  /**
   * What a field may hold, given what the other fields of the draft hold; null
   * where it is typed. It is empty where the party cannot take the action now.
   */
  optionsFor(
    turn: FormContextOf<W>,
    draft: FormValues,
    name: string,
  ): readonly FieldOption[] | null;
  /**
   * A draft with the acting party in its role, and every other field filled in that
   * can be: what stands there if it still may, else the first option. Amounts and
   * texts are left as typed; a rate that nobody has touched starts at a usual figure.
   */
  withDefaults(turn: FormContextOf<W>, draft: FormValues): FormValues;
  /**
   * A draft with every choice made that the person has not made: the first combination
   * that the rules let through; where there is none, the first option of each.
   */
  withSoundDefaults(turn: FormContextOf<W>, draft: FormValues, offers: OffersIn<W>): FormValues;
  /** Whether somebody or something chosen is why a draft is refused, whatever its amount. */
  isAtFault(turn: FormContextOf<W>, draft: FormValues, offers: OffersIn<W>): boolean;
  /** A draft as a candidate event, to be read like one from outside; what is no figure becomes NaN. */
  toEventInput(
    action: W['action'],
    draft: FormValues,
    state: W['position'],
  ): Readonly<Record<string, unknown>>;
  /** What the rules say of a draft. */
  judged(
    turn: FormContextOf<W>,
    draft: FormValues,
    permission: PermissionIn<W>,
  ): Judgement<EventIn<W['round']>>;
  /**
   * What bounds the amount of an event, and why; null when nothing does, or when it is
   * unsound for another reason than its amount.
   */
  amountBound(
    round: FormContextOf<W>['state'],
    action: W['action'],
    event: EventIn<W['round']>,
    permission: PermissionIn<W>,
  ): Bound | null;
  /** The largest amount the rules would let an event carry; null where `amountBound` is. */
  largestAmount(
    round: FormContextOf<W>['state'],
    action: W['action'],
    event: EventIn<W['round']>,
    permission: PermissionIn<W>,
  ): Cents | null;
}

/** The smallest amount that can be typed: what the rules allow at all they allow for that. */
export const LEAST = '0.01';

/** What a world must say of its forms; the rest may be left out. */
type GivenParts<W extends WorldTypes> = Pick<FormParts<W>, 'parties' | 'references'> &
  Partial<FormParts<W>>;

/** Makes the forms of a world. */
export function defineForms<W extends WorldTypes>(rules: Rules<W>, parts: GivenParts<W>): Forms<W> {
  const world = { rules, parts: { usual: () => '', asks: () => true, ...parts } };
  const amountBound: Forms<W>['amountBound'] = (round, action, event, permission) => {
    const sound = { ...event, amount: 1 };
    if (rules.refuseShape(round, event, permission) || rules.refuseValues(sound)) return null;
    return boundOf(action.limits(round, event));
  };
  return {
    actionsFor: ({ type }, offers) =>
      offeredTo<W['action']['type'], W['party']['type']>(type, offers).map((one) =>
        rules.actions.of({ type: one }),
      ),
    turnOf(state, action, party, wanted) {
      const fitting = rolesFor(action, party);
      const chosen = action.choosesRole ? fitting.find(({ value }) => value === wanted) : undefined;
      return { state, action, party, role: (chosen ?? fitting[0])?.value ?? null };
    },
    openingTurn: (state, action) => ({ state, action, party: null, role: null }),
    roleOptions({ action, party }) {
      const fitting = party ? rolesFor(action, party) : [];
      return action.choosesRole && fitting.length > 1 ? fitting : [];
    },
    fieldsAsked: (turn) => fieldsAsked(world, turn),
    optionsFor: (turn, draft, name) => optionsFor(world, turn, draft, name),
    withDefaults: (turn, draft) => withDefaults(world, turn, draft),
    withSoundDefaults(turn, draft, offers) {
      const filled = withDefaults(world, turn, draft);
      const open = openChoices(world, turn, draft, filled);
      return firstSound(world, turn, filled, open, offers) ?? filled;
    },
    isAtFault: (turn, draft, offers) => isAtFault(world, turn, draft, offers),
    toEventInput: (action, draft, state) => toEventInput(world, action, draft, state),
    judged(turn, draft, permission) {
      const event = eventOf(world, turn, draft);
      return { event, refusal: rules.wouldRefuse(turn.state, event, permission) };
    },
    amountBound,
    largestAmount: (round, action, event, permission) =>
      amountBound(round, action, event, permission)?.most ?? null,
  };
}

function isAtFault<W extends WorldTypes>(
  world: Formed<W>,
  turn: FormContextOf<W>,
  draft: FormValues,
  offers: OffersIn<W>,
): boolean {
  const amounts = turn.action.plan.amounts.map(({ name }) => name);
  const least = Object.fromEntries(amounts.map((name) => [name, LEAST]));
  const event = eventOf(world, turn, { ...draft, ...least });
  const refused = world.rules.refuse(turn.state, event, offers);
  return refused !== null && !amounts.some((name) => name === refused.field);
}

/** A field with what may be chosen in it: one thing, where the person has chosen. */
interface OpenChoice {
  readonly name: string;
  readonly values: readonly string[];
}

function openChoices<W extends WorldTypes>(
  world: Formed<W>,
  turn: FormContextOf<W>,
  draft: FormValues,
  filled: FormValues,
): readonly OpenChoice[] {
  return fieldsAsked(world, turn).flatMap(([name]) => {
    const values = optionsFor(world, turn, filled, name)?.map(({ value }) => value);
    if (!values) return [];
    const chosen = values.filter((value) => value === draft[name]);
    return [{ name, values: chosen.length > 0 ? chosen : values }];
  });
}

/** The first draft among the open choices at which no choice is at fault; null when there is none. */
function firstSound<W extends WorldTypes>(
  world: Formed<W>,
  turn: FormContextOf<W>,
  draft: FormValues,
  open: readonly OpenChoice[],
  offers: OffersIn<W>,
): FormValues | null {
  const [choice, ...rest] = open;
  if (!choice) return isAtFault(world, turn, draft, offers) ? null : draft;
  for (const value of choice.values) {
    const found = firstSound(world, turn, { ...draft, [choice.name]: value }, rest, offers);
    if (found) return found;
  }
  return null;
}

/** The fields that a party may take its turn in, the likelier first. */
function rolesFor({ plan }: AnyActionParts, { type }: AnyParty): readonly FieldOption[] {
  return plan.roles
    .map((place) => itemAt(plan.parties, place))
    .filter(({ field }) => field.types.includes(type))
    .map(({ name, field }) => ({ value: name, label: field.label }));
}
