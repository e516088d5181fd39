import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '@/scripts/site/database';
import { partsOf } from '@/src/server/classroom/parts';
import {
  type Database,
  MIGRATIONS,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '@/src/server/database/database';
import { assignments, classes, formerParts, handIns } from '@/src/server/database/schema/classroom';
import { handInAttempts } from '@/src/server/database/schema/feedback';
import { ENGINES } from './site';
import { blank } from './snapshot';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallystick-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The changes of the schema before one of them, in a folder of their own. */
async function before(tag: string): Promise<string> {
  const older = join(folder, 'migrations');
  await cp(MIGRATIONS, older, { recursive: true });
  const file = join(older, 'meta/_journal.json');
  const kept = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const entries = kept.entries.slice(
    0,
    kept.entries.findIndex((entry) => entry.tag === tag),
  );
  await writeFile(file, JSON.stringify({ ...kept, entries }));
  return older;
}

/** The embedded database that most changes are tried in: to make one for each took most of the time. */
let shared: PGlite | undefined;
afterAll(() => shared?.close());

/** An embedded database in memory as it was before a change, filled, then brought up to date. */
async function openedInMemory(
  migrationsFolder: string,
  fill: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  shared ??= await PGlite.create({ dataDir: 'memory://', loadDataDir: await blank() });
  const db = drizzleEmbedded(shared);
  await shared.exec(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  );
  await migrateEmbedded(db, { migrationsFolder });
  await fill(db);
  await migrateEmbedded(db, { migrationsFolder: MIGRATIONS });
  return { db, engine: 'embedded', close: async () => {} };
}

/**
 * A database as it was before a change, filled; then as a server opens it.
 *
 * @param isKept whether the embedded one is kept in a folder and opened anew, which is asked once
 */
async function opened(
  engine: (typeof ENGINES)[number],
  tag: string,
  fill: (db: Database) => Promise<void>,
  isKept = false,
): Promise<OpenDatabase> {
  const migrationsFolder = await before(tag);
  if (engine === 'embedded' && !isKept) return openedInMemory(migrationsFolder, fill);
  if (engine === 'embedded') {
    const dataDir = join(folder, 'data/database');
    await mkdir(join(folder, 'data'));
    const client = await PGlite.create({ dataDir, loadDataDir: await blank() });
    const db = drizzleEmbedded(client);
    await migrateEmbedded(db, { migrationsFolder });
    await fill(db);
    await client.close();
    return openEmbedded(join(folder, 'data'));
  }
  const { url, drop } = await freshDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  await fill(db);
  await client.end();
  const open = await openPostgres(url);
  const close = async () => {
    await open.close();
    await drop();
  };
  return { ...open, close };
}

/** A text that names another board, with what a database cannot hold and what looks like it. */
const TEXT = '", "lesson": 5,\n  "lesson": "bills" \\ \u0000 \\u0000 \ud800';

/** The same as a log file has it. */
const TEXT_KEPT = JSON.stringify({ title: TEXT });

const LOGS: readonly (readonly [board: string, log: object])[] = [
  ['2', { world: 'banking', lesson: 2, events: [] }],
  ['24', { title: TEXT, world: 'banking', lesson: 24, events: [{ type: 'note', text: TEXT }] }],
  ['sandbox', { world: 'banking', lesson: 'sandbox', opening: [{ name: TEXT }], events: [] }],
  ['bills-3', { world: 'bills', lesson: 'bills', stage: 3, events: [] }],
];

describe.each(ENGINES)('a database of an older version, %s', (engine) => {
  test('has for each assignment the board of the log that it starts from', async () => {
    const open = await opened(
      engine,
      '0003_board-of-assignment',
      async (db) => {
        await db.execute(sql`insert into users (id, name) values ('ina', 'Ina')`);
        await db.execute(sql`insert into classes (id, instructor_id, request_id, name, join_code)
        values ('class', 'ina', 'r', 'Money', 'code')`);
        for (const [board, log] of LOGS) {
          await db.execute(sql`insert into assignments
          (id, class_id, request_id, title, start_log, tasks)
          values (${board}, 'class', ${board}, 'Pay', ${JSON.stringify(log, null, 2)}, '[]')`);
        }
      },
      true,
    );
    const { id, parts } = assignments;
    const rows = await open.db.select({ id, parts }).from(assignments);
    await open.close();
    expect(rows).toHaveLength(LOGS.length);
    for (const row of rows) {
      const [part, ...others] = partsOf(row);
      expect(others).toEqual([]);
      expect(part).toMatchObject({ id: '1', kind: 'board', title: 'Pay', board: row.id });
      const [, log] = LOGS.find(([board]) => board === row.id) ?? [];
      expect(part).toMatchObject({ startLog: JSON.stringify(log, null, 2) });
    }
  });

  test('has the only board of an assignment as its first part, with what was handed in of it', async () => {
    const open = await opened(engine, '0006_parts-of-assignments', async (db) => {
      await db.execute(sql`insert into users (id, name) values ('ina', 'Ina'), ('ann', 'Ann')`);
      await db.execute(sql`insert into classes (id, instructor_id, request_id, name, join_code)
        values ('class', 'ina', 'r', 'Money', 'code')`);
      await db.execute(sql`insert into assignments
        (id, class_id, request_id, title, board, start_log, scenario_id, tasks, model_log)
        values ('given', 'class', 'r', 'Pay', '2', ${TEXT_KEPT}, 'other', '[0, 2]', ${TEXT_KEPT})`);
      await db.execute(sql`insert into hand_ins
        (id, assignment_id, learner_id, log_text, rounds, met, divergence)
        values ('one', 'given', 'ann', ${TEXT_KEPT}, 7, '[3, null]', 'Step 2: she pays.')`);
    });
    const [given] = await open.db.select().from(assignments);
    const [handedIn] = await open.db.select().from(handIns);
    await open.close();
    expect(given).toMatchObject({ opens: null, lateRule: 'accepted', latePercent: null });
    const part = { id: '1', kind: 'board', title: 'Pay', board: '2', scenarioId: 'other' };
    const tasks = [0, 2].map((index) => ({ index, points: 1 }));
    expect(given && partsOf(given)).toEqual([
      { ...part, startLog: TEXT_KEPT, modelLog: TEXT_KEPT, tasks },
    ]);
    expect(handedIn?.work).toEqual({
      1: { log: TEXT_KEPT, rounds: 7, met: [3, null], divergence: 'Step 2: she pays.' },
    });
  });

  test('keeps what was said of hand-ins open to their learners, and the last attempt of each', async () => {
    const open = await opened(engine, '0007_comments-and-attempts', async (db) => {
      await db.execute(sql`insert into users (id, name)
        values ('ina', 'Ina'), ('ann', 'Ann'), ('ben', 'Ben')`);
      await db.execute(sql`insert into classes (id, instructor_id, request_id, name, join_code)
        values ('class', 'ina', 'r', 'Money', 'code')`);
      await db.execute(sql`insert into assignments (id, class_id, request_id, title, parts)
        values ('given', 'class', 'r', 'Pay', '{"version":1,"parts":[]}')`);
      await db.execute(sql`insert into hand_ins
        (id, assignment_id, learner_id, work, times, mark, said_of)
        values ('one', 'given', 'ann', '{"1":{"answer":2,"isRight":true}}', 3, 'B', 2),
          ('two', 'given', 'ben', '{}', 1, '', null)`);
    });
    const rows = await open.db.select().from(handIns).orderBy(handIns.id);
    const attempts = await open.db.select().from(handInAttempts).orderBy(handInAttempts.id);
    await open.close();
    expect(rows).toMatchObject([
      { ...{ mark: 'B', saidOf: 2, returnedOf: 2, lookedAt: null, points: {}, notes: null } },
      { ...{ returnedOf: null, returnedAt: null } },
    ]);
    expect(rows[0]?.returnedAt).toEqual(rows[0]?.handedInAt);
    expect(attempts).toMatchObject([
      { handInId: 'one', attempt: 3, work: { 1: { answer: 2, isRight: true } } },
      { handInId: 'two', attempt: 1, work: {} },
    ]);
  });

  test('shows answers of earlier assignments as it did, and has their parts in the first revision', async () => {
    const open = await opened(engine, '0009_answers-and-former-parts', async (db) => {
      await db.execute(sql`insert into users (id, name) values ('ina', 'Ina'), ('ann', 'Ann')`);
      await db.execute(sql`insert into classes (id, instructor_id, request_id, name, join_code)
        values ('class', 'ina', 'r', 'Money', 'code')`);
      await db.execute(sql`insert into assignments (id, class_id, request_id, title, parts)
        values ('given', 'class', 'r', 'Pay', '{"version":1,"parts":[]}')`);
      await db.execute(sql`insert into hand_ins (id, assignment_id, learner_id, work)
        values ('one', 'given', 'ann', '{"1":{"answer":2,"isRight":true}}')`);
    });
    const [given] = await open.db.select().from(assignments);
    const [handedIn] = await open.db.select().from(handIns);
    const former = await open.db.select().from(formerParts);
    await open.close();
    expect(given).toMatchObject({ answersShown: 'due', revision: 1 });
    expect(handedIn?.work).toEqual({ 1: { answer: 2, isRight: true } });
    expect(former).toEqual([]);
  });

  test('asks for accounts in classes that were there before seats, and keeps what was handed in', async () => {
    const open = await opened(engine, '0004_seats', async (db) => {
      await db.execute(sql`insert into users (id, name) values ('ina', 'Ina'), ('ann', 'Ann')`);
      await db.execute(sql`insert into classes (id, instructor_id, request_id, name, join_code)
        values ('class', 'ina', 'r', 'Money', 'code')`);
      await db.execute(sql`insert into assignments
        (id, class_id, request_id, title, board, start_log, tasks)
        values ('given', 'class', 'r', 'Pay', '2', '', '[]')`);
      await db.execute(sql`insert into hand_ins (id, assignment_id, learner_id, log_text, rounds, met)
        values ('one', 'given', 'ann', 'a log', 1, '[]')`);
    });
    const before = await open.db.select().from(classes);
    expect(before).toMatchObject([{ id: 'class', takesSeats: false }]);
    expect(await open.db.select().from(handIns)).toMatchObject([
      { id: 'one', learnerId: 'ann', seatId: null, work: { 1: { log: 'a log' } } },
    ]);
    const made = { id: 'new', instructorId: 'ina', requestId: 'n', name: 'New', joinCode: 'new' };
    const [after] = await open.db.insert(classes).values(made).returning();
    await open.close();
    expect(after?.takesSeats).toBe(true);
  });
});
