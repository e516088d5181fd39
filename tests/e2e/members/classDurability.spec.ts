/** What a class was told that is kept — hand-ins of seats, comments and marks — is there afterwards, whatever becomes of the server. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freshDatabase, hasPostgres } from '@/scripts/site/database';
import { create } from '@/scripts/site/requests';
import { type Site, startSite } from '@/scripts/site/server';
import { Visitor } from '@/scripts/site/visitor';

/** In milliseconds: the first to ask waits until the database is made, on a busy machine for long. */
const PATIENCE = 30_000;

const SEATS = 8;
/** Hand-ins, comments and marks that are begun, and after how many acknowledgements the server is killed. */
const ACTS = 1000;
const KILLED_AFTER = 150;

const log = readFileSync('fixtures/logs/v1/lesson-02-tasks.json', 'utf8');
const raised = { RATE_LIMIT_FACTOR: '1000000' };

/** A learner without an account, and what was acknowledged of their hand-in. */
interface Seated {
  readonly visitor: Visitor;
  /** How the class table calls them. */
  readonly name: string;
  /** The seat’s, by which the instructor’s pages know it. */
  readonly id: string;
  handIns: number;
  /** The last mark that was acknowledged: each is higher than the one before. */
  mark: number;
  /** The ids of comments. */
  readonly comments: string[];
}

/** A class at work. */
interface Class {
  readonly id: string;
  readonly assignment: string;
  readonly instructor: Visitor;
  readonly seats: readonly Seated[];
}

/** The id of the only seat whose address the class page of its instructor names and that is not known yet. */
async function newSeatIn(instructor: Visitor, id: string, known: readonly Seated[]) {
  const { text } = await instructor.get(`/api/classes/${id}/table`);
  const ids = [...text.matchAll(/\/hand-ins\/([\w-]+)/g)].flatMap(([, found]) => found ?? []);
  const fresh = ids.find((one) => known.every((seat) => seat.id !== one));
  if (fresh === undefined) throw new Error('the table names no new hand-in');
  return fresh;
}

const handInPath = (id: string, assignment: string) => `/api/seats/${id}/hand-ins/${assignment}`;

/** A class with an assignment on lesson 2, and seats that have handed in once. */
async function classOn(site: Site): Promise<Class> {
  const instructor = new Visitor(site.address, PATIENCE);
  await instructor.join('Ina');
  const id = await create(instructor, '/api/classes', { name: 'Money' });
  const assignment = await create(instructor, `/api/classes/${id}/assignments`, {
    ...{ title: 'Pay', instructions: '', due: null },
    parts: [
      {
        ...{ id: '1', kind: 'board', title: 'Pay', about: { lesson: 2 }, model: null },
        tasks: [{ index: 0, points: 1 }],
      },
    ],
  });
  const renewed = await instructor.send({ method: 'POST', path: `/api/classes/${id}/code` });
  const code = String(renewed.data.code);
  const seats: Seated[] = [];
  for (let number = 1; number <= SEATS; number += 1) {
    const visitor = new Visitor(site.address, PATIENCE);
    const name = `Seat ${number}`;
    await create(visitor, '/api/seats', { code, name, word: 'green river', studentId: '' });
    const body = { work: { 1: { log } } };
    const first = await visitor.send({ method: 'PUT', path: handInPath(id, assignment), body });
    expect(first.status, first.text).toBe(200);
    const seat = await newSeatIn(instructor, id, seats);
    seats.push({ visitor, name, id: seat, handIns: 1, mark: 0, comments: [] });
  }
  return { id, assignment, instructor, seats };
}

/** Sends, where the server may be killed meanwhile; null where no answer came, or none that acknowledges. */
async function acknowledged(visitor: Visitor, sending: Parameters<Visitor['send']>[0]) {
  const reply = await visitor.send(sending).catch(() => null);
  return reply && reply.status < 300 ? reply : null;
}

