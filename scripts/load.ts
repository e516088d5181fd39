/**
 * Holds the built site to its goals under load, on PostgreSQL:
 * `npm run --silent load -- [--rate 40] [--seconds 60] [--no-climb] [--json]`. It makes a database
 * of its own, with the rate limits raised. Ends with status 1 when a goal is missed, 2 when nothing
 * could be measured. The client runs on the same machine: what it takes, the server has not.
 */
import { fail } from './cli';
import { type Kind, openLoop, quantile, type Timed } from './load/openLoop';
import { type LoadOptions, readLoadOptions, USAGE } from './load/options';
import { kindsOf, LIST, settle } from './load/people';
import { freshDatabase, hasPostgres } from './site/database';
import { startSite } from './site/server';

/** How many times its unloaded median the slowest hundredth of the list page may take. */
const GOAL = 5;

/** Times that each kind is asked before anything is measured: a server loads a route when it is first asked. */
const WARMING = 40;

/** Times that the list page is asked for by itself, before anything else is. */
const ALONE = 100;

/** Seconds that a higher rate is tried for, and by how much it grows. */
const CLIMB_SECONDS = 15;
const CLIMB_BY = 20;
const CLIMB_END = 400;

/** Asks one request after another, and gives their times. */
async function oneByOne(kind: Kind, times: number): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const begun = performance.now();
    const problem = await kind.ask(index);
    if (problem !== null) throw new Error(`${kind.name}: ${problem}`);
    taken.push(performance.now() - begun);
  }
  return taken;
}

interface Row {
  readonly kind: string;
  readonly requests: number;
  /** Asked one by one before, in milliseconds: the median of what came once it was warm. */
  readonly alone: number;
  readonly median: number;
  readonly p99: number;
  readonly errors: number;
}

function rowsOf(
  kinds: readonly Kind[],
  all: readonly Timed[],
  alone: ReadonlyMap<string, number>,
): readonly Row[] {
  return kinds.map(({ name }) => {
    const own = all.filter(({ kind }) => kind === name);
    const times = own.map(({ millis }) => millis);
    return {
      kind: name,
      requests: own.length,
      alone: Number((alone.get(name) ?? 0).toFixed(1)),
      median: Number(quantile(times, 0.5).toFixed(1)),
      p99: Number(quantile(times, 0.99).toFixed(1)),
      errors: own.filter(({ problem }) => problem !== null).length,
    };
  });
}

/** The highest rate at which nothing went wrong, in steps from the one that was tried; null where none held. */
async function highestRate(kinds: readonly Kind[], from: number): Promise<number | null> {
  let held: number | null = null;
  for (let rate = from; rate <= CLIMB_END; rate += CLIMB_BY) {
    const all = await openLoop(kinds, rate, CLIMB_SECONDS);
    const wrong = all.filter(({ problem }) => problem !== null).length;
    console.error(`${rate} a second: ${wrong} errors of ${all.length}`);
    if (wrong > 0) break;
    held = rate;
  }
  return held;
}

async function measure(site: string, rate: number, seconds: number, climb: boolean) {
  console.error('Signing members up, publishing');
  const kinds = kindsOf(site, await settle(site));
  const list = kinds.find(({ name }) => name === LIST);
  if (!list) throw new Error('there is no list page to ask for');
  const warm = new Map<string, number>();
  for (const kind of kinds) {
    const times = await oneByOne(kind, WARMING);
    warm.set(kind.name, quantile(times.slice(WARMING / 2), 0.5));
  }
  const alone = quantile(await oneByOne(list, ALONE), 0.5);
  console.error(`${rate} requests a second for ${seconds} seconds`);
  const all = await openLoop(kinds, rate, seconds);
  const rows = rowsOf(kinds, all, warm);
  const problems = [...new Set(all.flatMap(({ problem }) => (problem === null ? [] : [problem])))];
  const p99 = rows.find(({ kind }) => kind === LIST)?.p99 ?? 0;
  const highest = climb ? await highestRate(kinds, rate + CLIMB_BY) : null;
  return { rate, seconds, rows, problems, alone, ratio: p99 / alone, highest };
}

/** What a run has come to. */
type Found = Awaited<ReturnType<typeof measure>>;

/** Prints what was found, for people. */
function print({ rate, rows, problems, alone, ratio, highest }: Found, climb: boolean): void {
  console.table(rows);
  console.log(`The list page alone: median ${alone.toFixed(1)} ms.`);
  console.log(
    `Its p99 under ${rate} requests a second: ${ratio.toFixed(1)} times that (at most ${GOAL}).`,
  );
  if (climb) {
    const held = Math.max(highest ?? 0, problems.length === 0 ? rate : 0);
    console.log(`The highest rate without an error: ${held} a second.`);
  }
  for (const problem of problems) console.log(`went wrong: ${problem}`);
}

/** Measures a site with this database. */
async function measured(url: string, { rate, seconds, climb }: LoadOptions): Promise<Found> {
  const { address, end } = await startSite({
    DATABASE_URL: url,
    NEXTAUTH_SECRET: 'a secret for the time of a load test',
    RATE_LIMIT_FACTOR: '1000000',
  });
  try {
    return await measure(address, rate, seconds, climb);
  } finally {
    await end();
  }
}

async function main(): Promise<void> {
  const options = readLoadOptions(process.argv.slice(2));
  if (!options) fail(USAGE);
  if (!(await hasPostgres())) fail('No PostgreSQL can be reached: name one in TEST_DATABASE_URL.');
  const { url, drop } = await freshDatabase();
  const found = await measured(url, options).finally(drop);
  if (options.json) console.log(JSON.stringify(found));
  else print(found, options.climb);
  if (found.problems.length > 0 || found.ratio > GOAL) process.exitCode = 1;
}

await main().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
