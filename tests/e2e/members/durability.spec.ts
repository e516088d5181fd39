/** What the server has acknowledged is there afterwards, whatever becomes of the server. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freshDatabase, hasPostgres } from '@/scripts/site/database';
import { type Site, startSite } from '@/scripts/site/server';
import { Visitor } from '@/scripts/site/visitor';

/** In milliseconds: the first to ask waits until the database is made, on a busy machine for long. */
const PATIENCE = 30_000;

const PUBLISHES = 1000;
/** After so many acknowledgements the server is killed. */
const KILLED_AFTER = 150;
const AT_ONCE = 8;

const log = readFileSync('fixtures/logs/v1/lesson-10-net-and-settle.json', 'utf8');
const raised = { RATE_LIMIT_FACTOR: '1000000' };

/** Publishes one after the other until none is left; what is refused or cut off is not acknowledged. */
async function publishing(member: Visitor, left: string[], onDone: (id: string) => void) {
  for (let requestId = left.pop(); requestId !== undefined; requestId = left.pop()) {
    const body = { requestId, title: 'Netting', description: '', notes: '', log };
    const reply = await member
      .send({ method: 'POST', path: '/api/scenarios', body })
      .catch(() => null);
    const id = reply?.data.id;
    if (reply && reply.status < 300 && typeof id === 'string') onDone(id);
  }
}

async function publishAll(member: Visitor, count: number, onDone: (id: string) => void) {
  const left = Array.from({ length: count }, () => randomUUID());
  await Promise.all(Array.from({ length: AT_ONCE }, () => publishing(member, left, onDone)));
}

/** Kills the server in the middle of the publishes, starts it again, and looks for each acknowledged one. */
async function survivesKill(start: () => Promise<Site>) {
  const acknowledged: string[] = [];
  const first = await start();
  const member = new Visitor(first.address, PATIENCE);
  let killing: Promise<void> | null = null;
  try {
    await member.join('Ann Lee');
    await publishAll(member, PUBLISHES, (id) => {
      acknowledged.push(id);
      if (acknowledged.length === KILLED_AFTER) killing = first.end('SIGKILL');
    });
    await killing;
  } finally {
    await first.end('SIGKILL');
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(acknowledged.length, 'the server was killed in the middle').toBeLessThan(PUBLISHES);
  const second = await start();
  try {
    const guest = new Visitor(second.address, PATIENCE);
    const lost: string[] = [];
    for (const id of acknowledged) {
      const { status } = await guest.get(`/api/scenarios/${id}/log`);
      if (status !== 200) lost.push(id);
    }
    expect(lost).toEqual([]);
    member.moveTo(second.address);
    const after: string[] = [];
    await publishAll(member, 1, (id) => after.push(id));
    expect(after, 'it goes on').toHaveLength(1);
  } finally {
    await second.end();
  }
}

test.describe.configure({ timeout: 180_000 });

test('the embedded database keeps every acknowledged publish when the server is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallystick-'));
  try {
    await survivesKill(() => startSite({ ...raised, DATA_FOLDER: folder, DATABASE_URL: '' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** How a server ends that cannot serve: its status, and what it says. */
async function endOf(settings: Readonly<Record<string, string>>) {
  const args = ['scripts/next.mjs', 'start', '--hostname', '127.0.0.1', '--port', '0'];
  const server = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', NEXTAUTH_URL: '', EMAIL_SERVER: '', ...settings },
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [status] = await once(server, 'exit');
  return { status, said };
}

test('a server that cannot serve ends with status 1, and says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallystick-'));
  const first = await startSite({ DATABASE_URL: '', DATA_FOLDER: folder });
  try {
    expect(await endOf({ DATA_FOLDER: folder })).toEqual({
      status: 1,
      said: expect.stringContaining('is in use by another server'),
    });
    expect(await endOf({ DATA_FOLDER: folder, RATE_LIMIT_FACTOR: 'many' })).toEqual({
      status: 1,
      said: expect.stringContaining('Tallystick: RATE_LIMIT_FACTOR must be a number above 0.'),
    });
  } finally {
    await first.end();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A machine without PostgreSQL still tests the embedded database above. */
if (await hasPostgres())
  test.describe('on PostgreSQL', () => {
    let database: Awaited<ReturnType<typeof freshDatabase>> | null = null;
    let settings: Record<string, string> = {};

    test.beforeEach(async () => {
      database = await freshDatabase();
      settings = {
        ...raised,
        DATABASE_URL: database.url,
        NEXTAUTH_SECRET: 'shared by two servers',
      };
    });

    test.afterEach(async () => {
      await database?.drop();
    });

    test('every acknowledged publish is kept when the server is killed', async () => {
      await survivesKill(() => startSite(settings));
    });

    test('an outage of the database signs nobody out', async () => {
      const site = await startSite(settings);
      try {
        const member = new Visitor(site.address, PATIENCE);
        await member.join('Ann Lee');
        await database?.admit(false);
        const session = await member.get('/api/auth/session');
        expect(session.status).toBe(503);
        expect((await member.get('/api/assignments/open?lesson=2')).status).toBe(503);
        await database?.admit(true);
        expect((await member.get('/api/auth/session')).data).toMatchObject({
          user: { name: 'Ann Lee' },
        });
      } finally {
        await site.end();
      }
    });

    test('two servers serve one session', async () => {
      const [one, other] = await Promise.all([startSite(settings), startSite(settings)]);
      try {
        const member = new Visitor(one.address, PATIENCE);
        await member.join('Ann Lee');
        member.moveTo(other.address);
        const { data } = await member.get('/api/auth/session');
        expect(data).toMatchObject({ user: { name: 'Ann Lee' } });
        const ids: string[] = [];
        await publishAll(member, 1, (id) => ids.push(id));
        member.moveTo(one.address);
        expect((await member.get(`/api/scenarios/${ids[0]}/log`)).status).toBe(200);
        await member.send({
          method: 'DELETE',
          path: '/api/account',
          body: { password: 'a long pass phrase' },
        });
        member.moveTo(other.address);
        expect((await member.get('/api/auth/session')).data).toEqual({});
      } finally {
        await Promise.all([one.end(), other.end()]);
      }
    });
  });
