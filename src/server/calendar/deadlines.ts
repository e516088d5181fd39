/** What is due, as calendars tell it. */
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { assignments, classes } from '../database/schema/classroom';
import { calendarOf, type Deadline } from './ics';

/** Days after which what was due leaves the calendar. */
const DAYS_KEPT = 180;

/** Whose calendar it is. */
interface Reader {
  /** Of assignments with their classes, those that they read. */
  readonly reads: SQL | undefined;
  /** Whether they teach the class, told by the database. */
  readonly teaches: SQL<boolean>;
  /** The origin of the site. */
  readonly origin: string;
}

async function deadlinesOf(
  db: Database,
  { reads, teaches, origin }: Reader,
): Promise<readonly Deadline[]> {
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      due: assignments.due,
      className: classes.name,
      teaches,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(gt(assignments.due, sql`now() - make_interval(days => ${DAYS_KEPT})`), reads))
    .orderBy(asc(assignments.due), assignments.id);
  return rows.flatMap(({ id, title, due, className, teaches: isTaught }) => {
    if (due === null) return [];
    const url = `${origin}/community/assignments/${id}`;
    const whose = isTaught ? `You teach ${className}.` : `In ${className}.`;
    return [
      {
        uid: `assignment-${id}@tallystick`,
        due,
        title: `Due: ${title}`,
        about: `${whose}\n${url}`,
        url,
      },
    ];
  });
}

/** What is due for somebody, as the answer that calendar programs read. */
export async function calendarFor(db: Database, reader: Reader): Promise<Response> {
  const deadlines = await deadlinesOf(db, reader);
  return new Response(calendarOf('Tallystick', deadlines, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="tallystick.ics"',
      'Cache-Control': 'private, no-cache',
    },
  });
}
