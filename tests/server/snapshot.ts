/**
 * An embedded database as a file, empty, without tables and with all of them. To make one takes seconds, to
 * load one a fraction of that; every test file of the server begins with one, and one test makes its own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS } from '@/src/server/database/database';

const FILES = { blank: 'test-results/blank.tar', ready: 'test-results/embedded.tar' };

/** Before all tests of the server: makes the files. */
export async function setup(): Promise<void> {
  await mkdir(dirname(FILES.ready), { recursive: true });
  const client = await PGlite.create('memory://');
  await keep(client, FILES.blank);
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  await keep(client, FILES.ready);
  await client.close();
}

async function keep(client: PGlite, file: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
}

const load = async (file: string): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(file))]);

/** A database with all tables. */
export const snapshot = (): Promise<Blob> => load(FILES.ready);

/** A database without tables. */
export const blank = (): Promise<Blob> => load(FILES.blank);
