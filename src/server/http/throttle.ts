/** Who asks too often: members and seats are counted against a limit, network addresses keep a pace. What is refused is recorded. */

import type { NextRequest } from 'next/server';
import { pluralize } from '@/events/pluralize';
import { audit } from '../audit';
import { type Member, sessionName } from '../auth/member';
import type { Seat } from '../classroom/seats/seat';
import type { Database } from '../database/database';
import { keepPace } from '../pace';
import { countAgainst, isBySession, type LimitName } from '../rateLimit';
import { addressOf, isSecure } from './address';
import { type Refused, refuse } from './answer';

/** Whom something is counted for: a member, or a seat. */
interface Counted {
  readonly member: Pick<Member, 'id'> | null;
  readonly seat: Pick<Seat, 'id'> | null;
}

/**
 * Counts one more for a member or a seat; where neither asks, has the network address keep its pace.
 *
 * @returns null where it is allowed; else 429, with when to try again
 */
export async function refusedAsTooMany(
  db: Database,
  limit: LimitName,
  { member, seat }: Counted,
  { cookies, headers }: NextRequest,
): Promise<Refused | null> {
  const id = member?.id ?? seat?.id;
  if (id === undefined) return refusedAsTooFast(db, addressOf(headers));
  const userId = member?.id ?? null;
  const session = member && isBySession(limit) ? await sessionName(cookies, isSecure(headers)) : '';
  const wait = await countAgainst(db, limit, session === '' ? id : `${id}:${session}`);
  if (wait === 0) return null;
  await audit(db, { kind: 'rate-limited', userId, address: addressOf(headers), detail: limit });
  const minutes = Math.ceil(wait / 60);
  const when = `in ${pluralize(minutes, 'minute')}`;
  const what = session === '' ? '' : ' since you signed in';
  const how = session === '' ? '' : ', or sign out and in again';
  return {
    status: 429,
    error: `This was done too often${what}: try again ${when}${how}.`,
    retryAfter: wait,
  };
}

/** Said to a network address that is over its pace. */
export const TOO_FAST = refuse(
  429,
  'Very much is asked from your network right now: try again in a moment.',
);

/** Has a network address wait for its turn; 429 where that would take too long. It is never locked. */
export async function refusedAsTooFast(db: Database, address: string): Promise<Refused | null> {
  const wait = await keepPace(db, 'request', address);
  if (wait === 0) return null;
  await audit(db, { kind: 'rate-limited', address, detail: 'request' });
  return { ...TOO_FAST, retryAfter: wait };
}
