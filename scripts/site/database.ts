/** PostgreSQL for tests and measurements: a database of its own for each, dropped after it. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database from which others are made: TEST_DATABASE_URL, or the usual place on this machine. */
const ADMIN = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: ADMIN, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Whether a server can be reached, and lets us make databases. */
export async function hasPostgres(): Promise<boolean> {
  try {
    await run('select 1');
    return true;
  } catch {
    return false;
  }
}

/** A new, empty database. */
export interface FreshDatabase {
  readonly url: string;
  /** Ends every connection and lets in none, or lets them in again: an outage, and its end. */
  readonly admit: (isOpen: boolean) => Promise<void>;
  /** Drops it, whoever is still connected. */
  readonly drop: () => Promise<void>;
}

/** Drops a database of ours by its address, whoever is still connected. */
export const dropDatabase = (url: string): Promise<void> =>
  run(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);

/** Makes a database. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `tallystick_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}`);
  const url = new URL(ADMIN);
  url.pathname = name;
  const admit = async (isOpen: boolean) => {
    await run(`alter database ${name} allow_connections ${isOpen}`);
    if (isOpen) return;
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  return { url: url.href, admit, drop: () => dropDatabase(url.href) };
}
