/** A stage for the authorisation matrix: members of every role, and something of everything that is kept. */
import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { makeCalendar } from '@/src/server/calendar/memberFeed';
import { makeSeatCalendar } from '@/src/server/calendar/seatFeed';
import { answerFromSeat, commentHandIn } from '@/src/server/classroom/feedback/comments';
import { returnHandIn } from '@/src/server/classroom/feedback/returning';
import { addComment } from '@/src/server/community/comments';
import type { Database } from '@/src/server/database/database';
import {
  assignments,
  classes,
  classInstructors,
  classMembers,
  formerParts,
  handIns,
  seats,
  seatTokens,
} from '@/src/server/database/schema/classroom';
import {
  comments,
  moderationLog,
  reports,
  scenarios,
  stars,
} from '@/src/server/database/schema/community';
import { handInAttempts, handInComments } from '@/src/server/database/schema/feedback';
import {
  accounts,
  mailTokens,
  pictures,
  progress,
  users,
} from '@/src/server/database/schema/members';
import {
  announcedChanges,
  notificationSettings,
  notifications,
} from '@/src/server/database/schema/notifications';
import { unsubscribePath } from '@/src/server/notifications/unsubscribe';
import { hashPassword } from '@/src/server/password';
import {
  assignmentOf,
  classOf,
  codeOf,
  handingIn,
  join,
  paymentsText,
} from './classroom/classroomSite';
import { handingFrom, seatIn } from './classroom/seatSite';
import { publishedBy } from './community/communityHelp';
import { ask, type Person, type ShownSeat, type TestSite } from './site';

/** Whoever may ask for something. */
export const ROLES = [
  'guest',
  'stranger',
  'author',
  'commenter',
  'instructor',
  // Teaches the class beside the instructor.
  'assistant',
  'learner',
  'moderator',
  // Without an account: a seat in the class, and one in another class.
  'seat',
  'strangeSeat',
] as const;

export type Role = (typeof ROLES)[number];

/** The roles that have an account. */
type Signed = Exclude<Role, 'guest' | Seated>;

/** The roles that have a seat in the place of one. */
type Seated = 'seat' | 'strangeSeat';

const isSeated = (role: Role): role is Seated => role === 'seat' || role === 'strangeSeat';

/** What everybody’s password is. */
export const PASSWORD = 'a long pass phrase';

/** Who is there, and what is theirs, by identifiers. */
export interface Stage {
  readonly people: Readonly<Record<Signed, Person>>;
  readonly seats: Readonly<Record<Seated, ShownSeat>>;
  /** Published by the author. */
  readonly scenario: string;
  /** By the commenter, on that scenario. */
  readonly comment: string;
  /** The instructor’s, with the learner in it. */
  readonly classroom: string;
  readonly code: string;
  readonly assignment: string;
  /** That the learner was told of the assignment. */
  readonly notice: string;
  /** The code in the address of the learner’s calendar. */
  readonly calendar: string;
  /** The code in the address of the seat’s calendar. */
  readonly seatCalendar: string;
  /** The code in the address that ends the learner’s letters. */
  readonly letters: string;
  /** The instructor’s, on what the learner handed in. */
  readonly remark: string;
  /** The instructor’s, on what the seat handed in. */
  readonly seatRemark: string;
  /** The seat’s answer to that. */
  readonly seatAnswer: string;
  /** A log that can be published and handed in. */
  readonly log: string;
}

let kept: Promise<string> | undefined;

async function peopleOf(site: TestSite): Promise<Stage['people']> {
  kept ??= hashPassword(PASSWORD);
  const passwordHash = await kept;
  const one = (name: string) => site.person(name, { passwordHash });
  return {
    stranger: await one('Stranger'),
    author: await one('Author'),
    commenter: await one('Commenter'),
    instructor: await one('Instructor'),
    assistant: await one('Assistant'),
    learner: await one('Learner'),
    moderator: await site.person('Moderator', { passwordHash, role: 'moderator' }),
  };
}

/** Comments on what somebody handed in, and gives it back. */
async function remarkOn(as: Person, id: string, learner: string): Promise<string> {
  const params = { id, learner };
  const at = { part: '1', step: 1 };
  const { data } = await ask(commentHandIn, {
    ...{ as, params },
    body: { requestId: randomUUID(), text: 'Why so?', attempt: 1, at },
  });
  await ask(returnHandIn, {
    ...{ method: 'PUT', as, params },
    body: { attempt: 1, isReturned: true },
  });
  return String(data.id);
}

