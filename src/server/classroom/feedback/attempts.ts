/** What was handed in, time by time: the first is kept, and the last ones. */
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { handIns } from '../../database/schema/classroom';
import { handInAttempts } from '../../database/schema/feedback';
import { refuse } from '../../http/answer';
import { newId } from '../../identifiers';
import type { WorkByPart } from '../parts';
import { notesIn } from './notes';

/** Attempts that are kept of a hand-in: more, and the oldest but the first goes. */
export const MAX_ATTEMPTS = 20;

/** The refusal of what is about an attempt that was never made. */
export const NO_ATTEMPT = refuse(409, 'There is no such attempt: load the page again and look.');

type HandIn = Pick<typeof handIns.$inferSelect, 'id' | 'times' | 'work' | 'handedInAt'>;

/** Keeps what has just been handed in as an attempt, and what was noted in it, within the transaction that keeps it as the last. */
export async function keepAttempt(tx: Database, { id, times, work, handedInAt }: HandIn) {
  await tx
    .insert(handInAttempts)
    .values({ id: newId(), handInId: id, attempt: times, work, handedInAt });
  await dropOld(tx, id);
  await tx
    .update(handIns)
    .set({ notes: notesIn(work) })
    .where(eq(handIns.id, id));
}

/** Lets go of the oldest attempts but the first where there are too many. */
export async function dropOld(tx: Database, handInId: string): Promise<void> {
  const isIts = eq(handInAttempts.handInId, handInId);
  const [first] = await tx
    .select({ attempt: sql<number>`min(${handInAttempts.attempt})` })
    .from(handInAttempts)
    .where(isIts);
  const others = and(isIts, gt(handInAttempts.attempt, first?.attempt ?? 0));
  const old = tx
    .select({ id: handInAttempts.id })
    .from(handInAttempts)
    .where(others)
    .orderBy(desc(handInAttempts.attempt))
    .offset(MAX_ATTEMPTS - 1);
  await tx.delete(handInAttempts).where(inArray(handInAttempts.id, old));
}

/** An attempt, as a list names it. */
interface Attempt {
  /** Which time it was, from 1. */
  readonly attempt: number;
  readonly handedInAt: Date;
}

/** The attempts of a hand-in that are kept, the first one first. */
export async function attemptsOf(db: Database, handInId: string): Promise<readonly Attempt[]> {
  return db
    .select({ attempt: handInAttempts.attempt, handedInAt: handInAttempts.handedInAt })
    .from(handInAttempts)
    .where(eq(handInAttempts.handInId, handInId))
    .orderBy(asc(handInAttempts.attempt));
}

/** What was handed in at an attempt, by part; null where it is not kept. */
export async function workOfAttempt(
  db: Database,
  handInId: string,
  attempt: number,
): Promise<WorkByPart | null> {
  const [row] = await db
    .select({ work: handInAttempts.work })
    .from(handInAttempts)
    .where(and(eq(handInAttempts.handInId, handInId), eq(handInAttempts.attempt, attempt)));
  return row?.work ?? null;
}
