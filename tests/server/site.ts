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
import { snapshot } from './snapshot';

const SECRET = 'a secret of the tests';
const ORIGIN = 'http://localhost:3000';
/** The engines that can be tested here. */
export const ENGINES = (await hasPostgres())
  ? (['embedded', 'postgres'] as const)
  : (['embedded'] as const);

/** The embedded database of this worker: opening one takes as long as a dozen tests. */
let embedded: OpenDatabase | undefined;

/** An embedded database without a row, which stays open for the next who asks. */
async function emptyEmbedded(): Promise<OpenDatabase> {
  embedded ??= await openEmbedded(null, await snapshot());
  const { db } = embedded;
  const [tables] = await db
    .select({ names: sql<string>`string_agg(quote_ident(tablename), ', ')` })
    .from(sql`pg_tables where schemaname = 'public'`);
  await db.execute(sql.raw(`truncate ${tables?.names} restart identity cascade`));
  return { ...embedded, close: async () => {} };
}

async function openFresh(engine: (typeof ENGINES)[number]): Promise<OpenDatabase> {
  if (engine === 'embedded') return emptyEmbedded();
  const { url, drop } = await freshDatabase();
  const opened = await openPostgres(url);
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
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

/** Opens a fresh database before the tests of a `describe`, and drops it after them. */
export function useSite(engine: (typeof ENGINES)[number]): TestSite {
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
