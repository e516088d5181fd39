/** Taking over into an account what one handed in without one. */
import { eq } from 'drizzle-orm';
import * as contract from '@/src/contract/seats';
import * as sent from '@/src/contract/sent/seats';
import { audit } from '../../audit';
import { classes, classMembers, seats } from '../../database/schema/classroom';
import { isSecure } from '../../http/address';
import { ok, refuse } from '../../http/answer';
import { jsonCommand } from '../../http/endpoint';
import { teachesBeside } from '../instructors';
import { lockMember, lockSeats, moveHandIns } from './moveHandIns';
import { forgettingSeat, seatOf } from './seat';
import { refusedWord } from './seatWord';

const NO_SEAT = refuse(
  404,
  'This browser shows no place in this class: it was taken over already, or left.',
);

const WRONG = refuse(403, 'The secret word is not right. Nothing was changed.', 'word');

const OWN_CLASS = refuse(409, 'You teach this class yourself: take the place over as a learner.');

/**
 * POST: makes a signed-in member a learner of the class of the seat that this browser shows, with
 * all that the seat handed in, once. The seat’s word is asked, for browsers are shared.
 */
export const claimSeat = jsonCommand(
  contract.claimSeat,
  sent.claimSeat,
  { limit: 'classroom' },
  async ({ db, member, params: { id: classId }, body: { word }, address, request }) => {
    const secure = isSecure(request.headers);
    const shown = await seatOf(db, request.cookies, secure, classId);
    if (!shown) return NO_SEAT;
    const [kept] = await db.select().from(seats).where(eq(seats.id, shown.id));
    if (!kept) return NO_SEAT;
    const { name, wordHash } = kept;
    const refused = await refusedWord(db, { classId, name, word, wordHash, address }, WRONG);
    if (refused) return refused;
    return db.transaction(async (tx) => {
      // Those who join at once wait for one another here, as everywhere.
      const [of] = await tx
        .select()
        .from(classes)
        .where(eq(classes.id, classId))
        .for('no key update');
      const [seat] = await lockSeats(tx, classId, [shown.id]);
      if (!of || !seat) return NO_SEAT;
      if (of.instructorId === member.id || (await teachesBeside(tx, classId, member.id))) {
        return OWN_CLASS;
      }
      // No place more is taken: the seat’s becomes free.
      await tx.insert(classMembers).values({ classId, userId: member.id }).onConflictDoNothing();
      await lockMember(tx, classId, member.id);
      await moveHandIns(tx, seat, { kind: 'member', id: member.id });
      await audit(tx, { kind: 'seat-claimed', userId: member.id, address });
      return { ...ok({}), headers: forgettingSeat(classId, secure) };
    });
  },
);
