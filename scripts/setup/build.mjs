// @ts-check
/** The second step: the site as `npm start` serves it, built again only when a source is newer. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, run, say } from './shell.mjs';

/** What the built site is made of. */
const sources = [
  'src',
  'events',
  'machines',
  'fixtures',
  'public',
  'mdx-components.tsx',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/next.mjs',
  'scripts/csp',
  'scripts/csp.mjs',
  'scripts/offline',
  'scripts/offline.mjs',
];

/**
 * The latest change under a path. Folders count with their own time, so that a deleted file
 * is seen too.
 * @param {string} path
 * @returns {number}
 */
export function latestChange(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => latestChange(join(path, name))));
}

/**
 * When the last build that came to its end began. Next's own BUILD_ID will not do: it is written
 * before the pages are, so a build that breaks off half-way has one too.
 */
const stampFile = at('.next', 'tallystick-built');

function isFresh() {
  if (!existsSync(stampFile)) return false;
  const began = Number(readFileSync(stampFile, 'utf8'));
  return sources.every((path) => latestChange(at(path)) <= began);
}

/** Builds the site unless everything it is made of is older than the last build. */
export function buildSite() {
  if (isFresh()) return;
  say('building the site');
  const began = Date.now();
  rmSync(stampFile, { force: true });
  const { ok } = run(process.execPath, [at('scripts', 'next.mjs'), 'build'], { show: true });
  if (!ok) throw new Error('the site did not build; the reason is printed above.');
  const policies = run(process.execPath, [at('scripts', 'csp.mjs')], { show: true });
  if (!policies.ok)
    throw new Error('the list of scripts was not made; the reason is printed above.');
  const worker = run(process.execPath, [at('scripts', 'offline.mjs'), String(began)], {
    show: true,
  });
  if (!worker.ok) throw new Error('the service worker was not made; the reason is printed above.');
  writeFileSync(stampFile, String(began));
}
