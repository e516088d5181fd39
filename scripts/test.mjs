// @ts-check
/**
 * The whole check in one command: `npm test`, or `npm test -- unit e2e` for some stages only.
 * A failed stage does not stop the next, so that one run shows everything. The last line is the
 * verdict: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  countCheck,
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  fromFile,
  honest,
  sentence,
  total,
} from './test/report.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
const e2eReport = join(results, 'e2e.json');
const enginesReport = join(results, 'engines.json');

/**
 * The script behind a package's command. Run by this very Node, it needs no shell on any system.
 * @param {string} packageName
 * @param {string} command
 */
function commandOf(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** @type {Record<string, { run: () => string[], count: (ok: boolean) => import('./test/report.mjs').Count }>} */
const stages = {
  lint: {
    run: () => [commandOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
    count: countCheck,
  },
  types: { run: () => [commandOf('typescript', 'tsc'), '--noEmit'], count: countCheck },
  knip: { run: () => [commandOf('knip', 'knip')], count: countCheck },
  unit: {
    run: () => [
      commandOf('vitest', 'vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    count: (ok) => honest(fromFile(unitReport, countVitest), ok),
  },
  e2e: {
    run: () => [commandOf('@playwright/test', 'playwright'), 'test'],
    count: (ok) => honest(fromFile(e2eReport, countPlaywright), ok),
  },
  engines: {
    run: () => [
      commandOf('@playwright/test', 'playwright'),
      ...['test', '--config', 'playwright.engines.config.ts'],
    ],
    count: (ok) => honest(fromFile(enginesReport, countPlaywright), ok),
  },
};

/** Whether another engine than Chromium is at hand, or has to be. */
function hasEngines() {
  if (process.env.ENGINES === 'all') return true;
  const record = join(root, 'node_modules', '.tallystick-engines.json');
  if (!existsSync(record)) return false;
  const { firefox, webkit } = JSON.parse(readFileSync(record, 'utf8'));
  return firefox !== undefined || webkit !== undefined;
}

/** @param {string} name */
function runStage(name) {
  const stage = stages[name];
  if (stage === undefined) throw new Error(`unknown stage ${name}`);
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const { status } = spawnSync(process.execPath, stage.run(), {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const count = stage.count(status === 0);
  return { name, count };
}

function failures() {
  return [
    ...(fromFile(unitReport, failedInVitest) ?? []),
    ...(fromFile(e2eReport, failedInPlaywright) ?? []),
    ...(fromFile(enginesReport, failedInPlaywright) ?? []),
  ];
}

/** What `npm run mutate` remembers, and what `npm run audit` has taken so far: both took long. */
const KEPT = ['mutants', 'audit.jsonl'];

/** Clears away what the last run has left. */
function clear() {
  mkdirSync(results, { recursive: true });
  for (const name of readdirSync(results)) {
    if (!KEPT.includes(name)) rmSync(join(results, name), { recursive: true, force: true });
  }
}

function main() {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0) {
    console.error(
      `There is no stage "${unknown[0]}"; choose from ${Object.keys(stages).join(', ')}.`,
    );
    process.exitCode = 1;
    return;
  }
  clear();
  const isAsked = (/** @type {string} */ name) =>
    named.length === 0 ? name !== 'engines' || hasEngines() : named.includes(name);
  const done = Object.keys(stages).filter(isAsked).map(runStage);
  console.log('');
  if (named.length === 0 && !hasEngines()) {
    console.log('Neither Firefox nor WebKit is at hand: "npm run engines" gets them where it can.');
  }
  for (const name of failures()) console.log(`failed: ${name}`);
  for (const { name, count } of done) console.log(`${name.padEnd(7)} ${sentence(count)}`);
  const sum = total(done.map(({ count }) => count));
  console.log(sentence(sum));
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

main();
