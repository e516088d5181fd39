/** How somebody without an account comes into a class, and comes back to their seat on another device. */
import { and, eq, or } from 'drizzle-orm';
import type { NextRequest } from 'next/server';
import type { z } from 'zod/mini';
import type { withId } from '@/src/contract/endpoint';
import { readCode } from '@/src/contract/joinCode';
import { cleanWord, nameKey } from '@/src/contract/names';
import * as contract from '@/src/contract/seats';
import * as sent from '@/src/contract/sent/seats';
import type { Database } from '../../database/database';
import { classes, seats } from '../../database/schema/classroom';
import { users } from '../../database/schema/members';
import { isSecure } from '../../http/address';
import { type Answer, created, ok, type Refused, refuse } from '../../http/answer';
import { jsonCommand } from '../../http/endpoint';
import { newId } from '../../identifiers';
import { hashPassword } from '../../password';
import { countAgainst } from '../../rateLimit';
import { isFull } from '../learners';
import { CLOSED, CROWDED, FULL, ledTo, NO_CLASS } from '../membership';
import { endTokenOf, newTokenOf, showingSeat } from './seat';
import { refusedWord } from './seatWord';

type ClassRow = typeof classes.$inferSelect;
type SeatRow = typeof seats.$inferSelect;
type Taking = z.output<typeof sent.takeSeat>;
type WithId = z.infer<typeof withId>;

const NO_CODE = refuse(404, NO_CLASS, 'code');

const ACCOUNTS_ONLY = refuse(
  409,
  'This class can only be joined with an account: sign in, or create one.',
);

const SIGNED_IN = refuse(409, 'You are signed in: join the class with your account.');

const NAME_TAKEN = refuse(
  409,
  'Somebody in this class has this name already. If it is you, come back to your place with your secret word; if not, add something to the name.',
  'name',
);

const TELLING = refuse(400, 'Choose a secret word that is not your name.', 'word');

const WRONG = refuse(
  403,
  'No place in this class fits this name and this secret word. Your instructor can give you a new secret word.',
);

/** The class that a code leads to; null for none. */
async function classLedTo(db: Database, code: string): Promise<ClassRow | null> {
  const [row] = await db
    .select({ class: classes })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.instructorId))
    .where(ledTo(code));
  return row?.class ?? null;
}

/** Why nobody can take a seat in a class now; null where one can. */
function closedTo({ isOpen, takesSeats }: ClassRow): Refused | null {
  if (!isOpen) return refuse(409, CLOSED);
  return takesSeats ? null : ACCOUNTS_ONLY;
}

/** Keeps a seat; gives the one that has its name or came by the same request, where there is one. */
function keepSeat(
  db: Database,
  classId: string,
  { requestId, name, studentId }: Taking,
  wordHash: string,
): Promise<{ readonly isNew: boolean; readonly seat: SeatRow } | Refused> {
  return db.transaction(async (tx) => {
    // Those who join at once wait for one another here, so that the count holds.
    const [found] = await tx
      .select()
      .from(classes)
      .where(eq(classes.id, classId))
      .for('no key update');
    if (!found) return NO_CODE;
    const key = nameKey(name);
    const isKnown = or(eq(seats.requestId, requestId), eq(seats.nameKey, key));
    const known = await tx
      .select()
      .from(seats)
      .where(and(eq(seats.classId, classId), isKnown));
    const same = known.find((seat) => seat.requestId === requestId) ?? known[0];
    if (same) return { isNew: false, seat: same };
    const closed = closedTo(found);
    if (closed) return closed;
    if (await isFull(tx, classId)) return FULL;
    const row = { id: newId(), classId, requestId, name, nameKey: key, wordHash };
    const [seat] = await tx
      .insert(seats)
      .values({ ...row, studentId: studentId === '' ? null : studentId })
      .returning();
    if (!seat) throw new Error('a seat was not kept');
    return { isNew: true, seat };
  });
}

/** An answer by which the browser shows a seat, in the place of another of its class. */
async function shown(
  db: Database,
  { cookies, headers }: NextRequest,
  { id, classId, wordHash }: SeatRow,
  answer: typeof ok<WithId>,
): Promise<Answer<WithId>> {
  const secure = isSecure(headers);
  const token = await db.transaction(async (tx) => {
    // The word may have been renewed since it was looked at: then it opens nothing more.
    const still = await tx
      .select({ id: seats.id })
      .from(seats)
      .where(and(eq(seats.id, id), eq(seats.wordHash, wordHash)))
      .for('share');
    if (still.length === 0) return null;
    await endTokenOf(tx, cookies, secure, classId);
    return newTokenOf(tx, id);
  });
  if (token === null) return WRONG;
  return { ...answer({ id: classId }), headers: showingSeat(classId, secure, token) };
}

/**
 * POST: takes a seat in the class of a code, for somebody without an account. Sent twice, as after an
 * answer that was lost, it takes one. A name that another seat has is refused, unless the request is
 * the same and the word fits.
 */
export const takeSeat = jsonCommand(
  contract.takeSeat,
  sent.takeSeat,
  { limit: null },
  async ({ db, member, body, address, request }) => {
    if (member !== null) return SIGNED_IN;
    const code = readCode(body.code);
    if (code === null) return NO_CODE;
    if (body.word === cleanWord(body.name)) return TELLING;
    const wait = await countAgainst(db, 'join', code);
    if (wait > 0) return { ...CROWDED, retryAfter: wait };
    const found = await classLedTo(db, code);
    if (!found) return NO_CODE;
    const kept = await keepSeat(db, found.id, body, await hashPassword(body.word));
    if ('error' in kept) return kept;
    const { isNew, seat } = kept;
    if (isNew) return shown(db, request, seat, created);
    if (seat.requestId !== body.requestId) return NAME_TAKEN;
    const { classId, name, wordHash } = seat;
    const tried = { classId, name, word: body.word, wordHash, address };
    return (await refusedWord(db, tried, NAME_TAKEN)) ?? shown(db, request, seat, ok);
  },
);

/**
 * POST: shows a seat on this device to whoever has the code of the class, the seat’s name and its word.
 * It works as long as the code does, also where the class takes in nobody new.
 */
export const returnToSeat = jsonCommand(
  contract.returnToSeat,
  sent.returnToSeat,
  { limit: null },
  async ({ db, body: { code: typed, name, word }, address, request }) => {
    const code = readCode(typed);
    const found = code === null ? null : await classLedTo(db, code);
    if (!found) return NO_CODE;
    const [seat] = await db
      .select()
      .from(seats)
      .where(and(eq(seats.classId, found.id), eq(seats.nameKey, nameKey(name))));
    const wordHash = seat?.wordHash ?? null;
    const refused = await refusedWord(
      db,
      { classId: found.id, name, word, wordHash, address },
      WRONG,
    );
    if (refused) return refused;
    return seat ? shown(db, request, seat, ok) : WRONG;
  },
);
