/** What an instructor does about the seats of a class. */
import { and, eq, ne } from 'drizzle-orm';
import { nameKey } from '@/src/contract/names';
import * as contract from '@/src/contract/seats';
import * as sent from '@/src/contract/sent/seats';
import { audit } from '../../audit';
import type { Database } from '../../database/database';
import { seats, seatTokens } from '../../database/schema/classroom';
import { notFound, ok, type Refused, refuse } from '../../http/answer';
import { command, jsonCommand } from '../../http/endpoint';
import { newSeatWord } from '../../identifiers';
import { hashPassword } from '../../password';
import { classFor, type LearnerKey } from '../access';
import { lockMember, lockSeats, moveHandIns } from './moveHandIns';

const NAME_TAKEN = refuse(409, 'Somebody else in this class has this name.', 'name');

const SAME = refuse(409, 'Choose another learner: this is the same one.', 'to');

interface Named {
  readonly id: string;
  readonly seat: string;
}

const isSeat = ({ id, seat }: Named) => and(eq(seats.classId, id), eq(seats.id, seat));

/** Why a member may do nothing about the seats of a class; null for its instructor. */
async function refusedTo(
  db: Database,
  member: { readonly id: string },
  classId: string,
): Promise<Refused | null> {
  const seen = await classFor(db, classId, member.id);
  return seen?.part === 'instructor' ? null : notFound('class');
}

/** PATCH: renames a seat, or says what the school calls its owner. */
export const changeSeat = jsonCommand(
  contract.changeSeat,
  sent.changeSeat,
  { limit: 'classroom' },
  async ({ db, member, params, body: { name, studentId } }) => {
    const refused = await refusedTo(db, member, params.id);
    if (refused) return refused;
    return db.transaction(async (tx) => {
      const key = name === undefined ? undefined : nameKey(name);
      const [found] = await lockSeats(tx, params.id, [params.seat]);
      if (!found) return notFound('seat');
      const isOther = and(eq(seats.classId, params.id), ne(seats.id, params.seat));
      if (key !== undefined) {
        const isTaken = and(isOther, eq(seats.nameKey, key));
        if ((await tx.$count(seats, isTaken)) > 0) return NAME_TAKEN;
      }
      const given = studentId === undefined ? found.studentId : studentId || null;
      await tx.update(seats).set({ name, nameKey: key, studentId: given }).where(isSeat(params));
      return ok({ name: name ?? found.name, studentId: given ?? '' });
    });
  },
);

/** DELETE: takes a seat out of a class, with all that was handed in. */
export const removeSeat = command(
  contract.removeSeat,
  { limit: 'classroom' },
  async ({ db, member, params }) => {
    const refused = await refusedTo(db, member, params.id);
    if (refused) return refused;
    const gone = await db.delete(seats).where(isSeat(params)).returning({ id: seats.id });
    return gone.length > 0 ? ok({}) : notFound('seat');
  },
);

/** POST: makes up another word for a seat; no device shows the seat any more until it comes back by that. */
export const renewWord = command(
  contract.renewWord,
  { limit: 'classroom' },
  async ({ db, member, params, address }) => {
    const refused = await refusedTo(db, member, params.id);
    if (refused) return refused;
    const word = newSeatWord();
    const wordHash = await hashPassword(word);
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update(seats)
        // Who had the old word may have the address of its calendar too.
        .set({ wordHash, calendarSeed: null })
        .where(isSeat(params))
        .returning({ id: seats.id });
      if (!row) return notFound('seat');
      await tx.delete(seatTokens).where(eq(seatTokens.seatId, row.id));
      await audit(tx, { kind: 'seat-word-renewed', userId: member.id, address });
      return ok({ word });
    });
  },
);

/** Locks a seat and the learner who is to have what it handed in; null where one of them is not in the class. */
async function lockBoth(tx: Database, { id, seat }: Named, to: string) {
  const locked = await lockSeats(tx, id, [seat, to]);
  const from = locked.find((one) => one.id === seat);
  const isOther = locked.some((one) => one.id === to);
  if (!from || !(isOther || (await lockMember(tx, id, to)))) return null;
  const heir: LearnerKey = { kind: isOther ? 'seat' : 'member', id: to };
  return { from, heir };
}

/** POST: gives what a seat handed in to another learner of the class, and takes the seat away. */
export const moveSeat = jsonCommand(
  contract.moveSeat,
  sent.moveSeat,
  { limit: 'classroom' },
  async ({ db, member, params, body: { to } }) => {
    const refused = await refusedTo(db, member, params.id);
    if (refused) return refused;
    if (to === params.seat) return SAME;
    return db.transaction(async (tx) => {
      const both = await lockBoth(tx, params, to);
      if (both === null) return notFound('learner');
      await moveHandIns(tx, both.from, both.heir);
      return ok({});
    });
  },
);
