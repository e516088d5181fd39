/** Seats as browsers show them: by a cookie for each class, which opens the seat of that class and no other. */
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { IDENTIFIER } from '@/src/contract/identifier';
import type { Cookies } from '../../auth/member';
import type { Database } from '../../database/database';
import { seats, seatTokens } from '../../database/schema/classroom';
import { hashOf, newSeatToken } from '../../identifiers';

/** A seat that a browser shows. */
export interface Seat {
  readonly id: string;
  readonly classId: string;
  readonly name: string;
}

/** All cookies of a browser. */
export interface CookieJar extends Cookies {
  getAll(): readonly { readonly name: string; readonly value: string }[];
}

/** Seconds that a device shows a seat: half a year, a term and the holidays after it. */
const LASTS = 180 * 24 * 60 * 60;

/** Seats of one browser that are looked for. */
const MAX_SEATS = 20;

/** What the names of all cookies of seats begin with; under https a prefix that only https may set. */
const prefix = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}tallystick-seat-`;

/** The name of the cookie that shows the seat of a class. */
export function seatCookieName(classId: string, isSecure: boolean): string {
  return `${prefix(isSecure)}${classId}`;
}

const shown = { id: seats.id, classId: seats.classId, name: seats.name };

const isCurrent = gt(seatTokens.expires, sql`now()`);

/**
 * The seat of a class that a browser shows; null for none.
 *
 * @throws where the database cannot be asked: then it is unknown who asks, which is not nobody
 */
export async function seatOf(
  db: Database,
  cookies: Cookies,
  isSecure: boolean,
  classId: string,
): Promise<Seat | null> {
  const token = cookies.get(seatCookieName(classId, isSecure))?.value;
  if (token === undefined) return null;
  const [seat] = await db
    .select(shown)
    .from(seatTokens)
    .innerJoin(seats, eq(seats.id, seatTokens.seatId))
    .where(and(eq(seatTokens.tokenHash, hashOf(token)), eq(seats.classId, classId), isCurrent));
  return seat ?? null;
}

/** All seats that a browser shows, each of another class; the one taken last comes first. */
export async function seatsOf(
  db: Database,
  cookies: CookieJar,
  isSecure: boolean,
): Promise<readonly Seat[]> {
  const start = prefix(isSecure);
  const classOf = new Map<string, string>();
  for (const { name, value } of cookies.getAll()) {
    const classId = name.slice(start.length);
    if (!name.startsWith(start) || !IDENTIFIER.test(classId)) continue;
    if (classOf.size < MAX_SEATS) classOf.set(hashOf(value), classId);
  }
  if (classOf.size === 0) return [];
  const rows = await db
    .select({ seat: shown, hash: seatTokens.tokenHash })
    .from(seatTokens)
    .innerJoin(seats, eq(seats.id, seatTokens.seatId))
    .where(and(inArray(seatTokens.tokenHash, [...classOf.keys()]), isCurrent))
    .orderBy(sql`${seats.joinedAt} desc`, seats.id);
  // A token under the name of another class opens nothing, as when that class is asked for alone.
  return rows
    .filter(({ seat, hash }) => classOf.get(hash) === seat.classId)
    .map(({ seat }) => seat);
}

/** A new token by which a device shows a seat. */
export async function newTokenOf(db: Database, seatId: string): Promise<string> {
  const token = newSeatToken();
  const expires = sql`now() + make_interval(secs => ${LASTS})`;
  await db.delete(seatTokens).where(lt(seatTokens.expires, sql`now()`));
  await db.insert(seatTokens).values({ tokenHash: hashOf(token), seatId, expires });
  return token;
}

/** Ends the token that a browser holds for a class, whatever seat it shows. */
export async function endTokenOf(
  db: Database,
  cookies: Cookies,
  isSecure: boolean,
  classId: string,
): Promise<void> {
  const token = cookies.get(seatCookieName(classId, isSecure))?.value;
  if (token !== undefined) {
    await db.delete(seatTokens).where(eq(seatTokens.tokenHash, hashOf(token)));
  }
}

function cookie(classId: string, isSecure: boolean, value: string, maxAge: number) {
  const rest = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { 'Set-Cookie': `${seatCookieName(classId, isSecure)}=${value}; ${rest}` };
}

/** The header by which a browser shows a seat: no script can read it, and no other site can have it sent with a form. */
export function showingSeat(classId: string, isSecure: boolean, token: string) {
  return cookie(classId, isSecure, token, LASTS);
}

/** The header by which a browser forgets the seat of a class. */
export function forgettingSeat(classId: string, isSecure: boolean) {
  return cookie(classId, isSecure, '', 0);
}
