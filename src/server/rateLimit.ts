/** Rate limits, kept in the database: however many servers there are, they count together. */
import { sql } from 'drizzle-orm';
import type { Database } from './database/database';
import { rateLimits } from './database/schema/guards';
import { readEnvironment } from './environment';
import { codeFor } from './secret';

interface Limit {
  /** How often it may be done in a window. */
  readonly times: number;
  /** The length of the window in seconds. */
  readonly seconds: number;
  /** Whether each session of a member has its own. */
  readonly bySession?: boolean;
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** What is limited, for each member, account or seat. Network addresses are slowed instead (pace.ts). */
export const LIMITS = {
  'sign-in': { times: 10, seconds: QUARTER },
  mail: { times: 3, seconds: HOUR },
  account: { times: 30, seconds: HOUR },
  // Whoever holds a copied session must not use up what its owner needs to end it: who signs in anew has their own.
  sessions: { times: 20, seconds: HOUR, bySession: true },
  password: { times: 20, seconds: HOUR, bySession: true },
  deletion: { times: 20, seconds: HOUR, bySession: true },
  download: { times: 30, seconds: HOUR },
  publish: { times: 20, seconds: HOUR },
  comment: { times: 30, seconds: HOUR },
  report: { times: 20, seconds: HOUR },
  star: { times: 300, seconds: HOUR },
  progress: { times: 600, seconds: HOUR },
  notifications: { times: 1200, seconds: HOUR },
  classroom: { times: 120, seconds: HOUR },
  // For each code of a class, which takes in half as many.
  join: { times: 1000, seconds: HOUR },
  // For each name of a class, whether there is such a seat or not.
  'seat-word': { times: 10, seconds: QUARTER },
  'hand-in': { times: 60, seconds: HOUR },
  moderate: { times: 600, seconds: HOUR },
  // What anybody can have written down here.
  'browser-log': { times: 60, seconds: HOUR },
  audit: { times: 300, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Whether each session of a member has this limit to itself. */
export function isBySession(limit: LimitName): boolean {
  const { bySession = false }: Limit = LIMITS[limit];
  return bySession;
}

/** One count in so many deletes those that are long over. */
const SWEEP = 500;

/**
 * Counts one more, and says whether it is still allowed.
 *
 * @param who whom it is counted for: a member’s id, an account, a device, a seat, the code of a class; only a code for it is kept
 * @returns 0 when it is allowed; else the seconds to wait
 */
export async function countAgainst(db: Database, limit: LimitName, who: string): Promise<number> {
  const { times, seconds } = LIMITS[limit];
  const isOver = sql`${rateLimits.until} <= now()`;
  const until = sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `${limit}:${await codeFor(who)}`, count: 1, until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        until: sql`case when ${isOver} then ${until} else ${rateLimits.until} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.until} - now()))::int`,
    });
  if (Math.random() * SWEEP < 1) {
    await db.delete(rateLimits).where(sql`${rateLimits.until} < now() - interval '1 day'`);
  }
  if (!row || row.count <= times * readEnvironment().rateFactor) return 0;
  return Math.max(1, row.left);
}
