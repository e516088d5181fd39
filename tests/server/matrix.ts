/**
 * The authorisation matrix: for every route, by method, what whom it answers. It is data, to be
 * read as a table; authorisation.test.ts holds the site to it, and finds routes that it leaves out.
 */
import { randomUUID } from 'node:crypto';
import { PASSWORD, type Role, type Stage } from './stage';

/** The answer for each role. */
type Answers = Readonly<Record<Role, number>>;

/** What is asked of a route, and what it answers whom. */
export interface Row {
  /** The method and the folder under src/app/api. */
  readonly route: string;
  readonly answers: Answers;
  readonly params?: (stage: Stage) => Readonly<Record<string, string>>;
  /** Sent as JSON; whoever sends it matters to what is their own. */
  readonly body?: (stage: Stage) => unknown;
  /** Behind the path. */
  readonly query?: (stage: Stage) => string;
}

/** The same for everybody, with what differs. */
const all = (status: number, change: Partial<Answers> = {}): Answers => ({
  guest: status,
  stranger: status,
  author: status,
  commenter: status,
  instructor: status,
  learner: status,
  moderator: status,
  ...change,
});

/** For members only. */
const members = (status: number, change: Partial<Answers> = {}): Answers =>
  all(status, { guest: 401, ...change });

const scenario = ({ scenario: id }: Stage) => ({ id });
const classroom = ({ classroom: id }: Stage) => ({ id });
const assignment = ({ assignment: id }: Stage) => ({ id });
const words = { title: 'Another title', description: '', notes: '' };
const moderation = (kind: string, subjectId: string) => ({
  action: 'hide',
  kind,
  subjectId,
  reason: 'It is not about money.',
});

const ACCOUNT: readonly Row[] = [
  {
    route: 'POST account',
    answers: all(202),
    body: () => ({ name: 'Ann', email: `${randomUUID()}@example.org`, password: PASSWORD }),
  },
  { route: 'PATCH account', answers: members(200), body: () => ({ name: 'Another name' }) },
  { route: 'DELETE account', answers: members(200), body: () => ({ password: PASSWORD }) },
  {
    route: 'POST account/confirm',
    answers: all(410),
    body: () => ({ token: 'x'.repeat(32), password: 'a password' }),
  },
  { route: 'POST account/reset', answers: all(503), body: () => ({ email: 'ann@example.org' }) },
  {
    route: 'PUT account/reset',
    answers: all(410),
    body: () => ({ token: 'x'.repeat(32), password: PASSWORD }),
  },
  {
    route: 'PUT account/password',
    answers: members(200),
    body: () => ({ current: PASSWORD, next: 'another pass phrase' }),
  },
  { route: 'DELETE account/sessions', answers: members(200) },
  { route: 'GET account/data', answers: members(200) },
  { route: 'PUT account/picture', answers: members(415) },
  { route: 'DELETE account/picture', answers: members(200) },
  {
    route: 'GET members/[id]/picture',
    answers: all(404),
    params: ({ people }) => ({ id: people.author.id }),
  },
  { route: 'GET progress', answers: members(200) },
  { route: 'PUT progress', answers: members(409), body: () => ({ lessons: [[1, 1, 1, 2, 3]] }) },
];

const COMMUNITY: readonly Row[] = [
  { route: 'GET scenarios', answers: all(200) },
  {
    route: 'POST scenarios',
    answers: members(201),
    body: ({ log }) => ({ requestId: randomUUID(), ...words, log }),
  },
  { route: 'GET scenarios/[id]', answers: all(200), params: scenario },
  {
    route: 'PATCH scenarios/[id]',
    answers: members(403, { author: 200 }),
    params: scenario,
    body: () => words,
  },
  { route: 'DELETE scenarios/[id]', answers: members(403, { author: 200 }), params: scenario },
  { route: 'GET scenarios/[id]/log', answers: all(200), params: scenario },
  { route: 'GET scenarios/[id]/picture', answers: all(200), params: scenario },
  { route: 'PUT scenarios/[id]/star', answers: members(200), params: scenario },
  { route: 'DELETE scenarios/[id]/star', answers: members(200), params: scenario },
  {
    route: 'POST scenarios/[id]/comments',
    answers: members(201),
    params: scenario,
    body: () => ({ requestId: randomUUID(), text: 'I see.' }),
  },
  {
    route: 'PATCH comments/[id]',
    answers: members(403, { commenter: 200 }),
    params: ({ comment: id }) => ({ id }),
    body: () => ({ text: 'I see now.' }),
  },
  {
    route: 'DELETE comments/[id]',
    answers: members(403, { commenter: 200, author: 200 }),
    params: ({ comment: id }) => ({ id }),
  },
  {
    route: 'POST reports',
    answers: members(201, { author: 409 }),
    body: (stage) => ({ kind: 'scenario', subjectId: stage.scenario, reason: 'It is not true.' }),
  },
  {
    route: 'POST moderation',
    answers: members(403, { moderator: 200 }),
    body: (stage) => moderation('scenario', stage.scenario),
  },
];

const CLASSROOM: readonly Row[] = [
  {
    route: 'POST classes',
    answers: members(201),
    body: () => ({ requestId: randomUUID(), name: 'Banking, autumn' }),
  },
  {
    route: 'PATCH classes/[id]',
    answers: members(404, { instructor: 200 }),
    params: classroom,
    body: () => ({ name: 'Another name' }),
  },
  { route: 'DELETE classes/[id]', answers: members(404, { instructor: 200 }), params: classroom },
  {
    route: 'POST classes/[id]/code',
    answers: members(404, { instructor: 200 }),
    params: classroom,
  },
  {
    route: 'DELETE classes/[id]/members/[member]',
    answers: members(404, { instructor: 200, learner: 200 }),
    params: (stage) => ({ id: stage.classroom, member: stage.people.learner.id }),
  },
  {
    route: 'GET classes/[id]/table',
    answers: members(404, { instructor: 200 }),
    params: classroom,
  },
  {
    route: 'POST classes/[id]/assignments',
    answers: members(404, { instructor: 201 }),
    params: classroom,
    body: () => ({
      requestId: randomUUID(),
      title: 'Three payments',
      instructions: '',
      about: { lesson: 2 },
      tasks: [0],
      model: null,
      due: null,
    }),
  },
  {
    route: 'PATCH assignments/[id]',
    answers: members(404, { instructor: 200 }),
    params: assignment,
    body: () => ({ title: 'Another title' }),
  },
  {
    route: 'DELETE assignments/[id]',
    answers: members(404, { instructor: 200 }),
    params: assignment,
  },
  {
    route: 'PUT assignments/[id]/hand-in',
    answers: members(404, { instructor: 403, learner: 200 }),
    params: assignment,
    body: ({ log }) => ({ log }),
  },
  { route: 'GET assignments/open', answers: members(200), query: () => '?lesson=2' },
  {
    route: 'GET assignments/scenario',
    answers: members(200),
    query: (stage) => `?scenario=${stage.scenario}`,
  },
  {
    route: 'POST join',
    answers: members(201, { instructor: 409, learner: 200 }),
    body: ({ code }) => ({ code }),
  },
];

/** Every route but next-auth’s own. */
export const MATRIX: readonly Row[] = [...ACCOUNT, ...COMMUNITY, ...CLASSROOM];
