// @ts-check
/**
 * The third step: a Chromium for the browser tests. One that is there is taken; else the system's
 * packager is asked; else Playwright downloads its own. What is found is written down, and
 * playwright.config.ts reads it, so that no one has to name a path.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installByApt } from './apt.mjs';
import { browserCandidates } from './candidates.mjs';
import { at, run, say } from './shell.mjs';

const record = at('node_modules', '.tallystick-browser.json');

/** The browser that the last run found, as long as it is still there. */
export function remembered() {
  if (!existsSync(record)) return undefined;
  const { executablePath } = JSON.parse(readFileSync(record, 'utf8'));
  return existsSync(executablePath) ? executablePath : undefined;
}

/**
 * Whether a browser really starts and draws a page. `--version` would prove less, and opens a
 * window on Windows.
 * @param {string} executable
 */
function starts(executable) {
  const profile = mkdtempSync(join(tmpdir(), 'tallystick-browser-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const page = 'data:text/html,<p>ready</p>';
  const args = [...flags, `--user-data-dir=${profile}`, '--dump-dom', page];
  const { ok, output } = run(executable, args, { seconds: 30 });
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return ok && output.includes('<p>ready</p>');
}

/** Where Playwright keeps the browser that belongs to its version; nowhere as long as it is not installed itself. */
function playwrightsOwn() {
  if (!existsSync(at('node_modules', '@playwright', 'test'))) return '';
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

/** @returns {string | undefined} */
function find() {
  return [playwrightsOwn(), ...browserCandidates()].find(
    (path) => existsSync(path) && starts(path),
  );
}

/** Linux by apt, macOS by Homebrew. */
function installByPackager() {
  if (process.platform === 'darwin') return run('brew', ['install', '--cask', 'chromium']).ok;
  return (
    installByApt('chromium-headless-shell', 'fonts-liberation') ||
    installByApt('chromium', 'fonts-liberation')
  );
}

/** `--with-deps` adds the system libraries that a bare Linux lacks; only root may. */
function installByPlaywright() {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']).ok;
}

/** @returns {string | undefined} */
function install() {
  say('no Chromium found: asking the system for one (a few minutes the first time)');
  const packaged = installByPackager() ? find() : undefined;
  if (packaged !== undefined) return packaged;
  say('downloading the Chromium that Playwright offers');
  return installByPlaywright() ? find() : undefined;
}

/** Has the system's packager bring a Chromium where there is none: whatever else it takes is tried later. */
export function fetchBrowser() {
  if (remembered() === undefined && find() === undefined) installByPackager();
}

/** Finds or installs a browser, and writes its path down for the tests. */
export function provideBrowser() {
  if (remembered() !== undefined) return;
  const executablePath = find() ?? install();
  if (executablePath === undefined) {
    throw new Error(
      'the browser tests need Chromium or Chrome, and none could be found or installed. ' +
        'Install one (Debian or Ubuntu: "sudo apt-get install chromium"; macOS: "brew install ' +
        '--cask chromium"; Windows: https://www.google.com/chrome) and run the command again.',
    );
  }
  writeFileSync(record, `${JSON.stringify({ executablePath }, null, 2)}\n`);
  say(`browser tests will use ${executablePath}`);
}
