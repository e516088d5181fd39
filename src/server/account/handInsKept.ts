/** A member’s hand-ins, their comments on hand-ins and the feedback that they gave, for the download of their data. */
import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import { isBoardPart } from '@/src/contract/parts';
import { tellsAnswers } from '../classroom/answersShown';
import { openFeedback, openMark, openPoints } from '../classroom/feedback/open';
import { wordsAsked } from '../classroom/learnerParts';
import { partsOf, type WorkByPart, workForLearner } from '../classroom/parts';
import { type FormerPart, partsAskedIn } from '../classroom/revising/former';
import type { Database } from '../database/database';
import { assignments, classes, formerParts, handIns } from '../database/schema/classroom';
import { handInAttempts, handInComments } from '../database/schema/feedback';

/** The questions that were answered, by the ids of their parts, each in the words that it was asked in. */
function asked(
  work: WorkByPart,
  row: Pick<typeof assignments.$inferSelect, 'parts'>,
  former: readonly FormerPart[],
) {
  const answered = partsAskedIn(work, partsOf(row), former).flatMap((part) =>
    isBoardPart(part) || work[part.id] === undefined ? [] : [[part.id, wordsAsked(part)] as const],
  );
  return Object.fromEntries(answered);
}

/** Everything that a learner handed in, attempt by attempt: the questions, the points and what was returned. */
export async function handInsKept(db: Database, learnerId: string) {
  const isTheirs = eq(handIns.learnerId, learnerId);
  const [last, attempts, former] = await Promise.all([
    db
      .select({
        id: handIns.id,
        assignmentId: handIns.assignmentId,
        assignment: assignments.title,
        parts: assignments.parts,
        due: assignments.due,
        answersShown: assignments.answersShown,
        returnedOf: handIns.returnedOf,
        times: handIns.times,
        mark: openMark,
        feedback: openFeedback,
        points: openPoints,
        handedInAt: handIns.handedInAt,
        returnedAt: handIns.returnedAt,
        lookedAt: handIns.lookedAt,
        work: handIns.work,
      })
      .from(handIns)
      .innerJoin(assignments, eq(assignments.id, handIns.assignmentId))
      .where(isTheirs),
    db
      .select({
        handInId: handInAttempts.handInId,
        attempt: handInAttempts.attempt,
        handedInAt: handInAttempts.handedInAt,
        work: handInAttempts.work,
      })
      .from(handInAttempts)
      .innerJoin(handIns, eq(handIns.id, handInAttempts.handInId))
      .where(isTheirs)
      .orderBy(asc(handInAttempts.attempt)),
    db
      .select({
        assignmentId: formerParts.assignmentId,
        revision: formerParts.revision,
        part: formerParts.part,
      })
      .from(formerParts)
      .innerJoin(handIns, eq(handIns.assignmentId, formerParts.assignmentId))
      .where(isTheirs)
      .orderBy(asc(formerParts.revision), formerParts.id),
  ]);
  return last.map(({ id, assignmentId, parts, due, answersShown, returnedOf, work, ...row }) => {
    const replaced = former.filter((one) => one.assignmentId === assignmentId);
    // As its learner sees it on the pages: neither the model nor what is right is given away.
    const tells = (times: number) => tellsAnswers({ due, answersShown }, { times, returnedOf });
    return {
      ...row,
      asked: asked(work, { parts }, replaced),
      work: workForLearner(work, tells(row.times)),
      attempts: attempts
        .filter(({ handInId }) => handInId === id)
        .map(({ attempt, handedInAt, work: done }) => ({
          attempt,
          handedInAt,
          asked: asked(done, { parts }, replaced),
          work: workForLearner(done, tells(attempt)),
        })),
    };
  });
}

/**
 * Marks, feedback and points given in the classes that somebody made, by hand-in. Whose it is and what was handed in
 * is its learner’s: neither is told. In a class that somebody else made it is of that class.
 */
export async function feedbackGiven(db: Database, instructorId: string) {
  return db
    .select({
      handIn: handIns.id,
      assignment: handIns.assignmentId,
      mark: handIns.mark,
      feedback: handIns.feedback,
      points: handIns.points,
      attempt: handIns.saidOf,
      returnedAt: handIns.returnedAt,
    })
    .from(handIns)
    .innerJoin(assignments, eq(assignments.id, handIns.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(eq(classes.instructorId, instructorId), isNotNull(handIns.saidOf)))
    .orderBy(asc(assignments.createdAt), asc(handIns.handedInAt), handIns.id);
}

/** The comments on hand-ins that somebody wrote, and those on their own that were returned. */
export async function handInCommentsKept(db: Database, memberId: string) {
  const isRead = and(
    eq(handIns.learnerId, memberId),
    or(eq(handInComments.isLearners, true), lte(handInComments.attempt, handIns.returnedOf)),
  );
  return db
    .select({
      assignment: assignments.title,
      attempt: handInComments.attempt,
      part: handInComments.part,
      step: handInComments.step,
      text: handInComments.text,
      isLearners: handInComments.isLearners,
      createdAt: handInComments.createdAt,
      editedAt: handInComments.editedAt,
    })
    .from(handInComments)
    .innerJoin(handIns, eq(handIns.id, handInComments.handInId))
    .innerJoin(assignments, eq(assignments.id, handIns.assignmentId))
    .where(or(eq(handInComments.authorId, memberId), isRead))
    .orderBy(asc(handInComments.createdAt));
}
