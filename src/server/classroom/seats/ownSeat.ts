/** What a seat may do about itself: another word, leaving this device, giving itself up. */
import { and, eq } from 'drizzle-orm';
import { cleanWord } from '@/src/contract/names';
import * as contract from '@/src/contract/seats';
import * as sent from '@/src/contract/sent/seats';
import { seats } from '../../database/schema/classroom';
import { isSecure } from '../../http/address';
import { ok, refuse } from '../../http/answer';
import { command, jsonCommand } from '../../http/endpoint';
import { hashPassword } from '../../password';
import { endTokenOf, forgettingSeat } from './seat';
import { refusedWord } from './seatWord';

const WRONG = refuse(403, 'The secret word is not right. Nothing was changed.', 'current');

const TELLING = refuse(400, 'Choose a secret word that is not your name.', 'next');

/** PUT: gives a seat another word, by the one it has. The devices that show it stay. */
export const changeWord = jsonCommand(
  contract.changeWord,
  sent.changeWord,
  { limit: 'classroom' },
  async ({ db, seat: { id, classId, name }, body: { current, next }, address }) => {
    const [row] = await db.select().from(seats).where(eq(seats.id, id));
    const wordHash = row?.wordHash ?? null;
    const tried = { classId, name, word: current, wordHash, address };
    const refused = await refusedWord(db, tried, WRONG);
    if (refused || wordHash === null) return refused ?? WRONG;
    if (next === cleanWord(name)) return TELLING;
    const changed = await db
      .update(seats)
      .set({ wordHash: await hashPassword(next) })
      // The instructor may have given it another one meanwhile.
      .where(and(eq(seats.id, id), eq(seats.wordHash, wordHash)))
      .returning({ id: seats.id });
    return changed.length > 0 ? ok({}) : WRONG;
  },
);

/** DELETE: shows the seat on this device no longer. What was handed in stays. */
export const leaveSeat = command(
  contract.leaveSeat,
  { limit: 'classroom' },
  async ({ db, seat: { classId }, request: { cookies, headers } }) => {
    const secure = isSecure(headers);
    await endTokenOf(db, cookies, secure, classId);
    return { ...ok({}), headers: forgettingSeat(classId, secure) };
  },
);

/** DELETE: takes the seat away, with all that was handed in. */
export const giveUpSeat = command(
  contract.giveUpSeat,
  { limit: 'classroom' },
  async ({ db, seat: { id, classId }, request: { headers } }) => {
    await db.delete(seats).where(eq(seats.id, id));
    return { ...ok({}), headers: forgettingSeat(classId, isSecure(headers)) };
  },
);
