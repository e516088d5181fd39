/** Checks of who and what an event names, which worlds list in the order they need. */

import { itemAt } from '../assert';
import { eitherOf } from '../phrase';
import { foremost, type Refusal, refusal } from '../refusal';
import type { AnyActionParts } from './action';
import type { AnyEvent } from './board';
import { type AnyOffers, isOfferedTo, type PermissionOf } from './offers';
import type { AnyParty, Judged, ResolvedEvent } from './refuse';

/** Refuses a party that is not there (`UNKNOWN_PARTY`). */
export function refuseUnknown<W extends Judged>({
  rules,
  action,
  unknown,
}: ResolvedEvent<W>): Refusal | null {
  const named = unknown === -1 ? undefined : action.signature.parties[unknown];
  if (!named) return null;
  return refusal(
    'UNKNOWN_PARTY',
    `${named.field.label}: there is no such ${rules.words.party} on this board; choose one of those shown.`,
    named.name,
  );
}

/** Refuses an action that none of those who act is offered (`NOT_OFFERED`). */
export function refuseActor<W extends Judged>(
  named: ResolvedEvent<W>,
  permission: PermissionOf<AnyOffers>,
): Refusal | null {
  if (permission === 'opening') return null;
  const { rules, state, action, event, parties } = named;
  let first: AnyParty | undefined;
  const acting = rules.actors(action, state, event);
  for (const one of acting ?? action.signature.roles) {
    const party = acting ? rules.parties(state)[one] : parties[one];
    if (!party) continue;
    if (isOfferedTo(action.type, party.type, permission)) return null;
    // A party of a type that no field of the event allows is told so, not that nothing is offered to it.
    if (!acting && !fitsField(named, one)) return null;
    first ??= party;
  }
  if (!first) return null;
  const { where, party } = rules.words;
  return refusal(
    'NOT_OFFERED',
    `“${action.label}” is not offered to ${rules.nameOf(state, first.id, 'within')} ${where}; choose another ${party}.`,
    action.roles[0] ?? null,
  );
}

/** Whether the party at an index is of a type that its field allows; "all" of them always are. */
export function fitsField<W extends Judged>(
  { action, parties, allFit }: ResolvedEvent<W>,
  index: number,
): boolean {
  if (allFit) return true;
  const party = parties[index];
  const field = action.signature.parties[index]?.field;
  return party === undefined || field?.types.includes(party.type) === true;
}

/** The name of the party field at an index. */
export const nameAt = ({ signature }: AnyActionParts, index: number): string =>
  itemAt(signature.parties, index).name;

/** Refuses a number under which nothing stands of what its field names, with the code of the world's references. */
export function refuseReferences<W extends Judged>({
  rules,
  state,
  action,
  event,
}: ResolvedEvent<W>): Refusal | null {
  const raw: AnyEvent = event;
  const { code, none } = rules.references;
  for (const { name, field } of action.signature.references) {
    if (rules.references.exists(state, field.to, raw[name])) continue;
    return refusal(code, `${field.label}: ${none}`, name);
  }
  return null;
}

/** Refuses a party of a type that its field does not allow (`WRONG_PARTY_TYPE`). */
export function refuseTypes<W extends Judged>(named: ResolvedEvent<W>): Refusal | null {
  const { rules, state, action, parties } = named;
  for (let index = 0; index < parties.length && !named.allFit; index += 1) {
    const party = parties[index];
    const field = action.signature.parties[index];
    if (!party || !field || fitsField(named, index)) continue;
    const { types } = field.field;
    // Only what is on the board can be chosen, and what the action then takes there.
    const there = types.filter((type) =>
      rules.parties(state).some((one) => one.type === type && isTaken(named, index, one)),
    );
    const { withArticle } = rules.words;
    const wanted = eitherOf((there.length > 0 ? there : types).map(withArticle));
    const name = rules.nameOf(state, party.id, 'within');
    return refusal(
      'WRONG_PARTY_TYPE',
      `${field.field.label}: ${name} is ${withArticle(party.type)}; choose ${wanted}.`,
      field.name,
    );
  }
  return null;
}

/** Whether the action itself would take a party at an index, by its type: banks with a house between them deal with the house alone. */
function isTaken<W extends Judged>(
  named: ResolvedEvent<W>,
  index: number,
  { id }: AnyParty,
): boolean {
  const { state, action, event, parties } = named;
  if (!parties.every((_, other) => other === index || fitsField(named, other))) return true;
  const { name } = itemAt(action.signature.parties, index);
  const refused = action.refuseParties(state, { ...event, [name]: id });
  return refused?.code !== 'WRONG_PARTY_TYPE';
}

/** Refuses one party on both sides (`SAME_PARTY`), and what the action itself says of its parties; of the two the one that takes precedence. */
export function refusePair<W extends Judged>(named: ResolvedEvent<W>): Refusal | null {
  const same = refuseSame(named);
  const own = named.action.refuseParties(named.state, named.event);
  return same && own ? foremost([same, own]) : (same ?? own);
}

function refuseSame<W extends Judged>({
  rules,
  state,
  action,
  parties,
}: ResolvedEvent<W>): Refusal | null {
  for (const [oneIndex, otherIndex] of action.signature.distinct) {
    const one = parties[oneIndex];
    if (!one || one !== parties[otherIndex]) continue;
    return refusal(
      'SAME_PARTY',
      `${rules.nameOf(state, one.id, 'opening')} is on both sides; choose two different ${rules.words.parties}.`,
      nameAt(action, otherIndex),
    );
  }
  return null;
}