/** Of each sort an act on the hand-in of a seat; gives whether it was acknowledged. */
const SORTS: readonly ((seat: Seated, of: Class) => Promise<boolean>)[] = [
  async (seat, { id, assignment }) => {
    const body = { work: { 1: { log } } };
    const path = handInPath(id, assignment);
    const done = await acknowledged(seat.visitor, { method: 'PUT', path, body });
    seat.handIns += done ? 1 : 0;
    return done !== null;
  },
  async (seat, { assignment, instructor }) => {
    const path = `/api/assignments/${assignment}/hand-ins/${seat.id}/comments`;
    const at = { part: '1', step: 1 };
    const body = { requestId: randomUUID(), text: 'Why so?', attempt: 1, at };
    const done = await acknowledged(instructor, { method: 'POST', path, body });
    if (done) seat.comments.push(String(done.data.id));
    return done !== null;
  },
  async (seat, { assignment, instructor }) => {
    const path = `/api/assignments/${assignment}/hand-ins/${seat.id}/feedback`;
    const mark = seat.mark + 1;
    const body = { mark: String(mark), feedback: '', attempt: 1 };
    const done = await acknowledged(instructor, { method: 'PUT', path, body });
    if (done) seat.mark = mark;
    return done !== null;
  },
];

/** Hands in, comments and marks, all seats and sorts at once, until as much was begun as there is to do. */
async function work(of: Class, onDone: () => void): Promise<void> {
  let begun = 0;
  const busy = of.seats.flatMap((seat) =>
    SORTS.map(async (act) => {
      while (begun < ACTS) {
        begun += 1;
        if (await act(seat, of)) onDone();
      }
    }),
  );
  await Promise.all(busy);
}

/** Expects everything that was acknowledged of a class on a server. */
async function isKept({ id, assignment, instructor, seats }: Class, site: Site): Promise<void> {
  instructor.moveTo(site.address);
  const { text: csv } = await instructor.get(`/api/classes/${id}/gradebook`);
  const rows = csv.split('\r\n');
  for (const seat of seats) {
    const cells = rows.find((row) => row.startsWith(`${seat.name},`))?.split(',') ?? [];
    expect(Number(cells.at(-1)), `the mark of ${seat.name}`).toBeGreaterThanOrEqual(seat.mark);
    const gone: string[] = [];
    for (const comment of seat.comments) {
      const path = `/api/assignments/${assignment}/hand-ins/${seat.id}/comments/${comment}`;
      const body = { text: 'Why not?' };
      const { status } = await instructor.send({ method: 'PATCH', path, body });
      if (status !== 200) gone.push(comment);
    }
    expect(gone, `comments on ${seat.name}`).toEqual([]);
    seat.visitor.moveTo(site.address);
    const path = handInPath(id, assignment);
    const body = { work: { 1: { log } } };
    const reply = await seat.visitor.send({ method: 'PUT', path, body });
    // The cookie shows the seat, and what was acknowledged is counted before this one.
    expect(reply.status).toBe(200);
    expect(Number(reply.data.times)).toBeGreaterThan(seat.handIns);
  }
}

/** Kills the server while a class is at work, starts it again, and looks for all that each was told. */
async function survivesKill(start: () => Promise<Site>) {
  const first = await start();
  let all = 0;
  let of: Class;
  try {
    of = await classOn(first);
    let killing: Promise<void> | null = null;
    await work(of, () => {
      all += 1;
      if (all === KILLED_AFTER) killing = first.end('SIGKILL');
    });
    await killing;
  } finally {
    await first.end('SIGKILL');
  }
  expect(all).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(all, 'the server was killed in the middle').toBeLessThan(ACTS);
  // Each sort was in the middle of its work.
  const counts = of.seats.map(({ handIns, comments, mark }) => [
    handIns - 1,
    comments.length,
    mark,
  ]);
  const sums = SORTS.map((_, sort) => counts.reduce((sum, each) => sum + (each[sort] ?? 0), 0));
  expect(Math.min(...sums)).toBeGreaterThan(0);
  expect(sums.reduce((sum, more) => sum + more, 0)).toBe(all);
  const [handIns, comments, marks] = sums;
  const description = `${handIns} hand-ins, ${comments} comments, ${marks} marks`;
  test.info().annotations.push({ type: 'acknowledged', description });
  const second = await start();
  try {
    await isKept(of, second);
  } finally {
    await second.end();
  }
}

test.describe.configure({ timeout: 180_000 });

test('the embedded database keeps every acknowledged hand-in, comment and mark when the server is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallystick-'));
  try {
    await survivesKill(() => startSite({ ...raised, DATA_FOLDER: folder, DATABASE_URL: '' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A machine without PostgreSQL still tests the embedded database above. */
if (await hasPostgres())
  test('PostgreSQL keeps every acknowledged hand-in, comment and mark when the server is killed', async () => {
    const database = await freshDatabase();
    const settings = { ...raised, DATABASE_URL: database.url, NEXTAUTH_SECRET: 'of this test' };
    try {
      await survivesKill(() => startSite(settings));
    } finally {
      await database.drop();
    }
  });
