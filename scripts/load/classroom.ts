/** A class in a load test: its pages, its tree, what is handed in and said of it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { assertDefined } from '@/events/assert';
import { create, joinCodeOf, memberIdOf, send } from '../site/requests';
import type { Visitor } from '../site/visitor';
import { type Kind, problemOf, reading, writing } from './openLoop';

const LOG = readFileSync('fixtures/logs/v1/lesson-02-tasks.json', 'utf8');

interface Learner {
  readonly id: string;
  readonly visitor: Visitor;
}

/** A class that is taught. */
export interface Class {
  readonly instructor: Visitor;
  readonly learners: readonly Learner[];
  readonly id: string;
  readonly assignment: string;
  /** The path of a learner’s calendar. */
  readonly calendar: string;
}

const WORK = { 1: { log: LOG }, 2: { answer: [0] } };

/** Makes a class: the first member teaches it, the others have handed in and got it back with a comment. */
export async function classOf(members: readonly Visitor[]): Promise<Class> {
  const [first, ...others] = members;
  const instructor = assertDefined(first, 'instructor');
  const id = await create(instructor, '/api/classes', { name: 'Money and Banking' });
  const code = await joinCodeOf(instructor, `/community/classes/${id}`);
  const assignment = await create(instructor, `/api/classes/${id}/assignments`, {
    title: 'Pay, then think',
    instructions: 'First **pay**, then answer.',
    parts: [
      {
        id: '1',
        kind: 'board',
        title: 'Payments',
        about: { lesson: 2 },
        model: null,
        tasks: [0, 1].map((index) => ({ index, points: 1 })),
      },
      {
        id: '2',
        kind: 'choice',
        prompt: 'Whose debt is a deposit?',
        points: 1,
        options: ['The bank’s', 'The customer’s'],
        right: [0],
      },
    ],
    due: '2090-01-31T18:00:00Z',
  });
  const learners: Learner[] = [];
  for (const visitor of others) {
    await send(visitor, 'POST', '/api/join', { code });
    await send(visitor, 'PUT', `/api/assignments/${assignment}/hand-in`, { work: WORK });
    const learner = { id: await memberIdOf(visitor), visitor };
    const path = `/api/assignments/${assignment}/hand-ins/${learner.id}`;
    await create(instructor, `${path}/comments`, remark(1));
    await send(instructor, 'PUT', `${path}/returned`, { attempt: 1, isReturned: true });
    learners.push(learner);
  }
  const made = await others[0]?.send({ method: 'PUT', path: '/api/calendar' });
  return { instructor, learners, id, assignment, calendar: String(made?.data.path) };
}

function remark(step: number) {
  return { text: `Why so at step ${step}?`, attempt: 1, at: { part: '1', step } };
}

/** What is asked of the class, 26 reads and 3 writes in a hundred requests. */
export function classKinds(guest: Visitor, taught: Class): readonly Kind[] {
  const { instructor, learners, id, assignment, calendar } = taught;
  const learner = (index: number) =>
    assertDefined(learners[index % learners.length], 'learner of the class');
  const ofAssignment = `/community/assignments/${assignment}`;
  return [
    reading('class', 5, () => instructor.get(`/community/classes/${id}`)),
    reading('class tree', 2, () => instructor.get(`/api/assignments/${assignment}/tree?part=1`)),
    reading('part', 5, (index) =>
      learner(index).visitor.get(`${ofAssignment}/parts/${1 + (index % 2)}`),
    ),
    reading('submission', 5, (index) =>
      instructor.get(`${ofAssignment}/hand-ins/${learner(index).id}`),
    ),
    reading('notifications', 4, (index) => learner(index).visitor.get('/community/notifications')),
    reading('class of the guide', 3, () => guest.get('/teach/class')),
    reading('calendar', 2, () => guest.get(calendar)),
    writing('hand-in', 2, async (index) => {
      const path = `/api/assignments/${assignment}/hand-in`;
      return problemOf(
        await learner(index).visitor.send({ method: 'PUT', path, body: { work: WORK } }),
      );
    }),
    writing('remark', 1, async (index) => {
      const path = `/api/assignments/${assignment}/hand-ins/${learner(index).id}/comments`;
      const body = { requestId: randomUUID(), ...remark(1) };
      return problemOf(await instructor.send({ method: 'POST', path, body }));
    }),
  ];
}
