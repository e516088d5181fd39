/**
 * The checks common to all event types, driven by their fields. A world lists them,
 * with its own, in the order of precedence of refusal.ts, so that the first that
 * answers is the one to give.
 */
import { refuseBeyond } from '../limits';
import { type Refusal, type RefusalCode, refusal } from '../refusal';
import type { AnyActionParts } from './action';
import type { AnyEvent, AnyRound, EventIn } from './board';
import { type AnyPermission, isOffered } from './offers';
import { validAmong, validKey } from './validPartiesCache';
import { type AmountWords, refuseValues } from './values';

/** What the checks read of a party. */
export interface AnyParty {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}

/** The types by which the events of a world are judged. */
export interface Judged {
  /** What an event is judged against: a round before it, or as much of one as the rules look at. */
  readonly position: object;
  readonly round: AnyRound;
  readonly party: AnyParty;
  readonly action: AnyActionParts;
}

/** How a world words its refusals. */
interface RefusalWords<PartyType> {
  /** Where something is offered: "on this board". */
  readonly where: string;
  /** Whoever takes part, one and several: "party", "parties". */
  readonly party: string;
  readonly parties: string;
  /** A type of party with its article: "a bank". */
  withArticle(type: PartyType): string;
  readonly amount: AmountWords;
}

/** What a field of the kind `reference` may name in a world. */
interface References<Position> {
  /** The code of one that names nothing. */
  readonly code: RefusalCode;
  /** What is said of it, after the field's label: "there is none of that number; choose one that is." */
  readonly none: string;
  /** Whether there is, under a number, what a reference names in the world’s own word. */
  exists(state: Position, to: string, id: unknown): boolean;
}

/** What the checks read of a world. */
export interface RefusalRules<W extends Judged> {
  /** Everyone on the board; the index in the list is the id. It stays the same list while nothing that `checks` look at has changed. */
  parties(state: W['position']): readonly W['party'][];
  /** A party as a sentence of a refusal names it. */
  nameOf(state: W['position'], id: number, position: 'opening' | 'within'): string;
  /** Who acts where no field names them, by id; null where the parties of `roles` do. */
  actors(
    action: W['action'],
    state: W['position'],
    event: EventIn<W['round']>,
  ): readonly number[] | null;
  readonly references: References<W['position']>;
  readonly words: RefusalWords<W['party']['type']>;
  /** Whether an opening may hold amounts of zero. */
  readonly opensAtZero: boolean;
  /** Whether what is offered, who is named, and what they need is sound: each check in its place. */
  readonly checks: readonly ShapeCheck<W>[];
}

/** An event with its type and the parties that its fields name, looked up. */
export interface ResolvedEvent<W extends Judged> {
  readonly rules: RefusalRules<W>;
  readonly state: W['position'];
  readonly action: W['action'];
  readonly event: EventIn<W['round']>;
  /** By index among the party fields; undefined where one names nobody, or "all". */
  readonly parties: readonly (AnyParty | undefined)[];
  /** The first of those indices that names nobody; -1 when there is none. */
  readonly unknown: number;
  /** Whether every party is of a type that its field allows. */
  readonly allFit: boolean;
}

/** One of the checks that a world lists. */
type ShapeCheck<W extends Judged> = (
  named: ResolvedEvent<W>,
  permission: AnyPermission,
) => Refusal | null;

/**
 * Why an event cannot be posted to a state, or null when it can. One reason is
 * given: the foremost of the world's rules and of what the board offers.
 */
export function refuseEvent<W extends Judged>(
  rules: RefusalRules<W>,
  action: W['action'],
  state: W['position'],
  event: EventIn<W['round']>,
  permission: AnyPermission,
): Refusal | null {
  const zeroAllowed = permission === 'opening' && rules.opensAtZero;
  const refused =
    refuseShapeOf(rules, action, state, event, permission) ??
    refuseValues(action.signature, event, zeroAllowed, rules.words.amount) ??
    action.refuse(state, event, permission);
  const { amount } = event;
  if (refused || typeof amount !== 'number') return refused;
  return refuseBeyond(amount, action.limits(state, event), action.verb);
}

/**
 * Why the offer, the parties or the accounts of an event are unsound, or null
 * when they are sound; only then may its limits be asked for.
 */
export function refuseShapeOf<W extends Judged>(
  rules: RefusalRules<W>,
  action: W['action'],
  state: W['position'],
  event: EventIn<W['round']>,
  permission: AnyPermission,
): Refusal | null {
  const key = permission === 'opening' ? null : keyOf(rules, action, state, event);
  if (permission === 'opening' || key === null) {
    return refuseUnremembered(rules, action, state, event, permission);
  }
  const known = validAmong(rules.parties(state), permission);
  if (known.has(key)) return action.refuseParties(state, event);
  const refused = refuseUnremembered(rules, action, state, event, permission);
  // What its action alone says of an event is asked each time, so only what comes before it is remembered.
  if (!refused) known.add(key);
  return refused;
}

const NOBODY: readonly number[] = [];

/**
 * The number under which it is remembered that an event's parties are sound; null where it is not remembered. For an
 * event that names debts it is asked each time who acts on them, and whether they stand.
 */
function keyOf<W extends Judged>(
  rules: RefusalRules<W>,
  action: W['action'],
  state: W['position'],
  event: EventIn<W['round']>,
): number | null {
  if (action.signature.references.length === 0) return validKey(action, event, NOBODY);
  const acting = rules.actors(action, state, event);
  const raw: AnyEvent = event;
  const { references } = rules;
  const exist = action.signature.references.every(({ name, field }) =>
    references.exists(state, field.to, raw[name]),
  );
  return acting && exist ? validKey(action, event, acting) : null;
}

function refuseUnremembered<W extends Judged>(
  rules: RefusalRules<W>,
  action: W['action'],
  state: W['position'],
  event: EventIn<W['round']>,
  permission: AnyPermission,
): Refusal | null {
  const unoffered = refuseOffer(rules, action, permission) ?? action.refuseBoard(state, event);
  if (unoffered) return unoffered;
  const named = resolve(rules, state, action, event);
  for (const check of rules.checks) {
    const refused = check(named, permission);
    if (refused) return refused;
  }
  return null;
}

function refuseOffer(
  { words }: Pick<RefusalRules<Judged>, 'words'>,
  action: AnyActionParts,
  permission: AnyPermission,
): Refusal | null {
  const isBuilding = permission === 'opening';
  if (isBuilding || (!action.openingOnly && isOffered(action.type, permission))) return null;
  return refusal(
    'NOT_OFFERED',
    `“${action.label}” is not offered ${words.where}; choose one of the actions that are.`,
  );
}

/** Looks up the parties of an event, each once. */
function resolve<W extends Judged>(
  rules: RefusalRules<W>,
  state: W['position'],
  action: W['action'],
  event: EventIn<W['round']>,
): ResolvedEvent<W> {
  const raw: AnyEvent = event;
  const there = rules.parties(state);
  const parties: (AnyParty | undefined)[] = [];
  let unknown = -1;
  let allFit = true;
  for (const { name, field } of action.signature.parties) {
    const id = raw[name];
    const party = typeof id === 'number' ? there[id] : undefined;
    if (party) allFit &&= field.types.includes(party.type);
    else if (unknown === -1 && !(field.all && id === 'all')) unknown = parties.length;
    parties.push(party);
  }
  return { rules, state, action, event, parties, unknown, allFit };
}
