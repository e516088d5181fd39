/**
 * The due dates of a seat as a calendar that programs read by its address: as a member’s, made from the
 * server’s secret and a seed that is kept with the seat. It goes with the seat.
 */
import { and, eq, sql } from 'drizzle-orm';
import { addressOf } from '@/src/contract/endpoint';
import * as contract from '@/src/contract/seats';
import { addressCode, isCode } from '../addressCode';
import { IS_OPEN } from '../classroom/dates';
import type { Database } from '../database/database';
import { classes, seats } from '../database/schema/classroom';
import { originOf } from '../http/address';
import { notFound, ok } from '../http/answer';
import { command, query } from '../http/endpoint';
import { newToken } from '../identifiers';
import { calendarFor } from './deadlines';

const codeOf = (seatId: string, seed: string) => addressCode('seat-calendar', seatId, seed);

/** What an address names. */
interface Named {
  readonly id: string;
  readonly classId: string;
}

async function pathOf({ id: seat, classId: id }: Named, seed: string): Promise<string> {
  const code = await codeOf(seat, seed);
  return addressOf(contract.showSeatCalendar, { params: { id, seat, code } });
}

async function seedOf(db: Database, { id, classId }: Named): Promise<string | null> {
  const [row] = await db
    .select({ seed: seats.calendarSeed })
    .from(seats)
    .where(and(eq(seats.id, id), eq(seats.classId, classId)));
  return row?.seed ?? null;
}

/** The path of a seat’s calendar; null where it has none. */
export async function seatCalendarPath(db: Database, seat: Named): Promise<string | null> {
  const seed = await seedOf(db, seat);
  return seed === null ? null : pathOf(seat, seed);
}

/** PUT: makes an address, in the place of the one before, which leads nowhere then. */
export const makeSeatCalendar = command(
  contract.makeSeatCalendar,
  { limit: 'classroom' },
  async ({ db, seat }) => {
    const calendarSeed = newToken();
    await db.update(seats).set({ calendarSeed }).where(eq(seats.id, seat.id));
    return ok({ path: await pathOf(seat, calendarSeed) });
  },
);

/** DELETE: ends the address. A second time changes nothing. */
export const endSeatCalendar = command(
  contract.endSeatCalendar,
  { limit: 'classroom' },
  async ({ db, seat }) => {
    await db.update(seats).set({ calendarSeed: null }).where(eq(seats.id, seat.id));
    return ok({});
  },
);

/** GET: the calendar of an address. */
export const showSeatCalendar = query(
  contract.showSeatCalendar,
  async ({ db, params: { id: classId, seat: id, code }, request }) => {
    const seed = await seedOf(db, { id, classId });
    if (seed === null || !isCode(code, await codeOf(id, seed))) return notFound('calendar');
    return calendarFor(db, {
      reads: and(eq(classes.id, classId), IS_OPEN),
      teaches: sql<boolean>`false`,
      origin: originOf(request.headers),
    });
  },
);
