/**
 * Remembers between which parties an event type was found sound, so that a busy
 * board is not asked the same again at every step: whether it is offered, whether
 * the parties are there, of the right types, different, and have their accounts.
 * All that rests on the parties and the offers alone, which stay the same objects
 * as long as nobody joins and no account is opened; amounts and debts are always
 * looked at.
 */

import type { AnyAction } from '../banking/actions/registry';
import type { Party } from '../banking/ledger/book';
import type { RawEvent } from './action';
import type { Offers } from './offers';

/** What was found sound under some offers. */
interface Memory {
  readonly offers: Offers;
  readonly keys: Set<number>;
}

const memories = new WeakMap<readonly Party[], Memory>();

/** What was found sound among these parties, to be asked and added to. */
export function soundAmong(parties: readonly Party[], offers: Offers): Set<number> {
  const known = memories.get(parties);
  if (known?.offers === offers) return known.keys;
  const keys = new Set<number>();
  memories.set(parties, { offers, keys });
  return keys;
}

/** More than a board has parties (ledger/bounds.ts). */
const BASE = 64;

/** A number for an event's type and parties; null where they are no places, or where it names a debt. */
export function soundKey({ plan, wire }: AnyAction, event: RawEvent): number | null {
  if (plan.credits.length > 0) return null;
  let key = wire.type;
  for (const { name } of plan.parties) {
    const id = event[name];
    if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id >= BASE) return null;
    key = key * BASE + id;
  }
  return key;
}
