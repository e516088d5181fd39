/**
 * The checks common to all event types, driven by their fields. They run in the
 * order of precedence of refusal.ts, so the first that answers is the one to give.
 */

import type { Position } from '../banking/actions/action';
import { type AnyAction, actionOf, type BankingEvent } from '../banking/actions/registry';
import { findAccount, findParty, type Party } from '../banking/ledger/book';
import { nameIn } from '../banking/ledger/naming';
import { balanceOf, type State } from '../banking/ledger/state';
import { at, known } from '../known';
import { refuseBeyond } from '../limits';
import { foremost, type Refusal, refusal } from '../refusal';
import type { RawEvent } from './action';
import { isOffered, isOfferedTo, type Permission } from './offers';
import { soundAmong, soundKey } from './sound';
import { refuseValues } from './values';

/**
 * Why an event cannot be posted to a state, or null when it can. One reason is
 * given: the foremost of ledger rules and of what the board offers.
 */
export function refuse(
  state: Position,
  event: BankingEvent,
  permission: Permission,
): Refusal | null {
  const action = actionOf(event);
  return (
    refuseShapeOf(action, state, event, permission) ??
    refuseValues(action.plan, event, permission === 'opening') ??
    action.refuse(state, event) ??
    refuseLimits(state, action, event)
  );
}

/** An event, its type, and the parties that its fields name, by place in the plan; undefined for "all". */
interface Named {
  readonly state: Position;
  readonly action: AnyAction;
  readonly event: BankingEvent;
  readonly parties: readonly (Party | undefined)[];
  /** The first place that names nobody; -1 when there is none. */
  readonly unknown: number;
  /** Whether every party is of a type that its field allows. */
  readonly allFit: boolean;
}

/**
 * Why the offer, the parties or the accounts of an event are unsound, or null
 * when they are sound; only then may its limits be asked for.
 */
export function refuseShape(
  state: Position,
  event: BankingEvent,
  permission: Permission,
): Refusal | null {
  return refuseShapeOf(actionOf(event), state, event, permission);
}

function refuseShapeOf(
  action: AnyAction,
  state: Position,
  event: BankingEvent,
  permission: Permission,
): Refusal | null {
  const key = permission === 'opening' ? null : soundKey(action, event);
  if (permission === 'opening' || key === null)
    return refuseNamed(action, state, event, permission);
  const sound = soundAmong(state.book.parties, permission);
  if (sound.has(key)) return action.refuseParties(state, event);
  const refused = refuseNamed(action, state, event, permission);
  // What its action alone says of an event is asked each time, so only what comes before it is remembered.
  if (!refused) sound.add(key);
  return refused;
}

function refuseNamed(
  action: AnyAction,
  state: Position,
  event: BankingEvent,
  permission: Permission,
): Refusal | null {
  const unoffered = refuseOffer(action, permission) ?? action.refuseBoard(state, event);
  if (unoffered) return unoffered;
  const named = resolve(state, action, event);
  return (
    refuseUnknown(named) ??
    refuseActor(named, permission) ??
    refuseAccounts(named) ??
    refuseSettlers(named) ??
    refuseFurtherAccounts(named) ??
    refuseCredits(named) ??
    refuseTypes(named) ??
    refusePair(named)
  );
}

/** Refuses a party on both sides, and what the action itself says of its parties; the foremost of both. */
function refusePair(named: Named): Refusal | null {
  const same = refuseSame(named);
  const own = named.action.refuseParties(named.state, named.event);
  return same && own ? foremost([same, own]) : (same ?? own);
}

function refuseOffer(action: AnyAction, permission: Permission): Refusal | null {
  const isBuilding = permission === 'opening';
  if (isBuilding || (!action.openingOnly && isOffered(action.type, permission))) return null;
  return refusal(
    'NOT_OFFERED',
    `“${action.label}” is not offered on this board; choose one of the actions that are.`,
  );
}

/** Looks up the parties of an event, each once. */
function resolve(state: Position, action: AnyAction, event: BankingEvent): Named {
  const raw: RawEvent = event;
  const parties: (Party | undefined)[] = [];
  let unknown = -1;
  let allFit = true;
  for (const { name, field } of action.plan.parties) {
    const id = raw[name];
    const party = typeof id === 'number' ? findParty(state.book, id) : undefined;
    if (party) allFit &&= field.types.includes(party.type);
    else if (unknown === -1 && !(field.all && id === 'all')) unknown = parties.length;
    parties.push(party);
  }
  return { state, action, event, parties, unknown, allFit };
}

function refuseUnknown({ action, unknown }: Named): Refusal | null {
  const named = unknown === -1 ? undefined : action.plan.parties[unknown];
  if (!named) return null;
  return refusal(
    'UNKNOWN_PARTY',
    `${named.field.label}: there is no such party on this board; choose one of those shown.`,
    named.name,
  );
}

