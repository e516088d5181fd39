/** What is asked too often: members are counted against a limit, addresses keep a pace. What is refused is recorded. */

import type { NextRequest } from 'next/server';
import { pluralize } from '@/events/pluralize';
import { audit } from '../audit';
import { type Member, sessionName } from '../auth/member';
import type { Seat } from '../classroom/seats/seat';
import type { Database } from '../database/database';
import { keepPace } from '../pace';
import { countAgainst, isBySession, type LimitName } from '../rateLimit';
import { addressOf, isSecure } from './address';
import type { Refused } from './answer';

/** Whom something is counted for: a member, or a seat. */
interface Counted {
  readonly member: Pick<Member, 'id'> | null;
  readonly seat: Pick<Seat, 'id'> | null;
}

/** Counts one more for a member or a seat, and why it is one too many; null where it is not. Nobody keeps the pace of the address. */
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

/** Has an address wait for its turn; a refusal where it would be too long. It is never locked. */
export async function refusedAsTooFast(db: Database, address: string): Promise<Refused | null> {
  const wait = await keepPace(db, 'request', address);
  if (wait === 0) return null;
  await audit(db, { kind: 'rate-limited', address, detail: 'request' });
  const error = 'Very much is asked from your network right now: try again in a moment.';
  return { status: 429, error, retryAfter: wait };
}
