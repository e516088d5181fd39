/** Giving what a seat handed in to another learner of its class. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { classMembers, handIns, seats } from '../../database/schema/classroom';
import { handedInBy, type LearnerKey } from '../access';
import { JOINED, joinHandIns } from './joinHandIns';

type SeatRow = typeof seats.$inferSelect;

const ownedBy = ({ kind, id }: LearnerKey) =>
  kind === 'seat' ? { seatId: id, learnerId: null } : { seatId: null, learnerId: id };

/**
 * Locks seats of a class until the end of the transaction: who hands in, or moves one of them, waits.
 * They are locked in one order, so that two moves across each other do not wait for one another.
 */
export async function lockSeats(
  tx: Database,
  classId: string,
  ids: readonly string[],
): Promise<readonly SeatRow[]> {
  return tx
    .select()
    .from(seats)
    .where(and(eq(seats.classId, classId), inArray(seats.id, [...ids])))
    .orderBy(seats.id)
    .for('update');
}

/** Locks a learner with an account in the same way; gives whether there is one in the class. */
export async function lockMember(tx: Database, classId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: classMembers.userId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)))
    .for('update');
  return rows.length > 0;
}

/**
 * Gives what a seat handed in to another learner, and takes the seat away. Both must be locked. Where
 * both handed in to one assignment the later of the two stays, and the attempts add up; what the instructor said of it
 * stays, else what was said of the other. The student
 * id of the seat goes along where the other has none.
 */
export async function moveHandIns(tx: Database, seat: SeatRow, to: LearnerKey): Promise<void> {
  const from: LearnerKey = { kind: 'seat', id: seat.id };
  const moved = await tx.select(JOINED).from(handIns).where(handedInBy(from)).for('update');
  const there = await tx.select(JOINED).from(handIns).where(handedInBy(to)).for('update');
  const known = new Map(there.map((one) => [one.assignmentId, one]));
  for (const one of moved) {
    const other = known.get(one.assignmentId);
    if (!other) {
      await tx.update(handIns).set(ownedBy(to)).where(eq(handIns.id, one.id));
      continue;
    }
    const [stays, goes] = one.handedInAt > other.handedInAt ? [one, other] : [other, one];
    const both = await joinHandIns(tx, stays, goes);
    await tx
      .update(handIns)
      .set({ ...ownedBy(to), ...both })
      .where(eq(handIns.id, stays.id));
  }
  await passStudentId(tx, seat, to);
  await tx.delete(seats).where(eq(seats.id, seat.id));
}

async function passStudentId(tx: Database, seat: SeatRow, { kind, id }: LearnerKey): Promise<void> {
  if (seat.studentId === null) return;
  if (kind === 'seat') {
    const studentId = sql`coalesce(${seats.studentId}, ${seat.studentId})`;
    await tx.update(seats).set({ studentId }).where(eq(seats.id, id));
    return;
  }
  await tx
    .update(classMembers)
    .set({ studentId: sql`coalesce(${classMembers.studentId}, ${seat.studentId})` })
    .where(and(eq(classMembers.classId, seat.classId), eq(classMembers.userId, id)));
}
