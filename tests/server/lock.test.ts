import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '@/src/server/database/database';
import { takeLock } from '@/src/server/database/lock';
import { users } from '@/src/server/database/schema/members';

/** What happens elsewhere before a file is given another name. */
const between = vi.hoisted(() => vi.fn(async () => {}));

vi.mock('node:fs/promises', async (load) => {
  const original = await load<typeof import('node:fs/promises')>();
  const rename: typeof original.rename = async (from, to) => {
    await between();
    return original.rename(from, to);
  };
  return { ...original, rename };
});

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallystick-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Another process, which lives until `work` is done. */
async function besides(work: (pid: number) => Promise<void>): Promise<number> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  const pid = other.pid ?? 0;
  try {
    await work(pid);
  } finally {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  return pid;
}

describe('the lock of the embedded database', () => {
  test('is held against a process that runs, and the sentence names it', async () => {
    await besides(async (pid) => {
      await writeFile(join(folder, 'lock'), JSON.stringify({ pid, began: '' }));
      await expect(takeLock(folder)).rejects.toThrow(`in use by another server (process ${pid})`);
      await expect(openEmbedded(folder)).rejects.toThrow('DATABASE_URL');
      expect(await readdir(folder)).toEqual(['lock']);
    });
  });

  test('is taken over from a process that was killed', async () => {
    const pid = await besides(async () => {});
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid, began: '' }));
    const release = await takeLock(folder);
    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  test.runIf(process.platform === 'linux')(
    'is taken over from a process that has ended and that nobody has counted out',
    async () => {
      // What the shell begins and then, by becoming another program, never asks after.
      const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 30']);
      try {
        const [said] = await once(parent.stdout, 'data');
        const pid = Number(String(said));
        await vi.waitFor(async () =>
          expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /),
        );
        await writeFile(join(folder, 'lock'), JSON.stringify({ pid, began: '' }));
        const release = await takeLock(folder);
        await release();
        expect(await readdir(folder)).toEqual([]);
      } finally {
        parent.kill('SIGKILL');
      }
    },
  );

  test('is taken over where the number of its process belongs to another by now', async () => {
    await besides(async (pid) => {
      await writeFile(join(folder, 'lock'), JSON.stringify({ pid, began: 'long ago' }));
      const release = await takeLock(folder);
      await release();
    });
  });

  test('stays with whoever took it over at the same moment', async () => {
    // A file that was tested before may have loaded it with Node’s own way to rename.
    vi.resetModules();
    const { takeLock } = await import('@/src/server/database/lock');
    const stale = JSON.stringify({ pid: await besides(async () => {}), began: '' });
    const file = join(folder, 'lock');
    await besides(async (pid) => {
      await writeFile(file, stale);
      const taken = JSON.stringify({ pid, began: '' });
      // Between judging the lock and putting it away, another process takes it.
      between.mockImplementationOnce(() => writeFile(file, taken));
      await expect(takeLock(folder)).rejects.toThrow(`in use by another server (process ${pid})`);
      expect(await readFile(file, 'utf8')).toBe(taken);
      expect(await readdir(folder)).toEqual(['lock']);
    });
  });

  test('is taken over where it says nothing that can be read', async () => {
    await writeFile(join(folder, 'lock'), 'nobody');
    const release = await takeLock(folder);
    await release();
  });
});

describe('the embedded database', () => {
  test('makes its folder, keeps what it is told, and gives its lock back', async () => {
    const inner = join(folder, 'site', 'data');
    const first = await openEmbedded(inner);
    await first.db.insert(users).values({ id: 'a', name: 'Ann' });
    await first.close();
    const second = await openEmbedded(inner);
    expect(await second.db.select({ name: users.name }).from(users)).toEqual([{ name: 'Ann' }]);
    await second.close();
    expect(await readdir(inner)).toEqual(['database']);
  });
});
