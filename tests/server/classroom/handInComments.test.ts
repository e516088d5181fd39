import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assignmentFor, assignmentOfSeat } from '@/src/server/classroom/access';
import { assignmentsFor } from '@/src/server/classroom/assignmentLists';
import {
  answerFromSeat,
  changeAnswerFromSeat,
  changeHandInComment,
  commentHandIn,
  deleteAnswerFromSeat,
  deleteHandInComment,
} from '@/src/server/classroom/feedback/comments';
import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';
import {
  lookAtReturned,
  lookAtReturnedFromSeat,
  returnAllMarked,
  returnHandIn,
} from '@/src/server/classroom/feedback/returning';
import { threadsOn } from '@/src/server/classroom/feedback/threads';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { handIns } from '@/src/server/database/schema/classroom';
import { handInComments } from '@/src/server/database/schema/feedback';
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

const NO_HAND_IN = 'There is no such hand-in, or it is not open to you.';

describe.each(ENGINES)('comments on hand-ins, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let ben: Person;
  let of: string;
  let id: string;
  let sam: ShownSeat;
  let kim: ShownSeat;

  const at = (part: string | null, step: number | null) => ({ part, step });
  const begin = (learner: string, change: object = {}, as: Person | null = ina) =>
    ask(commentHandIn, {
      as,
      params: { id, learner },
      body: {
        ...{ requestId: randomUUID(), text: 'Why so?', attempt: 1, at: at('1', 1) },
        ...change,
      },
    });
  const answer = (as: Person, learner: string, under: string, requestId: string = randomUUID()) =>
    ask(commentHandIn, { as, params: { id, learner }, body: { requestId, text: 'I see.', under } });
  const answerAs = (seat: ShownSeat, under: string) =>
    ask(answerFromSeat, {
      seats: [seat],
      params: { id: of, assignment: id },
      body: { requestId: randomUUID(), text: 'I see.', under },
    });
  const giveBack = (learner: string, attempt = 1, isReturned = true, as: Person = ina) =>
    ask(returnHandIn, {
      ...{ method: 'PUT', as, params: { id, learner } },
      body: { attempt, isReturned },
    });
  const idOf = async (asked: ReturnType<typeof begin>) => String((await asked).data.id);

  /** What is read of it by whom: by a member, or by the seat whose it is. */
  const read = async (learnerId: string, by: Person | ShownSeat) => {
    const seen =
      'token' in by
        ? await assignmentOfSeat(site.db, id, by)
        : await assignmentFor(site.db, id, by.id);
    const handIn = seen && (await handInOf(site.db, seen, learnerId, by.id));
    if (!seen || !handIn) return null;
    const { handInId, learner, returnedOf } = handIn;
    const looking = { handInId, learner, returnedOf, part: seen.part, viewerId: by.id };
    return threadsOn(site.db, looking);
  };

  beforeAll(async () => {
    [ina, ann, ben] = [
      await site.person('Ina'),
      await site.person('Ann'),
      await site.person('Ben'),
    ];
    of = await classOf(ina);
    await join(site.db, of, ann, ben);
    const code = await codeOf(site.db, of);
    [sam, kim] = [await seatIn(site.db, code, 'Sam'), await seatIn(site.db, code, 'Kim')];
  });

  beforeEach(async () => {
    id = await assignmentOf(ina, of);
    await handingIn(ann, id, paymentsText(30));
    await handingFrom(sam, id, paymentsText(30));
  });

  test('stand at a step, at a part, at the whole, cleaned, and in that order', async () => {
    await begin(ann.id, { text: ' Good\u202e step.\n' });
    await begin(ann.id, { at: at('1', null), text: 'The board' });
    await begin(ann.id, { at: at(null, null), text: 'All of it' });
    expect(await read(ann.id, ina)).toMatchObject([
      { part: null, step: null, text: 'All of it', by: 'Ina', isOwn: true, attempt: 1 },
      { part: '1', step: null, text: 'The board' },
      { part: '1', step: 1, text: 'Good step.', answers: [], editedAt: null },
    ]);
  });

  test.each([
    ['a step that was not made', { at: { part: '1', step: 2 } }, 422, /no such place/],
    ['a part that is not there', { at: { part: '2', step: null } }, 422, /no such place/],
    ['a step of no part', { at: { part: null, step: 1 } }, 400, /say of which/],
    ['an attempt that was not made', { attempt: 2 }, 409, /This attempt is not kept/],
    ['nothing to read', { text: ' \u200b\n' }, 400, /1 to 2,000 characters/],
    ['too much', { text: 'x'.repeat(2001) }, 400, /1 to 2,000 characters/],
    ['a place and a comment that it is under', { under: NOBODYS }, 400, /./],
  ])('are refused at %s', async (_, change, status, sentence) => {
    const reply = await begin(ann.id, change);
    expect([reply.status, reply.error]).toEqual([status, expect.stringMatching(sentence)]);
    expect(await read(ann.id, ina)).toEqual([]);
  });

  test('are written once where they are sent twice', async () => {
    const requestId = randomUUID();
    const first = await begin(ann.id, { requestId });
    const again = await begin(ann.id, { requestId, text: 'Other words' });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.data.id).toBe(first.data.id);
    expect(await read(ann.id, ina)).toHaveLength(1);
    // The learner cannot find out what others sent.
    await giveBack(ann.id);
    expect((await answer(ann, ann.id, String(first.data.id), requestId)).status).toBe(404);
  });

  test('are read by the learner once the attempt is given back, and answered under them', async () => {
    const under = await idOf(begin(ann.id));
    expect(await read(ann.id, ann)).toEqual([]);
    expect((await answer(ann, ann.id, under)).status).toBe(404);
    expect((await giveBack(ann.id)).data).toMatchObject({ isReturned: true });
    expect(await read(ann.id, ann)).toMatchObject([{ by: 'Ina', isOwn: false }]);
    expect((await answer(ann, ann.id, under)).status).toBe(201);
    await answer(ina, ann.id, under);
    const answers = [
      { by: 'Ann', isOwn: true },
      { by: 'Ina', isOwn: false },
    ];
    expect(await read(ann.id, ann)).toMatchObject([{ answers }]);
    // Under an answer stands none, and a learner begins none.
    const [thread] = (await read(ann.id, ann)) ?? [];
    expect((await answer(ann, ann.id, String(thread?.answers[0]?.id))).status).toBe(404);
    expect((await begin(ann.id, {}, ann)).status).toBe(403);
    expect((await giveBack(ann.id, 1, false)).data).toEqual({ isReturned: false, at: null });
    expect(await read(ann.id, ann)).toEqual([]);
  });

  test('on a later attempt wait until that is given back as well', async () => {
    const told = async () =>
      (await assignmentsFor(site.db, { kind: 'member', id: ann.id }))
        .filter((one) => one.id === id)
        .map((one) => one.hasFeedback);
    await begin(ann.id, { text: 'Of the first' });
    expect(await told()).toEqual([false]);
    await giveBack(ann.id);
    expect(await told()).toEqual([true]);
    await handingIn(ann, id, paymentsText(30, 70));
    await begin(ann.id, { text: 'Of the second', attempt: 2, at: at('1', 2) });
    expect((await read(ann.id, ann))?.map(({ text }) => text)).toEqual(['Of the first']);
    expect((await giveBack(ann.id, 3)).status).toBe(409);
    await giveBack(ann.id, 2);
    expect((await read(ann.id, ann))?.map(({ text }) => text)).toEqual([
      'Of the first',
      'Of the second',
    ]);
  });

  test('reach a seat in the same way, and no other seat or member', async () => {
    const under = await idOf(begin(sam.id));
    expect((await answerAs(sam, under)).status).toBe(404);
    await giveBack(sam.id);
    expect((await answerAs(sam, under)).status).toBe(201);
    expect(await read(sam.id, sam)).toMatchObject([{ answers: [{ by: 'Sam', isOwn: true }] }]);
    expect(await read(sam.id, kim)).toBeNull();
    expect(await read(sam.id, ann)).toBeNull();
    await handingFrom(kim, id, paymentsText(30));
    const foreign = [await answerAs(kim, under), await answer(ann, ann.id, under)];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    expect((await answer(ben, sam.id, under)).error).toBe(NO_HAND_IN);
  });

  test('are changed and deleted by whoever wrote them alone', async () => {
    const under = await idOf(begin(sam.id));
    await giveBack(sam.id);
    const reply = await answerAs(sam, under);
    const own = { id: of, assignment: id, comment: String(reply.data.id) };
    const theirs = { id: of, assignment: id, comment: under };
    const asSam = { seats: [sam] };
    const body = { text: 'Other words' };
    const change = (params: typeof own) =>
      ask(changeAnswerFromSeat, { method: 'PATCH', ...asSam, params, body });
    const remove = (params: typeof own) =>
      ask(deleteAnswerFromSeat, { method: 'DELETE', ...asSam, params });
    expect((await change(theirs)).status).toBe(403);
    expect((await remove(theirs)).status).toBe(403);
    expect((await change(own)).status).toBe(200);
    const ofSam = { id, learner: sam.id, comment: own.comment };
    const by = (as: Person) => ask(deleteHandInComment, { method: 'DELETE', as, params: ofSam });
    expect((await by(ina)).status).toBe(403);
    expect((await by(ann)).error).toBe(NO_HAND_IN);
    const edit = { method: 'PATCH', as: ina, params: { ...ofSam, comment: under }, body };
    expect((await ask(changeHandInComment, edit)).status).toBe(200);
    expect(await read(sam.id, sam)).toMatchObject([
      {
        text: 'Other words',
        editedAt: expect.any(Date),
        answers: [{ text: 'Other words', editedAt: expect.any(Date) }],
      },
    ]);
    expect((await remove(own)).status).toBe(200);
    expect((await remove(own)).status).toBe(404);
    expect(await read(sam.id, sam)).toMatchObject([{ answers: [] }]);
  });

  test('are closed to other instructors, guests, and those outside the class', async () => {
    const eve = await site.person('Eve');
    await classOf(eve, 'Another class');
    expect((await begin(ann.id, {}, eve)).error).toBe(NO_ASSIGNMENT);
    expect((await begin(ann.id, {}, null)).status).toBe(401);
    expect((await giveBack(ann.id, 1, true, eve)).error).toBe(NO_ASSIGNMENT);
    expect((await giveBack(ann.id, 1, true, ann)).error).toBe(NO_ASSIGNMENT);
    expect((await giveBack(ben.id)).error).toBe(NO_HAND_IN);
    expect((await begin(NOBODYS)).error).toBe(NO_HAND_IN);
    expect(await read(ann.id, ina)).toEqual([]);
  });

  test('are looked at by the learner, which the instructor is told, once they are given back', async () => {
    const lookedAt = async (learnerId: string) => {
      const seen = await assignmentFor(site.db, id, ina.id);
      return seen && (await handInOf(site.db, seen, learnerId, ina.id))?.lookedAt;
    };
    const look = (as: Person) => ask(lookAtReturned, { method: 'PUT', as, params: { id } });
    const lookAs = (seat: ShownSeat) =>
      ask(lookAtReturnedFromSeat, {
        ...{ method: 'PUT', seats: [seat], params: { id: of, assignment: id } },
      });
    expect([(await look(ann)).status, (await lookAs(sam)).status]).toEqual([200, 200]);
    expect([await lookedAt(ann.id), await lookedAt(sam.id)]).toEqual([null, null]);
    await giveBack(ann.id);
    await giveBack(sam.id);
    expect((await look(ina)).status).toBe(404);
    expect((await look(ben)).status).toBe(404);
    expect([await lookedAt(ann.id), await lookedAt(sam.id)]).toEqual([null, null]);
    await look(ann);
    await lookAs(sam);
    const first = await lookedAt(ann.id);
    expect([first, await lookedAt(sam.id)]).toEqual([expect.any(Date), expect.any(Date)]);
    await look(ann);
    expect(await lookedAt(ann.id)).toEqual(first);
    await giveBack(ann.id);
    expect(await lookedAt(ann.id)).toBeNull();
  });

  test('and marks of all who have one are returned at once', async () => {
    const all = (as: Person | null = ina) =>
      ask(returnAllMarked, { method: 'PUT', as, params: { id } });
    await handingIn(ben, id, paymentsText(30));
    await begin(sam.id);
    for (const learner of [ann.id, sam.id]) {
      await ask(giveFeedback, {
        ...{ method: 'PUT', as: ina, params: { id, learner } },
        body: { mark: 'B', feedback: '', attempt: 1 },
      });
    }
    expect([(await all(ann)).status, (await all(null)).status]).toEqual([404, 401]);
    expect((await all()).data).toEqual({ returned: 2 });
    expect((await all()).data).toEqual({ returned: 0 });
    expect(await read(sam.id, sam)).toHaveLength(1);
    const seen = await assignmentFor(site.db, id, ben.id);
    expect(seen && (await handInOf(site.db, seen, ben.id, ben.id))?.returnedOf).toBeNull();
    // What is handed in again has no mark yet, and waits.
    await handingIn(ann, id, paymentsText(40));
    expect((await all()).data).toEqual({ returned: 0 });
  });

  test('go with what they are about', async () => {
    const under = await idOf(begin(ann.id));
    await answer(ina, ann.id, under);
    await site.db.delete(handIns).where(eq(handIns.learnerId, ann.id));
    expect(await site.db.$count(handInComments, eq(handInComments.id, under))).toBe(0);
  });
});
