// @ts-check
/**
 * Changes the core in thousands of small ways and sees whether its tests notice:
 * `npm run mutate [-- ledger actions …]`. Prints the share that they do, room by room, and ends with
 * status 1 where it is below the goal. The whole of it takes some hours; what was tried before and has not
 * changed since is not tried again (test-results/mutants).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from './mutate/areas.mjs';
import { countOf, lineOf, total } from './mutate/count.mjs';
import { at } from './setup/shell.mjs';

/** The least share of mutants that tests must notice, in percent. */
const GOAL = 85;

const folder = at('test-results', 'mutants');

/**
 * @param {string} name
 * @param {import('./mutate/areas.mjs').Area} area
 */
function settingsOf(name, { mutate }) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    mutate,
    // What is worked out once, when a file is loaded, cannot be changed for one test and not the next.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    // It asks for a compiler’s interface that ours has not: nothing of it is needed.
    tsconfigFile: 'tsconfig.none.json',
    ignorePatterns: ['.next', '.data', 'public', 'test-results', 'out-static'],
    tempDirName: join('test-results', 'mutants', 'work'),
    incremental: true,
    incrementalFile: join('test-results', 'mutants', `${name}.incremental.json`),
    reporters: ['progress', 'json', 'clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false },
    jsonReporter: { fileName: join('test-results', 'mutants', `${name}.json`) },
    timeoutMS: 5_000,
    concurrency: 2,
  };
}

/**
 * @param {string} name
 * @param {import('./mutate/areas.mjs').Area} area
 */
function run(name, area) {
  const settings = join(folder, `${name}.settings.json`);
  writeFileSync(settings, JSON.stringify(settingsOf(name, area)));
  const bin = at('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { status } = spawnSync(process.execPath, [bin, 'run', settings], {
    cwd: at(),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MUTATED_AREA: name },
  });
  if (status !== 0) throw new Error(`the mutants of ${name} could not all be tried`);
  return countOf(name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
}

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(AREAS, name));
if (unknown !== undefined) {
  console.error(`There is no area "${unknown}"; choose from ${Object.keys(AREAS).join(', ')}.`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const counts = Object.entries(AREAS)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .map(([name, area]) => run(name, area));
for (const count of counts) console.log(lineOf(count));
const sum = total(counts);
if (counts.length > 1) console.log(lineOf(sum));
if (sum.share < GOAL) process.exitCode = 1;
