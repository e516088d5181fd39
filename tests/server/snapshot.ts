/**
 * An embedded database, empty and with all tables, as a file. To make one takes seconds, to load one
 * a fraction of that; every test file of the server begins with one, and one test makes its own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS } from '@/src/server/database/database';

const FILE = 'test-results/embedded.tar';

/** Before all tests of the server: makes the file. */
export async function setup(): Promise<void> {
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, new Uint8Array(await dump.arrayBuffer()));
}

/** The database of the file. */
export async function snapshot(): Promise<Blob> {
  return new Blob([new Uint8Array(await readFile(FILE))]);
}
