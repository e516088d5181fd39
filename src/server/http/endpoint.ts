/**
 * Endpoints: who may ask, what they may send, how often. Every check stands here once, in one
 * order, so that no route can forget one: same origin, CSRF token, session, role, rate limit, size,
 * form. What a route adds is its handler.
 */

import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { audit } from '../audit';
import { type Member, memberOf, sessionName } from '../auth/member';
import { type Database, database } from '../database/database';
import { databaseFailure } from '../database/failure';
import { IDENTIFIER } from '../identifierForm';
import { logLine, wordsOf } from '../log';
import { keepPace } from '../pace';
import { countAgainst, isBySession, type LimitName } from '../rateLimit';
import { addressOf, isSecure } from './address';
import { type Answer, FOREIGN, NOWHERE, type Refused, refuse, responseOf } from './answer';
import { BODY_LIMIT, readJson } from './body';
import { hasToken, isSameOrigin } from './csrf';
import { silence, UnknownAsker } from './silence';

/** Who may ask. */
export type Access = 'anyone' | 'member' | 'moderator';

type AskerOf<Who extends Access> = Who extends 'anyone' ? Member | null : Member;

/** What a handler is given. */
interface Asked<Who extends Access, Body> {
  readonly db: Database;
  /** Who asks; null where nobody is signed in, and need not be. */
  readonly member: AskerOf<Who>;
  readonly body: Body;
  /** What stands in the address, as `{ id }`. */
  readonly params: Readonly<Record<string, string>>;
  /** The network address it comes from. */
  readonly address: string;
  readonly request: NextRequest;
}

type Handler<Who extends Access, Body> = (asked: Asked<Who, Body>) => Promise<Answer>;

interface Context {
  readonly params: Promise<Readonly<Record<string, string>> | undefined>;
}

/** A route of Next. */
export type Route = (request: NextRequest, context: Context) => Promise<Response>;

const NOT_SIGNED_IN = refuse(401, 'Sign in to do this.');

const STALE = 'This page is out of date: load it again, then try once more.';

const OUR_FAULT =
  'Something went wrong on our side, and nothing was changed. Try again in a moment.';

/** The member who asks, or that it cannot be told at the moment: never nobody in place of that. */
async function askerOf(db: Database, request: NextRequest): Promise<Member | null> {
  try {
    return await memberOf(db, request.cookies, isSecure(request.headers));
  } catch (error) {
    throw new UnknownAsker('who asks could not be looked up', { cause: error });
  }
}

const GONE_MEANWHILE = refuse(404, 'What this was about has just been deleted.');

/**
 * Has a handler do its work. What a deadlock undid is done once more; where something was deleted
 * while it worked, the answer is what it would have been a moment later.
 */
async function settled(
  db: Database,
  request: NextRequest,
  member: Member | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure === 'collided') return work();
    if (failure !== 'vanished') throw error;
    const isStill = member === null || (await askerOf(db, request)) !== null;
    return isStill ? GONE_MEANWHILE : NOT_SIGNED_IN;
  }
}

