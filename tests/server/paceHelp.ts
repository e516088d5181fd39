/** The pace of a network address as it stands after much was asked, without asking it. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/src/server/database/database';
import { rateLimits } from '@/src/server/database/schema/guards';
import { nextTurn, PACES, type PaceName } from '@/src/server/pace';
import { codeFor } from '@/src/server/secret';

/** Takes what an address has in hand away, so that the next turn comes after so many seconds. */
export async function spendPace(db: Database, name: PaceName, address: string, wait: number) {
  await nextTurn(db, name, address);
  const { inHand, seconds } = PACES[name];
  const left = (inHand - 1) * seconds + wait;
  await db
    .update(rateLimits)
    .set({ until: sql`now() + make_interval(secs => ${left})` })
    .where(eq(rateLimits.key, `pace-${name}:${await codeFor(address)}`));
}

/** Lets so many seconds pass for all that is counted. */
export async function passTime(db: Database, seconds: number) {
  await db
    .update(rateLimits)
    .set({ until: sql`${rateLimits.until} - make_interval(secs => ${seconds})` });
}
