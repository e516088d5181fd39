import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { learnersOf } from '@/src/server/classroom/learners';
import { claimSeat } from '@/src/server/classroom/seats/claimSeat';
import {
  changeSeat,
  moveSeat,
  removeSeat,
  renewWord,
} from '@/src/server/classroom/seats/instructSeats';
import { seatOf } from '@/src/server/classroom/seats/seat';
import { returnToSeat } from '@/src/server/classroom/seats/takeSeat';
import { classMembers, handIns, seats } from '@/src/server/database/schema/classroom';
import { auditEvents } from '@/src/server/database/schema/guards';
import { ask, ENGINES, type Person, requestOf, type ShownSeat, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  codeOf,
  handingIn,
  join,
  paymentsText,
  withFirst,
} from './classroomSite';
import { cookieOf, handingFrom, seatIn, WORD } from './seatSite';

describe.each(ENGINES)('whose work it is, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let of: string;
  let code: string;
  let first: string;
  let second: string;
  let sam: ShownSeat;

  const handing = (seat: ShownSeat, assignment: string, ...dollars: number[]) =>
    handingFrom(seat, assignment, paymentsText(...dollars));
  const claiming = (as: Person | null, seat: ShownSeat, word = WORD) =>
    ask(claimSeat, { as, seats: [seat], params: { id: seat.classId }, body: { word } });
  const moving = (seat: ShownSeat, to: string, as = ina) =>
    ask(moveSeat, { as, params: { id: of, seat: seat.id }, body: { to } });
  const ofLearner = async (id: string, assignment: string) => {
    const is = and(eq(handIns.learnerId, id), eq(handIns.assignmentId, assignment));
    return (await site.db.select().from(handIns).where(is)).map(withFirst);
  };
  const shows = (seat: ShownSeat) =>
    seatOf(site.db, requestOf({ seats: [seat] }).cookies, false, seat.classId);

  beforeEach(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    of = await classOf(ina);
    code = await codeOf(site.db, of);
    first = await assignmentOf(ina, of, { title: 'First' });
    second = await assignmentOf(ina, of, { title: 'Second' });
    sam = await seatIn(site.db, code, 'Sam', { studentId: '0042' });
    await handing(sam, first, 30);
  });

  describe('claiming a seat', () => {
    test('makes its work that of the account, once', async () => {
      const reply = await claiming(ann, sam);
      expect([reply.status, reply.data]).toEqual([200, {}]);
      expect(cookieOf(reply)).toMatchObject({
        value: '',
        rest: expect.stringMatching(/Max-Age=0/),
      });
      expect(await ofLearner(ann.id, first)).toMatchObject([{ seatId: null, times: 1, rounds: 1 }]);
      expect(await learnersOf(site.db, of)).toMatchObject([
        { kind: 'member', id: ann.id, name: 'Ann', studentId: '0042' },
      ]);
      expect(await shows(sam)).toBeNull();
      const ben = await site.person('Ben');
      expect((await claiming(ben, sam)).status).toBe(404);
      expect((await handing(sam, first, 30)).status).toBe(403);
      expect((await handingIn(ann, first, paymentsText(30))).data).toMatchObject({ times: 2 });
    });

    test('asked for by two at once is given to one', async () => {
      const ben = await site.person('Ben');
      const replies = await Promise.all([claiming(ann, sam), claiming(ben, sam)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await site.db.$count(classMembers, eq(classMembers.classId, of))).toBe(1);
      expect(await site.db.$count(handIns, eq(handIns.assignmentId, first))).toBe(1);
    });

    test('keeps the later of two hand-ins, and adds the attempts up', async () => {
      await join(site.db, of, ann);
      await handingIn(ann, first, paymentsText(10));
      await handingIn(ann, second, paymentsText(10));
      await handing(sam, second, 10, 20);
      expect((await claiming(ann, sam)).status).toBe(200);
      expect(await ofLearner(ann.id, first)).toMatchObject([
        { rounds: 1, times: 2, met: [null, null] },
      ]);
      expect(await ofLearner(ann.id, second)).toMatchObject([{ rounds: 2, times: 2 }]);
      expect(await site.db.$count(handIns, eq(handIns.seatId, sam.id))).toBe(0);
    });

    test('while the account hands in loses neither', async () => {
      await join(site.db, of, ann);
      const [claimed, handed] = await Promise.all([
        claiming(ann, sam),
        handingIn(ann, first, paymentsText(10, 20)),
      ]);
      expect([claimed.status, handed.status]).toEqual([200, 200]);
      expect(await ofLearner(ann.id, first)).toMatchObject([{ rounds: 2, times: 2 }]);
    });

    test('needs the word, the cookie and an account, and is not for the instructor', async () => {
      expect((await claiming(ann, sam, 'red river')).status).toBe(403);
      expect((await claiming(null, sam)).status).toBe(401);
      expect((await claiming(ann, { ...sam, token: 'x'.repeat(43) })).status).toBe(404);
      expect((await claiming(ina, sam)).status).toBe(409);
      expect((await shows(sam))?.id).toBe(sam.id);
      expect(await site.db.$count(classMembers, eq(classMembers.classId, of))).toBe(0);
    });

    test('tries the word no oftener than coming back does', async () => {
      for (let times = 0; times < 10; times += 1) await claiming(ann, sam, 'red river');
      expect((await claiming(ann, sam)).status).toBe(429);
      const back = { body: { code, name: 'Sam', word: WORD } };
      expect((await ask(returnToSeat, back)).status).toBe(429);
    });
  });

  describe('the instructor', () => {
    test('renames a seat and gives it a student id', async () => {
      await seatIn(site.db, code, 'Kim');
      const change = (body: object, as = ina) =>
        ask(changeSeat, { method: 'PATCH', as, params: { id: of, seat: sam.id }, body });
      expect((await change({ name: ' Samira ' })).data).toEqual({
        name: 'Samira',
        studentId: '0042',
      });
      expect((await change({ name: 'samira', studentId: '' })).data).toEqual({
        name: 'samira',
        studentId: '',
      });
      expect(await change({ name: 'KIM' })).toMatchObject({ status: 409, data: { field: 'name' } });
      expect((await change({})).status).toBe(400);
      expect((await change({ studentId: '@x' })).status).toBe(400);
      const [row] = await site.db.select().from(seats).where(eq(seats.id, sam.id));
      expect(row).toMatchObject({ name: 'samira', nameKey: 'samira', studentId: null });
      const back = { body: { code, name: 'Samira', word: WORD } };
      expect((await ask(returnToSeat, back)).status).toBe(200);
    });

    test('gives a new word, with which every device has to come back', async () => {
      const reply = await ask(renewWord, { as: ina, params: { id: of, seat: sam.id } });
      const word = String(reply.data.word);
      expect(word).toMatch(/^[0-9a-hj-km-np-tv-z]{8}$/);
      expect(await shows(sam)).toBeNull();
      const back = (given: string) =>
        ask(returnToSeat, { body: { code, name: 'Sam', word: given } });
      expect((await back(WORD)).status).toBe(403);
      expect((await back(word.toUpperCase())).status).toBe(200);
      const kept = await site.db.select().from(auditEvents);
      expect(kept.some(({ kind }) => kind === 'seat-word-renewed')).toBe(true);
      expect(JSON.stringify(kept)).not.toContain(word);
    });

    test('removes one, with what it handed in', async () => {
      const asking = { method: 'DELETE', as: ina, params: { id: of, seat: sam.id } };
      expect((await ask(removeSeat, asking)).status).toBe(200);
      expect((await ask(removeSeat, asking)).status).toBe(404);
      expect(await site.db.$count(handIns, eq(handIns.assignmentId, first))).toBe(0);
    });

    test('moves what it handed in to another seat, or to somebody with an account', async () => {
      const kim = await seatIn(site.db, code, 'Kim');
      await handing(kim, first, 10, 20);
      expect((await moving(sam, kim.id)).status).toBe(200);
      const rows = await site.db.select().from(handIns).where(eq(handIns.seatId, kim.id));
      const kept = rows.map(withFirst);
      expect(kept).toMatchObject([{ rounds: 2, times: 2 }]);
      expect(await learnersOf(site.db, of)).toMatchObject([{ name: 'Kim', studentId: '0042' }]);
      await join(site.db, of, ann);
      expect((await moving(kim, ann.id)).status).toBe(200);
      expect(await ofLearner(ann.id, first)).toMatchObject([{ rounds: 2, times: 2 }]);
      expect((await learnersOf(site.db, of)).map(({ name }) => name)).toEqual(['Ann']);
    });

    test('moves two across each other without losing either’s work', async () => {
      const kim = await seatIn(site.db, code, 'Kim');
      await handing(kim, second, 10);
      const replies = await Promise.all([moving(sam, kim.id), moving(kim, sam.id)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
      const [left] = await site.db.select().from(seats).where(eq(seats.classId, of));
      expect(await site.db.$count(handIns, eq(handIns.seatId, left?.id ?? ''))).toBe(2);
    });

    test('moves nothing out of the class, to itself, or in a class of somebody else', async () => {
      expect((await moving(sam, sam.id)).status).toBe(409);
      expect((await moving(sam, ann.id)).status).toBe(404);
      const eve = await site.person('Eve');
      const other = await classOf(eve);
      const theirs = await seatIn(site.db, await codeOf(site.db, other), 'Theirs');
      expect((await moving(sam, theirs.id)).status).toBe(404);
      expect((await moving(theirs, sam.id)).status).toBe(404);
      // Through a class that is one’s own nothing of another is reached.
      const asked = { as: eve, params: { id: other, seat: sam.id } };
      expect((await ask(renewWord, asked)).status).toBe(404);
      expect((await ask(removeSeat, { ...asked, method: 'DELETE' })).status).toBe(404);
      expect((await moving(sam, theirs.id, eve)).status).toBe(404);
      expect((await shows(sam))?.id).toBe(sam.id);
    });
  });
});
