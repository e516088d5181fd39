/**
 * An embedded database as a file, empty, without tables and with all of them. To make one takes seconds, to
 * load one a fraction of that; every test file of the server begins with one, and one test makes its own.
 */
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { dropDatabase } from '@/scripts/site/database';
import { MIGRATIONS } from '@/src/server/database/database';

const FILES = { blank: 'test-results/blank.tar', ready: 'test-results/embedded.tar' };

/** The addresses of the PostgreSQL databases that workers have made for their tests, line by line. */
const MADE = 'test-results/databases.txt';

/** Before all tests of the server: makes the files. */
export async function setup(): Promise<void> {
  await mkdir(dirname(FILES.ready), { recursive: true });
  await teardown();
  const client = await PGlite.create('memory://');
  await keep(client, FILES.blank);
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  await keep(client, FILES.ready);
  await client.close();
}

/** After all tests of the server, and before them where the last run was cut off: drops their databases. */
export async function teardown(): Promise<void> {
  const urls = await readFile(MADE, 'utf8').catch(() => '');
  for (const url of urls.split('\n')) if (url !== '') await dropDatabase(url);
  await rm(MADE, { force: true });
}

/** Has a PostgreSQL database dropped when all tests have run: the next file of its worker uses it as well. */
export const dropAtTheEnd = (url: string): Promise<void> => appendFile(MADE, `${url}\n`);

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
