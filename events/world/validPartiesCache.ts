/**
 * Remembers between which parties an event type was found sound, so that a busy
 * board is not asked the same again at every step: whether it is offered, whether
 * the parties are there, of the right types, different, and have their accounts.
 * All that rests on the parties and the offers alone, which stay the same objects
 * as long as nobody joins and no account is opened; amounts and debts are always
 * looked at.
 */

import type { AnyActionParts } from './action';
import type { AnyEvent } from './board';
import type { AnyOffers } from './offers';

/** What was found sound among some parties under some offers. */
interface Memory {
  readonly parties: readonly object[];
  readonly offers: AnyOffers;
  readonly keys: Set<number>;
}

/** Of the board that was asked about last: logs are folded one after another. */
let memory: Memory | null = null;

/** What was found sound among these parties, to be asked and added to. */
export function validAmong(parties: readonly object[], offers: AnyOffers): Set<number> {
  if (memory?.parties !== parties || memory.offers !== offers) {
    memory = { parties, offers, keys: new Set() };
  }
  return memory.keys;
}

/** More than a board has parties. */
const BASE = 64;

/**
 * A number for an event's type and parties; null where an id cannot be one of a list.
 *
 * @param acting who acts by the debts that it names, by id; empty where it names none
 */
export function validKey(
  { signature, wire }: Pick<AnyActionParts, 'signature' | 'wire'>,
  event: AnyEvent,
  acting: readonly number[],
): number | null {
  let key = wire.type;
  for (const { name } of signature.parties) {
    const id = event[name];
    if (!isListIndex(id)) return null;
    key = key * BASE + id;
  }
  for (const id of acting) {
    if (!isListIndex(id)) return null;
    key = key * BASE + id;
  }
  return key;
}

function isListIndex(id: unknown): id is number {
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < BASE;
}
