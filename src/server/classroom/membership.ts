/** How learners come into a class, and how they leave it. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod/mini';
import * as contract from '@/src/contract/classroom';
import type { withId } from '@/src/contract/endpoint';
import { readCode } from '@/src/contract/joinCode';
import * as sent from '@/src/contract/sent/classroom';
import type { Database } from '../database/database';
import { assignments, classes, classMembers, handIns } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { type Answer, created, notFound, ok, refuse } from '../http/answer';
import { command, jsonCommand } from '../http/endpoint';
import { countAgainst } from '../rateLimit';
import { classFor, type Part } from './access';
import { instructorsOf, teachesBeside } from './instructors';
import { isFull, MAX_LEARNERS } from './learners';

/** What is said to whoever has a code that leads nowhere. */
export const NO_CLASS = 'This leads to no class: ask the instructor for the present link or code.';

/** What is said where a class takes in nobody. */
export const CLOSED =
  'Nobody can join this class at the moment: ask the instructor to let people join again.';

/** What is said where a code is tried too often. */
export const CROWDED = refuse(
  429,
  'This code was used very often in the last hour: try again later, or ask the instructor.',
);

/** What is said where a class has as many learners as it can. */
export const FULL = refuse(409, `This class is full: it has ${MAX_LEARNERS} learners.`);

/** The class of a join link, `users` joined as its instructor: that of somebody banned takes in nobody. */
export const ledTo = (code: string) => and(eq(classes.joinCode, code), isNull(users.bannedAt));

function keepLearner(
  db: Database,
  userId: string,
  code: string,
): Promise<Answer<z.infer<typeof withId>>> {
  return db.transaction(async (tx) => {
    // Those who join at once wait for one another here, so that the count holds.
    const [found] = await tx
      .select({ class: classes })
      .from(classes)
      .innerJoin(users, eq(users.id, classes.instructorId))
      .where(ledTo(code))
      .for('no key update', { of: classes });
    if (!found) return refuse(404, NO_CLASS);
    const { id, instructorId, isOpen } = found.class;
    if (instructorId === userId || (await teachesBeside(tx, id, userId))) {
      return refuse(409, 'You teach this class yourself.');
    }
    const isLearner = and(eq(classMembers.classId, id), eq(classMembers.userId, userId));
    if ((await tx.$count(classMembers, isLearner)) > 0) return ok({ id });
    if (!isOpen) return refuse(409, CLOSED);
    if (await isFull(tx, id)) return FULL;
    await tx.insert(classMembers).values({ classId: id, userId });
    return created({ id });
  });
}

/** POST: takes whoever asks into the class that a join link leads to. */
export const joinClass = jsonCommand(
  contract.joinClass,
  sent.joinClass,
  { limit: 'classroom' },
  async ({ db, member, body }) => {
    // Nothing else is looked for: the database cannot hold every character.
    const code = readCode(body.code);
    if (code === null) return refuse(404, NO_CLASS);
    const wait = await countAgainst(db, 'join', code);
    return wait > 0 ? { ...CROWDED, retryAfter: wait } : keepLearner(db, member.id, code);
  },
);

/** What everybody with a join link may know of its class, guests too. */
export interface ShownInvitation {
  readonly name: string;
  /** All who teach it, whoever made it first. */
  readonly instructors: readonly string[];
  readonly isOpen: boolean;
  /** Whether one may join without an account. */
  readonly takesSeats: boolean;
}

interface Invitation extends ShownInvitation {
  readonly classId: string;
  /** What the one who holds the link is in the class already; null for nothing yet. */
  readonly part: Part | null;
}

/**
 * The class that a join link leads to; null when it leads to none.
 *
 * @param memberId null for a guest
 */
export async function invitationOf(
  db: Database,
  code: string,
  memberId: string | null,
): Promise<Invitation | null> {
  const [row] = await db
    .select({
      classId: classes.id,
      name: classes.name,
      isOpen: classes.isOpen,
      takesSeats: classes.takesSeats,
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.instructorId))
    .where(ledTo(code));
  if (!row) return null;
  const [instructors, seen] = await Promise.all([
    instructorsOf(db, row.classId),
    memberId === null ? null : classFor(db, row.classId, memberId),
  ]);
  return { ...row, instructors, part: seen?.part ?? null };
}

function takeOut(db: Database, classId: string, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(classMembers)
      .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)))
      .returning({ userId: classMembers.userId });
    const given = tx
      .select({ id: assignments.id })
      .from(assignments)
      .where(eq(assignments.classId, classId));
    await tx
      .delete(handIns)
      .where(and(eq(handIns.learnerId, userId), inArray(handIns.assignmentId, given)));
    return gone.length > 0;
  });
}

/**
 * DELETE: takes a learner out of a class, with what they handed in there. The instructor may do so
 * for everyone, a learner for themselves.
 */
export const removeLearner = command(
  contract.removeLearner,
  { limit: 'classroom' },
  async ({ db, member, params }) => {
    const { id, member: learnerId } = params;
    const seen = await classFor(db, id, member.id);
    if (!seen) return notFound('class');
    if (seen.part !== 'instructor' && learnerId !== member.id) return notFound('learner');
    return (await takeOut(db, id, learnerId)) ? ok({}) : notFound('learner');
  },
);
