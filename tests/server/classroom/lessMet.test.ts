/** A hand-in that meets fewer tasks than the last one is kept only once that was agreed to. */
import { beforeAll, describe, expect, test } from 'vitest';
import { assignmentFor } from '@/src/server/classroom/access';
import { handIn } from '@/src/server/classroom/handIn';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { ask, ENGINES, type Person, useSite } from '../site';
import { assignmentOf, classOf, join, paymentsText } from './classroomSite';

const board = (id: string, title: string) => ({
  ...{ id, kind: 'board', title, about: { lesson: 2 }, model: null },
  tasks: [
    { index: 0, points: 3 },
    { index: 1, points: 2 },
  ],
});
const SHORT = { id: 's', kind: 'short', prompt: 'Why is that?', points: 4, modelAnswer: '' };

/** Both tasks are met, at the 4th and the 5th step. */
const BOTH = { log: paymentsText(10, 20, -30, 30, 70) };
const FIRST = { log: paymentsText(30) };
const NONE = { log: paymentsText(1) };

describe.each(ENGINES)('a hand-in that meets less, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let of: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    of = await classOf(ina);
    await join(site.db, of, ann);
  });

  const given = () =>
    assignmentOf(ina, of, { parts: [board('1', 'Payments'), board('2', 'Again'), SHORT] });
  const handing = (id: string, work: object, agreed?: boolean) =>
    ask(handIn, {
      ...{ method: 'PUT', as: ann, params: { id } },
      body: { work, ...(agreed !== undefined && { agreed }) },
    });
  const kept = async (id: string) => {
    const seen = await assignmentFor(site.db, id, ann.id);
    return seen && handInOf(site.db, seen, ann.id, ann.id);
  };

  test('is not kept, and says on which boards, until it is agreed to', async () => {
    const id = await given();
    await handing(id, { 1: BOTH, 2: FIRST, s: { answer: 'They owe.' } });
    const worse = { 1: FIRST, 2: NONE, s: { answer: 'Otherwise.' } };
    for (const agreed of [undefined, false]) {
      const { status, data } = await handing(id, worse, agreed);
      expect(status).toBe(200);
      expect(data).toEqual({
        less: [
          { title: 'Payments', before: 2, now: 1 },
          { title: 'Again', before: 1, now: 0 },
        ],
      });
    }
    expect(await kept(id)).toMatchObject({
      times: 1,
      met: [4, 5, 1, null],
      work: { s: { answer: 'They owe.' } },
    });
    expect((await handing(id, worse, true)).data).toMatchObject({
      times: 2,
      met: [1, null, null, null],
    });
    expect(await kept(id)).toMatchObject({ times: 2, work: { s: { answer: 'Otherwise.' } } });
  });

  test('is one by each board of it: what another gains makes up for nothing', async () => {
    const id = await given();
    await handing(id, { 1: BOTH, 2: NONE });
    const { data } = await handing(id, { 1: FIRST, 2: BOTH });
    expect(data).toEqual({ less: [{ title: 'Payments', before: 2, now: 1 }] });
  });

  test('is none where as many are met, or a board is left out', async () => {
    const id = await given();
    await handing(id, { 1: FIRST, 2: BOTH });
    expect((await handing(id, { 1: FIRST })).data).toMatchObject({ times: 2 });
    expect((await handing(id, { 1: BOTH })).data).toMatchObject({ times: 3 });
    expect((await handing(id, { s: { answer: 'They owe.' } })).data).toMatchObject({ times: 4 });
  });
});
