/** The queue in which logs that members send are folded. */
import { setImmediate as letOthers } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignmentFor } from '@/src/server/classroom/access';
import { assignedBoard } from '@/src/server/classroom/assignedBoard';
import { giveAssignment } from '@/src/server/classroom/changeAssignment';
import { publishScenario } from '@/src/server/community/publish';
import { foldQueuedOrRefuse, MAX_FOLDS_WAITING } from '@/src/server/foldQueue';
import {
  assignmentOf,
  classOf,
  firstBoard,
  givenOf,
  handingIn,
  join,
  paymentsText,
} from './classroom/classroomSite';
import { publication } from './community/communityHelp';
import { ask, ENGINES, type Person, useSite } from './site';

/** A door that stands closed until it is opened. */
function door() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = () => resolve();
  });
  return { opened, open };
}

test('logs are folded one at a time, in the order in which they came', async () => {
  const order: string[] = [];
  const folding = (name: string) =>
    foldQueuedOrRefuse(async () => {
      order.push(`${name} begins`);
      await letOthers();
      order.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all(['a', 'b', 'c'].map(folding))).toEqual(['a', 'b', 'c']);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => [`${name} begins`, `${name} ends`]);
  expect(order).toEqual([a, b, c].flat());
});

test('between two folds everybody else gets a turn', async () => {
  const order: string[] = [];
  const folds = ['a', 'b', 'c'].map((name) => foldQueuedOrRefuse(async () => order.push(name)));
  const other = (async () => {
    for (const name of ['first', 'second']) {
      await letOthers();
      order.push(name);
    }
  })();
  await Promise.all([...folds, other]);
  expect(order.indexOf('first')).toBeLessThan(order.indexOf('b'));
  expect(order.indexOf('second')).toBeLessThan(order.indexOf('c'));
});

test('one that fails stops nobody behind it', async () => {
  const failed = foldQueuedOrRefuse(() => Promise.reject(new Error('no board')));
  const next = foldQueuedOrRefuse(async () => 'folded');
  await expect(failed).rejects.toThrow('no board');
  expect(await next).toBe('folded');
});

describe.each(ENGINES)('a full queue, %s', (engine) => {
  const site = useSite(engine);
  let ann: Person;
  let bob: Person;
  let classroom = '';
  let assignment = '';

  beforeAll(async () => {
    ann = await site.person('Ann');
    bob = await site.person('Bob');
    classroom = await classOf(ann);
    await join(site.db, classroom, bob);
    assignment = await assignmentOf(ann, classroom);
  });

  test.each([
    ['a scenario', () => ask(publishScenario, { as: ann, body: publication() }), 201],
    ['what a learner hands in', () => handingIn(bob, assignment, paymentsText(5)), 200],
    [
      'a model',
      () => {
        const body = givenOf({ model: paymentsText(5) });
        return ask(giveAssignment, { as: ann, params: { id: classroom }, body });
      },
      201,
    ],
  ] as const)(
    'says when to come again with %s, and takes the same once it has moved on',
    async (_, send, taken) => {
      const { opened, open } = door();
      const waiting = Array.from({ length: MAX_FOLDS_WAITING }, () =>
        foldQueuedOrRefuse(() => opened),
      );
      const { status, error, response } = await send();
      open();
      await Promise.all(waiting);
      expect([status, error]).toEqual([
        503,
        'Many boards are being sent in at the moment. Yours was not taken yet; try again shortly.',
      ]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await send()).status).toBe(taken);
    },
  );

  test('shows an assignment all the same, after those before it', async () => {
    const seen = await assignmentFor(site.db, assignment, bob.id);
    if (!seen) throw new Error('the learner does not see the assignment');
    const { opened, open } = door();
    const order: string[] = [];
    const waiting = Array.from({ length: MAX_FOLDS_WAITING }, () =>
      foldQueuedOrRefuse(() => opened),
    );
    const shown = assignedBoard(firstBoard(seen)).then(({ lastStep }) =>
      order.push(`step ${lastStep}`),
    );
    await letOthers();
    open();
    await Promise.all(waiting.map((one) => one.then(() => order.push('folded'))));
    await shown;
    expect(order.slice(-2)).toEqual(['folded', 'step 0']);
  });
});
