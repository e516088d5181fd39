/** What a learner is told of how an assignment and its parts stand. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ClassesPage } from '@/src/community/classroom/classes/ClassesPage';
import { LearnerClass } from '@/src/community/classroom/classes/LearnerClass';
import { markOf } from '@/src/community/classroom/work/plan';
import { planOf } from '@/src/community/classroom/work/planOf';
import { assignmentFor, classFor } from '@/src/server/classroom/access';
import { handIn } from '@/src/server/classroom/handIn';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { wordsOf } from '../pageWords';
import { ask, ENGINES, type Person, requestOf, useSite } from '../site';
import { visiting } from '../visits';
import { assignmentOf, classOf, join, letPass, paymentsText } from './classroomSite';

// Other files of tests have loaded the pages with Next’s own.
vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', async () => (await import('../visits')).nextHeaders);
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));
afterAll(() => vi.resetModules());

const BOARD = {
  ...{ id: '1', kind: 'board', title: 'Payments', about: { lesson: 2 }, model: null },
  tasks: [{ index: 0, points: 2 }],
};
const SHORT = { id: 's', kind: 'short', prompt: 'Why is that?', points: 4, modelAnswer: '' };

describe.each(ENGINES)('what a learner is told, %s', (engine) => {
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

  const viewer = () => ({ kind: 'member' as const, id: ann.id, name: 'Ann' });

  test('past the due date is that it is late, or that nothing is taken any more', async () => {
    const due = '2090-01-01T00:00:00Z';
    const late = await assignmentOf(ina, of, { title: 'Taken late', due });
    const strict = await assignmentOf(ina, of, {
      ...{ title: 'Strict', due },
      late: { rule: 'refused' },
    });
    const page = async () => {
      const seen = await classFor(site.db, of, ann.id);
      if (!seen) throw new Error('it is not seen');
      // What is within it asks for the cookies as well: it is drawn during the visit.
      const outcome = await visiting(requestOf({ as: ann }), async () =>
        wordsOf(await LearnerClass({ db: site.db, seen, viewer: viewer() })),
      );
      if (outcome.kind !== 'shown') throw new Error(`it is ${outcome.kind}`);
      return String(outcome.page);
    };
    expect(await page()).not.toMatch(/late by now|taken any more/);
    for (const id of [late, strict]) await letPass(site.db, id);
    const words = await page();
    expect(words).toMatch(/Taken late (?:(?!Strict).)*Open, and late by now/);
    expect(words).toMatch(/Strict (?:(?!Taken late).)*Past due, and nothing is taken any more/);
  });

  test('of whoever teaches ends with one full stop, where the name has one', async () => {
    const lena = await site.person('Lena P.');
    await join(site.db, await classOf(lena), ann);
    const outcome = await visiting(requestOf({ as: ann }), async () =>
      wordsOf(await ClassesPage()),
    );
    if (outcome.kind !== 'shown') throw new Error(`it is ${outcome.kind}`);
    expect(outcome.page).toContain('With Lena P. Handed in 0 of 0 assignments.');
    expect(outcome.page).toContain('With Ina. Handed in ');
  });

  test('of a part tells what was handed in from what was done since', async () => {
    const id = await assignmentOf(ina, of, { parts: [BOARD, SHORT, { ...SHORT, id: 't' }] });
    const log = paymentsText(30);
    await ask(handIn, {
      ...{ method: 'PUT', as: ann, params: { id } },
      body: { work: { 1: { log }, s: { answer: 'They owe.' } } },
    });
    const seen = await assignmentFor(site.db, id, ann.id);
    if (!seen) throw new Error('it is not seen');
    const handedIn = await handInOf(site.db, seen, ann.id, ann.id);
    const marks = planOf(seen, viewer(), handedIn?.work ?? null).parts.map((one) => one.handedIn);
    expect(marks).toEqual([markOf({ log }), markOf({ answer: 'They owe.' }), null]);
    expect(marks).not.toContain(markOf({ log: paymentsText(31) }));
    expect(marks).not.toContain(markOf({ answer: 'They owe!' }));
  });
});
