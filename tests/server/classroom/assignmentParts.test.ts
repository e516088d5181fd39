/** Assignments of several parts: what is kept, judged, told, opened and closed. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { assignmentFor } from '@/src/server/classroom/access';
import { changeAssignment, giveAssignment } from '@/src/server/classroom/changeAssignment';
import { copyAssignment, copyClass } from '@/src/server/classroom/copies';
import { handIn } from '@/src/server/classroom/handIn';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { addInstructor, removeInstructor } from '@/src/server/classroom/instructors';
import { learnerParts } from '@/src/server/classroom/learnerParts';
import { openAssignments } from '@/src/server/classroom/openAssignments';
import { partsOf } from '@/src/server/classroom/parts';
import { tableOf } from '@/src/server/classroom/table';
import { assignments } from '@/src/server/database/schema/classroom';
import { ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  join,
  letPass,
  paymentsLog,
  paymentsText,
  workOf,
} from './classroomSite';

const board = (id: string, change: object = {}) => ({
  ...{ id, kind: 'board', title: `Board ${id}`, about: { lesson: 2 }, model: null },
  tasks: [
    { index: 0, points: 3 },
    { index: 1, points: 2 },
  ],
  ...change,
});

const CHOICE = {
  ...{ id: 'c', kind: 'choice', prompt: 'Which *two*?', points: 4 },
  options: ['Loans', 'Deposits', 'Notes'],
  right: [2, 0],
};
const NUMBER = {
  ...{ id: 'n', kind: 'number', prompt: 'How much?', points: 5 },
  ...{ answer: 30, tolerance: 0.5, unit: 'dollars' },
};
const SHORT = { id: 's', kind: 'short', prompt: 'Why?', points: 6, modelAnswer: 'They owe.' };
/** Customer 1’s deposit at the first step of the model: it pays, so it shrinks. */
const PREDICT = {
  ...{ id: 'p', kind: 'predict', prompt: 'What then?', points: 1, about: '1' },
  ...{ of: 'model', step: 1, party: 1, line: 'net-worth' },
};

