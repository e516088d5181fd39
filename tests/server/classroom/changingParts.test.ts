/** Changing an assignment after learners have handed in: what is told first, what becomes of marks, and that nothing is lost. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assignmentFor } from '@/src/server/classroom/access';
import { changeAssignment } from '@/src/server/classroom/changeAssignment';
import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';
import { returnHandIn } from '@/src/server/classroom/feedback/returning';
import { handIn } from '@/src/server/classroom/handIn';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { partsOf } from '@/src/server/classroom/parts';
import { formerPartsOf, goneFrom, rewordedFrom } from '@/src/server/classroom/revising/former';
import { assignments } from '@/src/server/database/schema/classroom';
import { ask, ENGINES, type Person, useSite } from '../site';
import { assignmentOf, classOf, join, paymentsText } from './classroomSite';

const BOARD = {
  ...{ id: '1', kind: 'board', title: 'Payments', about: { lesson: 2 }, model: null },
  tasks: [{ index: 0, points: 3 }],
};
/** The same as it is sent once it is kept. */
const KEPT = { ...BOARD, about: { part: '1' } };
const CHOICE = {
  ...{ id: 'c', kind: 'choice', prompt: 'Whose debt?', points: 4 },
  options: ['The bank’s', 'The customer’s', 'Nobody’s'],
  right: [0],
};
const SHORT = { id: 's', kind: 'short', prompt: 'Why?', points: 6, modelAnswer: '' };

