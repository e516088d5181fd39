/**
 * What parties can do with one another, and with a claim: asked of the forms and the rules, so that a
 * screen offers what would work, and says of the rest why it would not. It knows no action by name.
 */
import { assertDefined } from '../assert';
import type { Refusal } from '../refusal';
import type { FormContextOf, Forms, FormValues } from './form';
import type { OffersIn, WorldTypes } from './rules';

/** The smallest amount that can be typed: what the rules allow at all they allow for that. */
export const MIN_AMOUNT_TYPED = '0.01';

/** An act that a form could be filled in with. */
export interface Act<W extends WorldTypes> {
  readonly context: FormContextOf<W>;
  /** What is chosen in its fields. What is typed is left out, and each choice that the board leaves alone. */
  readonly draft: FormValues;
  /** Why not even the least amount would do; null where it would. */
  readonly refusal: Refusal | null;
}

/** A world, as it is asked what can be done. */
export interface ActsWorld<W extends WorldTypes> {
  readonly forms: Forms<W>;
  /** The debt that an option of a reference names; null where it names none. */
  debtIn(state: W['position'], id: number): ClaimInActs<W> | null;
}

/** Where it is asked. */
interface ActsBoard<W extends WorldTypes> {
  readonly round: FormContextOf<W>['state'];
  readonly offers: OffersIn<W>;
}

/** A claim, as the fields of an action may name it. */
export interface ClaimInActs<W extends WorldTypes> {
  /**
   * The draft of an act that is about the claim.
   *
   * @param other whom the act is done with
   * @returns null where the action is not about it
   */
  draftAbout(context: FormContextOf<W>, other: W['party']): FormValues | null;
  /** Whether a party stands on either side of it. */
  isPartyTo(partyId: number): boolean;
}

/**
 * What a party can do with another, those that would work first: each action of its menu that names the
 * other party, or a debt with it, and no one else instead.
 *
 * @param claim leaves those only that are about it; null asks for all
 */
export function actsBetween<W extends WorldTypes>(
  world: ActsWorld<W>,
  board: ActsBoard<W>,
  party: W['party'],
  other: W['party'],
  claim: ClaimInActs<W> | null = null,
): readonly Act<W>[] {
  if (party.id === other.id) return [];
  const acts = world.forms
    .actionsFor(party, board.offers)
    .flatMap((action) => contextsOf(world.forms, board, action, party))
    .flatMap(
      (context) => bestAct(world, board, context, pinnedDrafts(world, context, other, claim)) ?? [],
    );
  return [...acts.filter(({ refusal }) => !refusal), ...acts.filter(({ refusal }) => refusal)];
}

/** Whether the rules let a draft through, for the least amount: what they allow at all they allow for that. */
export function wouldWork<W extends WorldTypes>(
  forms: Forms<W>,
  offers: OffersIn<W>,
  context: FormContextOf<W>,
  draft: FormValues,
): boolean {
  return forms.judged(context, withLeastAmounts(forms, context, draft), offers).refusal === null;
}

/** The least in each field of an action that takes an amount. */
function leastAmounts<W extends WorldTypes>({ action }: FormContextOf<W>): FormValues {
  return Object.fromEntries(action.signature.amounts.map(({ name }) => [name, MIN_AMOUNT_TYPED]));
}

/** A draft with every field filled in that can be, and the least amount. */
function withLeastAmounts<W extends WorldTypes>(
  forms: Forms<W>,
  context: FormContextOf<W>,
  draft: FormValues,
): FormValues {
  return forms.withDefaults(context, { ...draft, ...leastAmounts(context) });
}

/** A party's form contexts for an action: one for each role that it may choose. */
function contextsOf<W extends WorldTypes>(
  forms: Forms<W>,
  { round }: ActsBoard<W>,
  action: W['action'],
  party: W['party'],
): readonly FormContextOf<W>[] {
  const context = forms.contextFor(round, action, party, null);
  const roles = forms.roleOptions(context);
  return roles.length === 0
    ? [context]
    : roles.map(({ value }) => forms.contextFor(round, action, party, value));
}

/** What the fields of a form must hold for the act to be with the other party, and about the claim: one draft for each way to name it. */
function pinnedDrafts<W extends WorldTypes>(
  world: ActsWorld<W>,
  context: FormContextOf<W>,
  other: W['party'],
  claim: ClaimInActs<W> | null,
): readonly FormValues[] {
  const about = claim ? claim.draftAbout(context, other) : {};
  if (!about) return [];
  return waysToName(world, context, other, claim)
    .filter((pins) => Object.entries(pins).every(([name, id]) => (about[name] ?? id) === id))
    .map((pins) => ({ ...about, ...pins }));
}

/**
 * The ways in which the fields of a form can name the other party: as itself, or as all of its type. Where no field
 * names parties, none need be filled in if the claim asked about, or the action itself, is with the other party;
 * else each debt with it is a way.
 */
