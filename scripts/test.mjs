// @ts-check
/**
 * The whole check in one command: `npm test`, or `npm test -- unit e2e` for some stages only.
 * A failed stage does not stop the next, so that one run shows everything. The last line is the
 * verdict: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
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

/** Stages that take one core each, and say little: they run together. */
const TOGETHER = ['lint', 'types', 'knip'];

/**
 * Runs a stage; what it says is shown as it comes, or, where others run beside it, when it has ended.
 * @param {string} name
 * @param {boolean} isAlone
 * @returns {Promise<{ name: string, count: import('./test/report.mjs').Count }>}
 */
function runStage(name, isAlone) {
  const stage = stages[name];
  if (stage === undefined) throw new Error(`unknown stage ${name}`);
  const title = `\n── ${name} ${'─'.repeat(60 - name.length)}`;
  if (isAlone) console.log(title);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, stage.run(), {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    });
    const said = isAlone ? [] : [title];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => said.push(String(text).trimEnd()));
    }
    child.on('close', (status) => {
      if (said.length > 0) console.log(said.join('\n'));
      resolve({ name, count: stage.count(status === 0) });
    });
  });
}

function failures() {
  return [
    ...(fromFile(unitReport, failedInVitest) ?? []),
    ...(fromFile(e2eReport, failedInPlaywright) ?? []),
    ...(fromFile(enginesReport, failedInPlaywright) ?? []),
  ];
}

/**
 * What `npm run mutate` remembers, and what `npm run audit` has taken so far: both took long. And the list
 * of databases that a run which was cut off has left: the next one drops them.
 */
const KEPT = ['mutants', 'audit.jsonl', 'databases.txt'];

/** Clears away what the last run has left. */
function clear() {
  mkdirSync(results, { recursive: true });
  for (const name of readdirSync(results)) {
    if (!KEPT.includes(name)) rmSync(join(results, name), { recursive: true, force: true });
  }
}

async function main() {
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
  const asked = Object.keys(stages).filter(isAsked);
  const done = await Promise.all(
    asked.filter((name) => TOGETHER.includes(name)).map((name) => runStage(name, false)),
  );
  for (const name of asked.filter((one) => !TOGETHER.includes(one))) {
    done.push(await runStage(name, true));
  }
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

await main();
