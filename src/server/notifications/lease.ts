/** Work that one server does at a time, whatever the engine and however many servers there are. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { leases } from '../database/schema/notifications';
import { newId } from '../identifiers';

/** Who asks: this process. */
const HOLDER = newId();

/**
 * Takes a piece of work for a while, or goes on with it.
 *
 * @param seconds until it may be another server’s, where this one does not take it again
 * @param holder who takes it; this process, unless a test speaks for several
 * @returns whether it is this server’s
 */
export async function takeLease(
  db: Database,
  name: string,
  seconds: number,
  holder = HOLDER,
): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} or ${leases.until} < now()`,
    })
    .returning({ name: leases.name });
  return taken.length > 0;
}

/** Gives it back before its time. */
export async function endLease(db: Database, name: string, holder = HOLDER): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}