function waysToName<W extends WorldTypes>(
  world: ActsWorld<W>,
  context: FormContextOf<W>,
  other: W['party'],
  claim: ClaimInActs<W> | null,
): readonly FormValues[] {
  const asked = world.forms.fieldsAsked(context);
  const parties = asked.flatMap(([name, field]) =>
    field.kind === 'party' && !isRouteOnly(context, name) ? [{ name, field }] : [],
  );
  if (parties.length > 0) {
    return parties
      .filter(({ field }) => field.types.includes(other.type))
      .flatMap(({ name, field }) => [
        { [name]: String(other.id) },
        ...(field.all ? [{ [name]: 'all' }] : []),
      ]);
  }
  if (claim) return claim.isPartyTo(other.id) ? [{}] : [];
  if (context.action.counterparty === other.type) return [{}];
  return asked
    .filter(([, { kind }]) => kind === 'reference')
    .flatMap(([name]) =>
      assertDefined(
        world.forms.optionsFor(context, world.forms.withDefaults(context, {}), name),
        'options of a reference',
      )
        .filter(({ value }) => world.debtIn(context.state, Number(value))?.isPartyTo(other.id))
        .map(({ value }) => ({ [name]: value })),
    );
}

/** Whether a field only says by which way a payment goes: a customer's bank, which the sentence leaves out where there is but one. */
function isRouteOnly<W extends WorldTypes>({ action }: FormContextOf<W>, name: string): boolean {
  return action.compose.some(
    (part) => typeof part !== 'string' && part.slot === name && part.ifChoice === true,
  );
}

/** The act by the first way that works; where none does, by the first, with why it is refused; null where there is no way. */
function bestAct<W extends WorldTypes>(
  { forms }: ActsWorld<W>,
  { offers }: ActsBoard<W>,
  context: FormContextOf<W>,
  ways: readonly FormValues[],
): Act<W> | null {
  for (const pins of ways) {
    const draft = firstWorking(forms, offers, context, pins);
    if (draft) return { context, draft, refusal: null };
  }
  const [draft] = ways;
  if (!draft || lacksReference(forms, context, draft)) return null;
  // What is not among the options of its field is refused for what it is, not for what would stand there instead.
  const tried = { ...withLeastAmounts(forms, context, draft), ...draft };
  const { refusal } = forms.judged(context, tried, offers);
  return refusal && { context, draft, refusal };
}

/** Whether an act is about something that is not there: a bill, where the party holds none. */
function lacksReference<W extends WorldTypes>(
  forms: Forms<W>,
  context: FormContextOf<W>,
  draft: FormValues,
): boolean {
  const filled = forms.withDefaults(context, draft);
  return forms
    .fieldsAsked(context)
    .some(
      ([name, { kind }]) =>
        kind === 'reference' && forms.optionsFor(context, filled, name)?.length === 0,
    );
}

/** The pinned draft with the first choices in its other fields that work; null where none do. */
function firstWorking<W extends WorldTypes>(
  forms: Forms<W>,
  offers: OffersIn<W>,
  context: FormContextOf<W>,
  pins: FormValues,
): FormValues | null {
  const open = forms.fieldsAsked(context).flatMap(([name]) => (name in pins ? [] : [name]));
  const from = (draft: FormValues, [name, ...rest]: readonly string[]): FormValues | null => {
    const filled = forms.withDefaults(context, draft);
    if (Object.entries(draft).some(([key, value]) => filled[key] !== value)) return null;
    if (name === undefined) return wouldWork(forms, offers, context, draft) ? draft : null;
    const options = forms.optionsFor(context, filled, name);
    if (!options) return from(draft, rest);
    for (const { value } of options) {
      const found = from({ ...draft, [name]: value }, rest);
      if (found) return found;
    }
    return null;
  };
  return from(pins, open);
}

/**
 * A draft with every choice made that the person has not made: the first combination
 * that the rules let through; where there is none, the first option of each.
 */
export function withSoundDefaults<W extends WorldTypes>(
  forms: Forms<W>,
  context: FormContextOf<W>,
  draft: FormValues,
  offers: OffersIn<W>,
): FormValues {
  const filled = forms.withDefaults(context, draft);
  const open = openChoices(forms, context, draft, filled);
  return firstSound(forms, context, filled, open, offers) ?? filled;
}

/** Whether somebody or something chosen is why a draft is refused, whatever its amount. */
export function isChoiceAtFault<W extends WorldTypes>(
  forms: Forms<W>,
  context: FormContextOf<W>,
  draft: FormValues,
  offers: OffersIn<W>,
): boolean {
  const { action, state } = context;
  const event = forms.eventOf(action, { ...draft, ...leastAmounts(context) }, state);
  const refused = forms.rules.refuse(state, event, offers);
  return refused !== null && action.signature.amounts.every(({ name }) => name !== refused.field);
}

/** A field with what may be chosen in it: one thing, where the person has chosen. */
interface OpenChoice {
  readonly name: string;
  readonly values: readonly string[];
}

function openChoices<W extends WorldTypes>(
  forms: Forms<W>,
  context: FormContextOf<W>,
  draft: FormValues,
  filled: FormValues,
): readonly OpenChoice[] {
  return forms.fieldsAsked(context).flatMap(([name]) => {
    const values = forms.optionsFor(context, filled, name)?.map(({ value }) => value);
    if (!values) return [];
    const chosen = values.filter((value) => value === draft[name]);
    return [{ name, values: chosen.length > 0 ? chosen : values }];
  });
}

/** The first draft among the open choices at which no choice is at fault; null when there is none. */
function firstSound<W extends WorldTypes>(
  forms: Forms<W>,
  context: FormContextOf<W>,
  draft: FormValues,
  open: readonly OpenChoice[],
  offers: OffersIn<W>,
): FormValues | null {
  const [choice, ...rest] = open;
  if (!choice) return isChoiceAtFault(forms, context, draft, offers) ? null : draft;
  for (const value of choice.values) {
    const found = firstSound(forms, context, { ...draft, [choice.name]: value }, rest, offers);
    if (found) return found;
  }
  return null;
}
