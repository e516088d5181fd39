/**
 * The checks common to all event types of the exercise, driven by their fields.
 * They run in the order of precedence of refusal.ts, so the first that answers
 * is the one to give.
 */

import { known } from '../known';
import { MAX_AMOUNT } from '../money';
import { foremost, type Refusal, refusal } from '../refusal';
import type { RawEvent } from '../world/action';
import { refuseValues } from '../world/values';
import { type BillsPermission, isOffered, offeredTo } from './offers';
import { type AnyBillsAction, type BillsEvent, billsActionOf } from './registry';
import { type Bill, type BillsState, findBill, findPlayer, type Player } from './state';
import { quantity } from './words';

/** Why an event cannot be posted to a state, or null when it can: one reason, the foremost. */
export function refuseBills(
  state: BillsState,
  event: BillsEvent,
  permission: BillsPermission,
): Refusal | null {
  const action = billsActionOf(event);
  return (
    refuseOffer(state, action, event, permission) ??
    refuseUnknown(state, action, event) ??
    refuseTypes(state, action, event) ??
    refuseAmounts(action, event) ??
    refuseValues(action.plan, event, permission === 'opening') ??
    action.refuse(state, event)
  );
}

function refuseOffer(
  state: BillsState,
  action: AnyBillsAction,
  event: RawEvent,
  permission: BillsPermission,
): Refusal | null {
  if (permission === 'opening') return null;
  const refused = (whom: string, cure: string, field: string | null): Refusal =>
    refusal(
      'NOT_OFFERED',
      `“${action.label}” is not offered${whom} at this stage; ${cure}.`,
      field,
    );
  if (!isOffered(action.type, permission)) {
    return refused('', 'choose one of the actions that are', null);
  }
  for (const { name, field } of action.plan.parties) {
    const actor = action.roles.includes(name) ? playerAt(state, event, name) : undefined;
    // A player of a type that never does this is told so by its type.
    if (!actor || !field.types.includes(actor.type)) continue;
    if (offeredTo(actor.type, permission).includes(action.type)) continue;
    return refused(` to ${actor.name}`, 'choose another player', name);
  }
  return null;
}

function refuseUnknown(state: BillsState, action: AnyBillsAction, event: RawEvent): Refusal | null {
  return foremost(
    Object.entries(action.fields).map(([name, field]) => {
      if (field.kind === 'party' && !playerAt(state, event, name)) {
        return refusal(
          'UNKNOWN_PARTY',
          `${field.label}: there is no such player on this board; choose one of those shown.`,
          name,
        );
      }
      if (field.kind === 'bill' && !billAt(state, event, name)) {
        return refusal(
          'UNKNOWN_BILL',
          `${field.label}: there is no such bill on this board; choose one of those shown.`,
          name,
        );
      }
      return null;
    }),
  );
}

function refuseTypes(state: BillsState, action: AnyBillsAction, event: RawEvent): Refusal | null {
  for (const [name, field] of Object.entries(action.fields)) {
    const player = playerAt(state, event, name);
    if (field.kind !== 'party' || !player || field.types.includes(player.type)) continue;
    const wanted = field.types.map(withArticle).join(' or ');
    return refusal(
      'WRONG_PARTY_TYPE',
      `${field.label}: ${player.name} is ${withArticle(player.type)}; choose ${wanted}.`,
      name,
    );
  }
  for (const [one, other] of action.distinct) {
    if (event[one] !== event[other]) continue;
    const { name } = known(playerAt(state, event, one), 'player on both sides');
    return refusal('SAME_PARTY', `${name} is on both sides; choose two different players.`, other);
  }
  return null;
}

const withArticle = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

function refuseAmounts(action: AnyBillsAction, event: RawEvent): Refusal | null {
  return foremost(action.plan.amounts.map(({ name }) => refuseAmount(name, event[name])));
}

function refuseAmount(name: string, value: unknown): Refusal | null {
  const invalid = (message: string): Refusal => refusal('AMOUNT_INVALID', message, name);
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return invalid('That is not an amount; type a figure such as 2 or 1.50.');
  }
  if (value <= 0) return invalid('The amount must be more than zero.');
  if (!Number.isInteger(value)) return invalid('An amount has at most two decimals.');
  return value <= MAX_AMOUNT
    ? null
    : refusal(
        'AMOUNT_TOO_LARGE',
        `An amount may be ${quantity(MAX_AMOUNT, 'marcs')} at most.`,
        name,
      );
}

function playerAt(state: BillsState, event: RawEvent, name: string): Player | undefined {
  return foundAt(event, name, (id) => findPlayer(state, id));
}

function billAt(state: BillsState, event: RawEvent, name: string): Bill | undefined {
  return foundAt(event, name, (id) => findBill(state, id));
}

/** What a field of an event names; undefined where there is none, or the field holds no number. */
function foundAt<Found>(
  event: RawEvent,
  name: string,
  find: (id: number) => Found,
): Found | undefined {
  const id = event[name];
  return typeof id === 'number' ? find(id) : undefined;
}
