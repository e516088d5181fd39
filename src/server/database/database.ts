/** The database: opened when it is first asked for, once in a process, on one of two engines. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Environment, readEnvironment } from '../environment';
import { databaseFailure } from './failure';
import { takeLock } from './lock';

/** The database, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  readonly close: () => Promise<void>;
}

/** What the changes of the schema are read from. */
export const MIGRATIONS = join(process.cwd(), 'src/server/database/migrations');

/** Servers that start at the same time change the schema one after the other, under this number. */
const MIGRATION_LOCK = 7_268_125;

/**
 * Opens the embedded database in a folder, which is made on demand. Null keeps it in memory.
 *
 * @param copy what a new database begins as; an empty one when left out
 */
export async function openEmbedded(folder: string | null, copy?: Blob): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 });
  const release = folder === null ? async () => {} : await takeLock(folder);
  try {
    const client = await PGlite.create({
      dataDir: folder === null ? 'memory://' : join(folder, 'database'),
      ...(copy ? { loadDataDir: copy } : {}),
    });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    // Nothing does it in the background, as a server would; without it queries are planned badly.
    await db.execute(sql`analyze`);
    const close = async () => {
      await client.close();
      await release();
    };
    return { db, engine: 'embedded', close };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * No question waits without limit, in milliseconds: for a connection, for rows that others hold, for
 * an answer. The last is the driver’s own, for a server that is not heard of any more.
 */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 12_000,
} as const;

/** Brings the schema up to date, by a connection of its own: that may take as long as it needs. */
async function migratePostgres(url: string): Promise<void> {
  const [{ Client }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const { connectionTimeoutMillis } = PATIENCE;
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => {});
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder: MIGRATIONS });
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

/**
 * Opens a PostgreSQL database by its address, and brings its schema up to date.
 *
 * @param patience how long each kind of waiting may take, in milliseconds, where not as usual
 */
export async function openPostgres(
  url: string,
  patience: Partial<Record<keyof typeof PATIENCE, number>> = {},
): Promise<OpenDatabase> {
  await migratePostgres(url);
  const [{ Pool }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = new Pool({ connectionString: url, max: 10, ...PATIENCE, ...patience });
  // A connection that breaks is replaced by the next that is needed; whoever used it is told by
  // the query that failed. Without a listener Node would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool);
  // Drizzle’s own would give back a connection that is not heard of any more, for the next to wait at,
  // and none at all where it was lost before the transaction began: ten of those, and no place is left.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isLost = databaseFailure(error) === 'silent';
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return { db, engine: 'postgres', close: () => pool.end() };
}

async function open({ databaseUrl, dataFolder }: Environment): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataFolder) : openPostgres(databaseUrl);
}

declare global {
  /** Pages and routes are bundled apart, and must not each open a database of their own. */
  var tallystickDatabase: Promise<OpenDatabase> | undefined;
}

/** The database of this server. A failure to open it is not kept: the next to ask tries again. */
export async function database(): Promise<Database> {
  const opening = globalThis.tallystickDatabase ?? open(readEnvironment());
  globalThis.tallystickDatabase = opening;
  try {
    return (await opening).db;
  } catch (error) {
    if (globalThis.tallystickDatabase === opening) globalThis.tallystickDatabase = undefined;
    throw error;
  }
}
