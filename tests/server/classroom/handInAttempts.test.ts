import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { handInView } from '@/src/community/classroom/handIns/handInView';
import { assignmentFor, assignmentOfSeat } from '@/src/server/classroom/access';
import { downloadTable } from '@/src/server/classroom/exports/downloadTable';
import { attemptsOf, MAX_ATTEMPTS } from '@/src/server/classroom/feedback/attempts';
import { commentHandIn } from '@/src/server/classroom/feedback/comments';
import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';
import { neighboursOf } from '@/src/server/classroom/feedback/neighbours';
import { returnHandIn } from '@/src/server/classroom/feedback/returning';
import { moveSeat } from '@/src/server/classroom/seats/instructSeats';
import { tableOf } from '@/src/server/classroom/table';
import { handIns } from '@/src/server/database/schema/classroom';
import { note } from '../../helpers/cursors';
import { ask, ENGINES, type Person, type ShownSeat, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  codeOf,
  handingIn,
  join,
  paymentsLog,
  paymentsText,
} from './classroomSite';
import { handingFrom, seatIn } from './seatSite';

describe.each(ENGINES)('the attempts of a hand-in, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let of: string;
  let id: string;
  let sam: ShownSeat;

  const seenBy = async (viewer: Person) => {
    const seen = await assignmentFor(site.db, id, viewer.id);
    if (!seen) throw new Error('the assignment is not seen');
    return seen;
  };
  const view = async (viewer: Person, asked: Parameters<typeof handInView>[4] = {}) =>
    handInView(site.db, await seenBy(viewer), ann.id, viewer.id, asked);
  const idOf = async (learnerId: string) => {
    const is = and(eq(handIns.assignmentId, id), eq(handIns.learnerId, learnerId));
    return (await site.db.select().from(handIns).where(is))[0]?.id ?? '';
  };
  const give = (learner: string, body: object) =>
    ask(giveFeedback, {
      ...{ method: 'PUT', as: ina, params: { id, learner } },
      body: { mark: '', feedback: '', attempt: 1, ...body },
    });
  const giveBack = (learner: string, attempt: number) =>
    ask(returnHandIn, {
      ...{ method: 'PUT', as: ina, params: { id, learner } },
      body: { attempt, isReturned: true },
    });
  const comment = (learner: string, attempt: number, text: string) =>
    ask(commentHandIn, {
      ...{ as: ina, params: { id, learner } },
      body: { requestId: randomUUID(), text, attempt, at: { part: '1', step: 1 } },
    });
  const move = () =>
    ask(moveSeat, { as: ina, params: { id: of, seat: sam.id }, body: { to: ann.id } });

  beforeEach(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    of = await classOf(ina);
    await join(site.db, of, ann);
    id = await assignmentOf(ina, of, { model: paymentsText(30, 70) });
    sam = await seatIn(site.db, await codeOf(site.db, of), 'Sam');
  });

  test('are kept, shown one by one, and compared', async () => {
    for (const sums of [[10], [10, 20], [30, 70]]) await handingIn(ann, id, paymentsText(...sums));
    const last = await view(ina);
    expect(last?.attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(last).toMatchObject({ attempt: 3, met: [1, 2], board: { done: { rounds: 2 } } });
    const first = await view(ina, { attempt: '1' });
    expect(first).toMatchObject({ attempt: 1, met: [null, null] });
    expect(first?.board?.done.divergence).toMatch(/^Step 1/);
    // The learner is not told where they leave the model, at no attempt.
    expect((await view(ann, { attempt: '1' }))?.board?.done.divergence).toBeNull();
    expect((await view(ina, { attempt: '2', with: '1' }))?.compared).toEqual({
      ...{ attempt: 1, logText: null, goesOn: 'shown' },
    });
    expect((await view(ina, { attempt: '1', with: '2' }))?.compared).toMatchObject({
      goesOn: 'other',
    });
    expect((await view(ina, { with: '2' }))?.compared).toEqual({
      ...{ attempt: 2, logText: paymentsText(10, 20), goesOn: null },
    });
    expect(await view(ina, { attempt: '4' })).toBeNull();
    expect((await view(ina, { attempt: '1e9' }))?.attempt).toBe(3);
  });

  test('go, but for the first and the last ones, where there are too many', async () => {
    for (let time = 0; time < MAX_ATTEMPTS + 2; time += 1) {
      await handingIn(ann, id, paymentsText(10 + time));
    }
    const kept = (await attemptsOf(site.db, await idOf(ann.id))).map(({ attempt }) => attempt);
    expect(kept).toHaveLength(MAX_ATTEMPTS);
    expect(kept.slice(0, 3)).toEqual([1, 4, 5]);
    expect(kept.at(-1)).toBe(MAX_ATTEMPTS + 2);
  });

  test('of a seat come before those of the learner whom they are given to, with all that was said', async () => {
    await handingFrom(sam, id, paymentsText(10));
    await handingFrom(sam, id, paymentsText(20));
    await comment(sam.id, 2, 'Of the seat');
    await giveBack(sam.id, 2);
    await handingIn(ann, id, paymentsText(30));
    await comment(ann.id, 1, 'Of the account');
    await give(ann.id, { points: { '1.1': { points: 2, why: 'Neat.' } } });
    await giveBack(ann.id, 1);
    expect((await move()).status).toBe(200);
    const found = await view(ann);
    expect(found?.attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(found?.handIn).toMatchObject({
      ...{ times: 3, saidOf: 3, returnedOf: 3, points: { '1.1': { points: 2 } } },
    });
    expect(found?.threads.map(({ text, attempt }) => [text, attempt])).toEqual([
      ['Of the seat', 2],
      ['Of the account', 3],
    ]);
    expect((await view(ann, { attempt: '2' }))?.board?.done.log).toBe(paymentsText(20));
  });

  test('of a seat that were not given back are not read before their time by being taken over', async () => {
    await handingFrom(sam, id, paymentsText(10));
    await comment(sam.id, 1, 'Not yet');
    await handingIn(ann, id, paymentsText(30));
    await giveBack(ann.id, 1);
    await move();
    expect((await view(ann))?.threads).toEqual([]);
    expect((await view(ina))?.threads).toHaveLength(1);
  });

  test('are looked at one learner after the other, those without a mark first where that is asked', async () => {
    const ben = await site.person('Ben');
    await join(site.db, of, ben);
    await handingIn(ann, id, paymentsText(30));
    await handingIn(ben, id, paymentsText(30));
    await handingFrom(sam, id, paymentsText(30));
    await give(ann.id, { mark: 'A' });
    const seen = await seenBy(ina);
    const around = async (learner: string, isFirst: boolean) => {
      const found = await neighboursOf(site.db, seen, learner, isFirst);
      return found && [found.previous?.name, found.position, found.next?.name, found.unmarked];
    };
    expect(await around(ann.id, false)).toEqual([undefined, 1, 'Ben', 2]);
    expect(await around(sam.id, false)).toEqual(['Ben', 3, undefined, 2]);
    expect(await around(sam.id, true)).toEqual(['Ben', 2, 'Ann', 2]);
    // Whoever has just got a mark keeps the place, so that the way goes on.
    await give(ben.id, { mark: 'B' });
    expect(await around(ben.id, true)).toEqual([undefined, 1, 'Sam', 1]);
    // Handed in again, it waits again.
    await handingIn(ann, id, paymentsText(40));
    expect(await around(ann.id, true)).toEqual([undefined, 1, 'Sam', 2]);
    expect(await neighboursOf(site.db, seen, ina.id, false)).toBeNull();
  });

  test('bring points and notes into the table and its file', async () => {
    const { events } = paymentsLog(30);
    const log = fileTextOf({ ...paymentsLog(), events: [...events, note('=Why "me"?')] });
    await handingIn(ann, id, log);
    await give(ann.id, { points: { '1.2': { points: 0.75, why: '' } } });
    const [row] = (await tableOf(site.db, of)).rows;
    expect(row?.handedIn[0]?.notes).toEqual({ count: 1, first: ['=Why "me"?'] });
    const asking = { method: 'GET', as: ina, params: { id: of } };
    const lines = (await (await ask(downloadTable, asking)).response.text()).split('\r\n');
    expect(lines[0]).toContain('"Two payments: points, task 1","Two payments: points, task 2"');
    expect(lines[0]).toContain('points together, of 2"');
    expect(lines[1]).toMatch(/,1,0\.75,1\.75,0,,,1$/);
    expect(lines[2]).toMatch(/^Sam,,+$/);
  });

  test('are a seat’s own to look at, and no other’s', async () => {
    await handingFrom(sam, id, paymentsText(10));
    await handingFrom(sam, id, paymentsText(20));
    const seen = await assignmentOfSeat(site.db, id, sam);
    if (!seen) throw new Error('the seat does not see its assignment');
    const own = await handInView(site.db, seen, sam.id, sam.id, { attempt: '1' });
    expect(own?.board?.done.log).toBe(paymentsText(10));
    expect(await handInView(site.db, seen, ann.id, sam.id, {})).toBeNull();
    expect(
      await handInView(site.db, await seenBy(ann), sam.id, ann.id, { attempt: '1' }),
    ).toBeNull();
  });
});
