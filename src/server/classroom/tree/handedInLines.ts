/** The lines of a class: what its learners handed in to an assignment, as lists of events. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AnyEvent } from '@/events/world/board';
import type { BoardWork } from '@/src/contract/parts';
import type { Tries } from '@/src/contract/tries';
import type { Database } from '../../database/database';
import { handIns, seats } from '../../database/schema/classroom';
import { users } from '../../database/schema/members';
import { afterOthers } from '../../folding';
import type { LearnerKey } from '../access';
import { readKept } from '../boards';

/** Logs that are read at once: each may have 256 kB. */
const READ_AT_ONCE = 25;

/** Somebody who handed in, and what they did. */
export interface HandedInLine extends LearnerKey {
  readonly name: string;
  readonly events: readonly AnyEvent[];
  /** How many of the chosen tasks it met. */
  readonly met: number;
  /** What was tried, in counts; null where that was not sent. */
  readonly tries: Tries | null;
}

/** What learners handed in of a board of an assignment, the last time each. */
export async function handedInLines(
  db: Database,
  assignmentId: string,
  partId: string,
): Promise<readonly HandedInLine[]> {
  const lines: HandedInLine[] = [];
  for (let after = ''; ; ) {
    const rows = await rowsAfter(db, assignmentId, partId, after);
    for (const { kind, id, name, logText, met, tries } of rows) {
      const { events } = await afterOthers(async () => readKept(logText));
      lines.push({ kind, id, name, events, met: met.filter((one) => one !== null).length, tries });
    }
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return lines;
    after = last.handInId;
  }
}

function rowsAfter(db: Database, assignmentId: string, partId: string, after: string) {
  const logText = sql<string>`${handIns.work} -> ${partId}::text ->> 'log'`;
  return db
    .select({
      handInId: handIns.id,
      kind: sql<
        LearnerKey['kind']
      >`case when ${handIns.seatId} is null then 'member' else 'seat' end`,
      id: sql<string>`coalesce(${handIns.learnerId}, ${handIns.seatId})`,
      name: sql<string>`coalesce(${users.name}, ${seats.name})`,
      logText,
      met: sql<BoardWork['met']>`${handIns.work} -> ${partId}::text -> 'met'`,
      tries: sql<Tries | null>`${handIns.work} -> ${partId}::text -> 'tries'`,
    })
    .from(handIns)
    .leftJoin(users, eq(users.id, handIns.learnerId))
    .leftJoin(seats, eq(seats.id, handIns.seatId))
    .where(
      and(
        eq(handIns.assignmentId, assignmentId),
        gt(handIns.id, after),
        // Not everybody hands in every part.
        sql`${logText} is not null`,
      ),
    )
    .orderBy(asc(handIns.id))
    .limit(READ_AT_ONCE);
}
