/**
 * The pace of a network address: a token bucket. A school or a village may stand behind one address, so
 * it is slowed and never locked: it has so many acts in hand and gains one every few seconds; whoever
 * comes when none is left waits for the next. Kept in the database, where all servers see it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database/database';
import { rateLimits } from './database/schema/guards';
import { readEnvironment } from './environment';
import { codeFor } from './secret';

interface Pace {
  /** Acts that an address has in hand after it was quiet. */
  readonly inHand: number;
  /** Seconds after which it gains another. */
  readonly seconds: number;
}

/** What goes at a pace: tries of passwords, and all that people ask before they have an account. */
export const PACES = {
  try: { inHand: 300, seconds: 3 },
  request: { inHand: 300, seconds: 6 },
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof PACES;

/** Seconds that an act may wait here. One that would wait longer is to be tried again. */
export const MAX_WAIT = 10;

/** What an act at its pace has to do. */
interface Turn {
  /** Seconds until its turn. */
  readonly wait: number;
  /** Whether that is too long to wait here: it took no turn, and may ask again when so much is over. */
  readonly isRefused: boolean;
}

/** Takes the next turn of an address, and says when it is. */
export async function nextTurn(db: Database, name: PaceName, address: string): Promise<Turn> {
  const factor = readEnvironment().rateFactor;
  const seconds = PACES[name].seconds / factor;
  const ahead = PACES[name].inHand * PACES[name].seconds;
  // `until` is when all that it has in hand will be there again: each act puts it off by one gain.
  const later = sql`greatest(${rateLimits.until}, now()) + make_interval(secs => ${seconds})`;
  const isRefused = sql`${later} > now() + make_interval(secs => ${ahead + MAX_WAIT})`;
  const [row] = await db
    .insert(rateLimits)
    .values({
      key: `pace-${name}:${await codeFor(address)}`,
      count: 0,
      until: sql`now() + make_interval(secs => ${seconds})`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isRefused} then 1 else 0 end`,
        until: sql`case when ${isRefused} then ${rateLimits.until} else ${later} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      left: sql<number>`extract(epoch from ${rateLimits.until} - now())::float8`,
    });
  if (!row) return { wait: 0, isRefused: false };
  if (row.count > 0) {
    const wait = row.left + seconds - ahead - MAX_WAIT;
    return { wait: Math.max(1, Math.ceil(wait)), isRefused: true };
  }
  return { wait: Math.max(0, row.left - ahead), isRefused: false };
}

/**
 * Waits for the turn of an address.
 *
 * @returns 0 when its turn has come; else the seconds after which it may ask again
 */
export async function keepPace(db: Database, name: PaceName, address: string): Promise<number> {
  const { wait, isRefused } = await nextTurn(db, name, address);
  if (isRefused) return wait;
  if (wait > 0) await sleep(wait * 1000);
  return 0;
}
