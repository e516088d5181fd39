import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { assignmentFor } from '@/src/server/classroom/access';
import { assignedBoard } from '@/src/server/classroom/assignedBoard';
import {
  changeAssignment,
  deleteAssignment,
  giveAssignment,
  MAX_ASSIGNMENTS,
} from '@/src/server/classroom/changeAssignment';
import { versionedParts } from '@/src/server/classroom/parts';
import { assignments } from '@/src/server/database/schema/classroom';
import { newId } from '@/src/server/identifiers';
import { frozenLog, frozenText } from '../../helpers/logs';
import { type Asking, ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  boardPart,
  classOf,
  FOREIGN,
  firstBoard,
  givenOf,
  join,
  letPass,
  NO_ASSIGNMENT,
  NOBODYS,
  paymentsText,
  scenarioOf,
} from './classroomSite';

const PASSED = 'This date has passed: choose a later one, or none.';

describe.each(ENGINES)('assignments, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let eve: Person;
  let mod: Person;
  let id: string;
  let scenario: string;
  let sandbox: string;
  const all = () => site.db.select().from(assignments);
  const rowOf = async (one: string) =>
    (await site.db.select().from(assignments).where(eq(assignments.id, one)))[0];

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    eve = await site.person('Eve');
    mod = await site.person('Mod', { role: 'moderator' });
    id = await classOf(ina);
    await join(site.db, id, ann);
    scenario = await scenarioOf(site.db, eve, frozenLog(1, 'lesson-02-overdraft'));
    sandbox = await scenarioOf(site.db, eve, frozenLog(1, 'sandbox-central-bank'));
  });

  describe('giving one', () => {
    const giving = (change: Readonly<Record<string, unknown>> = {}, asked: Asking = {}) =>
      ask(giveAssignment, { as: ina, params: { id }, body: givenOf(change), ...asked });

    test('on a lesson starts from its board', async () => {
      const { status, data } = await giving({
        title: ' Two\tpayments ',
        instructions: 'Pay.\r\n\u0000Then \u202egather.\n',
        tasks: [1, 0, 1],
        due: '2030-01-31T18:00:00+01:00',
        model: paymentsText(30),
      });
      expect(status).toBe(201);
      const row = await rowOf(String(data.id));
      expect(row).toMatchObject({
        classId: id,
        title: 'Two payments',
        instructions: 'Pay.\nThen gather.',
        due: new Date('2030-01-31T17:00:00Z'),
      });
      expect(firstBoard(row)).toMatchObject({
        tasks: [
          { index: 0, points: 1 },
          { index: 1, points: 1 },
        ],
        scenarioId: null,
        startLog: fileTextOf({ world: 'banking', lesson: 2, events: [] }),
        modelLog: paymentsText(30),
      });
    });

    test.each([
      ['its id', (one: string) => one],
      [
        'its address',
        (one: string) => `https://example.org/community/scenarios/${one}?page=2#at=3`,
      ],
      ['its path', (one: string) => ` /community/scenarios/${one}/ `],
    ])('on a scenario, by %s, starts from its steps', async (_, written) => {
      const reply = await giving({ about: { scenario: written(scenario) }, tasks: [2] });
      expect(reply).toMatchObject({ status: 201, error: null });
      const row = await rowOf(String(reply.data.id));
      const board = firstBoard(row);
      expect(board).toMatchObject({ scenarioId: scenario, tasks: [{ index: 2, points: 1 }] });
      expect(board.startLog).toBe(fileTextOf(frozenLog(1, 'lesson-02-overdraft')));
    });

    test('on a sandbox has its start, and no tasks', async () => {
      const given = await assignmentOf(ina, id, { about: { scenario: sandbox }, tasks: [] });
      const seen = await assignmentFor(site.db, given, ann.id);
      if (!seen) throw new Error('the learner does not see it');
      expect(await assignedBoard(firstBoard(seen))).toMatchObject({
        name: 'a sandbox',
        tasks: [],
        start: { title: 'Notes and balances' },
        // Of its 14 events three are a setting and notes, which close no step.
        lastStep: 11,
      });
    });

    test('happens once, however often it is sent', async () => {
      const requestId = randomUUID();
      const replies = await Promise.all([giving({ requestId }), giving({ requestId })]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
      const again = await giving({ requestId, about: { lesson: 99 } });
      expect([again.status, again.data]).toEqual([200, replies[0]?.data]);
    });

    test.each([
      ['no title', { title: ' ' }, 400, 'The title of an assignment has 1 to 80 characters.'],
      ['no tasks', { tasks: 'none' }, 400, /^“parts.0.tasks” must be/],
      [
        'a task below the first',
        { tasks: [-1] },
        400,
        '“parts.0.tasks.0.index” must be at least 0.',
      ],
      ['half a task', { tasks: [0.5] }, 400, '“parts.0.tasks.0.index” must be a whole number.'],
      ['a task too many', { tasks: [0, 3] }, 422, 'There is no task 4: the board sets 3.'],
      ['no board', { about: { lesson: 7 } }, 422, 'There is no board of a lesson 7.'],
      ['neither of both', { about: {} }, 400, '“parts.0.about” is not of the expected form.'],
      ['both', { about: { lesson: 2, scenario: 'x' } }, 400, /^“parts.0.about” is not of/],
      ['a scenario of nobody', { about: { scenario: NOBODYS } }, 404, /^There is no scenario at/],
      ['an address of another page', { about: { scenario: '/about' } }, 404, /^There is no scen/],
      ['a date in words', { due: 'tomorrow' }, 400, '“due” is not of the expected form.'],
      ['a date long ago', { due: '0001-01-01T00:00:00Z' }, 400, /years 2000 and 2100/],
      ['a date that has passed', { due: '2020-01-01T00:00:00Z' }, 422, PASSED],
      ['a key of its own', { classId: 'x' }, 400, /something unknown: classId/],
      ['long instructions', { instructions: 'x'.repeat(4001) }, 400, /at most 4,000 characters/],
      [
        'no log for a model',
        { model: '{}' },
        422,
        /^The model cannot be taken. This file was not saved/,
      ],
      [
        'an empty model',
        { model: paymentsText() },
        422,
        'The model cannot be taken. There is no step here yet: do something on the board first.',
      ],
      [
        'a model of another lesson',
        { model: frozenText(1, 'lesson-10-tasks') },
        422,
        'The model cannot be taken. These steps were played in lesson 10, Correspondent Banking; the assignment is about lesson 2, Deposit Transfers.',
      ],
      [
        'a model that does not fold',
        { model: paymentsText(30).replace('3000', '9999900') },
        422,
        /^The model cannot be taken. Step 1 \(Transfer Money to Someone\) is refused: /,
      ],
    ])('is refused with %s', async (_, change, status, sentence) => {
      const before = await all();
      const reply = await giving(change);
      expect(reply.error).toMatch(sentence);
      expect(reply.status).toBe(status);
      expect(await all()).toEqual(before);
    });

    test('names the field of a date that has passed, and is known again once that date has passed', async () => {
      const due = new Date(Date.now() - 1000).toISOString();
      expect((await giving({ due })).data).toEqual({ error: PASSED, field: 'due' });
      const requestId = randomUUID();
      const { data } = await giving({ requestId });
      const again = await giving({ requestId, due });
      expect([again.status, again.data]).toEqual([200, data]);
    });

    test('is refused where it is too large', async () => {
      const { status, error } = await giving({ model: 'x'.repeat(3_000_000) });
      expect([status, error]).toEqual([413, 'This is too large: at most 2048 kB can be sent.']);
    });

    test('is for the instructor only', async () => {
      const before = await all();
      for (const as of [ann, eve, mod]) expect((await giving({}, { as })).status).toBe(404);
      for (const [, change, status] of FOREIGN) {
        expect((await giving({}, change)).status).toBe(status);
      }
      expect((await giving({}, { params: { id: NOBODYS } })).status).toBe(404);
      expect(await all()).toEqual(before);
    });

    test('ends with a hundred', async () => {
      const full = await classOf(ina, 'Full');
      await site.db.insert(assignments).values(
        Array.from({ length: MAX_ASSIGNMENTS - 1 }, () => ({
          id: newId(),
          classId: full,
          requestId: newId(),
          title: 'One of many',
          parts: versionedParts([boardPart()]),
        })),
      );
      const to = { params: { id: full } };
      const two = await Promise.all([
        giving({ requestId: randomUUID() }, to),
        giving({ requestId: randomUUID() }, to),
      ]);
      expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(two.map(({ error }) => error)).toContain(
        'This class has 100 assignments, the most there can be: delete one first.',
      );
    });
  });

  describe('changing and deleting one', () => {
    const changing = (one: string, body: object, as: Person | null = ina) =>
      ask(changeAssignment, { method: 'PATCH', as, params: { id: one }, body });
    const deleting = (one: string, asked: Asking = {}) =>
      ask(deleteAssignment, { method: 'DELETE', as: ina, params: { id: one }, ...asked });

    test('changes what is sent, and nothing else', async () => {
      const one = await assignmentOf(ina, id, { due: '2030-01-31T18:00:00Z' });
      const before = await rowOf(one);
      await changing(one, { title: 'Renamed' });
      expect(await rowOf(one)).toEqual({ ...before, title: 'Renamed' });
      await changing(one, { due: null, instructions: '' });
      expect(await rowOf(one)).toEqual({
        ...before,
        title: 'Renamed',
        due: null,
        instructions: '',
      });
    });

    test('leaves a due date that has passed as it is, and sets no other that has', async () => {
      const one = await assignmentOf(ina, id);
      const due = await letPass(site.db, one);
      const before = await rowOf(one);
      expect((await changing(one, { title: 'Renamed' })).status).toBe(200);
      expect((await changing(one, { due: due.toISOString() })).status).toBe(200);
      const other = await changing(one, { title: 'No', due: '2020-01-02T00:00:00Z' });
      expect([other.status, other.data]).toEqual([422, { error: PASSED, field: 'due' }]);
      expect(await rowOf(one)).toEqual({ ...before, title: 'Renamed' });
      expect((await changing(one, { due: '2090-01-01T00:00:00Z' })).status).toBe(200);
    });

    test.each([
      [{}, 'The request changes nothing.'],
      [{ title: '' }, 'The title of an assignment has 1 to 80 characters.'],
      [{ tasks: [0] }, 'The request holds something unknown: tasks.'],
      [{ due: 7 }, '“due” must be text.'],
    ])('refuses %j', async (body, sentence) => {
      const one = await assignmentOf(ina, id);
      const { status, error } = await changing(one, body);
      expect([status, error]).toEqual([400, sentence]);
    });

    test('is for the instructor only', async () => {
      const one = await assignmentOf(ina, id);
      const before = await all();
      for (const as of [ann, eve, mod]) {
        expect(await changing(one, { title: 'Mine' }, as)).toMatchObject({
          status: 404,
          error: NO_ASSIGNMENT,
        });
        expect((await deleting(one, { as })).error).toBe(NO_ASSIGNMENT);
      }
      expect((await changing(one, { title: 'Mine' }, null)).status).toBe(401);
      for (const [, change, status] of FOREIGN) {
        expect((await deleting(one, change)).status).toBe(status);
      }
      expect(await all()).toEqual(before);
    });

    test('deletes it once', async () => {
      const one = await assignmentOf(ina, id);
      expect((await deleting(one)).status).toBe(200);
      expect(await rowOf(one)).toBeUndefined();
      expect((await deleting(one)).error).toBe(NO_ASSIGNMENT);
    });
  });
});
