/** The points of a submission add up to the same wherever they are told: to its learner, and to whoever teaches. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import HandInPage from '@/src/app/(site)/(pages)/community/assignments/[id]/hand-ins/[learner]/page';
import { InstructorAssignment } from '@/src/community/classroom/assignments/InstructorAssignment';
import { ClassTable } from '@/src/community/classroom/classes/ClassTable';
import { InstructorClass } from '@/src/community/classroom/classes/InstructorClass';
import { LearnerClass } from '@/src/community/classroom/classes/LearnerClass';
import { LearnerParts } from '@/src/community/classroom/work/LearnerParts';
import { assignmentFor, classFor } from '@/src/server/classroom/access';
import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';
import { returnHandIn } from '@/src/server/classroom/feedback/returning';
import { handIn } from '@/src/server/classroom/handIn';
import { tableOf } from '@/src/server/classroom/table';
import { wordsOf } from '../pageWords';
import { ask, ENGINES, type Person, requestOf, useSite } from '../site';
import { visiting } from '../visits';
import { assignmentOf, classOf, join, paymentsText } from './classroomSite';

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
const NUMBER = {
  ...{ id: 'n', kind: 'number', prompt: 'How much?', points: 4 },
  ...{ answer: 30, tolerance: 0, unit: '' },
};

describe.each(ENGINES)('the sum of a submission, %s', (engine) => {
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

  const parts = [BOARD, SHORT, NUMBER];
  const handing = (id: string) =>
    ask(handIn, {
      ...{ method: 'PUT', as: ann, params: { id } },
      body: {
        work: {
          1: { log: paymentsText(30) },
          s: { answer: 'They owe.' },
          n: { answer: 30 },
        },
      },
    });
  const giving = (id: string, points: object) =>
    ask(giveFeedback, {
      ...{ method: 'PUT', as: ina, params: { id, learner: ann.id } },
      body: { mark: '', feedback: '', attempt: 1, points },
    });
  const returning = (id: string) =>
    ask(returnHandIn, {
      ...{ method: 'PUT', as: ina, params: { id, learner: ann.id } },
      body: { attempt: 1, isReturned: true },
    });

  const learnersPage = async (id: string) => {
    const seen = await assignmentFor(site.db, id, ann.id);
    if (!seen) throw new Error('it is not seen');
    const viewer = { kind: 'member' as const, id: ann.id, name: 'Ann' };
    return wordsOf(await LearnerParts({ db: site.db, seen, viewer }));
  };
  const classPage = async (as: Person) => {
    const seen = await classFor(site.db, of, as.id);
    if (!seen) throw new Error('it is not seen');
    const page = async () =>
      wordsOf(
        seen.part === 'instructor'
          ? await InstructorClass({ db: site.db, seen, memberId: as.id })
          : await LearnerClass({
              ...{ db: site.db, seen },
              viewer: { kind: 'member', id: as.id, name: 'Ann' },
            }),
      );
    const outcome = await visiting(requestOf({ as }), page);
    if (outcome.kind !== 'shown') throw new Error(`it is ${outcome.kind}`);
    return outcome.page;
  };
  const assignmentPage = async (id: string) => {
    const seen = await assignmentFor(site.db, id, ina.id);
    if (!seen) throw new Error('it is not seen');
    return wordsOf(await InstructorAssignment({ db: site.db, seen, memberId: ina.id }));
  };
  const submissionPage = async (id: string) => {
    const outcome = await visiting(requestOf({ as: ann }), () =>
      HandInPage({
        params: Promise.resolve({ id, learner: ann.id }),
        searchParams: Promise.resolve({}),
      }),
    );
    if (outcome.kind !== 'shown') throw new Error(`it is ${outcome.kind}`);
    return wordsOf(outcome.page);
  };
  const classTable = async (id: string) =>
    wordsOf(ClassTable({ table: await tableOf(site.db, of, id), caption: 'Submissions' }));

  test('counts points that were given by hand, in quarters, on every page', async () => {
    const id = await assignmentOf(ina, of, { parts, answersShown: 'at once' });
    expect(await assignmentPage(id)).toMatch(/ Parts 1\. Payments .* Handed in /);
    await handing(id);
    // Then one comes for what was handed in.
    expect(await assignmentPage(id)).toMatch(/ Handed in .* Parts Show 3 parts, 10 points /);
    await giving(id, { s: { points: 0.5, why: '' }, 1.1: { points: 1.75, why: 'Late' } });
    // What was not returned is not the learner’s to know.
    expect(await learnersPage(id)).toContain(': 6 of 10 points; 1 answer waits for a mark.');
    expect(await classPage(ann)).toContain(
      ' Handed in: 6 of 10 points; 1 answer waits for a mark ',
    );
    await returning(id);
    expect(await classPage(ann)).toContain(' Handed in: 6.25 of 10 points ');
    expect(await classPage(ina)).toContain(' 3 parts, 10 points, handed in by 1 of 1 ');
    expect(await learnersPage(id)).toMatch(/: 6\.25 of 10 points\. /);
    expect(await submissionPage(id)).toContain('Together: 6.25 of 10 points ');
    expect(await classTable(id)).toContain(' 6.25 of 10 ');
    expect((await handing(id)).data.points).toMatchObject({ points: 6.25, worth: 10, waiting: 0 });
  });

  test('says apart what a person has to mark, and what is told after the due date', async () => {
    const due = '2090-01-01T00:00:00Z';
    const id = await assignmentOf(ina, of, { parts, answersShown: 'due', due });
    await handing(id);
    expect(await learnersPage(id)).toContain(
      ': 2 of 10 points; 1 answer waits for a mark; 1 answer is told after the due date.',
    );
  });

  test('says the same of its answers where they are told once it is returned', async () => {
    const id = await assignmentOf(ina, of, { parts, answersShown: 'returned' });
    await handing(id);
    expect(await learnersPage(id)).toContain('; 1 answer is told once it is returned.');
  });
});
