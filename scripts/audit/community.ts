/**
 * The pages that there are only with members: what they show is made for the audit, by the site's
 * own endpoints. Moderation is left out: its role is given on the command line, by `npm run role`,
 * while the server is stopped.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { create, joinCodeOf, memberIdOf, publish, send } from '../site/requests';
import { Visitor } from '../site/visitor';
import type { Opened } from './figures';

const LOGS = 'fixtures/logs/v1';
const NETTING = `${LOGS}/lesson-10-net-and-settle.json`;
const PAYMENTS = `${LOGS}/lesson-02-three-payments.json`;

/** Somebody new, who is signed in; by a name that no other visit to the site has taken. */
async function newMember(site: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(site);
  await visitor.join(`${name} ${randomUUID().slice(0, 8)}`);
  return visitor;
}

/** A class with an assignment that a learner has handed in. */
async function classroomPages(site: string, instructor: Visitor): Promise<readonly Opened[]> {
  const [learner, newcomer] = [await newMember(site, 'Ben'), await newMember(site, 'Cara')];
  const classId = await create(instructor, '/api/classes', { name: 'Money and Banking' });
  const code = await joinCodeOf(instructor, `/community/classes/${classId}`);
  await send(learner, 'POST', '/api/join', { code });
  const assignmentId = await create(instructor, `/api/classes/${classId}/assignments`, {
    title: 'Two payments',
    instructions: 'Pay, then gather.',
    parts: [
      {
        id: '1',
        kind: 'board',
        title: 'Payments',
        about: { lesson: 2 },
        model: null,
        tasks: [0, 1].map((index) => ({ index, points: 1 })),
      },
      { id: '2', kind: 'short', prompt: 'Who owes whom now?', points: 2, modelAnswer: '' },
    ],
    due: null,
  });
  const log = readFileSync(PAYMENTS, 'utf8');
  await send(learner, 'PUT', `/api/assignments/${assignmentId}/hand-in`, {
    work: { 1: { log }, 2: { answer: 'The bank owes both.' } },
  });
  const ids = { id: classId, code, learner: await memberIdOf(learner) };
  const assigned = { ...ids, id: assignmentId };
  return [
    opened('/community/classes', instructor, ids),
    opened('/community/classes/[id]', instructor, ids),
    opened('/community/classes/[id]/assign', instructor, ids),
    opened('/community/join/[code]', newcomer, ids),
    opened('/community/assignments/[id]', learner, assigned),
    opened('/community/assignments/[id]/parts/[part]', learner, { ...assigned, part: '1' }),
    opened('/community/assignments/[id]/hand-ins/[learner]', instructor, assigned),
  ];
}

/** A page at a pattern, whose names in brackets stand for these ids. */
function opened(path: string, visitor: Visitor, ids: Readonly<Record<string, string>>): Opened {
  const address = path.replaceAll(/\[(\w+)\]/g, (name, of: string) => ids[of] ?? name);
  return { path, address, visitor };
}

/** Makes members, a scenario, and a class, and gives the pages that show them. */
export async function communityPages(site: string): Promise<readonly Opened[]> {
  // Whoever first needs the database waits until it is made, longer than a visitor does.
  await fetch(`${site}/api/scenarios`);
  const [guest, author] = [new Visitor(site), await newMember(site, 'Ann')];
  const id = await publish(author, 'Netting before noon', readFileSync(NETTING, 'utf8'));
  return [
    opened('/community/scenarios/[id]', guest, { id }),
    opened('/community/members/[id]', guest, { id: await memberIdOf(author) }),
    opened('/community/profile', author, {}),
    opened('/community/notifications', author, {}),
    ...(await classroomPages(site, author)),
  ];
}
