import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { writtenCode } from '@/src/contract/joinCode';
import { classesLearntIn } from '@/src/server/classroom/classLists';
import { learnersOf, MAX_LEARNERS } from '@/src/server/classroom/learners';
import { invitationOf, joinClass, removeLearner } from '@/src/server/classroom/membership';
import { classes, classMembers, handIns } from '@/src/server/database/schema/classroom';
import { users } from '@/src/server/database/schema/members';
import { newId, newToken } from '@/src/server/identifiers';
import { type Asking, ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  codeOf,
  FOREIGN,
  handingIn,
  join,
  NO_CLASS,
  paymentsText,
} from './classroomSite';

describe.each(ENGINES)('learners of a class, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let ben: Person;
  let eve: Person;
  let mod: Person;
  let id: string;
  const learnerIds = async () => (await learnersOf(site.db, id)).map((row) => row.id);

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    ben = await site.person('Ben');
    eve = await site.person('Eve');
    mod = await site.person('Mod', { role: 'moderator' });
    id = await classOf(ina, 'Money, summer');
    await join(site.db, id, ann, ben);
  });

  describe('joining one', () => {
    const joining = async (as: Person | null, body?: unknown, asked: Asking = {}) =>
      ask(joinClass, { as, body: body ?? { code: await codeOf(site.db, id) }, ...asked });

    test('takes a learner in, once', async () => {
      const cleo = await site.person('Cleo');
      expect(await joining(cleo)).toMatchObject({ status: 201, data: { id } });
      expect(await joining(cleo)).toMatchObject({ status: 200, data: { id } });
      expect(await learnerIds()).toContain(cleo.id);
      expect(await classesLearntIn(site.db, cleo.id)).toEqual([
        { id, name: 'Money, summer', instructor: 'Ina', assignments: 0, handedIn: 0 },
      ]);
    });

    test('is refused where its instructor is banned', async () => {
      const ivo = await site.person('Ivo');
      const code = await codeOf(site.db, await classOf(ivo, 'Money, winter'));
      const bannedAt = new Date();
      await site.db.update(users).set({ bannedAt }).where(eq(users.id, ivo.id));
      const { status, error } = await joining(eve, { code });
      expect([status, error]).toEqual([404, expect.stringMatching(/^This leads to no class/)]);
      expect(await invitationOf(site.db, code, eve.id)).toBeNull();
    });

    test('is asked of everybody with its link, who learn its name and who teaches it', async () => {
      const code = await codeOf(site.db, id);
      const named = { name: 'Money, summer', instructors: ['Ina'] };
      const shown = { classId: id, ...named, isOpen: true, takesSeats: true };
      expect(await invitationOf(site.db, code, null)).toEqual({ ...shown, part: null });
      expect(await invitationOf(site.db, code, eve.id)).toEqual({ ...shown, part: null });
      expect(await invitationOf(site.db, code, ann.id)).toEqual({ ...shown, part: 'learner' });
      expect(await invitationOf(site.db, 'nothing', null)).toBeNull();
    });

    test('is not for its instructor', async () => {
      const { status, error } = await joining(ina);
      expect([status, error]).toEqual([409, 'You teach this class yourself.']);
    });

    test.each([
      ['no code', {}, 400, '“code” is missing.'],
      ['an empty code', { code: '' }, 400, '“code” must not be empty.'],
      ['another code', { code: 'nothing' }, 404, /^This leads to no class/],
      ['a key of its own', { code: 'x', as: 'instructor' }, 400, /something unknown: as/],
    ])('is refused with %s', async (_, body, status, sentence) => {
      const before = await learnerIds();
      const reply = await joining(eve, body);
      expect(reply.status).toBe(status);
      expect(reply.error).toMatch(sentence);
      expect(await learnerIds()).toEqual(before);
    });

    test.each(FOREIGN)('is refused %s', async (_, change, status, sentence) => {
      const before = await learnerIds();
      const reply = await joining(eve, undefined, change);
      expect(reply.status).toBe(status);
      expect(reply.error).toMatch(sentence);
      expect(await learnerIds()).toEqual(before);
    });

    test('takes the code as somebody types it, and the longer codes that classes had before', async () => {
      const other = await classOf(ina, 'Typed');
      const typed = writtenCode(await codeOf(site.db, other)).toUpperCase();
      expect((await joining(eve, { code: typed })).status).toBe(201);
      const long = newToken();
      await site.db.update(classes).set({ joinCode: long }).where(eq(classes.id, other));
      expect((await joining(ben, { code: long })).status).toBe(201);
      expect((await learnersOf(site.db, other)).map((row) => row.id)).toEqual(
        expect.arrayContaining([eve.id, ben.id]),
      );
    });

    test('waits until the class is open; those within stay', async () => {
      await site.db.update(classes).set({ isOpen: false }).where(eq(classes.id, id));
      const { status, error } = await joining(eve);
      expect([status, error]).toEqual([
        409,
        'Nobody can join this class at the moment: ask the instructor to let people join again.',
      ]);
      expect((await joining(ann)).status).toBe(200);
      await site.db.update(classes).set({ isOpen: true }).where(eq(classes.id, id));
    });

    test('ends with five hundred', async () => {
      const full = await classOf(ina, 'Full');
      const crowd = Array.from({ length: MAX_LEARNERS - 1 }, () => ({
        id: newId(),
        name: 'One of many',
      }));
      await site.db.insert(users).values(crowd);
      await site.db
        .insert(classMembers)
        .values(crowd.map((one) => ({ classId: full, userId: one.id })));
      const code = await codeOf(site.db, full);
      const two = await Promise.all([ann, ben].map((as) => ask(joinClass, { as, body: { code } })));
      expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(two.map(({ error }) => error)).toContain('This class is full: it has 500 learners.');
    });
  });

  describe('leaving one', () => {
    const removing = (as: Person | null, member: string, asked: Asking = {}) =>
      ask(removeLearner, { method: 'DELETE', as, params: { id, member }, ...asked });

    test('is what a learner may do, and what they handed in there goes with them', async () => {
      const dan = await site.person('Dan');
      await join(site.db, id, dan);
      const assignment = await assignmentOf(ina, id);
      const other = await classOf(ina, 'Another');
      await join(site.db, other, dan);
      const elsewhere = await assignmentOf(ina, other);
      for (const one of [assignment, elsewhere]) {
        expect((await handingIn(dan, one, paymentsText(30))).status).toBe(200);
      }
      expect((await removing(dan, dan.id)).status).toBe(200);
      expect(await learnerIds()).not.toContain(dan.id);
      const left = await site.db.select().from(handIns).where(eq(handIns.learnerId, dan.id));
      expect(left.map(({ assignmentId }) => assignmentId)).toEqual([elsewhere]);
      expect((await removing(dan, dan.id)).error).toBe(NO_CLASS);
    });

    test('is what the instructor may make a learner do, once', async () => {
      const fay = await site.person('Fay');
      await join(site.db, id, fay);
      expect((await removing(ina, fay.id)).status).toBe(200);
      const again = await removing(ina, fay.id);
      expect([again.status, again.error]).toEqual([
        404,
        'There is no such learner, or it is not open to you.',
      ]);
    });

    test('is not what others may make a learner do', async () => {
      const before = await learnerIds();
      for (const as of [ben, eve, mod]) expect((await removing(as, ann.id)).status).toBe(404);
      for (const [, change, status] of FOREIGN) {
        expect((await removing(ina, ann.id, change)).status).toBe(status);
      }
      expect(await learnerIds()).toEqual(before);
    });
  });

  test('takes at most 120 changes an hour of one person', async () => {
    const busy = await site.person('Busy');
    const replies: number[] = [];
    for (let times = 0; times < 121; times += 1) {
      replies.push((await ask(joinClass, { as: busy, body: { code: 'nothing' } })).status);
    }
    expect(replies.filter((status) => status === 404)).toHaveLength(120);
    expect(replies.at(-1)).toBe(429);
  });
});