describe.each(ENGINES)('assignments of parts, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let eve: Person;
  let of: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    eve = await site.person('Eve');
    of = await classOf(ina);
    await join(site.db, of, ann);
  });

  const given = (parts: readonly object[], change: object = {}) =>
    assignmentOf(ina, of, { parts, ...change });
  const seenAs = async (person: Person, id: string) => {
    const seen = await assignmentFor(site.db, id, person.id);
    if (!seen) throw new Error('it is not seen');
    return seen;
  };
  const handing = (id: string, work: object, as = ann) =>
    ask(handIn, { method: 'PUT', as, params: { id }, body: { work } });
  const changing = (id: string, body: object, as = ina) =>
    ask(changeAssignment, { method: 'PATCH', as, params: { id }, body });

  test('keep their order, and read the answer of a prediction from the fold', async () => {
    const model = board('1', { model: paymentsText(30) });
    const id = await given([CHOICE, model, PREDICT, NUMBER, SHORT]);
    const parts = partsOf(await seenAs(ina, id));
    expect(parts.map((part) => part.id)).toEqual(['c', '1', 'p', 'n', 's']);
    expect(parts[0]).toMatchObject({ right: [0, 2] });
    expect(parts[2]).toMatchObject({
      ...{ right: 'shrinks', called: ['Customer 1', 'Net worth'] },
      act: expect.stringMatching(/^Customer 1 pays Customer 2 \$30\./),
      sheet: [
        { side: 'asset', called: 'Cash', amount: 10_000 },
        { side: 'asset', called: 'Customer Deposits: At Bank 1', amount: 10_000 },
        { side: 'worth', called: 'Net worth', amount: 20_000 },
      ],
    });
    expect(parts[2]).not.toHaveProperty('amount');
  });

  test.each([
    ['no part', [], 400, 'An assignment has one part at least.'],
    [
      'thirteen',
      Array.from({ length: 13 }, (_, at) => ({ ...SHORT, id: `s${at}` })),
      400,
      /at most 12/,
    ],
    ['two of one name', [SHORT, SHORT], 400, 'Two parts have the same name.'],
    [
      'two answers that say the same',
      [{ ...CHOICE, options: ['Loans', 'Notes', ' Loans '] }],
      400,
      /^Answer 3 says the same as answer 1\.$/,
    ],
    ['a choice of one', [{ ...CHOICE, options: ['Loans'] }], 400, /2 answers at least/],
    ['a right answer that is not offered', [{ ...CHOICE, right: [3] }], 400, /none of those/],
    ['no right answer', [{ ...CHOICE, right: [] }], 400, 'Say which answer is right.'],
    ['a prediction about no board', [{ ...PREDICT, about: 'x' }], 422, /is about a board of this/],
    ['a prediction without a model', [board('1'), PREDICT], 422, /^This board has no model/],
    [
      'a prediction beyond the end',
      [board('1', { model: paymentsText(30) }), { ...PREDICT, step: 2 }],
      422,
      'These steps have no step 2.',
    ],
    [
      'a prediction about no line',
      [board('1', { model: paymentsText(30) }), { ...PREDICT, line: 'account-99-assets' }],
      422,
      /^There is no such line/,
    ],
    [
      'an opening that is none',
      [board('1', { about: { lesson: 2, opening: 'x' } })],
      422,
      /no opening/,
    ],
    ['a board of another assignment', [board('1', { about: { part: '1' } })], 422, /no such board/],
  ])('are refused with %s', async (_, parts, status, sentence) => {
    const body = { requestId: randomUUID(), title: 'Pay', instructions: '', parts, due: null };
    const reply = await ask(giveAssignment, { as: ina, params: { id: of }, body });
    expect(reply.error).toMatch(sentence);
    expect(reply.status).toBe(status);
  });

  test('take their start from a log without its steps, with those as the model', async () => {
    const log = fileTextOf({ ...paymentsLog(), events: [] });
    const id = await given([board('1', { about: { log }, model: paymentsText(30) })]);
    const [part] = partsOf(await seenAs(ina, id));
    expect(part).toMatchObject({ startLog: log, modelLog: paymentsText(30), board: '2' });
  });

  test('are judged by part, and what is not sent stays', async () => {
    const id = await given([board('1'), board('2'), CHOICE, NUMBER, SHORT]);
    const first = await handing(id, { 1: { log: paymentsText(30) }, c: { answer: [0, 2] } });
    expect(first.data).toMatchObject({
      met: [1, null],
      rounds: 1,
      times: 1,
      points: { points: 7, worth: 25, loss: 0, waiting: 0, later: null },
    });
    const second = await handing(id, {
      2: { log: paymentsText(10, 20, -30, 30, 70) },
      n: { answer: 30.4 },
      s: { answer: 'Because.' },
    });
    expect(second.data).toMatchObject({
      met: [4, 5],
      times: 2,
      points: { points: 17, worth: 25, waiting: 1, later: null },
    });
    const seen = await seenAs(ina, id);
    const shown = await handInOf(site.db, seen, ann.id, ina.id);
    expect(shown?.work).toMatchObject({
      1: { met: [1, null] },
      2: { met: [4, 5] },
      c: { answer: [0, 2], isRight: true },
      n: { answer: 30.4, isRight: true },
      s: { answer: 'Because.', isRight: null },
    });
    expect(shown?.met).toEqual([1, null, 4, 5]);
    const { assignments: columns, rows } = await tableOf(site.db, of, id);
    expect(columns[0]?.tasks.map(({ part, points }) => [part, points])).toEqual([
      ['1', 3],
      ['1', 2],
      ['2', 3],
      ['2', 2],
    ]);
    expect(rows[0]?.handedIn[0]).toMatchObject({ met: [1, null, 4, 5], rounds: 6 });
  });

  test.each([
    ['half of the right ones', { c: { answer: [0] } }, 0],
    ['a right one and a wrong one', { c: { answer: [0, 1, 2] } }, 0],
    ['a number that is too far away', { n: { answer: 30.6 } }, 0],
    ['the number itself', { n: { answer: 30 } }, 5],
  ])('give %s its points', async (_, work, got) => {
    const id = await given([CHOICE, NUMBER]);
    expect((await handing(id, work)).data).toMatchObject({ points: { points: got, worth: 9 } });
  });

  test.each([
    ['words for a number', { n: { answer: 'thirty' } }],
    ['an answer that is not offered', { c: { answer: [3] } }],
    ['a log for a question', { n: { log: paymentsText(30) } }],
  ])('refuse %s', async (_, work) => {
    const id = await given([CHOICE, NUMBER]);
    expect((await handing(id, work)).status).toBe(422);
    expect(await handInOf(site.db, await seenAs(ina, id), ann.id, ina.id)).toBeNull();
  });

  test('say which part of several cannot be taken, and take none of them then', async () => {
    const id = await given([NUMBER, board('1')]);
    const { error } = await handing(id, { n: { answer: 30 }, 1: { log: paymentsText() } });
    expect(error).toBe('Part 2: There is no step here yet: do something on the board first.');
    expect(await handInOf(site.db, await seenAs(ina, id), ann.id, ina.id)).toBeNull();
  });

  test('tell a learner nothing of what is right, until the due date has passed', async () => {
    const parts = [
      CHOICE,
      { ...NUMBER, answer: 31.25 },
      SHORT,
      board('1', { model: paymentsText(77) }),
    ];
    const id = await given(parts, { due: '2090-01-01T00:00:00Z' });
    const { data } = await handing(id, { c: { answer: [0, 2] }, n: { answer: 31 } });
    expect(data.points).toMatchObject({
      ...{ points: 0, worth: 20, waiting: 0 },
      later: { count: 2, toldAt: 'due' },
    });
    const told = async () => {
      const seen = await seenAs(ann, id);
      const shown = await handInOf(site.db, seen, ann.id, ann.id);
      return learnerParts(seen, shown);
    };
    const before = await told();
    expect(before.map((part) => ('isRight' in part ? part.isRight : null))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    // Boards bring their start, and no model.
    const text = JSON.stringify(before.filter(({ kind }) => kind !== 'board'));
    expect(text).not.toContain('"right"');
    expect(text).not.toContain('31.25');
    expect(text).not.toContain('They owe.');
    const own = await handInOf(site.db, await seenAs(ann, id), ann.id, ann.id);
    expect(own?.work).toMatchObject({ c: { isRight: null }, n: { isRight: null } });
    await letPass(site.db, id);
    expect((await told()).map((part) => ('isRight' in part ? part.isRight : null))).toEqual([
      true,
      true,
      null,
      null,
    ]);
  });

  test('take nothing before they open, and are told to no board', async () => {
    const id = await given([board('1')], { opens: '2090-01-01T00:00:00Z' });
    const reply = await handing(id, { 1: { log: paymentsText(30) } });
    expect([reply.status, reply.error]).toEqual([409, expect.stringMatching(/not open yet/)]);
    const path = '/api/test?lesson=2';
    const { data } = await ask(openAssignments, { method: 'GET', path, as: ann });
    expect(JSON.stringify(data)).not.toContain(id);
  });

  test('open before they are due', async () => {
    const dates = { opens: '2090-02-01T00:00:00Z', due: '2090-01-01T00:00:00Z' };
    const body = {
      requestId: randomUUID(),
      title: 'Pay',
      instructions: '',
      parts: [SHORT],
      ...dates,
    };
    const reply = await ask(giveAssignment, { as: ina, params: { id: of }, body });
    expect([reply.status, reply.data.field]).toEqual([422, 'opens']);
    const id = await given([SHORT], { due: '2090-01-01T00:00:00Z' });
    expect((await changing(id, { opens: '2090-02-01T00:00:00Z' })).status).toBe(422);
    expect((await changing(id, { opens: '2089-02-01T00:00:00Z' })).status).toBe(200);
  });

  test('take nothing late where the rule is strict, and less of its points where it says so', async () => {
    const strict = await given([board('1')], {
      due: '2090-01-01T00:00:00Z',
      late: { rule: 'refused' },
    });
    await letPass(site.db, strict);
    const refused = await handing(strict, { 1: { log: paymentsText(30) } });
    expect([refused.status, refused.error]).toEqual([
      409,
      expect.stringMatching(/takes nothing late/),
    ]);
    const less = await given([NUMBER, { ...NUMBER, id: 'm' }], {
      due: '2090-01-01T00:00:00Z',
      late: { rule: 'percent', percent: 10 },
    });
    const due = new Date(Date.now() - 36 * 60 * 60 * 1000);
    await site.db.update(assignments).set({ due }).where(eq(assignments.id, less));
    const { data } = await handing(less, { n: { answer: 30 }, m: { answer: 30 } });
    // Two days are begun.
    expect(data).toMatchObject({ isLate: true, points: { points: 8, worth: 10, loss: 20 } });
  });

  test('change while nobody has handed in, and ask nothing', async () => {
    const id = await given([board('1', { model: paymentsText(30) }), SHORT]);
    const kept = board('1', { about: { part: '1' }, model: { part: '1' }, title: 'Renamed' });
    const reply = await changing(id, { parts: [{ ...NUMBER, id: '2' }, kept] });
    expect([reply.status, reply.data.asks]).toEqual([200, []]);
    const seen = await seenAs(ina, id);
    expect(seen.revision).toBe(2);
    expect(partsOf(seen)).toMatchObject([
      { id: '2', kind: 'number' },
      { id: '1', title: 'Renamed', modelLog: paymentsText(30) },
    ]);
    expect((await changing(id, { parts: [kept] }, eve)).status).toBe(404);
  });

  test('are copied to a class that one teaches, with their dates moved or without', async () => {
    const due = '2090-01-01T00:00:00.000Z';
    const id = await given([board('1'), CHOICE], { due, late: { rule: 'percent', percent: 5 } });
    const to = await classOf(ina, 'Next term');
    const copying = (days: number | null, as = ina, classId = to, requestId = randomUUID()) =>
      ask(copyAssignment, { as, params: { id }, body: { requestId, classId, days } });
    const requestId = randomUUID();
    const [one, two] = [await copying(7, ina, to, requestId), await copying(7, ina, to, requestId)];
    expect([one.status, two.status, two.data]).toEqual([201, 200, one.data]);
    const copy = await seenAs(ina, String(one.data.id));
    expect(copy).toMatchObject({
      classId: to,
      copiedFrom: id,
      due: new Date('2090-01-08T00:00:00Z'),
      latePercent: 5,
    });
    expect(copy.parts).toEqual((await seenAs(ina, id)).parts);
    expect((await seenAs(ina, String((await copying(null)).data.id))).due).toBeNull();
    const foreign = await classOf(eve, 'Of Eve');
    expect((await copying(7, ina, foreign)).status).toBe(404);
    expect((await copying(7, eve, foreign)).status).toBe(404);
    expect((await copying(7, ann)).status).toBe(404);
  });

  test('go along with a class that is copied, in their order, without its learners', async () => {
    const from = await classOf(ina, 'Autumn');
    await join(site.db, from, ann);
    const first = await assignmentOf(ina, from, { title: 'First', due: '2090-01-01T00:00:00Z' });
    await assignmentOf(ina, from, { title: 'Second' });
    await ask(handIn, {
      method: 'PUT',
      as: ann,
      params: { id: first },
      body: workOf(paymentsText(30)),
    });
    const body = { requestId: randomUUID(), name: 'Spring', days: 120 };
    const [one, two] = [
      await ask(copyClass, { as: ina, params: { id: from }, body }),
      await ask(copyClass, { as: ina, params: { id: from }, body }),
    ];
    expect([one.status, two.status, two.data]).toEqual([201, 200, one.data]);
    const table = await tableOf(site.db, String(one.data.id));
    expect(table.assignments.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(table.assignments[0]?.due).toEqual(new Date('2090-05-01T00:00:00Z'));
    expect(table.rows).toEqual([]);
  });

  test('are taught by others too, whom only whoever made the class adds', async () => {
    const id = await given([board('1')]);
    const adding = (who: string, as = ina) =>
      ask(addInstructor, { as, params: { id: of }, body: { who } });
    const removing = (member: string, as: Person) =>
      ask(removeInstructor, { method: 'DELETE', as, params: { id: of, member } });
    expect((await adding(ann.id)).error).toMatch(/^Ann learns in this class/);
    expect((await adding('nobody')).status).toBe(404);
    expect((await adding(ina.id)).status).toBe(409);
    expect((await adding(eve.id, ann)).status).toBe(404);
    const added = await adding(`https://example.org/community/members/${eve.id}`);
    expect([added.status, added.data]).toEqual([200, { id: eve.id, name: 'Eve' }]);
    expect((await adding(eve.id)).status).toBe(200);
    expect((await changing(id, { title: 'By Eve' }, eve)).status).toBe(200);
    expect((await handing(id, { 1: { log: paymentsText(30) } }, eve)).status).toBe(403);
    expect((await adding(ann.id, eve)).status).toBe(404);
    expect((await removing(ina.id, eve)).status).toBe(404);
    expect((await removing(eve.id, eve)).status).toBe(200);
    expect((await changing(id, { title: 'Again' }, eve)).status).toBe(404);
  });
});
