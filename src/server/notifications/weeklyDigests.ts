/**
 * An instructor’s week, by mail: for each class what was handed in, what came late, which task was
 * missed most, and what waits for a mark. It comes on Mondays to whoever asked for it, and not where
 * nothing was handed in and nothing fell due.
 */
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { taughtBy } from '../classroom/access';
import { countMet, type HandedIn, type TableAssignment, tableOf } from '../classroom/table';
import type { Database } from '../database/database';
import { classes } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { notificationSettings } from '../database/schema/notifications';
import { errorText, logLine } from '../log';
import { isRefusedForGood, linkTo, sendMail } from '../mail';
import { letterOf } from './letter';
import { unsubscribePath } from './unsubscribe';

/** Six in the morning of the last Monday, in UTC: what was not sent since is due. */
const MONDAY = sql`(date_trunc('week', (now() - interval '6 hours') at time zone 'UTC')
  + interval '6 hours') at time zone 'UTC'`;

/** Days that a letter looks back at most, where the server was away. */
const MAX_DAYS = 14;

const DAY = 24 * 60 * 60 * 1000;

/** Whom a letter goes to. */
interface Instructor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly digestedAt: Date | null;
}

/** What a class did in a week. */
interface Line {
  readonly text: string;
  readonly url: string | null;
}

const IS_DUE = or(
  isNull(notificationSettings.digestedAt),
  lt(notificationSettings.digestedAt, MONDAY),
);

async function nextInstructor(db: Database, after: string): Promise<Instructor | null> {
  const { id, name, email } = users;
  const [row] = await db
    .select({ id, name, email, digestedAt: notificationSettings.digestedAt })
    .from(notificationSettings)
    .innerJoin(users, eq(id, notificationSettings.userId))
    .where(
      and(
        gt(id, after),
        eq(notificationSettings.digests, true),
        IS_DUE,
        isNotNull(users.emailVerified),
        isNull(users.bannedAt),
      ),
    )
    .orderBy(asc(id))
    .limit(1);
  return row?.email ? { ...row, email: row.email } : null;
}

/** Claims the letter of an instructor; false where another server has it. */
async function claim(db: Database, { id }: Instructor): Promise<boolean> {
  const claimed = await db
    .update(notificationSettings)
    .set({ digestedAt: sql`now()` })
    .where(and(eq(notificationSettings.userId, id), eq(notificationSettings.digests, true), IS_DUE))
    .returning({ id: notificationSettings.userId });
  return claimed.length > 0;
}

/** The number of the task that most hand-ins miss, and how many do; null where none is missed. */
function missedMost(
  { tasks }: TableAssignment,
  handedIn: readonly HandedIn[],
): { readonly number: number; readonly by: number } | null {
  const missed = tasks.map(({ number }, index) => ({
    number,
    by: handedIn.filter(({ met }) => met[index] === null).length,
  }));
  const most = Math.max(0, ...missed.map(({ by }) => by));
  return most === 0 ? null : (missed.find(({ by }) => by === most) ?? null);
}

/** Whether something was handed in of which nothing is said yet, or not of the last attempt. */
const waitsForMark = ({ saidOf, times }: HandedIn) => saidOf === null || saidOf < times;

/** What happened with an assignment since a day; null where nothing did. */
function lineOf(
  column: TableAssignment,
  handedIn: readonly HandedIn[],
  learners: number,
  since: Date,
): Line | null {
  const now = new Date();
  const fresh = handedIn.filter(({ handedInAt }) => handedInAt > since);
  const fellDue = column.due !== null && column.due > since && column.due <= now;
  if (fresh.length === 0 && !fellDue) return null;
  const late = handedIn.filter(({ isLate }) => isLate).length;
  const unmarked = handedIn.filter(waitsForMark).length;
  const complete = handedIn.filter((one) => countMet(one) === column.tasks.length).length;
  const missed = missedMost(column, handedIn);
  const said = [
    `${handedIn.length} of ${learners} handed in, ${fresh.length} of them this week`,
    ...(late > 0 ? [`${late} late`] : []),
    ...(column.tasks.length > 0 ? [`${complete === 0 ? 'none' : complete} met every task`] : []),
    ...(missed ? [`task ${missed.number} was missed most, by ${missed.by}`] : []),
    ...(unmarked > 0 ? [`${unmarked} waiting for a mark`] : []),
    ...(fellDue ? ['the due date has passed'] : []),
  ];
  return {
    text: `“${column.title}”: ${said.join('; ')}.`,
    url: linkTo(`/community/assignments/${column.id}`),
  };
}

/** What the classes of an instructor did since a day; classes in which nothing happened are left out. */
async function weekOf(db: Database, instructorId: string, since: Date) {
  const taught = await db
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(taughtBy(db, instructorId))
    .orderBy(asc(classes.createdAt), classes.id);
  const sections: { readonly title: string; readonly lines: readonly Line[] }[] = [];
  for (const { id, name } of taught) {
    const { assignments, rows } = await tableOf(db, id);
    const lines = assignments.flatMap((column, index) => {
      const handedIn = rows.flatMap((row) => row.handedIn[index] ?? []);
      return lineOf(column, handedIn, rows.length, since) ?? [];
    });
    if (lines.length > 0) sections.push({ title: name, lines });
  }
  return sections;
}

async function write(db: Database, instructor: Instructor): Promise<void> {
  const { id, name, email, digestedAt } = instructor;
  const earliest = new Date(Date.now() - MAX_DAYS * DAY);
  const since = digestedAt !== null && digestedAt > earliest ? digestedAt : earliest;
  const sections = await weekOf(db, id, since);
  if (sections.length === 0) return;
  const unsubscribe = linkTo(await unsubscribePath(id, 'week'));
  const { text, html } = letterOf({
    name,
    intro: 'This is what your classes at Tallystick did in the last week:',
    sections,
    why: 'You asked for this letter in your profile. It comes on Mondays.',
    unsubscribe,
  });
  const subject = 'The week of your classes at Tallystick';
  await sendMail({ to: email, subject, text, regular: { html, unsubscribe } });
}

/**
 * Sends the letters that are due.
 *
 * @param goOn asked before each: whether this server is still the one to send
 */
export async function sendWeeklyDigests(db: Database, goOn: () => Promise<boolean>): Promise<void> {
  let instructor = await nextInstructor(db, '');
  while (instructor !== null && (await goOn())) {
    if (await claim(db, instructor)) {
      try {
        await write(db, instructor);
      } catch (error) {
        logLine('error', 'MAIL_NOT_SENT', errorText(error));
        if (!isRefusedForGood(error)) {
          const { id, digestedAt } = instructor;
          const { userId } = notificationSettings;
          await db.update(notificationSettings).set({ digestedAt }).where(eq(userId, id));
          return;
        }
      }
    }
    instructor = await nextInstructor(db, instructor.id);
  }
}
