/** What a member downloads of their answers has the questions with it, in the words that they were asked in. */
import { beforeAll, describe, expect, test } from 'vitest';
import { downloadData } from '@/src/server/account/downloadData';
import { changeAssignment } from '@/src/server/classroom/changeAssignment';
import { handIn } from '@/src/server/classroom/handIn';
import { assignmentOf, classOf, join, paymentsText } from '../classroom/classroomSite';
import { ask, ENGINES, type Person, useSite } from '../site';

const BOARD = {
  ...{ id: '1', kind: 'board', title: 'Payments', about: { lesson: 2 }, tasks: [] },
  model: paymentsText(31.25),
};
/** The same as it is sent once it is kept. */
const KEPT = { ...BOARD, about: { part: '1' }, model: { part: '1' } };
const CHOICE = {
  ...{ id: 'c', kind: 'choice', prompt: 'Whose debt?', points: 4 },
  options: ['The bank’s', 'Ben’s'],
  right: [0],
};
const NUMBER = {
  ...{ id: 'n', kind: 'number', prompt: 'How much?', points: 5 },
  ...{ answer: 73.125, tolerance: 0, unit: 'dollars' },
};
const SHORT = { id: 's', kind: 'short', prompt: 'Why?', points: 6, modelAnswer: 'They owe.' };
const PREDICT = {
  ...{ id: 'p', kind: 'predict', prompt: 'What then?', points: 1, about: '1', asks: 'amount' },
  ...{ of: 'model', step: 1, party: 1, line: 'account-0-asset' },
};

describe.each(ENGINES)('the questions in what a member downloads, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let ben: Person;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    ben = await site.person('Ben');
  });

  const handing = (as: Person, id: string, work: object) =>
    ask(handIn, { method: 'PUT', as, params: { id }, body: { work } });

  /** Changes the parts, agreeing to what that does. */
  async function changed(id: string, parts: readonly object[]): Promise<void> {
    const sent = { method: 'PATCH', as: ina, params: { id } } as const;
    const { asks } = (await ask(changeAssignment, { ...sent, body: { parts } })).data;
    const made = await ask(changeAssignment, { ...sent, body: { parts, agreed: asks } });
    expect([made.status, made.data.asks]).toEqual([200, []]);
  }

  const downloaded = async (as: Person) => {
    const { data, response } = await ask(downloadData, { method: 'GET', as });
    return { handIns: data.handIns, text: await response.text() };
  };

  test('have the words that were answered, at each attempt, also where they are asked no longer', async () => {
    const of = await classOf(ina);
    await join(site.db, of, ann, ben);
    const parts = [BOARD, CHOICE, NUMBER, SHORT, PREDICT];
    const id = await assignmentOf(ina, of, { parts, answersShown: 'returned' });
    await handing(ann, id, { c: { answer: [0] }, n: { answer: 1 }, s: { answer: 'So.' } });
    const reworded = {
      ...CHOICE,
      prompt: 'Whose debt is it?',
      options: ['The bank’s', 'Ben Ng’s'],
    };
    await changed(id, [KEPT, reworded, { ...NUMBER, unit: 'cents' }, PREDICT]);
    await handing(ann, id, { n: { answer: 2 }, p: { answer: 3 } });
    await handing(ben, id, { c: { answer: [1] } });

    const first = {
      c: { kind: 'choice', prompt: 'Whose debt?', options: ['The bank’s', 'Ben’s'], isOne: true },
      n: { kind: 'number', prompt: 'How much?', unit: 'dollars' },
      s: { kind: 'short', prompt: 'Why?' },
    };
    const ofAnn = await downloaded(ann);
    expect(ofAnn.handIns).toMatchObject([
      {
        asked: {
          ...first,
          n: { kind: 'number', prompt: 'How much?', unit: 'cents' },
          p: { kind: 'predict', prompt: 'What then?', step: 1, asks: 'amount' },
        },
        work: { n: { answer: 2 } },
        attempts: [{ attempt: 1, asked: first, work: { n: { answer: 1 } } }, { attempt: 2 }],
      },
    ]);
    expect((await downloaded(ben)).handIns).toMatchObject([
      { asked: { c: { prompt: 'Whose debt is it?', options: ['The bank’s', 'Ben Ng’s'] } } },
    ]);
    // Nothing of what is right comes with the words.
    for (const secret of ['"right"', '73.125', 'They owe', '"amount": 6875', 'tolerance']) {
      expect(ofAnn.text).not.toContain(secret);
    }
    expect(ofAnn.text).not.toContain('Whose debt is it?');
  });
});
