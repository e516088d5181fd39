/**
 * The routes of endpoints: who may ask, what they may send, how often. Every check stands here once, in
 * one order, so that no route can forget one: same origin, CSRF token, session, role, rate limit, size,
 * form. What is asked and answered says the contract (src/contract); what a route adds is its handler.
 */

import type { NextRequest } from 'next/server';
import type { Access, Endpoint, Json, ParamsOf } from '@/src/contract/endpoint';
import { IDENTIFIER } from '@/src/contract/identifier';
import type { Shape } from '@/src/contract/shape';
import { STALE_PAGE } from '@/src/contract/stalePage';
import { audit } from '../audit';
import type { Member } from '../auth/member';
import type { Seat } from '../classroom/seats/seat';
import { type Database, database } from '../database/database';
import { databaseFailure } from '../database/failure';
import { errorText, logLine } from '../log';
import type { LimitName } from '../rateLimit';
import { addressOf } from './address';
import { type Answer, FOREIGN, NOWHERE, type Refused, refuse, responseOf } from './answer';
import { type Asker, authorize, memberBehind, NOT_SIGNED_IN, type Params } from './asker';
import { MAX_BODY_BYTES, readJson, readShape } from './body';
import { hasToken, isSameOrigin } from './csrf';
import { silence, UnknownAsker } from './silence';
import { refusedAsTooFast, refusedAsTooMany } from './throttle';

/** What a handler is given. */
interface Asked<Path extends string, Who extends Access, Query, Body> extends Asker<Who> {
  readonly db: Database;
  /** What stands in the address, as `{ id }`. */
  readonly params: ParamsOf<Path>;
  /** What stands behind its `?`; null for a write. */
  readonly query: Query;
  /** What was sent as JSON; null for nothing, and for a file, which the handler reads. */
  readonly body: Body;
  /** The network address it comes from. */
  readonly address: string;
  readonly request: NextRequest;
}

/** What a handler answers: what its endpoint promises, or why nothing was done. */
type Promised<Said extends Endpoint['answer']> =
  Said extends Shape<infer Data> ? Answer<Data> : Response | Refused;

interface Context {
  readonly params: Promise<Params | undefined>;
}

/** A route of Next, and the endpoint that it serves. */
export interface Route {
  (request: NextRequest, context: Context): Promise<Response>;
  readonly endpoint: Endpoint;
}

const OUR_FAULT =
  'Something went wrong on our side, and nothing was changed. Try again in a moment.';

const GONE_MEANWHILE = refuse(404, 'What this was about has just been deleted.');

/**
 * Has a handler do its work. What a deadlock undid is done once more; where something was deleted
 * while it worked, the answer is what it would have been a moment later.
 */
async function settled<Answered>(
  db: Database,
  request: NextRequest,
  { member }: { readonly member: Member | null },
  work: () => Promise<Answered>,
): Promise<Answered | Refused> {
  try {
    return await work();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure === 'collided') return work();
    if (failure !== 'vanished') throw error;
    const isStill = member === null || (await memberBehind(db, request)) !== null;
    return isStill ? GONE_MEANWHILE : NOT_SIGNED_IN;
  }
}

/** Whether an address names all that its endpoint does, in the form of our identifiers. */
function isNamed<Path extends string>(
  path: Path,
  params: Params,
): params is Params & ParamsOf<Path> {
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
  return (
    names.every((name) => name in params) &&
    Object.values(params).every((value) => IDENTIFIER.test(value))
  );
}

async function answering<Path extends string>(
  path: Path,
  request: NextRequest,
  context: Context,
  work: (db: Database, params: Params & ParamsOf<Path>) => Promise<Answer<unknown> | Response>,
): Promise<Response> {
  const asked = `${request.method} ${request.nextUrl.pathname}`;
  let db: Database;
  try {
    db = await database();
  } catch (error) {
    logLine('error', 'DATABASE_NOT_OPENED', `${asked}: ${errorText(error)}`);
    return silence();
  }
  try {
    // Next gives none where the address has no open part.
    const params = (await context.params) ?? {};
    if (!isNamed(path, params)) return responseOf(NOWHERE);
    return responseOf(await work(db, params));
  } catch (error) {
    logLine('error', 'NOT_ANSWERED', `${asked}: ${errorText(error)}`);
    const failure = databaseFailure(error);
    // Also what was undone twice: the same may pass in a moment.
    const isSilent = failure === 'silent' || failure === 'collided';
    if (isSilent || error instanceof UnknownAsker) return silence();
    return Response.json({ error: OUR_FAULT }, { status: 500 });
  }
}

/** Whether a write comes from our own pages; what does not is recorded. */
async function refusedAsForeign(db: Database, request: NextRequest): Promise<Refused | null> {
  const isOurs = isSameOrigin(request);
  if (isOurs && (await hasToken(request))) return null;
  const detail = `${request.method} ${request.nextUrl.pathname}`;
  await audit(db, { kind: 'foreign-request', address: addressOf(request.headers), detail });
  return isOurs ? { status: 403, error: STALE_PAGE, isStale: true } : FOREIGN;
}