describe.each(ENGINES)('an assignment that is changed, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let ben: Person;
  let of: string;
  let id: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    ben = await site.person('Ben');
    of = await classOf(ina);
    await join(site.db, of, ann, ben);
  });
  beforeEach(async () => {
    id = await assignmentOf(ina, of, { parts: [BOARD, CHOICE, SHORT] });
    await handing(ann, {
      1: { log: paymentsText(30, 70) },
      c: { answer: [0] },
      s: { answer: 'They owe.' },
    });
    await handing(ben, { c: { answer: [1] } });
  });

  const handing = (as: Person, work: object, revision?: number) =>
    ask(handIn, {
      method: 'PUT',
      as,
      params: { id },
      body: { work, ...(revision && { revision }) },
    });
  const changing = (body: object) =>
    ask(changeAssignment, { method: 'PATCH', as: ina, params: { id }, body });
  const seen = async (as = ina) => {
    const found = await assignmentFor(site.db, id, as.id);
    if (!found) throw new Error('it is not seen');
    return found;
  };
  const workOf = async (person: Person) =>
    (await handInOf(site.db, await seen(), person.id, ina.id))?.work ?? {};

  /** Makes a change that is asked about; gives what was asked. */
  async function changed(body: object): Promise<readonly unknown[]> {
    const before = await site.db.select().from(assignments).where(eq(assignments.id, id));
    const first = await changing(body);
    expect(first.status).toBe(200);
    const { asks } = first.data;
    if (!Array.isArray(asks)) throw new Error('it did not ask');
    // Nothing was changed by asking.
    expect(await site.db.select().from(assignments).where(eq(assignments.id, id))).toEqual(before);
    const second = await changing({ ...body, agreed: asks });
    expect([second.status, second.data.asks]).toEqual([200, []]);
    return asks;
  }

  test('asks nothing where what was handed in stays as it is', async () => {
    const reply = await changing({ title: 'Another', instructions: 'Else.', opens: null });
    expect([reply.data.asks, reply.data.title]).toEqual([[], 'Another']);
    // Another order and another title of a board are nothing that learners lose by.
    const parts = [SHORT, { ...KEPT, title: 'Paying' }, CHOICE];
    expect((await changing({ parts })).data.asks).toEqual([]);
    expect(partsOf(await seen()).map((part) => part.id)).toEqual(['s', '1', 'c']);
    expect((await seen()).revision).toBe(2);
    expect(await formerPartsOf(site.db, id)).toEqual([]);
    // The very same parts are no change.
    expect((await changing({ parts })).data.asks).toEqual([]);
    expect((await seen()).revision).toBe(2);
  });

  test('keeps answers to a question that is worded anew, with the words they were given to', async () => {
    const reworded = { ...CHOICE, prompt: 'Whose debt is a deposit?' };
    const asks = await changed({ parts: [KEPT, reworded, SHORT] });
    expect(asks).toEqual([
      'Part 2, “Whose debt?”, is worded anew. What 2 learners answered still counts, and stays readable with the words it was asked in.',
    ]);
    const work = await workOf(ann);
    expect(work.c).toMatchObject({ answer: [0], isRight: true });
    const former = await formerPartsOf(site.db, id);
    const now = partsOf(await seen());
    expect(rewordedFrom(work, now, former).get('c')).toMatchObject({ prompt: 'Whose debt?' });
    // Who answers now answers the new words.
    await handing(ben, { c: { answer: [0] } });
    expect(rewordedFrom(await workOf(ben), now, former).size).toBe(0);
    // Worded anew once more, each has the words that they answered.
    await changed({ parts: [KEPT, { ...CHOICE, prompt: 'Whose?' }, SHORT] });
    const [later, at] = [await formerPartsOf(site.db, id), partsOf(await seen())];
    const asked = async (person: Person) => rewordedFrom(await workOf(person), at, later).get('c');
    expect(await asked(ann)).toMatchObject({ prompt: 'Whose debt?' });
    expect(await asked(ben)).toMatchObject({ prompt: 'Whose debt is a deposit?' });
  });

  test('judges answers anew by another right answer, and says how many change', async () => {
    const asks = await changed({ parts: [KEPT, { ...CHOICE, right: [1] }, SHORT] });
    expect(asks).toEqual([
      'Part 2, “Whose debt?”, has another right answer: 2 answers are judged anew. 1 that was not right is right now, and 1 that was right is right no longer.',
    ]);
    expect((await workOf(ann)).c).toMatchObject({ isRight: false });
    expect((await workOf(ben)).c).toMatchObject({ isRight: true });
  });

  test('judges boards anew by other tasks, which what was handed in may meet', async () => {
    const tasks = [0, 1].map((index) => ({ index, points: 2 }));
    const asks = await changed({ parts: [{ ...KEPT, tasks }, CHOICE, SHORT] });
    expect(asks).toEqual([
      'Part 1, “Payments”, asks for task 2 too: 1 board that was handed in is judged anew. Together they met 1 task, and meet 2 from now on.',
      'Part 1, “Payments”, is worth 4 points in place of 3: the points of 1 learner follow. Points that you gave by hand stay.',
    ]);
    expect((await workOf(ann))['1']).toMatchObject({ met: [1, 2], revision: 2 });
    const fewer = await changed({
      parts: [{ ...KEPT, tasks: [{ index: 1, points: 2 }] }, CHOICE, SHORT],
    });
    expect(fewer[0]).toMatch(/no longer asks for task 1: 1 board .* met 2 tasks, and meet 1/);
    expect((await workOf(ann))['1']).toMatchObject({ met: [2] });
  });

  test('keeps what was handed in of a part that is taken out, and points given for it', async () => {
    const points = { s: { points: 5, why: 'Short.' }, c: { points: 1, why: '' } };
    const params = { id, learner: ann.id };
    const feedback = { mark: '', feedback: '', attempt: 1 };
    await ask(giveFeedback, { method: 'PUT', as: ina, params, body: { ...feedback, points } });
    const asks = await changed({ parts: [KEPT, CHOICE] });
    expect(asks).toEqual([
      'Part 3, “Why?”, is taken out, with its 6 points. The work of 1 learner on it stays readable in that submission, with the words it was asked in, but no longer counts. Nor do the points that you gave for it by hand (1 submission).',
    ]);
    const [former, now] = [await formerPartsOf(site.db, id), partsOf(await seen())];
    expect(goneFrom(await workOf(ann), now, former)).toMatchObject([
      { part: { prompt: 'Why?' }, done: { answer: 'They owe.' } },
    ]);
    // Points for what is left are given anew; those for what is gone stay.
    const body = { ...feedback, points: { c: { points: 2, why: '' } } };
    await ask(giveFeedback, { method: 'PUT', as: ina, params, body });
    const shown = await handInOf(site.db, await seen(), ann.id, ina.id);
    expect(shown?.points).toEqual({ c: { points: 2, why: '' }, s: { points: 5, why: 'Short.' } });
  });

  test.each([
    [
      'a choice whose answers move',
      { ...CHOICE, options: ['The customer’s', 'The bank’s', 'Nobody’s'] },
    ],
    ['a choice that loses an answer', { ...CHOICE, options: ['The bank’s', 'Nobody’s'] }],
    ['another kind of question', { ...SHORT, id: 'c', prompt: 'Whose debt, and why?' }],
  ])('asks anew by %s, and takes no old answer for a new one', async (_, part) => {
    const asks = await changed({ parts: [KEPT, part, SHORT] });
    expect(asks[0]).toMatch(
      /^Part 2, “Whose debt\?”, asks something else from now on\. .* is asked anew/,
    );
    const now = partsOf(await seen());
    const fresh = now[1];
    expect(fresh?.id).not.toBe('c');
    const work = await workOf(ann);
    expect(work[String(fresh?.id)]).toBeUndefined();
    expect(goneFrom(work, now, await formerPartsOf(site.db, id))).toMatchObject([
      { part: { id: 'c', prompt: 'Whose debt?' }, done: { answer: [0] } },
    ]);
    // The id of what is gone is nobody’s again.
    await changed({ parts: [KEPT, { ...SHORT, id: 'c' }] });
    expect(partsOf(await seen()).map((one) => one.id)).not.toContain('c');
  });

  test('keeps places where an answer is worded anew and another is added', async () => {
    const options = ['The bank’s', 'That of the customer', 'Nobody’s', 'Everybody’s'];
    const asks = await changed({ parts: [KEPT, { ...CHOICE, options }, SHORT] });
    expect(asks).toHaveLength(1);
    expect(asks[0]).toMatch(/is worded anew/);
    expect((await workOf(ben)).c).toMatchObject({ answer: [1] });
  });

  test('says what new parts and other dates mean for those who handed in', async () => {
    await site.db
      .update(assignments)
      .set({ due: new Date('2020-01-01T00:00:00Z') })
      .where(eq(assignments.id, id));
    const parts = [KEPT, CHOICE, SHORT, { ...SHORT, id: 'n', points: 2 }];
    const asks = await changed({ parts, due: null });
    expect(asks).toEqual([
      '“Why?” is new, with its 2 points: the 2 learners who handed in have nothing of it yet.',
      'With this due date 2 submissions came late no longer.',
    ]);
  });

  test('says that what was returned changes at once', async () => {
    await ask(returnHandIn, {
      ...{ method: 'PUT', as: ina, params: { id, learner: ann.id } },
      body: { attempt: 1, isReturned: true },
    });
    const asks = await changed({ parts: [KEPT, { ...CHOICE, points: 2 }, SHORT] });
    expect(asks).toEqual([
      'Part 2, “Whose debt?”, is worth 2 points in place of 4: the points of 2 learners follow. Points that you gave by hand stay.',
      '1 submission was returned already: there the learner sees the change at once.',
    ]);
  });

  test('asks again where somebody handed in since', async () => {
    const body = { parts: [KEPT, CHOICE] };
    const { asks } = (await changing(body)).data;
    await handing(ben, { s: { answer: 'So.' } });
    const again = await changing({ ...body, agreed: asks });
    expect(again.data.asks).toEqual([
      expect.stringMatching(/^Part 3.* The work of 2 learners on it/),
    ]);
    expect(partsOf(await seen())).toHaveLength(3);
  });

  test('is changed once where the answer got lost and the same is sent again', async () => {
    const body = { title: 'Anew', parts: [KEPT, { ...CHOICE, prompt: 'Whose?' }, SHORT] };
    const { asks } = (await changing({ ...body, revision: 1 })).data;
    const agreed = { ...body, revision: 1, agreed: asks };
    expect((await changing(agreed)).data.asks).toEqual([]);
    const made = await seen();
    const again = await changing(agreed);
    expect([again.status, again.data.title, again.data.asks]).toEqual([200, 'Anew', []]);
    expect(await seen()).toEqual(made);
    const other = await changing({ ...agreed, title: 'Another' });
    expect([other.status, (await seen()).title]).toEqual([409, 'Anew']);
  });

  test('is not changed from a page that is behind, nor handed in to from one', async () => {
    await changing({ parts: [SHORT, KEPT, CHOICE] });
    const behind = await changing({ parts: [KEPT, CHOICE, SHORT], revision: 1 });
    expect([behind.status, behind.error]).toEqual([
      409,
      expect.stringMatching(/^Somebody changed/),
    ]);
    const late = await handing(ben, { c: { answer: [0] } }, 1);
    expect([late.status, late.error]).toEqual([422, expect.stringMatching(/changed meanwhile/)]);
    expect((await handing(ben, { c: { answer: [0] } }, 2)).status).toBe(200);
    expect((await workOf(ben)).c).toMatchObject({ revision: 2 });
  });
});
