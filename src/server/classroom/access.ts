/** Who may see which class and which assignment: its instructor and its learners, and nobody else. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { assignments, classes, classMembers } from '../database/schema/classroom';

/** What somebody is in a class. */
export type Part = 'instructor' | 'learner';

type ClassRow = typeof classes.$inferSelect;
type AssignmentRow = typeof assignments.$inferSelect;

/** A class, and what the one who looks at it is in it. */
export interface SeenClass extends ClassRow {
  readonly part: Part;
}

/** An assignment with its class, and what the one who looks at it is in that class. */
export interface SeenAssignment extends AssignmentRow {
  readonly part: Part;
  readonly className: string;
}

const joined = (memberId: string) =>
  and(eq(classMembers.classId, classes.id), eq(classMembers.userId, memberId));

/** What a member is in a class; null where they have nothing to do with it. */
function partIn(
  { instructorId }: Pick<ClassRow, 'instructorId'>,
  learnerId: string | null,
  memberId: string,
): Part | null {
  if (instructorId === memberId) return 'instructor';
  return learnerId === null ? null : 'learner';
}

/** A class, for its instructor and its learners; null for everybody else. */
export async function classFor(
  db: Database,
  id: string,
  memberId: string,
): Promise<SeenClass | null> {
  const [row] = await db
    .select({ found: classes, learnerId: classMembers.userId })
    .from(classes)
    .leftJoin(classMembers, joined(memberId))
    .where(eq(classes.id, id));
  const part = row ? partIn(row.found, row.learnerId, memberId) : null;
  return row && part ? { ...row.found, part } : null;
}

/** An assignment, for the instructor and the learners of its class; null for everybody else. */
export async function assignmentFor(
  db: Database,
  id: string,
  memberId: string,
): Promise<SeenAssignment | null> {
  const [row] = await db
    .select({ found: assignments, of: classes, learnerId: classMembers.userId })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .leftJoin(classMembers, joined(memberId))
    .where(eq(assignments.id, id));
  const part = row ? partIn(row.of, row.learnerId, memberId) : null;
  return row && part ? { ...row.found, className: row.of.name, part } : null;
}
