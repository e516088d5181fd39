/** What the pages of assignments show: the assignment itself, what somebody handed in, and the log of it. */

import { and, eq, sql } from 'drizzle-orm';
import { assertDefined } from '@/events/assert';
import { boardName } from '@/events/log/fitting';
import { loadFolded } from '@/events/log/folded';
import type { Log } from '@/events/worlds';
import type { BoardPart } from '@/src/contract/parts';
import { SHELF } from '@/src/lessons/course/shelf';
import type { Database } from '../database/database';
import { handIns, seats } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { afterOthers } from '../folding';
import { handedInById, type SeenAssignment } from './access';
import { readKept } from './boards';
import { openOf, saidIn } from './feedback/open';
import { outlinesOf, summed, toldWork, type WorkByPart } from './parts';
import { isLate, tellsAnswers } from './score';
import { type ChosenTask, chosenTasks, type HandedIn } from './table';

/** What a part of an assignment is about. */
export interface ShownAbout {
  readonly part: BoardPart;
  /** What its board is called within a sentence. */
  readonly board: string;
  /** What learners start from: nothing but the board, or a scenario. */
  readonly start: Log;
  /** The number of the last step of that, at which its board opens. */
  readonly lastStep: number;
  readonly tasks: readonly ChosenTask[];
}

/** What a board of an assignment is about, for its pages. */
export async function aboutOf(part: BoardPart): Promise<ShownAbout> {
  const start = readKept(part.startLog);
  // A class opens it at the same time.
  const folded = assertDefined(
    await afterOthers(() => loadFolded(start, SHELF)),
    'board of a kept log',
  );
  return {
    part,
    board: boardName(start, SHELF),
    start,
    lastStep: folded.rounds.length - 1,
    tasks: await chosenTasks(part),
  };
}

/** What a learner handed in, with its logs. */
interface ShownHandIn extends HandedIn {
  readonly handInId: string;
  readonly learner: string;
  /** What was done of each part, by its id. */
  readonly work: WorkByPart;
}

/**
 * What a learner handed in to an assignment.
 *
 * @param learnerId of somebody with an account, or of a seat: no id is both
 * @param viewerId who looks: the learner, or the instructor if the assignment is seen as such
 * @returns null where there is nothing, or it is somebody else’s
 */
export async function handInOf(
  db: Database,
  seen: SeenAssignment,
  learnerId: string,
  viewerId: string,
): Promise<ShownHandIn | null> {
  const { id, due, part } = seen;
  if (part !== 'instructor' && learnerId !== viewerId) return null;
  const [row] = await db
    .select({
      found: handIns,
      learner: sql<string>`coalesce(${users.name}, ${seats.name})`,
    })
    .from(handIns)
    .leftJoin(users, eq(users.id, handIns.learnerId))
    .leftJoin(seats, eq(seats.id, handIns.seatId))
    .where(and(eq(handIns.assignmentId, id), handedInById(learnerId)));
  if (!row) return null;
  const { found, learner } = row;
  const { id: handInId, handedInAt, times, returnedOf, returnedAt, lookedAt, notes } = found;
  const tells = tellsAnswers(seen, { times, returnedOf });
  const work = part === 'instructor' ? found.work : toldWork(found.work, tells);
  return {
    handInId,
    handedInAt,
    times,
    returnedOf,
    returnedAt,
    lookedAt,
    notes,
    ...(part === 'instructor' ? saidIn(found) : openOf(found)),
    ...summed(outlinesOf(seen), work),
    work,
    isLate: isLate(handedInAt, due),
    learner,
  };
}
