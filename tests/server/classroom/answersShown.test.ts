/** When learners are told which answers are right: by the endpoints, on their pages, and in what they download. */
import { beforeAll, describe, expect, test } from 'vitest';
import { handInView } from '@/src/community/classroom/handIns/handInView';
import { ANSWERS_SHOWN, type AnswersShown } from '@/src/contract/parts';
import { handInsKept } from '@/src/server/account/handInsKept';
import { assignmentFor } from '@/src/server/classroom/access';
import { changeAssignment } from '@/src/server/classroom/changeAssignment';
import { returnHandIn } from '@/src/server/classroom/feedback/returning';
import { handIn } from '@/src/server/classroom/handIn';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { learnerParts } from '@/src/server/classroom/learnerParts';
import { ask, ENGINES, type Person, useSite } from '../site';
import { assignmentOf, classOf, join, letPass, paymentsText } from './classroomSite';

const BOARD = {
  ...{ id: '1', kind: 'board', title: 'Payments', about: { lesson: 2 }, tasks: [] },
  model: paymentsText(31.25),
};
const CHOICE = {
  ...{ id: 'c', kind: 'choice', prompt: 'Which?', points: 4 },
  options: ['Loans', 'Deposits', 'Notes'],
  right: [1],
};
const NUMBER = {
  ...{ id: 'n', kind: 'number', prompt: 'How much?', points: 5 },
  ...{ answer: 73.125, tolerance: 0, unit: '' },
};
const PREDICT = {
  ...{ id: 'p', kind: 'predict', prompt: 'What then?', points: 1, about: '1', asks: 'amount' },
  ...{ of: 'model', step: 1, party: 1, line: 'account-0-asset' },
};
/** What the prediction asks for: $100 less what is paid, in cents and in dollars. */
const FORETOLD = ['6875', '68.75'];
/** All wrong. */
const WORK = { c: { answer: [0] }, n: { answer: 1 }, p: { answer: 2 } };

describe.each(ENGINES)('answers, %s', (engine) => {
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

  const given = (answersShown: AnswersShown, due: string | null) =>
    assignmentOf(ina, of, { parts: [BOARD, CHOICE, NUMBER, PREDICT], answersShown, due });
  const handing = (id: string, work: object = WORK) =>
    ask(handIn, { method: 'PUT', as: ann, params: { id }, body: { work } });
  const returning = (id: string, attempt: number) =>
    ask(returnHandIn, {
      ...{ method: 'PUT', as: ina, params: { id, learner: ann.id } },
      body: { attempt, isReturned: true },
    });

  /** What a learner can learn of an assignment, by whatever way. */
  async function told(id: string) {
    const seen = await assignmentFor(site.db, id, ann.id);
    if (!seen) throw new Error('it is not seen');
    const handedIn = await handInOf(site.db, seen, ann.id, ann.id);
    const parts = (await learnerParts(seen, handedIn)).filter(({ kind }) => kind !== 'board');
    const page = await handInView(site.db, seen, ann.id, ann.id, {});
    const kept = await handInsKept(site.db, ann.id);
    return {
      verdicts: parts.map((part) => ('isRight' in part ? part.isRight : null)),
      solved: parts.map((part) => 'solved' in part && part.solved !== null),
      text: JSON.stringify(parts),
      page: [page?.tellsRight, page?.givesRight],
      named: page?.scores.at(-1)?.name,
      work: JSON.stringify([handedIn?.work, page?.work, kept.at(-1)]),
    };
  }

  const UNTOLD = {
    verdicts: [null, null, null],
    solved: [false, false, false],
    page: [false, false],
  };
  const TOLD = { verdicts: [false, false, false], solved: [true, true, true], page: [true, true] };
  const FUTURE = '2090-01-01T00:00:00Z';

  test.each<readonly [AnswersShown, string | null]>([
    ['due', FUTURE],
    ['returned', FUTURE],
    ['returned', null],
  ])('are kept back where they are shown by “%s” and due %s', async (shown, due) => {
    const id = await given(shown, due);
    const { data } = await handing(id);
    expect(data.points).toMatchObject({
      points: 0,
      waiting: 0,
      later: { count: 3, toldAt: shown },
    });
    expect(JSON.stringify(data)).not.toMatch(/isRight|"right"/);
    const found = await told(id);
    expect(found).toMatchObject(UNTOLD);
    for (const secret of ['"right"', '73.125', ...FORETOLD])
      expect(found.text).not.toContain(secret);
    expect(found.work).not.toMatch(/"isRight":(?:true|false)/);
  });

  test.each([null, FUTURE])(
    'are shown as something is handed in where that was chosen, due %s',
    async (due) => {
      const id = await given('at once', due);
      expect((await told(id)).solved).toEqual([false, false, false]);
      expect((await handing(id)).data.points).toMatchObject({ points: 0, worth: 10, later: null });
      expect(await told(id)).toMatchObject(TOLD);
      // A prediction is named by what it asks, not by a prompt that may say nothing of it.
      expect((await told(id)).named).toMatch(
        /^Question 3: Step 1: “.+” On the balance sheet of .+, how much does “.+” show after that\?$/,
      );
      const right = { c: { answer: [1] }, n: { answer: 73.125 }, p: { answer: 68.75 } };
      expect((await handing(id, right)).data.points).toMatchObject({
        points: 10,
        worth: 10,
        later: null,
      });
      expect((await told(id)).verdicts).toEqual([true, true, true]);
    },
  );

  test('are shown before the first hand-in by no rule', async () => {
    for (const shown of ANSWERS_SHOWN) {
      const { text, solved } = await told(await given(shown, null));
      expect(solved).toEqual([false, false, false]);
      for (const secret of ['"right":', '73.125', ...FORETOLD]) expect(text).not.toContain(secret);
    }
  });

  test('are shown once the date has passed, and not by that where they wait to be returned', async () => {
    const [due, returned] = [await given('due', FUTURE), await given('returned', FUTURE)];
    for (const id of [due, returned]) {
      await handing(id);
      await letPass(site.db, id);
    }
    expect(await told(due)).toMatchObject(TOLD);
    expect(await told(returned)).toMatchObject(UNTOLD);
  });

  test('are said to be right or wrong at once where there is no date, and not given away', async () => {
    const id = await given('due', null);
    expect((await handing(id)).data.points).toMatchObject({ points: 0, worth: 10, later: null });
    expect(await told(id)).toMatchObject({
      ...UNTOLD,
      verdicts: [false, false, false],
      page: [true, false],
    });
  });

  test('come with what is returned, and not with what is handed in after it', async () => {
    const id = await given('returned', null);
    await handing(id);
    await returning(id, 1);
    expect(await told(id)).toMatchObject(TOLD);
    const later = { count: 3, toldAt: 'returned' };
    expect((await handing(id)).data.points).toMatchObject({ points: 0, waiting: 0, later });
    expect(await told(id)).toMatchObject(UNTOLD);
  });

  test('are shown by another rule once an instructor changes it', async () => {
    const id = await given('returned', null);
    await handing(id);
    const body = { answersShown: 'at once' };
    const reply = await ask(changeAssignment, { method: 'PATCH', as: ina, params: { id }, body });
    expect([reply.status, reply.data.asks]).toEqual([200, []]);
    expect(await told(id)).toMatchObject(TOLD);
    const wrong = { answersShown: 'never' };
    const refused = { method: 'PATCH', as: ina, params: { id }, body: wrong };
    expect((await ask(changeAssignment, refused)).status).toBe(400);
  });
});
