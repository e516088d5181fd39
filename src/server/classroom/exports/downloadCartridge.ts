/** A class for another learning platform: its assignments, and the lessons, as links, and their boards in frames. */
import { and, desc, eq } from 'drizzle-orm';
import { fragmentOf, linkPayload } from '@/events/log/link';
import type { Log } from '@/events/worlds';
import * as contract from '@/src/contract/classroom';
import { EMBED_PATH } from '@/src/contract/embedded';
import { LECTURES, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import type { Database } from '../../database/database';
import { assignments } from '../../database/schema/classroom';
import { originOf } from '../../http/address';
import { notFound } from '../../http/answer';
import { attachment } from '../../http/attachment';
import { query } from '../../http/endpoint';
import { classFor } from '../access';
import { assignmentsOf } from '../assignmentLists';
import { readKeptLog } from '../boards';
import { IS_OPEN } from '../dates';
import { boardsOf } from '../parts';
import { type CartridgeBoard, type CartridgeModule, cartridgeOf } from './cartridge';

/** A log's board in a frame; none for a log that no link can carry. */
function boardIn(origin: string, title: string, log: Log): readonly CartridgeBoard[] {
  const payload = linkPayload(log);
  if (payload === null) return [];
  return [
    { title: `${title}: the board`, embed: `${origin}${EMBED_PATH}#${fragmentOf(payload, null)}` },
  ];
}

/** The lessons, a module for each lecture. */
function lessonModules(origin: string): readonly CartridgeModule[] {
  return LECTURES.map((lecture) => ({
    title: lecture.title,
    links: lessonsOf(lecture).map((lesson) => {
      const { id, title, hasBoard } = lesson;
      const blank: Log = { world: 'banking', lesson: id, events: [] };
      return {
        title,
        address: `${origin}${lessonPath(lesson)}`,
        boards: hasBoard ? boardIn(origin, title, blank) : [],
      };
    }),
  }));
}

/** The boards of the assignments of a class that learners may begin, by the assignments’ ids. */
async function boardsOfOpen(
  db: Database,
  classId: string,
  origin: string,
): Promise<ReadonlyMap<string, readonly CartridgeBoard[]>> {
  const rows = await db
    .select({ id: assignments.id, parts: assignments.parts })
    .from(assignments)
    .where(and(eq(assignments.classId, classId), IS_OPEN))
    .orderBy(desc(assignments.createdAt));
  return new Map(
    rows.map((row) => [
      row.id,
      boardsOf(row).flatMap(({ title, startLog }) => boardIn(origin, title, readKeptLog(startLog))),
    ]),
  );
}

/** GET: the assignments of a class and the site’s lessons as a Common Cartridge. Nothing of what learners did is in it. */
export const downloadCartridge = query(contract.downloadCartridge, async (asked) => {
  const { db, member, params, request } = asked;
  const found = await classFor(db, params.id, member.id);
  if (found?.part !== 'instructor') return notFound('class');
  const origin = originOf(request.headers);
  const [given, boards] = await Promise.all([
    assignmentsOf(db, found.id),
    boardsOfOpen(db, found.id, origin),
  ]);
  const links = given.map(({ id, title }) => ({
    title,
    address: `${origin}/community/assignments/${id}`,
    boards: boards.get(id) ?? [],
  }));
  const bytes = cartridgeOf(found.name, [
    { title: 'Assignments', links },
    ...lessonModules(origin),
  ]);
  return attachment(`${found.name}.imscc`, 'application/vnd.ims.imsccv1p1', Buffer.from(bytes));
});
