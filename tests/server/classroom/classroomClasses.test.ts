import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  changeClass,
  deleteClass,
  MAX_CLASSES,
  makeClass,
  renewCode,
} from '@/src/server/classroom/changeClass';
import { classesTaughtBy } from '@/src/server/classroom/classLists';
import { invitationOf, joinClass } from '@/src/server/classroom/membership';
import { classes, handIns } from '@/src/server/database/schema/classroom';
import { newId, newJoinCode } from '@/src/server/identifiers';
import { type Asking, ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  codeOf,
  FOREIGN,
  handingIn,
  join,
  NO_CLASS,
  NOBODYS,
  paymentsText,
} from './classroomSite';

describe.each(ENGINES)('classes, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let ben: Person;
  let eve: Person;
  let mod: Person;
  let id: string;
  const rowOf = async (one = id) =>
    (await site.db.select().from(classes).where(eq(classes.id, one)))[0];

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    ben = await site.person('Ben');
    eve = await site.person('Eve');
    mod = await site.person('Mod', { role: 'moderator' });
    id = await classOf(ina);
    await join(site.db, id, ann, ben);
  });

  describe('making one', () => {
    const asking = (change: object = {}, asked: Asking = {}): Asking => ({
      as: eve,
      body: { requestId: randomUUID(), name: 'A class', ...change },
      ...asked,
    });
    const all = () => site.db.select().from(classes);

    test('gives it a clean name, a code of its own, and an open door', async () => {
      const { status, data } = await ask(
        makeClass,
        asking({ name: '  Money\u0000 and\n banking ' }),
      );
      expect(status).toBe(201);
      const row = await rowOf(String(data.id));
      expect(row).toMatchObject({ name: 'Money and banking', instructorId: eve.id, isOpen: true });
      expect(row?.joinCode).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
    });

    test('happens once, however often it is sent', async () => {
      const sent = asking({ requestId: randomUUID() });
      const replies = await Promise.all([ask(makeClass, sent), ask(makeClass, sent)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
      const again = await ask(makeClass, sent);
      expect(new Set([...replies, again].map(({ data }) => data.id)).size).toBe(1);
    });

    test.each([
      ['no name', { name: undefined }, '“name” is missing.'],
      ['a name of spaces', { name: ' \n ' }, 'The name of a class has 1 to 80 characters.'],
      ['a long name', { name: 'x'.repeat(81) }, 'The name of a class has 1 to 80 characters.'],
      ['a number for a name', { name: 7 }, '“name” must be text.'],
      ['no UUID', { requestId: 'x' }, '“requestId” is not of the expected form.'],
      ['a key of its own', { instructorId: 'x' }, /something unknown: instructorId/],
    ])('is refused with %s', async (_, change, sentence) => {
      const before = await all();
      const { status, error } = await ask(makeClass, asking(change));
      expect(status).toBe(400);
      expect(error).toMatch(sentence);
      expect(await all()).toEqual(before);
    });

    test('is refused where it is too large', async () => {
      const { status, error } = await ask(makeClass, asking({ name: 'x'.repeat(20_000) }));
      expect([status, error]).toEqual([413, 'This is too large: at most 16 kB can be sent.']);
    });

    test.each(FOREIGN)('is refused %s', async (_, change, status, sentence) => {
      const before = await all();
      const reply = await ask(makeClass, asking({}, change));
      expect(reply.status).toBe(status);
      expect(reply.error).toMatch(sentence);
      expect(await all()).toEqual(before);
    });

    test('ends with fifty', async () => {
      const many = await site.person('Many');
      await site.db.insert(classes).values(
        Array.from({ length: MAX_CLASSES - 1 }, () => ({
          id: newId(),
          instructorId: many.id,
          requestId: newId(),
          name: 'One of many',
          joinCode: newJoinCode(),
        })),
      );
      const two = await Promise.all([
        ask(makeClass, asking({}, { as: many })),
        ask(makeClass, asking({}, { as: many })),
      ]);
      expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(two.map(({ error }) => error)).toContain(
        'You teach 50 classes, the most there can be: delete one first.',
      );
    });
  });

  describe('changing one', () => {
    const change = (body: object, as: Person | null = ina, one = id) =>
      ask(changeClass, { method: 'PATCH', as, params: { id: one }, body });

    test('renames it, and closes and opens it', async () => {
      expect((await change({ name: 'Money, summer' })).data).toEqual({
        name: 'Money, summer',
        isOpen: true,
        takesSeats: true,
      });
      expect((await change({ isOpen: false })).data).toMatchObject({ isOpen: false });
      expect((await change({ isOpen: true })).status).toBe(200);
    });

    test.each([
      ['nothing', {}, 'The request changes nothing.'],
      ['an empty name', { name: '' }, 'The name of a class has 1 to 80 characters.'],
      ['a word for open', { isOpen: 'yes' }, '“isOpen” must be true or false.'],
      ['a code', { joinCode: 'mine' }, /something unknown: joinCode/],
    ])('is refused with %s', async (_, body, sentence) => {
      const before = await rowOf();
      const { status, error } = await change(body);
      expect(status).toBe(400);
      expect(error).toMatch(sentence);
      expect(await rowOf()).toEqual(before);
    });

    test('is for its instructor only', async () => {
      const before = await rowOf();
      for (const as of [ann, eve, mod]) {
        const { status, error } = await change({ name: 'Mine' }, as);
        expect([status, error]).toEqual([404, NO_CLASS]);
      }
      expect((await change({ name: 'Mine' }, null)).status).toBe(401);
      expect((await change({ name: 'Mine' }, ina, NOBODYS)).status).toBe(404);
      expect(await rowOf()).toEqual(before);
    });
  });

  describe('its link', () => {
    const renew = (as: Person | null, asked: Asking = {}) =>
      ask(renewCode, { as, params: { id }, ...asked });

    test('is renewed by its instructor, and the one before leads nowhere', async () => {
      const before = await codeOf(site.db, id);
      const { status, data } = await renew(ina);
      expect([status, data.code]).toEqual([200, await codeOf(site.db, id)]);
      expect(data.code).not.toBe(before);
      expect(await invitationOf(site.db, before, eve.id)).toBeNull();
      const late = await ask(joinClass, { as: eve, body: { code: before } });
      expect([late.status, late.error]).toEqual([
        404,
        'This leads to no class: ask the instructor for the present link or code.',
      ]);
    });

    test('is not renewed by others', async () => {
      const before = await codeOf(site.db, id);
      for (const as of [ann, eve, mod]) expect((await renew(as)).error).toBe(NO_CLASS);
      expect((await renew(null)).status).toBe(401);
      const foreign = await renew(ina, { headers: { origin: 'https://evil.example' } });
      expect(foreign.status).toBe(403);
      expect(await codeOf(site.db, id)).toBe(before);
    });

    test('tells who teaches, and what one is in the class already', async () => {
      const code = await codeOf(site.db, id);
      const named = { name: 'Money, summer', instructors: ['Ina'] };
      const seen = { classId: id, ...named, isOpen: true, takesSeats: true };
      expect(await invitationOf(site.db, code, eve.id)).toEqual({ ...seen, part: null });
      expect(await invitationOf(site.db, code, ann.id)).toEqual({ ...seen, part: 'learner' });
      expect(await invitationOf(site.db, code, ina.id)).toEqual({ ...seen, part: 'instructor' });
    });
  });

  describe('deleting one', () => {
    const deleting = (as: Person | null, one: string, asked: Asking = {}) =>
      ask(deleteClass, { method: 'DELETE', as, params: { id: one }, ...asked });

    test('is for its instructor only', async () => {
      for (const as of [ann, eve, mod]) expect((await deleting(as, id)).error).toBe(NO_CLASS);
      for (const [, change, status] of FOREIGN) {
        expect((await deleting(ina, id, change)).status).toBe(status);
      }
      expect(await rowOf()).toBeDefined();
    });

    test('takes its learners and assignments with it', async () => {
      const one = await classOf(ina, 'Short');
      await join(site.db, one, ann);
      const assignment = await assignmentOf(ina, one);
      await handingIn(ann, assignment, paymentsText(30));
      expect((await deleting(ina, one)).status).toBe(200);
      expect(await rowOf(one)).toBeUndefined();
      expect(await site.db.$count(handIns, eq(handIns.assignmentId, assignment))).toBe(0);
      expect((await deleting(ina, one)).error).toBe(NO_CLASS);
      expect((await classesTaughtBy(site.db, ina.id)).map((row) => row.id)).not.toContain(one);
    });
  });
});
