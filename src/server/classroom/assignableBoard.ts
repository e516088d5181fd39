/** What a part of an assignment can be about: the board of a lesson, a published scenario, or a log that a link carries. */

import { and, eq } from 'drizzle-orm';
import { acceptLog } from '@/events/log/accept';
import { boardName } from '@/events/log/fitting';
import { decodePayload, readFragment } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import * as contract from '@/src/contract/classroom';
import { MAX_LINK } from '@/src/contract/limits';
import type { About } from '@/src/contract/sent/parts';
import { boardEntry, entryOf } from '@/src/lessons/course/catalogue';
import { tasksOf } from '@/src/lessons/course/handIn';
import { loadLesson } from '@/src/lessons/course/load';
import { lessonAt } from '@/src/lessons/course/openings';
import { SHELF } from '@/src/lessons/course/shelf';
import type { Task } from '@/src/lessons/course/task';
import { isOpen } from '@/src/server/community/visible';
import type { Database } from '../database/database';
import { scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';
import { foldQueuedOrRefuse } from '../foldQueue';
import { ok, type Refused, refuse } from '../http/answer';
import { query } from '../http/endpoint';
import { readKeptLog } from './boards';

/** A board as it can be set: what learners start from, and what can be asked of them there. */
export interface AssignableBoard {
  readonly title: string;
  /** The scenario, or nothing but the lesson’s board. */
  readonly start: Log;
  readonly scenarioId: string | null;
  /** All tasks of the lesson; none for a sandbox and for the bills. */
  readonly tasks: readonly Task[];
}

const NO_SCENARIO =
  'There is no scenario at this address: copy the address of its page, or a link that Share gives.';

/** The id of a scenario, where somebody may have given the address of its page. */
function scenarioIdIn(addressOrId: string): string | null {
  const [path = ''] = addressOrId.split(/[?#]/);
  return /^(?:.*\/community\/scenarios\/)?([\w-]{1,64})\/?$/.exec(path)?.[1] ?? null;
}

/** The steps that the link of a board carries, as the text of a log; null where an address carries none, or not all. */
function logLinked(address: string): string | null {
  const at = address.indexOf('#');
  const fragment = at < 0 ? null : readFragment(address.slice(at));
  const decoded = fragment && decodePayload(fragment.payload);
  return decoded && 'log' in decoded && decoded.truncated === null ? fileTextOf(decoded.log) : null;
}

async function boardOfScenario(
  db: Database,
  addressOrId: string,
): Promise<AssignableBoard | Refused> {
  const linked = logLinked(addressOrId);
  // What the site tells itself has no page of its own, and anybody may give a link.
  if (linked !== null) return boardOfLog(linked);
  const id = scenarioIdIn(addressOrId);
  if (id === null) return refuse(404, NO_SCENARIO);
  const [row] = await db
    .select({ id: scenarios.id, title: scenarios.title, logText: scenarios.logText })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(and(eq(scenarios.id, id), isOpen));
  if (!row) return refuse(404, NO_SCENARIO);
  const start = readKeptLog(row.logText);
  return { title: row.title, start, scenarioId: row.id, tasks: await tasksOf(start) };
}

/** The board that the text of a log begins on; 422 where it cannot be taken, 503 where the queue is full. */
async function boardOfLog(text: string): Promise<AssignableBoard | Refused> {
  const accepted = await foldQueuedOrRefuse(() => acceptLog(text, SHELF));
  if ('error' in accepted) return accepted;
  if ('problem' in accepted) return refuse(422, `The board cannot be taken. ${accepted.problem}`);
  const { log } = accepted;
  const title = log.title ?? boardName(log, SHELF);
  return { title, start: log, scenarioId: null, tasks: await tasksOf(log) };
}

/** The board that a part of an assignment is to be about; 404 or 422 where there is none, 503 where the queue is full. */
export async function assignableBoard(
  db: Database,
  about: Exclude<About, { readonly part: string }>,
): Promise<AssignableBoard | Refused> {
  if ('scenario' in about) return boardOfScenario(db, about.scenario);
  if ('log' in about) return boardOfLog(about.log);
  const { lesson, opening } = about;
  if (!boardEntry(lesson)) return refuse(422, `There is no board of a lesson ${lesson}.`);
  if (!lessonAt(await loadLesson(lesson), opening)) {
    return refuse(422, `Lesson ${lesson} has no opening “${opening}”.`);
  }
  const named = opening === undefined ? {} : { opening };
  const start: Log = { world: 'banking', lesson, ...named, events: [] };
  const tasks = await tasksOf(start);
  return { title: entryOf(lesson).title, start, scenarioId: null, tasks };
}

/** Scenarios that a form offers at most. */
const MAX_OFFERED = 200;

/** What a member has published and everybody may see, by title: what can be picked as a board. */
export async function scenariosBy(
  db: Database,
  authorId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  return db
    .select({ id: scenarios.id, title: scenarios.title })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(and(eq(scenarios.authorId, authorId), isOpen))
    .orderBy(scenarios.title, scenarios.id)
    .limit(MAX_OFFERED);
}

/** GET: what a scenario would be as an assignment: its title, its board, the tasks that can be chosen, and its log. */
export const scenarioToAssign = query(
  contract.scenarioToAssign,
  async ({ db, query: { scenario = '' } }) => {
    const board = await boardOfScenario(db, scenario.trim().slice(0, MAX_LINK));
    if ('error' in board) return board;
    const { title, start, tasks } = board;
    return ok({
      title,
      board: boardName(start, SHELF),
      lesson: start.lesson,
      tasks: tasks.map(({ goal }) => goal),
      // What a model is compared with before it is sent.
      start: fileTextOf(start),
    });
  },
);
