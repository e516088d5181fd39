/** What a seat was told that it handed in is there afterwards, whatever becomes of the server; and so is the seat. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freshDatabase, hasPostgres } from '@/scripts/site/database';
import { type Site, startSite } from '@/scripts/site/server';
import { Visitor } from '@/scripts/site/visitor';

/** In milliseconds: the first to ask waits until the database is made, on a busy machine for long. */
const PATIENCE = 30_000;

const SEATS = 8;
/** After so many acknowledgements the server is killed. */
const KILLED_AFTER = 60;

const log = readFileSync('fixtures/logs/v1/lesson-02-tasks.json', 'utf8');
const raised = { RATE_LIMIT_FACTOR: '1000000' };

async function idOf(member: Visitor, path: string, body: object): Promise<string> {
  const { data, text } = await member.send({ method: 'POST', path, body });
  if (typeof data.id !== 'string') throw new Error(`${path} gave no id: ${text}`);
  return data.id;
}

/** A class with an assignment on lesson 2, and its code. */
async function classOn(site: Site) {
  const instructor = new Visitor(site.address, PATIENCE);
  await instructor.join('Ina');
  const classId = await idOf(instructor, '/api/classes', {
    requestId: randomUUID(),
    name: 'Money',
  });
  const assignment = await idOf(instructor, `/api/classes/${classId}/assignments`, {
    ...{ requestId: randomUUID(), title: 'Pay', instructions: '', due: null },
    parts: [
      {
        ...{ id: '1', kind: 'board', title: 'Pay', about: { lesson: 2 }, model: null },
        tasks: [{ index: 0, points: 1 }],
      },
    ],
  });
  const renewed = await instructor.send({ method: 'POST', path: `/api/classes/${classId}/code` });
  return { classId, assignment, code: String(renewed.data.code) };
}

/** A learner without an account, and how many hand-ins were acknowledged. */
interface Seated {
  readonly visitor: Visitor;
  acknowledged: number;
}

async function seatOn(site: Site, code: string, name: string): Promise<Seated> {
  const visitor = new Visitor(site.address, PATIENCE);
  const body = { requestId: randomUUID(), code, name, word: 'green river', studentId: '' };
  await idOf(visitor, '/api/seats', body);
  return { visitor, acknowledged: 0 };
}

const handIn = ({ visitor }: Seated, path: string) =>
  visitor.send({ method: 'PUT', path, body: { work: { 1: { log } } } }).catch(() => null);

/** Kills the server while all seats hand in, starts it again, and counts what each was told. */
async function survivesKill(start: () => Promise<Site>) {
  const first = await start();
  const seats: Seated[] = [];
  let path = '';
  let all = 0;
  try {
    const { classId, assignment, code } = await classOn(first);
    path = `/api/seats/${classId}/hand-ins/${assignment}`;
    for (let number = 1; number <= SEATS; number += 1) {
      seats.push(await seatOn(first, code, `Seat ${number}`));
    }
    let killing: Promise<void> | null = null;
    await Promise.all(
      seats.map(async (seat) => {
        while (killing === null) {
          const reply = await handIn(seat, path);
          if (reply?.status !== 200) continue;
          seat.acknowledged += 1;
          all += 1;
          if (all === KILLED_AFTER) killing = first.end('SIGKILL');
        }
      }),
    );
    await killing;
  } finally {
    await first.end('SIGKILL');
  }
  expect(all).toBeGreaterThanOrEqual(KILLED_AFTER);
  const second = await start();
  try {
    for (const seat of seats) {
      seat.visitor.moveTo(second.address);
      const reply = await handIn(seat, path);
      // The cookie shows the seat, and what was acknowledged is counted before this one.
      expect(reply?.status).toBe(200);
      expect(Number(reply?.data.times)).toBeGreaterThan(seat.acknowledged);
    }
  } finally {
    await second.end();
  }
}

test.describe.configure({ timeout: 180_000 });

test('the embedded database keeps every acknowledged hand-in of a seat when the server is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallystick-'));
  try {
    await survivesKill(() => startSite({ ...raised, DATA_FOLDER: folder, DATABASE_URL: '' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A machine without PostgreSQL still tests the embedded database above. */
if (await hasPostgres())
  test('PostgreSQL keeps every acknowledged hand-in of a seat when the server is killed', async () => {
    const database = await freshDatabase();
    const settings = { ...raised, DATABASE_URL: database.url, NEXTAUTH_SECRET: 'of this test' };
    try {
      await survivesKill(() => startSite(settings));
    } finally {
      await database.drop();
    }
  });
