/** What an instructor downloads of their own data has the rules of their assignments and what they gave, and nothing of learners. */
import { beforeAll, describe, expect, test } from 'vitest';
import { downloadData } from '@/src/server/account/downloadData';
import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';
import { addInstructor } from '@/src/server/classroom/instructors';
import { ask, ENGINES, type Person, useSite } from '../site';
import { assignmentOf, classOf, handingIn, join, paymentsText } from './classroomSite';

describe.each(ENGINES)('the data of an instructor, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let eve: Person;
  let ann: Person;
  let bea: Person;
  let rated: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    eve = await site.person('Eve');
    ann = await site.person('Annabel');
    bea = await site.person('Beatrix');
    const of = await classOf(ina);
    await join(site.db, of, ann, bea);
    await ask(addInstructor, { as: ina, params: { id: of }, body: { who: eve.id } });
    const rules = { late: { rule: 'percent', percent: 15 }, answersShown: 'returned' };
    rated = await assignmentOf(ina, of, { title: 'Rated', ...rules });
    await handingIn(ann, rated, paymentsText(31.25));
    await handingIn(bea, rated, paymentsText(31.25));
    await giving(ina, rated, ann, { mark: 'B+', feedback: 'Look at step 1.' });
    // Ina helps in a class that is Eve’s.
    const other = await classOf(eve);
    await join(site.db, other, ann);
    await ask(addInstructor, { as: eve, params: { id: other }, body: { who: ina.id } });
    const foreign = await assignmentOf(eve, other, { title: 'Foreign' });
    await handingIn(ann, foreign, paymentsText(31.25));
    await giving(ina, foreign, ann, { mark: 'Z9 of Eve', feedback: 'Of a class of Eve.' });
  });

  async function giving(as: Person, id: string, learner: Person, body: object): Promise<void> {
    const params = { id, learner: learner.id };
    const points = { '1.1': { points: 1.5, why: 'Nearly.' } };
    const sent = { method: 'PUT', as, params, body: { points, attempt: 1, ...body } } as const;
    expect((await ask(giveFeedback, sent)).status).toBe(200);
  }

  async function downloaded(as: Person) {
    const { data, response } = await ask(downloadData, { method: 'GET', as });
    return { data, text: await response.text() };
  }

  test('has the late rule and the rule of showing answers', async () => {
    const { data } = await downloaded(ina);
    expect(data.assignmentsSet).toMatchObject([
      { id: rated, lateRule: 'percent', latePercent: 15, answersShown: 'returned' },
    ]);
  });

  test('has what was given in classes of their own, by hand-in, and nothing of others’ classes', async () => {
    const { data, text } = await downloaded(ina);
    expect(data.feedbackGiven).toEqual([
      {
        ...{ handIn: expect.any(String), assignment: rated, attempt: 1, returnedAt: null },
        ...{ mark: 'B+', feedback: 'Look at step 1.' },
        points: { '1.1': { points: 1.5, why: 'Nearly.' } },
      },
    ]);
    for (const foreign of [
      'Foreign',
      'Z9 of Eve',
      'Of a class of Eve',
      'Annabel',
      'Beatrix',
      '31.25',
    ]) {
      expect(text).not.toContain(foreign);
    }
    for (const { id } of [ann, bea]) expect(text).not.toContain(id);
  });

  test('is that of whoever made the class alone', async () => {
    const { data } = await downloaded(eve);
    expect(data.feedbackGiven).toMatchObject([{ mark: 'Z9 of Eve' }]);
    expect((await downloaded(bea)).data.feedbackGiven).toEqual([]);
  });
});