function refuseActor(named: Named, permission: Permission): Refusal | null {
  if (permission === 'opening') return null;
  const { state, action, event, parties } = named;
  let first: Party | undefined;
  const acting = action.actors(state.book, event);
  for (const one of acting ?? action.plan.roles) {
    const party = acting ? findParty(state.book, one) : parties[one];
    if (!party) continue;
    if (isOfferedTo(action.type, party.type, permission)) return null;
    // A party of a type that no field of the event allows is told so, not that nothing is offered to it.
    if (!acting && !fits(named, one)) return null;
    first ??= party;
  }
  if (!first) return null;
  return refusal(
    'NOT_OFFERED',
    `“${action.label}” is not offered to ${nameIn(state.book, first.id)} on this board; choose another party.`,
    action.roles[0] ?? null,
  );
}

/** Whether the party at a place is of a type that its field allows; "all" of them always are. */
function fits({ action, parties, allFit }: Named, place: number): boolean {
  if (allFit) return true;
  const party = parties[place];
  const field = action.plan.parties[place]?.field;
  return party === undefined || field?.types.includes(party.type) === true;
}

function refuseAccounts(named: Named): Refusal | null {
  const { state, action, parties } = named;
  for (const [holderPlace, issuerPlace] of action.plan.accounts) {
    const holder = parties[holderPlace];
    const issuer = parties[issuerPlace];
    if (!holder || !issuer || !fits(named, holderPlace) || !fits(named, issuerPlace)) continue;
    if (findAccount(state.book, holder.id, issuer.id)) continue;
    return refusal(
      'UNKNOWN_ACCOUNT',
      `${nameIn(state.book, holder.id, 'opening')} has no account with ${nameIn(state.book, issuer.id)}; choose a bank where it has one.`,
      nameAt(action, issuerPlace),
    );
  }
  return null;
}

const nameAt = ({ plan }: AnyAction, place: number): string => at(plan.parties, place).name;

/** Where there is a central bank, every bank has come with an account there. */
function refuseSettlers({ state, action, parties, allFit }: Named): Refusal | null {
  if (!allFit || state.book.notes) return null;
  const place = action.plan.settlers.find((one) => parties[one]?.type === 'bank');
  if (place === undefined) return null;
  return refusal(
    'UNKNOWN_ACCOUNT',
    'There is no central bank on this board with which banks could have accounts.',
    nameAt(action, place),
  );
}

function refuseFurtherAccounts(named: Named): Refusal | null {
  const { state, action, event, allFit } = named;
  return allFit ? action.refuseAccounts(state.book, event) : null;
}

function refuseCredits({ state, action, event }: Named): Refusal | null {
  const raw: RawEvent = event;
  for (const { name, field } of action.plan.credits) {
    const found = state.book.credits.find(({ id }) => id === raw[name]);
    // A repo may outlast its debt, for bills that are pledged on: there is nothing to do about it.
    if (found?.instrument === field.instrument && balanceOf(state, found) > 0) continue;
    return refusal(
      'UNKNOWN_LOAN',
      `${field.label}: there is none of that number open; choose one that is.`,
      name,
    );
  }
  return null;
}

function refuseTypes(named: Named): Refusal | null {
  const { state, action, parties } = named;
  for (let place = 0; place < parties.length && !named.allFit; place += 1) {
    const party = parties[place];
    const field = action.plan.parties[place];
    if (!party || !field || fits(named, place)) continue;
    const { types } = field.field;
    // Only what is on the board can be chosen, and what the action then takes there.
    const there = types.filter((type) =>
      state.book.parties.some((one) => one.type === type && isTaken(named, place, one)),
    );
    const wanted = oneOf((there.length > 0 ? there : types).map(partyWord));
    return refusal(
      'WRONG_PARTY_TYPE',
      `${field.field.label}: ${nameIn(state.book, party.id)} is ${partyWord(party.type)}; choose ${wanted}.`,
      field.name,
    );
  }
  return null;
}

/** Whether a party's type would do at a place for the action itself: banks with a house between them deal with the house alone. */
function isTaken(named: Named, place: number, { id }: Party): boolean {
  const { state, action, event, parties } = named;
  if (!parties.every((_, other) => other === place || fits(named, other))) return true;
  const { name } = at(action.plan.parties, place);
  const refused = action.refuseParties(state, { ...event, [name]: id });
  return refused?.code !== 'WRONG_PARTY_TYPE';
}

function refuseSame({ state, action, parties }: Named): Refusal | null {
  for (const [onePlace, otherPlace] of action.plan.distinct) {
    const one = parties[onePlace];
    if (!one || one !== parties[otherPlace]) continue;
    return refusal(
      'SAME_PARTY',
      `${nameIn(state.book, one.id, 'opening')} is on both sides; choose two different parties.`,
      nameAt(action, otherPlace),
    );
  }
  return null;
}

/** Words to choose from: "a", "a or b", "a, b or c". */
function oneOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** A type of party with its article, as a sentence uses it. */
function partyWord(type: string): string {
  return known(PARTY_WORDS.get(type), 'word for this type of party');
}

const PARTY_WORDS: ReadonlyMap<string, string> = new Map([
  ['customer', 'a customer'],
  ['bank', 'a bank'],
  ['clearinghouse', 'a clearing house'],
  ['centralbank', 'the central bank'],
]);

function refuseLimits(state: State, action: AnyAction, event: BankingEvent): Refusal | null {
  if (!('amount' in event)) return null;
  const limits = action.limits(state, event);
  return limits.length === 0 ? null : refuseBeyond(event.amount, limits, action.verb);
}
