// @ts-check
/**
 * Makes a fresh clone ready, and a ready one quickly so: `npm start` and `npm test` run it first.
 *
 *   node scripts/setup.mjs             installs the packages
 *   node scripts/setup.mjs --build     and builds the site, when a source is newer than the build
 *   node scripts/setup.mjs --browser   and finds, or installs, a Chromium for the browser tests
 *   node scripts/setup.mjs --engines   and looks for Firefox and WebKit beside it; ENGINES=all, or
 *                                      --all-engines, installs what is missing
 *
 * It uses nothing but Node's own modules, because nothing else may be there yet; the steps are
 * loaded after the version check, so that an old Node reads a sentence and not a syntax error.
 */
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const floor = String(manifest.engines.node).replace('>=', '');

/** Whether the version that runs is at least the floor that package.json names. */
function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number);
  return major > floorMajor || (major === floorMajor && minor >= floorMinor);
}

/**
 * Ends with one plain sentence, and as a step of `npm test` with its verdict too: whoever reads
 * only the last line must not find a test run without one.
 * @param {string} sentence
 */
function giveUp(sentence) {
  console.error(`setup: ${sentence}`);
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

async function main() {
  const isAll = process.argv.includes('--all-engines');
  const wantsEngines = isAll || process.argv.includes('--engines');
  const wantsAll = isAll || (wantsEngines && process.env.ENGINES === 'all');
  const { at, begin } = await import('./setup/shell.mjs');
  const fetched = wantsAll ? begin(at('scripts', 'setup', 'fetch.mjs')) : undefined;
  const { installPackages } = await import('./setup/install.mjs');
  installPackages();
  if (process.argv.includes('--build')) {
    const { buildSite } = await import('./setup/build.mjs');
    buildSite();
  }
  await fetched;
  if (process.argv.includes('--browser')) {
    const { provideBrowser } = await import('./setup/browser.mjs');
    provideBrowser();
  }
  if (wantsEngines) {
    const { provideEngines } = await import('./setup/engines.mjs');
    provideEngines(wantsAll);
  }
}

if (isNewEnough()) {
  main().catch((error) => giveUp(error.message));
} else {
  giveUp(
    `Tallystick needs Node ${floor} or newer, and this is ${process.versions.node}. ` +
      'Install the current version from https://nodejs.org and run the command again.',
  );
}
