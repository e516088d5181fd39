/** Handing in: what was done of the parts of an assignment is judged and kept. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/handIn';
import { handInFromSeat as handInFromSeatContract } from '@/src/contract/seats';
import * as sent from '@/src/contract/sent/handIn';
import type { Database } from '../database/database';
import { assignments, classMembers, handIns, seats } from '../database/schema/classroom';
import { type Answer, notFound, ok, refuse } from '../http/answer';
import { MAX_PARTS_BYTES } from '../http/body';
import { jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import {
  assignmentFor,
  assignmentOfSeat,
  handedInBy,
  type LearnerKey,
  type SeenAssignment,
} from './access';
import { closedNow, isLate } from './dates';
import { keepAttempt } from './feedback/attempts';
import { openOf } from './feedback/open';
import { totalFor } from './feedback/scores';
import { type JudgedByPart, judge, NO_PART } from './judge';
import { boardsOf, boardsSummary, isBoardWork, outlinesOf, partsOf } from './parts';
import { countMet } from './table';

const NO_TEACHER = 'You teach this class: only its learners hand in.';

/** Whether a learner is in a class; whoever is taken out of it meanwhile waits for the end of the transaction. */
async function isHeldIn(tx: Database, classId: string, { kind, id }: LearnerKey): Promise<boolean> {
  const rows =
    kind === 'seat'
      ? await tx
          .select({ id: seats.id })
          .from(seats)
          .where(and(eq(seats.classId, classId), eq(seats.id, id)))
          .for('share')
      : await tx
          .select({ id: classMembers.userId })
          .from(classMembers)
          .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, id)))
          .for('share');
  return rows.length > 0;
}

/** The boards that meet fewer tasks than in what was handed in of them before; that waits for the end of the transaction. */
async function lessMet(
  tx: Database,
  seen: SeenAssignment,
  learner: LearnerKey,
  judged: JudgedByPart,
): Promise<contract.LessMet[]> {
  const [kept] = await tx
    .select({ work: handIns.work })
    .from(handIns)
    .where(and(eq(handIns.assignmentId, seen.id), handedInBy(learner)))
    .for('no key update');
  return boardsOf(seen).flatMap(({ id, title }) => {
    const [last, done] = [kept?.work[id], judged[id]?.done];
    if (!isBoardWork(last) || !isBoardWork(done)) return [];
    const [before, now] = [countMet(last), countMet(done)];
    return now < before ? [{ title, before, now }] : [];
  });
}

function keep(
  db: Database,
  seen: SeenAssignment,
  learner: LearnerKey,
  judged: JudgedByPart,
  isAgreed: boolean,
): Promise<Answer<contract.HandInReply>> {
  const { id, classId, due, parts } = seen;
  const isSeat = learner.kind === 'seat';
  const owner = isSeat ? { seatId: learner.id } : { learnerId: learner.id };
  const asked = seen.revision > 1 ? { revision: seen.revision } : {};
  const work = Object.fromEntries(
    Object.entries(judged).map(([part, { done }]) => [part, { ...done, ...asked }]),
  );
  return db.transaction(async (tx) => {
    // Whoever takes the assignment back or changes it meanwhile waits for this as well.
    const isIn = await isHeldIn(tx, classId, learner);
    const [given] = isIn
      ? await tx
          .select({ parts: assignments.parts })
          .from(assignments)
          .where(eq(assignments.id, id))
          .for('share')
      : [];
    if (!given) return notFound('assignment');
    // What was judged is what is asked.
    if (!isDeepStrictEqual(given.parts, parts)) return NO_PART;
    const less = isAgreed ? [] : await lessMet(tx, seen, learner, judged);
    if (less.length > 0) return ok({ less });
    const [row] = await tx
      .insert(handIns)
      .values({ ...owner, id: newId(), assignmentId: id, work })
      .onConflictDoUpdate({
        target: [handIns.assignmentId, isSeat ? handIns.seatId : handIns.learnerId],
        // What was handed in of other parts stays.
        set: {
          work: sql`${handIns.work} || excluded.work`,
          times: sql`${handIns.times} + 1`,
          handedInAt: sql`now()`,
        },
      })
      .returning({
        id: handIns.id,
        times: handIns.times,
        work: handIns.work,
        handedInAt: handIns.handedInAt,
        returnedOf: handIns.returnedOf,
        mark: handIns.mark,
        feedback: handIns.feedback,
        points: handIns.points,
        saidOf: handIns.saidOf,
      });
    if (!row) throw new Error('a hand-in was not kept');
    await keepAttempt(tx, row);
    const { times, handedInAt } = row;
    const sent = outlinesOf(seen).filter((part) => part.id in judged);
    const { met, rounds } = boardsSummary(sent, work);
    return ok({
      met: [...met],
      rounds,
      points: totalFor(seen, { ...row, points: openOf(row).points }),
      times,
      leavesStart: Object.values(judged).some(({ leavesStart }) => leavesStart),
      handedInAt: handedInAt.toISOString(),
      isLate: isLate(handedInAt, due),
    });
  });
}

const NOT_OPEN = 'This assignment is not open yet: what you did stays in this browser.';
const CLOSED =
  'The due date has passed, and this assignment takes nothing late. What you did stays in this browser.';

/** What a learner sends. */
interface SentHandIn {
  readonly work: Readonly<Record<string, sent.SentWork>>;
  /** The revision of the parts that they had before them; left out where it is not known. */
  readonly revision?: number | undefined;
  /** Whether it is kept even where it meets less. */
  readonly agreed?: boolean | undefined;
}

async function takeIn(
  db: Database,
  seen: SeenAssignment,
  learner: LearnerKey,
  { work, revision = seen.revision, agreed = false }: SentHandIn,
): Promise<Answer<contract.HandInReply>> {
  const closed = closedNow(seen);
  if (closed) return refuse(409, closed === 'closed' ? CLOSED : NOT_OPEN);
  // What was answered was asked in other words.
  if (revision !== seen.revision) return NO_PART;
  const { refused, judged } = await judge(work, partsOf(seen));
  return refused ?? keep(db, seen, learner, judged, agreed);
}

/**
 * PUT: hands in what was done of some parts, in the place of what was handed in of them before. Where a board
 * meets fewer tasks than it did there, nothing is kept until that is agreed to: a browser that has lost the
 * steps, or never had them, would wipe out the better ones. Whether it
 * is taken after the due date, and what it loses then, the assignment says. The answer says which tasks
 * are met and where, and whether a board leaves the scenario before its end; where it leaves the model is
 * told to instructors only, for there are other ways to meet a task, and the model is not given away.
 */
export const handIn = jsonCommand(
  contract.handIn,
  sent.handIn,
  { limit: 'hand-in', bytes: MAX_PARTS_BYTES },
  async ({ db, member, params, body }) => {
    const found = await assignmentFor(db, params.id, member.id);
    if (!found) return notFound('assignment');
    if (found.part === 'instructor') return refuse(403, NO_TEACHER);
    return takeIn(db, found, { kind: 'member', id: member.id }, body);
  },
);

/** PUT: hands in as a seat, as learners with an account do, to an assignment of the seat’s class. */
export const handInFromSeat = jsonCommand(
  handInFromSeatContract,
  sent.handIn,
  { limit: 'hand-in', bytes: MAX_PARTS_BYTES },
  async ({ db, seat, params, body }) => {
    const found = await assignmentOfSeat(db, params.assignment, seat);
    if (!found) return notFound('assignment');
    return takeIn(db, found, { kind: 'seat', id: seat.id }, body);
  },
);
