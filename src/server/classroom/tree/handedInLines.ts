/** The lines of a class: what its learners handed in to an assignment, as lists of events. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AnyEvent } from '@/events/world/board';
import type { BoardPart, BoardWork } from '@/src/contract/parts';
import type { Tries } from '@/src/contract/tries';
import type { Database } from '../../database/database';
import { handIns, seats } from '../../database/schema/classroom';
import { users } from '../../database/schema/members';
import { foldQueued } from '../../foldQueue';
import { notFound, type Refused } from '../../http/answer';
import { assignmentFor, type LearnerKey } from '../access';
import { readKeptLog } from '../boards';
import { boardsOf } from '../parts';

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

/** Who asks about a board of which assignment; where no part is named, its first board. */
interface Asked {
  readonly db: Database;
  readonly member: { readonly id: string };
  readonly params: { readonly id: string };
  readonly query: { readonly part?: string | undefined };
}

/** A board of an assignment, and what learners handed in of it; a refusal for whoever does not teach the class. */
export async function boardOfClass({
  db,
  member,
  params: { id },
  query: { part },
}: Asked): Promise<
  { readonly board: BoardPart; readonly lines: readonly HandedInLine[] } | Refused
> {
  const found = await assignmentFor(db, id, member.id);
  if (found?.part !== 'instructor') return notFound('assignment');
  const board = boardsOf(found).find((one) => part === undefined || one.id === part);
  if (!board) return notFound('part');
  return { board, lines: await handedInLines(db, found.id, board.id) };
}

/** What learners handed in of a board of an assignment, the last time each. */
async function handedInLines(
  db: Database,
  assignmentId: string,
  partId: string,
): Promise<readonly HandedInLine[]> {
  const lines: HandedInLine[] = [];
  for (let after = ''; ; ) {
    const rows = await rowsAfter(db, assignmentId, partId, after);
    for (const { kind, id, name, logText, met, tries } of rows) {
      const { events } = await foldQueued(async () => readKeptLog(logText));
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
