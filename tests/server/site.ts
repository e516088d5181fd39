/** A server’s endpoints on a database of their own, without a network: one for each engine that is here. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { NextRequest } from 'next/server';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll } from 'vitest';
import { freshDatabase, hasPostgres } from '@/scripts/site/database';
import { refusal } from '@/src/contract/endpoint';
import { readAs } from '@/src/contract/shape';
import { sessionCookieName } from '@/src/server/auth/member';
import { seatCookieName } from '@/src/server/classroom/seats/seat';
import {
  type Database,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '@/src/server/database/database';
import { users } from '@/src/server/database/schema/members';
import { csrfCookieName } from '@/src/server/http/csrf';
import type { Route } from '@/src/server/http/endpoint';
import { hashOf, newId } from '@/src/server/identifiers';
import { dropAtTheEnd, snapshot } from './snapshot';

const SECRET = 'a secret of the tests';
const ORIGIN = 'http://localhost:3000';
/** The engines that can be tested here. */
export const ENGINES = (await hasPostgres())
  ? (['embedded', 'postgres'] as const)
  : (['embedded'] as const);

type Engine = (typeof ENGINES)[number];

declare global {
  /** The databases of this worker. A test that loads modules anew must not open them anew. */
  var tallystickTestDatabases: Map<Engine, Promise<OpenDatabase>> | undefined;
}

/** Deletes every row: to cut all tables off, or to make a database anew, takes longer than a dozen tests. */
const EMPTY = sql.raw(`do $$
  declare name text; waits boolean := true;
  begin
    while waits loop
      waits := false;
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        begin
          execute 'delete from ' || name;
        exception when foreign_key_violation then
          waits := true;
        end;
      end loop;
    end loop;
  end $$`);

async function openFirst(engine: Engine): Promise<OpenDatabase> {
  if (engine === 'embedded') return openEmbedded(null, await snapshot());
  const { url } = await freshDatabase();
  await dropAtTheEnd(url);
  return openPostgres(url);
}

/** A database without a row, which stays open for the next who asks. */
async function openFresh(engine: Engine): Promise<OpenDatabase> {
  globalThis.tallystickTestDatabases ??= new Map();
  const all = globalThis.tallystickTestDatabases;
  const opening = all.get(engine) ?? openFirst(engine);
  all.set(engine, opening);
  const opened = await opening;
  await opened.db.execute(EMPTY);
  return { ...opened, close: async () => {} };
}

/** Somebody with an account and a browser. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly session: string;
}

/** A seat in a class, as a browser shows it. */
export interface ShownSeat {
  readonly id: string;
  readonly classId: string;
  readonly name: string;
  /** What the browser’s cookie holds. */
  readonly token: string;
}

/** A request, and who makes it. What is left out is as our own pages send it. */
export interface Asking {
  readonly method?: string;
  readonly path?: string;
  readonly as?: Person | null;
  /** The seats that the browser shows. */
  readonly seats?: readonly ShownSeat[];
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, instead of a body. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  /** null takes a header away. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** What came back; `data` is {} where it was not JSON. */
export interface Reply {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly error: string | null;
  readonly response: Response;
}

/** A request as a browser would send it. */
export function requestOf(asking: Asking): NextRequest {
  const { method = 'POST', path = '/api/test', as = null, seats = [] } = asking;
  const { body, raw, headers = {} } = asking;
  const token = 'a-csrf-token';
  const cookies = [`${csrfCookieName(false)}=${token}%7C${hashOf(`${token}${SECRET}`)}`];
  if (as) cookies.push(`${sessionCookieName(false)}=${as.session}`);
  for (const { classId, token: shown } of seats) {
    cookies.push(`${seatCookieName(classId, false)}=${shown}`);
  }
  const sent = new Headers({
    host: 'localhost:3000',
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': token,
    'x-forwarded-for': '192.0.2.7',
    cookie: cookies.join('; '),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  });
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  const content = raw ?? (body === undefined ? null : JSON.stringify(body));
  return new NextRequest(new URL(path, ORIGIN), { method, headers: sent, body: content });
}

async function dataOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return {};
  const value: unknown = await response.clone().json();
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Holds what was answered to the contract: what it does not name is not for the browser. */
function holdToContract({ endpoint: { answer, path } }: Route, response: Response, data: object) {
  const said = response.status < 400 ? answer : refusal;
  if (said === 'file') return;
  if (!isDeepStrictEqual(readAs(said, data), data)) {
    throw new Error(`${path} answered what its contract does not say: ${JSON.stringify(data)}`);
  }
}

/** Asks an endpoint as a browser would. */
export async function ask(route: Route, asking: Asking = {}): Promise<Reply> {
  const response = await route(requestOf(asking), { params: Promise.resolve(asking.params) });
  const data = await dataOf(response);
  holdToContract(route, response, data);
  const error = typeof data.error === 'string' ? data.error : null;
  return { status: response.status, data, error, response };
}

/** A site whose database is open while the tests of a `describe` run. */
export interface TestSite {
  readonly db: Database;
  /** Signs somebody up and in. */
  readonly person: (name: string, change?: Partial<typeof users.$inferInsert>) => Promise<Person>;
}

/** Gives the tests of a `describe` a database without a row. */
export function useSite(engine: Engine): TestSite {
  let opened: OpenDatabase | undefined;
  const db = (): Database => {
    if (!opened) throw new Error('the database is open only while the tests run');
    return opened.db;
  };
  beforeAll(async () => {
    process.env.NEXTAUTH_SECRET = SECRET;
    opened = await openFresh(engine);
    globalThis.tallystickDatabase = Promise.resolve(opened);
  }, 60_000);
  afterAll(async () => {
    globalThis.tallystickDatabase = undefined;
    await opened?.close();
  });
  return {
    get db() {
      return db();
    },
    async person(name, change = {}) {
      const id = newId();
      const email = `${id.toLowerCase()}@example.org`;
      await db()
        .insert(users)
        .values({ id, name, email, ...change });
      const epoch = change.sessionEpoch ?? 0;
      const session = await encode({ token: { sub: id, epoch }, secret: SECRET });
      return { id, name, email, session };
    },
  };
}