interface Writing<Who extends Access> {
  /** What is counted for the member or the seat; null where nobody is signed in, and the address keeps its pace. */
  readonly limit: Who extends 'anyone' ? null : LimitName;
}

/** A route of Next that knows which endpoint it serves. */
function routeOf(
  endpoint: Endpoint,
  answer: (request: NextRequest, context: Context) => Promise<Response>,
): Route {
  return Object.assign(answer, { endpoint });
}

/** What every write passes before its content is looked at. */
async function guarded<Who extends Access>(
  db: Database,
  request: NextRequest,
  access: Who,
  limit: LimitName | null,
  params: Params,
): Promise<(Asker<Who> & { readonly address: string }) | Refused> {
  const foreign = await refusedAsForeign(db, request);
  if (foreign) return foreign;
  const found = await authorize(db, request, access, params);
  if ('error' in found) return found;
  const address = addressOf(request.headers);
  const who: { readonly member: Member | null; readonly seat: Seat | null } = found;
  const tooMany =
    limit === null
      ? await refusedAsTooFast(db, address)
      : await refusedAsTooMany(db, limit, who, request);
  return tooMany ?? { ...found, address };
}

/** The parts of an endpoint that the types of its handler are made of. */
interface Served<Path extends string, Who extends Access, Said extends Endpoint['answer']>
  extends Endpoint {
  readonly path: Path & `/api/${string}`;
  readonly access: Who;
  readonly answer: Said;
}

/** A route that changes something; its request carries nothing, or a file that the handler reads. */
export function command<Path extends string, Who extends Access, Said extends Endpoint['answer']>(
  endpoint: Served<Path, Who, Said> & { readonly body?: 'file' },
  { limit }: Writing<Who>,
  handle: (asked: Asked<Path, Who, null, null>) => Promise<Promised<Said>>,
): Route {
  const { path, access } = endpoint;
  return routeOf(endpoint, (request, context) =>
    answering<Path>(path, request, context, async (db, params) => {
      const found = await guarded(db, request, access, limit, params);
      if ('error' in found) return found;
      const asked = { ...found, db, body: null, query: null, params, request };
      return settled(db, request, found, () => handle(asked));
    }),
  );
}

/**
 * A route that changes something for whoever holds its address, which carries a code: the request comes
 * from a mail program, or from a form of our own, and neither session nor token says anything of it.
 */
export function addressed<Path extends string>(
  endpoint: Served<Path, 'anyone', 'file'> & { readonly byAddress: true },
  handle: (asked: Asked<Path, 'anyone', null, null>) => Promise<Promised<'file'>>,
): Route {
  const { path } = endpoint;
  return routeOf(endpoint, (request, context) =>
    answering<Path>(path, request, context, async (db, params) => {
      const address = addressOf(request.headers);
      const tooFast = await refusedAsTooFast(db, address);
      if (tooFast) return tooFast;
      const asker = { member: null, seat: null };
      const asked = { ...asker, db, body: null, query: null, params, address, request };
      return settled(db, request, asker, () => handle(asked));
    }),
  );
}

/** A route that changes something by what its request carries, as JSON. */
export function jsonCommand<
  Path extends string,
  Who extends Access,
  Body extends object,
  Said extends Endpoint['answer'],
>(
  endpoint: Served<Path, Who, Said> & { readonly body: Json<Shape<Body>> },
  schema: Shape<Body>,
  {
    limit,
    bytes = MAX_BODY_BYTES,
  }: Writing<Who> & {
    /** The most that it may carry. */
    readonly bytes?: number;
  },
  handle: (asked: Asked<Path, Who, null, Body>) => Promise<Promised<Said>>,
): Route {
  const { path, access } = endpoint;
  return routeOf(endpoint, (request, context) =>
    answering<Path>(path, request, context, async (db, params) => {
      const found = await guarded(db, request, access, limit, params);
      if ('error' in found) return found;
      const read = await readJson(request, schema, bytes);
      if ('error' in read) return read;
      const asked = { ...found, ...read, db, query: null, params, request };
      return settled(db, request, found, () => handle(asked));
    }),
  );
}

/** A route that only reads. */
export function query<
  Path extends string,
  Who extends Access,
  Query extends object,
  Said extends Endpoint['answer'],
>(
  endpoint: Served<Path, Who, Said> & {
    readonly method: 'GET';
    readonly query: Shape<Query>;
  },
  handle: (asked: Asked<Path, Who, Query, null>) => Promise<Promised<Said>>,
): Route {
  const { path, access, query: shape } = endpoint;
  return routeOf(endpoint, (request, context) =>
    answering<Path>(path, request, context, async (db, params) => {
      const found = await authorize(db, request, access, params);
      if ('error' in found) return found;
      const read = readShape(shape, Object.fromEntries(request.nextUrl.searchParams));
      if ('error' in read) return read;
      const address = addressOf(request.headers);
      return handle({ ...found, db, body: null, query: read.data, params, address, request });
    }),
  );
}
