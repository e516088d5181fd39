/**
 * Endpoints: who may ask, what they may send, how often. Every check stands here once, in one
 * order, so that no route can forget one: same origin, CSRF token, session, role, rate limit, size,
 * form. What a route adds is its handler.
 */

import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { audit } from '../audit';
import { type Member, memberOf } from '../auth/member';
import { type Database, database } from '../database/database';
import { IDENTIFIER } from '../identifierForm';
import { logLine, wordsOf } from '../log';
import { countAgainst, type LimitName } from '../rateLimit';
import { addressOf, isSecure } from './address';
import { type Answer, NOWHERE, type Refused, refuse, responseOf } from './answer';
import { BODY_LIMIT, readJson } from './body';
import { hasToken, isSameOrigin } from './csrf';

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

const STALE = 'This page is out of date: load it again, then try once more.';

const OUR_FAULT =
  'Something went wrong on our side, and nothing was changed. Try again in a moment.';

async function answering(
  request: NextRequest,
  context: Context,
  work: (db: Database, params: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Response> {
  try {
    // Next gives none where the address has no open part.
    const params = (await context.params) ?? {};
    if (!Object.values(params).every((value) => IDENTIFIER.test(value))) {
      return responseOf(NOWHERE);
    }
    return responseOf(await work(await database(), params));
  } catch (error) {
    const asked = `${request.method} ${request.nextUrl.pathname}`;
    logLine('error', 'NOT_ANSWERED', `${asked}: ${wordsOf(error)}`);
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
  const member = await memberOf(db, request.cookies, isSecure(request.headers));
  const userId = member?.id ?? null;
  if (isOf(member, access)) return { member };
  if (userId === null) return refuse(401, 'Sign in to do this.');
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
  return isOurs
    ? { status: 403, error: STALE, isStale: true }
    : refuse(403, 'This request did not come from a page of this site.');
}

/** Counts one more, and why it is one too many; null where it is not. What is refused is recorded. */
export async function refusedAsTooMany(
  db: Database,
  limit: LimitName,
  who: { readonly member: Member | null; readonly address: string },
): Promise<Refused | null> {
  const wait = await countAgainst(db, limit, who.member?.id ?? who.address);
  if (wait === 0) return null;
  const userId = who.member?.id ?? null;
  await audit(db, { kind: 'rate-limited', userId, address: who.address, detail: limit });
  const minutes = Math.ceil(wait / 60);
  return {
    status: 429,
    error: `This was done too often: try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter: wait,
  };
}

interface Writing<Who extends Access> {
  readonly access: Who;
  readonly limit: LimitName;
}

/** A route that changes something; its request carries no data. */
export function action<Who extends Access>(
  { access, limit }: Writing<Who>,
  handle: Handler<Who, null>,
): Route {
  return (request, context) =>
    answering(request, context, async (db, params) => {
      const found = await guarded(db, request, access, limit);
      return 'error' in found ? found : handle({ ...found, db, body: null, params, request });
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
      return 'error' in read ? read : handle({ ...found, ...read, db, params, request });
    });
}

/** What every write passes before its content is looked at. */
async function guarded<Who extends Access>(
  db: Database,
  request: NextRequest,
  access: Who,
  limit: LimitName,
): Promise<{ readonly member: AskerOf<Who>; readonly address: string } | Refused> {
  const foreign = await refusedAsForeign(db, request);
  if (foreign) return foreign;
  const found = await asker(db, request, access);
  if ('error' in found) return found;
  const address = addressOf(request.headers);
  const tooMany = await refusedAsTooMany(db, limit, { member: found.member, address });
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
