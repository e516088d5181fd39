/** Seats of classes, taken through the endpoint as people take them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { handInFromSeat } from '@/src/server/classroom/handIn';
import { takeSeat } from '@/src/server/classroom/seats/takeSeat';
import type { Database } from '@/src/server/database/database';
import { seats, seatTokens } from '@/src/server/database/schema/classroom';
import { hashOf } from '@/src/server/identifiers';
import { type Asking, ask, type Reply, type ShownSeat } from '../site';
import { workOf } from './classroomSite';

/** What everybody’s word is. */
export const WORD = 'green river';

/** Asks for a seat. */
export function taking(code: string, name: string, change: object = {}, asking: Asking = {}) {
  const body = { requestId: randomUUID(), code, name, word: WORD, studentId: '', ...change };
  return ask(takeSeat, { body, ...asking });
}

/** What a browser keeps of an answer: the name of the cookie, what it holds, and its attributes. */
export function cookieOf({ response }: Reply) {
  const line = response.headers.get('set-cookie') ?? '';
  const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*); (.*)$/.exec(line) ?? [];
  return { name, value, rest };
}

/** The seat that an answer has the browser show. */
export async function shownBy(db: Database, reply: Reply): Promise<ShownSeat> {
  const { value: token } = cookieOf(reply);
  const [row] = await db
    .select({ id: seats.id, classId: seats.classId, name: seats.name })
    .from(seatTokens)
    .innerJoin(seats, eq(seats.id, seatTokens.seatId))
    .where(eq(seatTokens.tokenHash, hashOf(token)));
  if (!row) throw new Error(`no seat is shown: ${reply.status} ${reply.error}`);
  return { ...row, token };
}

/** Hands the text of a log in as a seat. */
export function handingFrom(
  seat: ShownSeat,
  assignment: string,
  log: string,
  inClass = seat.classId,
): Promise<Reply> {
  const params = { id: inClass, assignment };
  return ask(handInFromSeat, { method: 'PUT', seats: [seat], params, body: workOf(log) });
}

/** Takes a seat in the class of a code. */
export async function seatIn(
  db: Database,
  code: string,
  name: string,
  change: object = {},
): Promise<ShownSeat> {
  return shownBy(db, await taking(code, name, change));
}
