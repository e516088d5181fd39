import { beforeEach, describe, expect, test } from 'vitest';
import { assignmentFor, assignmentOfSeat } from '@/src/server/classroom/access';
import { assignmentsFor } from '@/src/server/classroom/assignmentLists';
import { downloadTable } from '@/src/server/classroom/exports/downloadTable';
import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';
import { returnHandIn } from '@/src/server/classroom/feedback/returning';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { moveSeat } from '@/src/server/classroom/seats/instructSeats';
import { ask, ENGINES, type Person, type ShownSeat, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  codeOf,
  handingIn,
  join,
  NO_ASSIGNMENT,
  NOBODYS,
  paymentsText,
} from './classroomSite';
import { handingFrom, seatIn } from './seatSite';

describe.each(ENGINES)('feedback and marks, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let of: string;
  let id: string;
  let sam: ShownSeat;

  const giving = (learner: string, body: object, as: Person | null = ina, one = id) =>
    ask(giveFeedback, {
      method: 'PUT',
      as,
      params: { id: one, learner },
      body: { mark: '', feedback: '', attempt: 1, ...body },
    });
  const giveBack = (learner: string, attempt = 1) =>
    ask(returnHandIn, {
      ...{ method: 'PUT', as: ina, params: { id, learner } },
      body: { attempt, isReturned: true },
    });
  const seenBySam = async () => {
    const seen = await assignmentOfSeat(site.db, id, sam);
    return seen && handInOf(site.db, seen, sam.id, sam.id);
  };
  const seenByAnn = async () => {
    const seen = await assignmentFor(site.db, id, ann.id);
    return seen && handInOf(site.db, seen, ann.id, ann.id);
  };

  beforeEach(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    of = await classOf(ina);
    await join(site.db, of, ann);
    id = await assignmentOf(ina, of);
    sam = await seatIn(site.db, await codeOf(site.db, of), 'Sam');
    await handingIn(ann, id, paymentsText(30));
    await handingFrom(sam, id, paymentsText(30));
  });

  test('reach whoever handed in, with an account or by a seat, and nobody else', async () => {
    const said = { mark: ' 17/20 ', feedback: ' Look at step 1\u202e again.\n' };
    const reply = await giving(sam.id, said);
    expect([reply.status, reply.data]).toEqual([
      200,
      { mark: '17/20', feedback: 'Look at step 1 again.' },
    ]);
    await giving(ann.id, { mark: 'B+' });
    // Until it is given back it is the instructor’s alone.
    expect(await seenBySam()).toMatchObject({ mark: '', feedback: '', saidOf: null, points: {} });
    expect(await assignmentsFor(site.db, { kind: 'seat', id: sam.id })).toMatchObject([
      { mark: '', hasFeedback: false, isNews: false },
    ]);
    await giveBack(sam.id);
    await giveBack(ann.id);
    expect(await seenBySam()).toMatchObject({ ...reply.data, saidOf: 1 });
    expect(await seenByAnn()).toMatchObject({ mark: 'B+', feedback: '', saidOf: 1 });
    expect(await assignmentsFor(site.db, { kind: 'seat', id: sam.id })).toMatchObject([
      { mark: '17/20', hasFeedback: true, isNews: true },
    ]);
    expect(await assignmentsFor(site.db, { kind: 'member', id: ann.id })).toMatchObject([
      { mark: 'B+', hasFeedback: false },
    ]);
  });

  test('stay when something is handed in again, and say of which attempt they are', async () => {
    await giving(sam.id, { feedback: 'Try again.' });
    await giveBack(sam.id);
    await handingFrom(sam, id, paymentsText(30, 70));
    expect(await seenBySam()).toMatchObject({ feedback: 'Try again.', saidOf: 1, times: 2 });
    await giving(sam.id, { mark: '20', attempt: 2 });
    expect(await seenBySam()).toMatchObject({ mark: '', saidOf: null });
    await giveBack(sam.id, 2);
    expect(await seenBySam()).toMatchObject({ mark: '20', feedback: '', saidOf: 2 });
    await giving(sam.id, {});
    expect(await seenBySam()).toMatchObject({ mark: '', feedback: '', saidOf: null });
  });

  test.each([
    ['a mark too long', { mark: 'x'.repeat(21) }, 400, 'A mark has at most 20 characters.'],
    ['too many words', { feedback: 'x'.repeat(4001) }, 400, /^Feedback has at most 4,000/],
    [
      'points for what is not there',
      { points: { '1.9': { points: 1, why: '' } } },
      422,
      /does not have/,
    ],
    ['points in pieces', { points: { '1.1': { points: 0.3, why: '' } } }, 400, /./],
    ['points below nothing', { points: { '1.1': { points: -1, why: '' } } }, 400, /./],
    ['no attempt', { attempt: 0 }, 400, /“attempt”/],
    ['an attempt that was not made', { attempt: 2 }, 409, /^There is no such attempt/],
  ])('are refused with %s', async (_, body, status, sentence) => {
    const reply = await giving(sam.id, body);
    expect([reply.status, reply.error]).toEqual([status, expect.stringMatching(sentence)]);
    expect(await seenBySam()).toMatchObject({ saidOf: null });
  });

  test('are given by the instructor of the class alone, to what was handed in there', async () => {
    for (const as of [ann, await site.person('Eve')]) {
      expect(await giving(ann.id, { mark: '20' }, as)).toMatchObject({
        status: 404,
        error: NO_ASSIGNMENT,
      });
    }
    expect((await giving(ann.id, { mark: '20' }, null)).status).toBe(401);
    expect((await giving(NOBODYS, { mark: '20' })).status).toBe(404);
    const other = await assignmentOf(ina, of, { title: 'Another' });
    expect((await giving(ann.id, { mark: '20' }, ina, other)).status).toBe(404);
    expect(await seenByAnn()).toMatchObject({ saidOf: null });
  });

  test('take the place of the points of the checks, with a word why, and stay where they are left out', async () => {
    const points = { '1.1': { points: 0.5, why: ' Late\u202e, but right. ' } };
    expect((await giving(sam.id, { points })).status).toBe(200);
    await giveBack(sam.id);
    const kept = { '1.1': { points: 0.5, why: 'Late, but right.' } };
    expect(await seenBySam()).toMatchObject({ points: kept, saidOf: 1 });
    await giving(sam.id, { mark: 'B' });
    expect(await seenBySam()).toMatchObject({ points: kept, mark: 'B' });
    await giving(sam.id, { points: {} });
    expect(await seenBySam()).toMatchObject({ points: {}, saidOf: null });
  });

  test('stand in the file of the table, with nothing that a spreadsheet would run', async () => {
    await giving(sam.id, { mark: '=1+1', feedback: 'Good, "really".' });
    const asking = { method: 'GET', as: ina, params: { id: of } };
    const lines = (await (await ask(downloadTable, asking)).response.text()).split('\r\n');
    expect(lines[0]).toContain('Two payments: mark,Two payments: feedback,');
    expect(lines[2]).toMatch(/^Sam,,1,1,no,'=1\+1,"Good, ""really""\.",\d{4}-/);
  });

  test('go along where a seat’s work is moved, and are of the attempt that they were of', async () => {
    await giving(sam.id, { mark: '12' });
    await giveBack(sam.id);
    const move = { as: ina, params: { id: of, seat: sam.id }, body: { to: ann.id } };
    await handingIn(ann, id, paymentsText(30, 70));
    expect((await ask(moveSeat, move)).status).toBe(200);
    // The account’s is later and nothing was said of it: what was said of the seat’s stays.
    expect(await seenByAnn()).toMatchObject({ mark: '12', saidOf: 1, times: 3, rounds: 2 });
  });
});
