/**
 * The due dates of a member as a calendar that programs read by its address. The address is made from
 * the server’s secret and from a seed that is kept: with another seed, or none, the old address ends.
 */
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { addressOf } from '@/src/contract/endpoint';
import * as contract from '@/src/contract/notifications';
import { addressCode, isCode } from '../addressCode';
import { taughtBy } from '../classroom/access';
import { IS_OPEN } from '../classroom/dates';
import type { Database } from '../database/database';
import { classes, classMembers } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { notificationSettings } from '../database/schema/notifications';
import { originOf } from '../http/address';
import { notFound, ok } from '../http/answer';
import { command, query } from '../http/endpoint';
import { newToken } from '../identifiers';
import { calendarFor } from './deadlines';

const codeOf = (memberId: string, seed: string) => addressCode('calendar', memberId, seed);

/** The path of a member’s calendar. */
export async function calendarPath(memberId: string, seed: string): Promise<string> {
  const code = await codeOf(memberId, seed);
  return addressOf(contract.showCalendar, { params: { id: memberId, code } });
}

async function seedOf(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ seed: notificationSettings.calendarSeed })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(and(eq(users.id, memberId), sql`${users.bannedAt} is null`));
  return row?.seed ?? null;
}

async function keepSeed(db: Database, userId: string, calendarSeed: string | null): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, calendarSeed })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { calendarSeed } });
}

/** Of assignments with their classes, those that a member learns or teaches. */
function readBy(db: Database, memberId: string): SQL | undefined {
  const learns: SQL = exists(
    db
      .select({ id: classMembers.userId })
      .from(classMembers)
      .where(and(eq(classMembers.classId, classes.id), eq(classMembers.userId, memberId))),
  );
  return or(taughtBy(db, memberId), and(learns, IS_OPEN));
}

/** PUT: makes an address, in the place of the one before, which leads nowhere then. */
export const makeCalendar = command(
  contract.makeCalendar,
  { limit: 'account' },
  async ({ db, member }) => {
    const seed = newToken();
    await keepSeed(db, member.id, seed);
    return ok({ path: await calendarPath(member.id, seed) });
  },
);

/** DELETE: ends the address. A second time changes nothing. */
export const endCalendar = command(
  contract.endCalendar,
  { limit: 'account' },
  async ({ db, member }) => {
    await keepSeed(db, member.id, null);
    return ok({});
  },
);

/** GET: the calendar of an address. */
export const showCalendar = query(
  contract.showCalendar,
  async ({ db, params: { id, code }, request }) => {
    const seed = await seedOf(db, id);
    if (seed === null || !isCode(code, await codeOf(id, seed))) return notFound('calendar');
    return calendarFor(db, {
      reads: readBy(db, id),
      teaches: sql<boolean>`${taughtBy(db, id)}`,
      origin: originOf(request.headers),
    });
  },
);
