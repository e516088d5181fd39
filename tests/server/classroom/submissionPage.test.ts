/** The page of a submission whose questions were worded anew, or taken out, after they were answered. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import HandInPage from '@/src/app/(site)/(pages)/community/assignments/[id]/hand-ins/[learner]/page';
import { changeAssignment } from '@/src/server/classroom/changeAssignment';
import { handIn } from '@/src/server/classroom/handIn';
import { ask, ENGINES, type Person, requestOf, useSite } from '../site';
import { visiting } from '../visits';
import { assignmentOf, classOf, join } from './classroomSite';

// Other files of tests have loaded the pages with Next’s own.
vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', async () => (await import('../visits')).nextHeaders);
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));
afterAll(() => vi.resetModules());

const BOARD = {
  id: '1',
  kind: 'board',
  title: 'Payments',
  about: { lesson: 2 },
  tasks: [],
  model: null,
};
const CHOICE = {
  ...{ id: 'c', kind: 'choice', prompt: 'Whose debt?', points: 4 },
  options: ['The bank’s', 'Ben’s'],
  right: [0],
};
const SHORT = { id: 's', kind: 'short', prompt: 'Why is that?', points: 6, modelAnswer: '' };

describe.each(ENGINES)('the page of a submission, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let ben: Person;
  let id: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    ben = await site.person('Ben');
    const of = await classOf(ina);
    await join(site.db, of, ann, ben);
    id = await assignmentOf(ina, of, { parts: [BOARD, CHOICE, SHORT], answersShown: 'at once' });
    await handing(ann, { c: { answer: [1] }, s: { answer: 'They owe.' } });
    const reworded = {
      ...{ ...CHOICE, prompt: 'Whose debt is a deposit?' },
      options: ['The debt of the bank', 'The debt of Ben'],
    };
    const sent = { method: 'PATCH', as: ina, params: { id } } as const;
    const parts = [{ ...BOARD, about: { part: '1' } }, reworded];
    const { asks } = (await ask(changeAssignment, { ...sent, body: { parts } })).data;
    await ask(changeAssignment, { ...sent, body: { parts, agreed: asks } });
    await handing(ben, { c: { answer: [1] } });
  });

  const handing = (as: Person, work: object) =>
    ask(handIn, { method: 'PUT', as, params: { id }, body: { work } });

  /** The words of a section of the page; null where it has none of that name. */
  async function section(learner: Person, as: Person, name: string): Promise<string | null> {
    const outcome = await visiting(requestOf({ as }), () =>
      HandInPage({
        params: Promise.resolve({ id, learner: learner.id }),
        searchParams: Promise.resolve({}),
      }),
    );
    if (outcome.kind !== 'shown') throw new Error(`it is ${outcome.kind}`);
    const [, found] = renderToStaticMarkup(outcome.page).split(`<h2 id="${name}" tabindex="-1">`);
    if (found === undefined) return null;
    return (
      found
        .split('</section>')[0]
        ?.replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() ?? ''
    );
  }

  test.each(['learner', 'instructor'] as const)(
    'shows its %s the words that were answered, and those of today below them',
    async (role) => {
      const answers = await section(ann, role === 'learner' ? ann : ina, 'answers');
      expect(answers).toMatch(/^Answers Whose debt\? Ben’s Not right\. Right: The bank’s /);
      expect(answers).toMatch(
        /It was worded anew after this was answered Whose debt is a deposit\? The debt of the bank The debt of Ben$/,
      );
    },
  );

  test.each(['learner', 'instructor'] as const)(
    'shows its %s under “Asked before” what was answered to a question that is gone',
    async (role) => {
      expect(await section(ann, role === 'learner' ? ann : ina, 'asked-before')).toMatch(
        /^Asked before The assignment was changed after this was handed in\. .* Why is that\? They owe\.$/,
      );
    },
  );

  test('says nothing of earlier words to whoever answered those of today', async () => {
    expect(await section(ben, ben, 'answers')).toMatch(
      /^Answers Whose debt is a deposit\? The debt of Ben Not right\. Right: The debt of the bank$/,
    );
    expect(await section(ben, ben, 'asked-before')).toBeNull();
    expect(await section(ben, ina, 'asked-before')).toBeNull();
  });
});
