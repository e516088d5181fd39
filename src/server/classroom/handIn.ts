/** Handing in: a log is folded, looked at for the tasks, compared with the model, and kept. */

import { and, eq, sql } from 'drizzle-orm';
import { type AcceptedLog, acceptLog } from '@/events/log/accept';
import { firstDivergence } from '@/events/log/divergence';
import { unfit } from '@/events/log/fitting';
import { loadFolded } from '@/events/log/folded';
import { fileTextOf } from '@/events/log/log';
import { prefixMatch } from '@/events/timeline/prefixMatch';
import * as contract from '@/src/contract/classroom';
import type { BoardPart, BoardWork } from '@/src/contract/parts';
import { handInFromSeat as handInFromSeatContract } from '@/src/contract/seats';
import * as sent from '@/src/contract/sent/classroom';
import { tasksMetIn, tasksOf } from '@/src/lessons/course/handIn';
import { SHELF } from '@/src/lessons/course/shelf';
import type { Database } from '../database/database';
import { assignments, classMembers, handIns, seats } from '../database/schema/classroom';
import { inTurn } from '../folding';
import { type Answer, notFound, ok, type Refused, refuse } from '../http/answer';
import { LOG_LIMIT } from '../http/body';
import { jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { oneLine } from '../log';
import { assignmentFor, assignmentOfSeat, type LearnerKey, type SeenAssignment } from './access';
import { readKept } from './boards';
import { boardsOf } from './parts';

const NO_TEACHER = 'You teach this class: only its learners hand in.';

const NO_BOARD = 'This assignment has no board: answer its questions.';

/** What was found out about a log that is handed in. */
interface Judged {
  readonly done: BoardWork;
  /** The part that it is about. */
  readonly partId: string;
  /** Whether it leaves the scenario before its end, which is told to whoever hands it in. */
  readonly leavesStart: boolean;
}

/** Where a log leaves the model, in words; null where it does not, or there is none. */
async function leavesModel(
  { folded }: AcceptedLog,
  modelLog: string | null,
): Promise<string | null> {
  const model = modelLog === null ? null : await loadFolded(readKept(modelLog), SHELF);
  const divergence = model && firstDivergence(folded, model);
  return divergence ? oneLine(divergence.words) : null;
}

async function judge(
  text: string,
  { id, startLog, tasks, modelLog }: BoardPart,
): Promise<Judged | Refused> {
  const accepted = await acceptLog(text, SHELF);
  if ('problem' in accepted) return refuse(422, accepted.problem);
  const { log, folded } = accepted;
  const start = readKept(startLog);
  const problem = unfit(log, start, SHELF);
  if (problem !== null) return refuse(422, problem);
  const done = {
    log: fileTextOf(log),
    rounds: folded.rounds.length - 1,
    // What the assignment asks, not what the log that was sent says that it asks.
    met: [
      ...tasksMetIn(
        folded,
        await tasksOf(start),
        tasks.map(({ index }) => index),
      ),
    ],
    divergence: await leavesModel(accepted, modelLog),
  };
  return { done, partId: id, leavesStart: prefixMatch(log.events, start.events) === 'part' };
}

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

function keep(
  db: Database,
  { id, classId, due }: SeenAssignment,
  learner: LearnerKey,
  { done, partId, leavesStart }: Judged,
): Promise<Answer<contract.HandInAnswer>> {
  const isSeat = learner.kind === 'seat';
  const owner = isSeat ? { seatId: learner.id } : { learnerId: learner.id };
  return db.transaction(async (tx) => {
    // Whoever takes the assignment back meanwhile waits for this as well.
    const isIn = await isHeldIn(tx, classId, learner);
    const given = tx
      .select({ id: assignments.id })
      .from(assignments)
      .where(eq(assignments.id, id))
      .for('share');
    if (!isIn || (await given).length === 0) return notFound('assignment');
    const [row] = await tx
      .insert(handIns)
      .values({ ...owner, id: newId(), assignmentId: id, work: { [partId]: done } })
      .onConflictDoUpdate({
        target: [handIns.assignmentId, isSeat ? handIns.seatId : handIns.learnerId],
        // What was handed in of other parts stays.
        set: {
          work: sql`${handIns.work} || excluded.work`,
          times: sql`${handIns.times} + 1`,
          handedInAt: sql`now()`,
        },
      })
      .returning({ times: handIns.times, handedInAt: handIns.handedInAt });
    if (!row) throw new Error('a hand-in was not kept');
    const { met, rounds } = done;
    const { times, handedInAt } = row;
    return ok({
      met,
      rounds,
      times,
      leavesStart,
      handedInAt: handedInAt.toISOString(),
      isLate: isLate(handedInAt, due),
    });
  });
}

/** Whether something was handed in after it was due. */
export function isLate(handedInAt: Date, due: Date | null): boolean {
  return due !== null && handedInAt > due;
}

/**
 * PUT: hands a log in, in the place of the one before. It is taken after the due date as well, and
 * is late then. The answer says which tasks it meets and where, and whether it leaves the scenario
 * before its end; where it leaves the model is told
 * to the instructor only, for there are other ways to meet a task, and the model is not given away.
 */
export const handIn = jsonCommand(
  contract.handIn,
  sent.handIn,
  { limit: 'hand-in', bytes: LOG_LIMIT },
  async ({ db, member, params, body }) => {
    const found = await assignmentFor(db, params.id, member.id);
    if (!found) return notFound('assignment');
    if (found.part === 'instructor') return refuse(403, NO_TEACHER);
    const [board] = boardsOf(found);
    if (!board) return refuse(422, NO_BOARD);
    const judged = await inTurn(() => judge(body.log, board));
    return 'error' in judged ? judged : keep(db, found, { kind: 'member', id: member.id }, judged);
  },
);

/** PUT: hands a log in as a seat, as learners with an account do, to an assignment of the seat’s class. */
export const handInFromSeat = jsonCommand(
  handInFromSeatContract,
  sent.handIn,
  { limit: 'hand-in', bytes: LOG_LIMIT },
  async ({ db, seat, params, body }) => {
    const found = await assignmentOfSeat(db, params.assignment, seat);
    if (!found) return notFound('assignment');
    const [board] = boardsOf(found);
    if (!board) return refuse(422, NO_BOARD);
    const judged = await inTurn(() => judge(body.log, board));
    return 'error' in judged ? judged : keep(db, found, { kind: 'seat', id: seat.id }, judged);
  },
);