async function answering(
  request: NextRequest,
  context: Context,
  work: (db: Database, params: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Response> {
  const asked = `${request.method} ${request.nextUrl.pathname}`;
  let db: Database;
  try {
    db = await database();
  } catch (error) {
    logLine('error', 'DATABASE_NOT_OPENED', `${asked}: ${wordsOf(error)}`);
    return silence();
  }
  try {
    // Next gives none where the address has no open part.
    const params = (await context.params) ?? {};
    if (!Object.values(params).every((value) => IDENTIFIER.test(value))) {
      return responseOf(NOWHERE);
    }
    return responseOf(await work(db, params));
  } catch (error) {
    logLine('error', 'NOT_ANSWERED', `${asked}: ${wordsOf(error)}`);
    const failure = databaseFailure(error);
    // Also what was undone twice: the same may pass in a moment.
    const isSilent = failure === 'silent' || failure === 'collided';
    if (isSilent || error instanceof UnknownAsker) return silence();
    return Response.json({ error: OUR_FAULT }, { status: 500 });
  }
}

function isOf<Who extends Access>(member: Member | null, access: Who): member is AskerOf<Who> {
  if (access === 'anyone') return true;
  if (access === 'member') return member !== null;
  return member?.role === 'moderator';
}

async function asker<Who extends Access>(
  db: Database,
  request: NextRequest,
  access: Who,
): Promise<{ readonly member: AskerOf<Who> } | Refused> {
  const member = await askerOf(db, request);
  const userId = member?.id ?? null;
  if (isOf(member, access)) return { member };
  if (userId === null) return NOT_SIGNED_IN;
  const detail = `${request.method} ${request.nextUrl.pathname}`;
  await audit(db, { kind: 'forbidden', userId, address: addressOf(request.headers), detail });
  return refuse(403, 'Only moderators may do this.');
}

/** Whether a write comes from our own pages; what does not is recorded. */
async function refusedAsForeign(db: Database, request: NextRequest): Promise<Refused | null> {
  const isOurs = isSameOrigin(request);
  if (isOurs && (await hasToken(request))) return null;
  const detail = `${request.method} ${request.nextUrl.pathname}`;
  await audit(db, { kind: 'foreign-request', address: addressOf(request.headers), detail });
  return isOurs ? { status: 403, error: STALE, isStale: true } : FOREIGN;
}

/** Counts one more for a member, and why it is one too many; null where it is not. What is refused is recorded. */
export async function refusedAsTooMany(
  db: Database,
  limit: LimitName,
  { id: userId }: Pick<Member, 'id'>,
  { cookies, headers }: NextRequest,
): Promise<Refused | null> {
  const session = isBySession(limit) ? await sessionName(cookies, isSecure(headers)) : '';
  const wait = await countAgainst(db, limit, session === '' ? userId : `${userId}:${session}`);
  if (wait === 0) return null;
  await audit(db, { kind: 'rate-limited', userId, address: addressOf(headers), detail: limit });
  const minutes = Math.ceil(wait / 60);
  const when = `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const what = session === '' ? '' : ' since you signed in';
  const how = session === '' ? '' : ', or sign out and in again';
  return {
    status: 429,
    error: `This was done too often${what}: try again ${when}${how}.`,
    retryAfter: wait,
  };
}

/** Has an address wait for its turn; a refusal where it would be too long. It is never locked. */
async function refusedAsTooFast(db: Database, address: string): Promise<Refused | null> {
  const wait = await keepPace(db, 'request', address);
  if (wait === 0) return null;
  await audit(db, { kind: 'rate-limited', address, detail: 'request' });
  const error = 'Very much is asked from your network right now: try again in a moment.';
  return { status: 429, error, retryAfter: wait };
}

interface Writing<Who extends Access> {
  readonly access: Who;
  /** What is counted for the member; null where nobody is signed in, and the address keeps its pace. */
  readonly limit: Who extends 'anyone' ? null : LimitName;
}

/** A route that changes something; its request carries no data. */
export function action<Who extends Access>(
  { access, limit }: Writing<Who>,
  handle: Handler<Who, null>,
): Route {
  return (request, context) =>
    answering(request, context, async (db, params) => {
      const found = await guarded(db, request, access, limit);
      if ('error' in found) return found;
      const asked = { ...found, db, body: null, params, request };
      return settled(db, request, found.member, () => handle(asked));
    });
}

/**
 * A route that changes something by what its request carries, as JSON.
 *
 * @param shape what it must look like, to the last key: use `z.strictObject`
 */
export function submission<Who extends Access, Body>(
  {
    access,
    limit,
    shape,
    bytes = BODY_LIMIT,
  }: Writing<Who> & {
    readonly shape: z.ZodType<Body>;
    /** The most that it may carry. */
    readonly bytes?: number;
  },
  handle: Handler<Who, Body>,
): Route {
  return (request, context) =>
    answering(request, context, async (db, params) => {
      const found = await guarded(db, request, access, limit);
      if ('error' in found) return found;
      const read = await readJson(request, shape, bytes);
      if ('error' in read) return read;
      const asked = { ...found, ...read, db, params, request };
      return settled(db, request, found.member, () => handle(asked));
    });
}

/** What every write passes before its content is looked at. */
async function guarded<Who extends Access>(
  db: Database,
  request: NextRequest,
  access: Who,
  limit: LimitName | null,
): Promise<{ readonly member: AskerOf<Who>; readonly address: string } | Refused> {
  const foreign = await refusedAsForeign(db, request);
  if (foreign) return foreign;
  const found = await asker(db, request, access);
  if ('error' in found) return found;
  const address = addressOf(request.headers);
  const tooMany =
    limit === null || found.member === null
      ? await refusedAsTooFast(db, address)
      : await refusedAsTooMany(db, limit, found.member, request);
  return tooMany ?? { ...found, address };
}

/** A route that only reads. */
export function reading<Who extends Access>(access: Who, handle: Handler<Who, null>): Route {
  return (request, context) =>
    answering(request, context, async (db, params) => {
      const found = await asker(db, request, access);
      if ('error' in found) return found;
      const address = addressOf(request.headers);
      return handle({ ...found, db, body: null, params, address, request });
    });
}
