/**
 * The lock of the embedded database. It serves a single process: two on one folder would lose
 * rows without a word. A process that was killed leaves its lock behind, so the lock names its
 * owner, and counts only while that very process runs.
 */
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Owner {
  readonly pid: number;
  /** When the process began, as its system tells; empty where it does not. Process numbers are used again. */
  readonly began: string;
}

/** When a process began, in the system's own count; empty where there is no such process or no word of it. */
async function beginningOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the command may hold anything, also brackets and spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, and runs all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function ownerOf(text: string): Owner | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return null;
    if (!('pid' in found) || typeof found.pid !== 'number' || !Number.isInteger(found.pid)) {
      return null;
    }
    const began = 'began' in found && typeof found.began === 'string' ? found.began : '';
    return { pid: found.pid, began };
  } catch {
    return null;
  }
}

/** Whether a process has ended and is only waiting to be counted out: it still takes signals, and holds nothing. */
async function hasEnded(pid: number): Promise<boolean> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

async function isHeld(owner: Owner | null): Promise<boolean> {
  // What this process wrote it would know of: in a container the number of the one before it returns.
  if (owner === null || owner.pid === process.pid || !isRunning(owner.pid)) return false;
  if (await hasEnded(owner.pid)) return false;
  const began = await beginningOf(owner.pid);
  return began === '' || owner.began === '' || began === owner.began;
}

/** Removes a lock whose owner is gone. One that another process has taken since stays, or is put back. */
async function putAway(file: string, text: string): Promise<void> {
  const aside = `${file}-${randomUUID()}`;
  try {
    // Of several that do this at once, one gets the file.
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== text) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

/**
 * Takes the lock of a folder, which must exist.
 *
 * @returns what gives it back
 * @throws with one sentence where another process holds it
 */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  const [file, own] = [join(folder, 'lock'), join(folder, `lock-${randomUUID()}`)];
  const owner: Owner = { pid: process.pid, began: await beginningOf(process.pid) };
  await writeFile(own, JSON.stringify(owner));
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        // A link is made whole or not at all, and never over another.
        await link(own, file);
        return () => rm(file, { force: true });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const text = await readFile(file, 'utf8').catch(() => '');
      const other = ownerOf(text);
      if (await isHeld(other)) {
        throw new Error(
          `The database in ${folder} is in use by another server (process ${other?.pid}). ` +
            'Stop that one, or let both use a PostgreSQL database by DATABASE_URL.',
        );
      }
      await putAway(file, text);
    }
    throw new Error(`The lock of the database in ${folder} could not be taken: delete ${file}.`);
  } finally {
    await rm(own, { force: true });
  }
}
