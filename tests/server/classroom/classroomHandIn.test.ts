import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { assignmentFor } from '@/src/server/classroom/access';
import { changeAssignment, giveAssignment } from '@/src/server/classroom/changeAssignment';
import { handIn } from '@/src/server/classroom/handIn';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { assignments, handIns } from '@/src/server/database/schema/classroom';
import { note } from '../../helpers/cursors';
import { frozenLog, frozenText } from '../../helpers/logs';
import { ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  FOREIGN,
  firstBoard,
  givenOf,
  handingIn,
  join,
  letPass,
  NO_ASSIGNMENT,
  NOBODYS,
  paymentsLog,
  paymentsText,
  scenarioOf,
  withFirst,
  workOf,
} from './classroomSite';

describe.each(ENGINES)('handing in, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let ben: Person;
  let eve: Person;
  let mod: Person;
  let of: string;
  let id: string;
  const kept = async (learner: Person, one = id) => {
    const is = and(eq(handIns.assignmentId, one), eq(handIns.learnerId, learner.id));
    return withFirst((await site.db.select().from(handIns).where(is))[0]);
  };

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    ben = await site.person('Ben');
    eve = await site.person('Eve');
    mod = await site.person('Mod', { role: 'moderator' });
    of = await classOf(ina);
    await join(site.db, of, ann, ben);
    id = await assignmentOf(ina, of, { model: paymentsText(30, 70) });
  });

  test('says which tasks are met and where, and keeps it with where the model is left', async () => {
    const { status, data } = await handingIn(ann, id, paymentsText(10, 20, -30, 30, 70));
    expect(status).toBe(200);
    expect(data).toEqual({
      met: [4, 5],
      rounds: 5,
      points: { points: 2, worth: 2, loss: 0, waiting: 0, later: null },
      leavesStart: false,
      times: 1,
      isLate: false,
      handedInAt: expect.any(String),
    });
    expect(await kept(ann)).toMatchObject({
      log: paymentsText(10, 20, -30, 30, 70),
      divergence: expect.stringMatching(/^Step 1: .+\$10.+ The model: .+\$30/),
    });
  });

  test('keeps the last and counts them all', async () => {
    const { data } = await handingIn(ann, id, paymentsText(30));
    expect(data).toMatchObject({ met: [1, null], rounds: 1, times: 2 });
    expect(await kept(ann)).toMatchObject({ met: [1, null], divergence: null, times: 2 });
    expect(await site.db.$count(handIns, eq(handIns.assignmentId, id))).toBe(1);
  });

  test('counts what is sent at once, each of it', async () => {
    await Promise.all([1, 2, 3].map(() => handingIn(ben, id, paymentsText(30))));
    expect(await kept(ben)).toMatchObject({ times: 3 });
  });

  test('meets a task only after those before it, chosen or not', async () => {
    const one = await assignmentOf(ina, of, { tasks: [1] });
    expect((await handingIn(ann, one, paymentsText(100))).data.met).toEqual([null]);
    expect((await handingIn(ann, one, paymentsText(30, 70))).data.met).toEqual([2]);
  });

  test('is late after the due date, and only as long as that is the date', async () => {
    const one = await assignmentOf(ina, of);
    await letPass(site.db, one);
    expect((await handingIn(ann, one, paymentsText(30))).data).toMatchObject({ isLate: true });
    const later = { due: '2090-01-01T00:00:00Z' };
    const patch = { method: 'PATCH', as: ina, params: { id: one } } as const;
    const { asks } = (await ask(changeAssignment, { ...patch, body: later })).data;
    await ask(changeAssignment, { ...patch, body: { ...later, agreed: asks } });
    const seen = await assignmentFor(site.db, one, ann.id);
    expect(seen && (await handInOf(site.db, seen, ann.id, ann.id))).toMatchObject({
      isLate: false,
      learner: 'Ann',
      times: 1,
    });
  });

  test.each([
    ['what is no log', '{}', /^This file was not saved by Tallystick/],
    [
      'what is no JSON',
      'hello',
      'This file was not saved by Tallystick. Choose one that Share saved.',
    ],
    ['an empty log', paymentsText(), 'There is no step here yet: do something on the board first.'],
    [
      'what does not fold',
      paymentsText(30, 70).replace('7000', '7001'),
      /^Step 2 \(Transfer Money to Someone\) is refused: /,
    ],
    [
      'a log of another lesson',
      frozenText(1, 'lesson-10-tasks'),
      'These steps were played in lesson 10, Correspondent Banking; the assignment is about lesson 2, Deposit Transfers.',
    ],
    [
      'a log of a sandbox',
      frozenText(1, 'sandbox-central-bank'),
      'These steps were played in a sandbox; the assignment is about lesson 2, Deposit Transfers.',
    ],
    [
      'a log of the bills',
      frozenText(1, 'bills-remitting'),
      /^These steps were played in part 3 of the bills of exchange, .+; the assignment is about lesson 2/,
    ],
    ['more than 256 kB', JSON.stringify('x'.repeat(270_000)), /^These steps take more than 256 kB/],
  ])('refuses %s', async (_, log, sentence) => {
    const before = await kept(ann);
    const { status, error } = await handingIn(ann, id, log);
    expect(status).toBe(422);
    expect(error).toMatch(sentence);
    expect(await kept(ann)).toEqual(before);
  });

  test.each([
    ['a number', { work: { 1: { log: 7 } } }, 400, /^“work\.1” is not of/],
    ['nothing', {}, 400, '“work” is missing.'],
    ['no part', { work: {} }, 400, 'There is nothing to hand in yet.'],
    [
      'a part of nothing',
      { work: { 7: { log: paymentsText(30) } } },
      422,
      /^The assignment has been/,
    ],
    ['an answer to a board', { work: { 1: { answer: 7 } } }, 422, /^The assignment has been/],
    [
      'somebody else’s name',
      { ...workOf(paymentsText(30)), learnerId: 'x' },
      400,
      /unknown: learnerId/,
    ],
    ['too much', workOf('x'.repeat(3_000_000)), 413, /at most 2048 kB/],
  ])('refuses %s', async (_, body, status, sentence) => {
    const reply = await ask(handIn, { method: 'PUT', as: ann, params: { id }, body });
    expect(reply.error).toMatch(sentence);
    expect(reply.status).toBe(status);
  });

  test('is for the learners of the class only', async () => {
    const before = await site.db.select().from(handIns);
    for (const as of [eve, mod]) {
      const { status, error } = await handingIn(as, id, paymentsText(30));
      expect([status, error]).toEqual([404, NO_ASSIGNMENT]);
    }
    expect(await handingIn(ina, id, paymentsText(30))).toMatchObject({
      status: 403,
      error: 'You teach this class: only its learners hand in.',
    });
    expect((await handingIn(ann, NOBODYS, paymentsText(30))).status).toBe(404);
    const body = workOf(paymentsText(30));
    for (const [, change, status] of FOREIGN) {
      const reply = await ask(handIn, { method: 'PUT', as: ann, params: { id }, body, ...change });
      expect(reply.status).toBe(status);
    }
    expect(await site.db.select().from(handIns)).toEqual(before);
  });

  test('is seen by the instructor and by whoever handed in; where the model is left, by the former', async () => {
    const one = await assignmentOf(ina, of, { model: paymentsText(30) });
    await handingIn(ann, one, paymentsText(40));
    const seenBy = async (viewer: Person, learner = ann) => {
      const seen = await assignmentFor(site.db, one, viewer.id);
      return seen && handInOf(site.db, seen, learner.id, viewer.id);
    };
    expect(await seenBy(ina)).toMatchObject({
      work: { 1: { log: paymentsText(40) } },
      divergence: expect.stringMatching(/^Step 1: /),
    });
    expect(await seenBy(ann)).toMatchObject({
      work: { 1: { log: paymentsText(40), divergence: null } },
      divergence: null,
    });
    expect(await seenBy(ben)).toBeNull();
    expect(await seenBy(eve)).toBeNull();
    expect(await seenBy(mod)).toBeNull();
    expect(await seenBy(ina, ben)).toBeNull();
  });

  describe('to an assignment on a scenario', () => {
    const start = paymentsLog(30, -10);
    const begun = async (change: Readonly<Record<string, unknown>> = {}) => {
      const about = { scenario: await scenarioOf(site.db, eve, start) };
      return assignmentOf(ina, of, { about, ...change });
    };
    const NOT_BEGUN =
      'There is no step of the scenario here: open the scenario on the board, and go on from one of its steps, not from the opening.';

    test('takes what was added to its steps, and not the steps alone', async () => {
      const one = await begun();
      const { status, error } = await handingIn(ann, one, fileTextOf(start));
      expect([status, error]).toEqual([
        422,
        'This holds nothing but the scenario as it was given: add steps of your own first.',
      ]);
      expect(await handingIn(ann, one, paymentsText(30, -10, 5))).toMatchObject({
        ...{ status: 200, data: { leavesStart: false, times: 1 } },
      });
    });

    test('takes what goes on from one of its steps, and says that it does', async () => {
      const one = await begun();
      expect(await handingIn(ann, one, paymentsText(30, 20))).toMatchObject({
        ...{ status: 200, data: { leavesStart: true } },
      });
    });

    test('takes it with a note that was pinned among its steps', async () => {
      const [first, ...others] = paymentsLog(30, -10, 5).events;
      if (!first) throw new Error('it has events');
      const noted = { ...start, events: [first, note('Mine.'), ...others] };
      expect(await handingIn(ann, await begun(), fileTextOf(noted))).toMatchObject({
        ...{ status: 200, data: { leavesStart: false } },
      });
    });

    test('refuses what was played on its board apart from it, from a learner and as the model', async () => {
      const one = await begun();
      const { status, error } = await handingIn(ann, one, paymentsText(20, 30));
      expect([status, error]).toEqual([422, NOT_BEGUN]);
      expect(await kept(ann, one)).toBeUndefined();
      const about = { scenario: await scenarioOf(site.db, eve, start) };
      const body = givenOf({ about, model: paymentsText(20) });
      expect((await ask(giveAssignment, { as: ina, params: { id: of }, body })).error).toBe(
        `The model cannot be taken. ${NOT_BEGUN}`,
      );
    });

    test('takes a sandbox that opens as it does', async () => {
      const start = frozenLog(1, 'sandbox-central-bank');
      if (start.lesson !== 'sandbox') throw new Error('it is a sandbox');
      const about = { scenario: await scenarioOf(site.db, eve, { ...start, events: [] }) };
      const one = await assignmentOf(ina, of, { about, tasks: [], model: fileTextOf(start) });
      expect(await handingIn(ann, one, fileTextOf(start))).toMatchObject({
        status: 200,
        data: { met: [], times: 1 },
      });
      const [fits] = await site.db.select().from(assignments).where(eq(assignments.id, one));
      expect(firstBoard(fits).modelLog).toBe(fileTextOf(start));
      expect((await kept(ann, one))?.divergence).toBeNull();
      const other = frozenText(1, 'sandbox-houses-and-repos');
      expect((await handingIn(ann, one, other)).error).toBe(
        'These steps were played in another sandbox; the assignment is about the one that it opens.',
      );
    });

    test('takes the same part of the bills', async () => {
      const start = frozenLog(1, 'bills-remitting');
      const begun = { ...start, events: [] };
      if (begun.lesson !== 'bills') throw new Error('it is the bills');
      const about = { scenario: await scenarioOf(site.db, eve, begun) };
      const one = await assignmentOf(ina, of, { about, tasks: [] });
      expect((await handingIn(ann, one, fileTextOf(start))).status).toBe(200);
      const { error } = await handingIn(ann, one, frozenText(1, 'bills-full-circuit'));
      expect(error).toMatch(/^These steps were played in part \d of the bills of exchange/);
    });
  });

  test('takes at most 60 logs an hour of one person', async () => {
    const fast = await site.person('Fast');
    await join(site.db, of, fast);
    const replies: number[] = [];
    for (let times = 0; times < 61; times += 1) {
      replies.push((await handingIn(fast, id, '{}')).status);
    }
    expect(replies.filter((status) => status === 422)).toHaveLength(60);
    expect(replies.at(-1)).toBe(429);
  });
});
