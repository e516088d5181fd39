/** The assignments about a board, for the board itself: of whoever is signed in, and of the seats that a browser shows. */
import { inArray } from 'drizzle-orm';
import { firstMoves } from '@/events/timeline/prefixMatch';
import type { AnyEvent } from '@/events/world/board';
import * as contract from '@/src/contract/classroom';
import { seatAssignments as seatAssignmentsContract } from '@/src/contract/seats';
import type { Database } from '../database/database';
import { assignments } from '../database/schema/classroom';
import { isSecure } from '../http/address';
import { ok, refuse } from '../http/answer';
import { query } from '../http/endpoint';
import type { LearnerKey } from './access';
import { isAbout, readKept } from './boards';
import { assignmentsFor } from './lists';
import { seatsOf } from './seats/seat';

/** How many moves of a scenario a list tells: enough to see where most lines leave it, and an answer of a bounded size. */
const MOVES_TOLD = 200;

/** So many assignments’ moves are remembered. */
const MAX_KNOWN = 500;

/** Moves already read, by the assignments’ ids: what an assignment starts from never changes, and is long to read. */
const knownStarts = new Map<string, readonly AnyEvent[]>();

/** What the scenarios that assignments start from do, as far as it is told, by the assignments’ ids; nothing for those that start from a board alone. */
async function startsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly AnyEvent[]>> {
  const rows = await db
    .select({ id: assignments.id, startLog: assignments.startLog })
    .from(assignments)
    .where(
      inArray(
        assignments.id,
        ids.filter((id) => !knownStarts.has(id)),
      ),
    );
  const starts = new Map(ids.map((id) => [id, knownStarts.get(id) ?? []]));
  for (const { id, startLog } of rows) {
    const moves = firstMoves(readKept(startLog).events, MOVES_TOLD);
    starts.set(id, moves);
    if (knownStarts.size >= MAX_KNOWN) knownStarts.clear();
    knownStarts.set(id, moves);
  }
  return starts;
}

const NO_BOARD = refuse(400, '“lesson” must be the number of a lesson, sandbox or bills.');

const isBoard = (lesson: string) => /^(?:\d{1,4}|sandbox|bills)$/.test(lesson);

/** The assignments of a learner that are about a board, as they are told to it. */
async function aboutBoard(db: Database, learner: LearnerKey, lesson: string) {
  const found = await assignmentsFor(db, learner, isAbout(lesson));
  const starts = await startsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ due, mark: _, hasFeedback: __, ...one }) => ({
    ...one,
    due: due?.toISOString() ?? null,
    start: (starts.get(one.id) ?? []).map((event) => ({ ...event })),
  }));
}

/** Those to be handed in first. */
function openFirst<One extends { readonly handedIn: object | null }>(found: readonly One[]): One[] {
  return [
    ...found.filter(({ handedIn }) => !handedIn),
    ...found.filter(({ handedIn }) => handedIn),
  ];
}

/** GET: the assignments of whoever asks that are about a board, which `lesson` names: those to be handed in first. */
export const openAssignments = query(
  contract.openAssignments,
  async ({ db, member, query: { lesson = '' } }) => {
    if (!isBoard(lesson)) return NO_BOARD;
    const found = await aboutBoard(db, { kind: 'member', id: member.id }, lesson);
    return ok({ assignments: openFirst(found) });
  },
);

/** GET: the same of all seats that the browser shows; none where it shows no seat. */
export const seatAssignments = query(
  seatAssignmentsContract,
  async ({ db, request: { cookies, headers }, query: { lesson = '' } }) => {
    if (!isBoard(lesson)) return NO_BOARD;
    const shown = await seatsOf(db, cookies, isSecure(headers));
    const found = await Promise.all(
      shown.map(async ({ id, classId, name }) =>
        (await aboutBoard(db, { kind: 'seat', id }, lesson)).map((one) => ({
          ...one,
          classId,
          seat: name,
        })),
      ),
    );
    return ok({ seats: shown.length, assignments: openFirst(found.flat()) });
  },
);