/** Sets a stage. */
export async function stageOf(site: TestSite): Promise<Stage> {
  const people = await peopleOf(site);
  const scenario = await publishedBy(people.author);
  const { data } = await ask(addComment, {
    as: people.commenter,
    params: { id: scenario },
    body: { requestId: randomUUID(), text: 'Well played.' },
  });
  const classroom = await classOf(people.instructor);
  await join(site.db, classroom, people.learner);
  const { assistant } = people;
  await site.db.insert(classInstructors).values({ classId: classroom, userId: assistant.id });
  const code = await codeOf(site.db, classroom);
  const elsewhere = await codeOf(site.db, await classOf(people.author, 'Another class'));
  const shown = {
    seat: await seatIn(site.db, code, 'Sam'),
    strangeSeat: await seatIn(site.db, elsewhere, 'Sam'),
  };
  const assignment = await assignmentOf(people.instructor, classroom);
  await handingIn(people.learner, assignment, paymentsText(10));
  const { learner } = people;
  const [told] = await site.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, learner.id));
  const { data: made } = await ask(makeCalendar, { method: 'PUT', as: learner });
  const { data: madeBySeat } = await ask(makeSeatCalendar, {
    ...{ method: 'PUT', seats: [shown.seat] },
    params: { id: classroom },
  });
  const ending = await unsubscribePath(learner.id, 'news');
  await handingFrom(shown.seat, assignment, paymentsText(10));
  const remarks = {
    remark: await remarkOn(people.instructor, assignment, people.learner.id),
    seatRemark: await remarkOn(people.instructor, assignment, shown.seat.id),
  };
  const answered = await ask(answerFromSeat, {
    seats: [shown.seat],
    params: { id: classroom, assignment },
    body: { requestId: randomUUID(), text: 'I see.', under: remarks.seatRemark },
  });
  return {
    notice: told?.id ?? '',
    calendar: String(made.path).split('/').at(-1) ?? '',
    seatCalendar: String(madeBySeat.path).split('/').at(-1) ?? '',
    letters: ending.split('/').at(-1) ?? '',
    people,
    seats: shown,
    scenario,
    comment: String(data.id),
    classroom,
    code,
    assignment,
    ...remarks,
    seatAnswer: String(answered.data.id),
    log: paymentsText(20, 10),
  };
}

/** Every table but those of what guards the site, each after those that it refers to. */
const TABLES = [
  users,
  pictures,
  accounts,
  mailTokens,
  scenarios,
  stars,
  comments,
  reports,
  moderationLog,
  progress,
  classes,
  classInstructors,
  classMembers,
  assignments,
  formerParts,
  seats,
  seatTokens,
  handIns,
  notifications,
  notificationSettings,
  announcedChanges,
  handInComments,
  handInAttempts,
] as const;

/** The rows of all tables in one answer: asked one by one they take longer than what is tested. */
const ALL = sql.join(
  TABLES.map(
    (table) =>
      sql`select coalesce(json_agg(t order by t::text), '[]')::text as rows from ${table} t`,
  ),
  sql` union all `,
);

/** All that is kept but what guards the site, as text: equal where nothing was changed. */
export async function everything(db: Database): Promise<string> {
  const tables = await db.select({ rows: sql<string>`rows` }).from(sql`(${ALL}) as tables`);
  return tables.map(({ rows }) => rows).join('\n');
}

/**
 * How many transactions have written, of all databases of the server: where it is as before, nothing was changed.
 * To ask for that takes a fraction of what `everything` takes.
 */
export async function writesSoFar(db: Database): Promise<string> {
  const next = sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`;
  const [row] = await db.select({ next }).from(sql`(values (1)) as one`);
  if (row === undefined) throw new Error('the database does not count its transactions');
  return row.next;
}

/** The columns of a table that a row is written with; the others follow from them. */
const written = (table: (typeof TABLES)[number]): string =>
  Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => `"${name}"`)
    .join(', ');

/**
 * Copies what `everything` tells, and gives what brings it back as it is now. To act it all anew takes
 * ten times as long.
 */
export async function copied(db: Database): Promise<() => Promise<void>> {
  const names = TABLES.map((table) => getTableName(table));
  const steps = (each: readonly string[]) =>
    db.execute(sql.raw(`do $$ begin ${each.join('; ')}; end $$`));
  await steps([
    'drop schema if exists kept cascade',
    'create schema kept',
    ...names.map((name) => `create table kept."${name}" as table "${name}"`),
  ]);
  const back = [
    ...names.toReversed().map((name) => `delete from "${name}"`),
    ...TABLES.map((table) => {
      const [name, columns] = [getTableName(table), written(table)];
      return `insert into "${name}" (${columns}) select ${columns} from kept."${name}"`;
    }),
  ];
  return async () => {
    await steps(back);
  };
}

/** The browser of a role: signed in, or with its seat. */
export function askerOf(stage: Stage, role: Role) {
  if (role === 'guest') return { as: null };
  return isSeated(role) ? { as: null, seats: [stage.seats[role]] } : { as: stage.people[role] };
}
