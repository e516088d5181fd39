// @ts-check
/**
 * The fourth step: the other engines, Firefox and WebKit. What is there is written down, and
 * playwright.engines.config.ts reads it; what is missing is installed where that is asked for, and
 * otherwise done without, since nobody needs three browsers to change a sentence.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installByApt } from './apt.mjs';
import { remembered } from './browser.mjs';
import { firefoxCandidates, programCandidates } from './candidates.mjs';
import { at, say } from './shell.mjs';

const record = at('node_modules', '.tallystick-engines.json');

/** @param {string[]} paths */
const firstOf = (paths) => paths.find((path) => existsSync(path));

/** WebKitGTK's own small browser, which its driver opens; it lies in a folder named after its version. */
function miniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((root) => existsSync(root));
  const folders = roots.flatMap((root) => [
    root,
    ...readdirSync(root).map((name) => join(root, name)),
  ]);
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return firstOf(
    folders.flatMap((folder) => versions.map((version) => join(folder, version, 'MiniBrowser'))),
  );
}

/** WebKit is three things: the driver, the browser it opens, and a screen that nobody sees. */
function findWebKit() {
  if (process.platform !== 'linux') return undefined;
  const driver = firstOf(programCandidates('WebKitWebDriver'));
  const browser = miniBrowser();
  const screen = firstOf(programCandidates('Xvfb'));
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

const find = () => ({
  chromium: remembered(),
  firefox: firstOf(firefoxCandidates()),
  webkit: findWebKit(),
});

/** Asks the system for what is missing, one after the other: what one has not, another may have. */
export function fetchEngines() {
  const { firefox, webkit } = find();
  if (firefox === undefined) {
    say('no Firefox found: asking the system for one');
    installByApt('firefox-esr');
  }
  if (webkit === undefined) {
    say('no driver of WebKit found: asking the system for one');
    installByApt('webkit2gtk-driver', 'xvfb');
  }
}

/**
 * Finds the engines and writes them down for the tests.
 * @param {boolean} installs whether what is missing is installed
 */
export function provideEngines(installs) {
  if (installs) fetchEngines();
  const found = find();
  writeFileSync(record, `${JSON.stringify(found, null, 2)}\n`);
  if (installs && (found.firefox === undefined || found.webkit === undefined)) {
    say(
      'not every engine could be installed. Debian and Ubuntu have them as "firefox-esr", ' +
        '"webkit2gtk-driver" and "xvfb".',
    );
  }
}
