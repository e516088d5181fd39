/** Connections whose server falls silent without a word: the pool gets rid of each, and has them all again. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '@/scripts/site/database';
import { type OpenDatabase, openPostgres } from '@/src/server/database/database';
import { ENGINES } from './site';

/** A way to the database that can be cut: what is sent then is lost, and nobody is told. */
interface Way {
  readonly url: string;
  /** Loses all that comes by the connections there are; those that are made from now on work. */
  readonly lose: () => void;
  readonly close: () => void;
}

async function wayTo(url: string): Promise<Way> {
  const to = new URL(url);
  const [host, port] = [to.hostname, Number(to.port || 5432)];
  const ends = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(port, host);
    near.pipe(far).pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  to.hostname = '127.0.0.1';
  to.port = String(typeof at === 'object' && at ? at.port : 0);
  return {
    url: to.href,
    lose: () => {
      for (const end of ends) end.unpipe().pause();
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

const hasServer = ENGINES.some((engine) => engine === 'postgres');

/** As many as the pool has places. */
const PLACES = 10;

describe.runIf(hasServer)('a PostgreSQL that falls silent', () => {
  let fresh: FreshDatabase;
  let way: Way;
  let opened: OpenDatabase;

  beforeAll(async () => {
    fresh = await freshDatabase();
    way = await wayTo(fresh.url);
    opened = await openPostgres(way.url, { query_timeout: 300, connectionTimeoutMillis: 2000 });
  }, 60_000);
  afterAll(async () => {
    way.close();
    await opened.close();
    await fresh.drop();
  });

  const one = () => opened.db.execute(sql`select 1`);
  const atOnce = (work: () => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: PLACES }, work));

  test.each([
    ['at a question', one],
    ['as a transaction begins', () => opened.db.transaction(async () => {})],
  ])('%s, has all places of its pool free again', async (_, work) => {
    await atOnce(() => opened.db.execute(sql`select pg_sleep(0.05)`));
    way.lose();
    const ended = await atOnce(work);
    expect(ended.map(({ status }) => status)).toEqual(Array(PLACES).fill('rejected'));
    await Promise.all(Array.from({ length: 2 * PLACES }, one));
  });

  test('within a transaction, has all places of its pool free again', async () => {
    let begun = 0;
    const ended = await atOnce(() =>
      opened.db.transaction(async (tx) => {
        begun += 1;
        await expect.poll(() => begun).toBe(PLACES);
        way.lose();
        await tx.execute(sql`select 1`);
      }),
    );
    expect(ended.map(({ status }) => status)).toEqual(Array(PLACES).fill('rejected'));
    await Promise.all(Array.from({ length: 2 * PLACES }, one));
  });

  test('or does not, is given each connection back after a transaction', async () => {
    for (let index = 0; index < 2 * PLACES; index += 1) {
      expect(await opened.db.transaction(async () => index)).toBe(index);
      const undone = opened.db.transaction(() => Promise.reject(new Error('undone')));
      await expect(undone).rejects.toThrow('undone');
    }
  });

  test('is waited for no longer than twelve seconds, or by its own word five and ten', async () => {
    const usual = await openPostgres(way.url);
    const limits = sql`select current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    try {
      expect(await usual.db.execute(limits)).toMatchObject({
        rows: [{ lock: '5s', statement: '10s', idle: '15s' }],
      });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      way.lose();
      const asked = expect(usual.db.execute(sql`select 1`)).rejects.toMatchObject({
        cause: new Error('Query read timeout'),
      });
      await vi.advanceTimersByTimeAsync(12_000);
      await asked;
    } finally {
      vi.useRealTimers();
      await usual.close();
    }
  });
});
