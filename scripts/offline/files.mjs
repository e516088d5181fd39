// @ts-check
/** What of a built site is kept for reading without a network: addresses, with what they hold. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MEMBERS_PAGES, manifestOf, prerenderedFile } from '../site/nextBuild.mjs';

/**
 * A file to keep. `revision` changes with what it holds; null where the name does so itself.
 * @typedef {{ url: string, revision: string | null, bytes: number }} KeptFile
 */

/** Pages that stand for others, and files that only machines read: no reader misses them offline. */
const DEFAULT_PARTS = [
  /^\/_/,
  /^\/og\//,
  /^\/(?:sitemap\.xml|robots\.txt|feed\.xml)$/,
  /^\/(?:apple-icon|opengraph-image)/,
];

const SOURCE_MAP = /\.map$/;

/**
 * What a prerendered address holds, by how Next names it: a page, or what a route answered.
 * @type {readonly ('.html' | '.body')[]}
 */
const ENDINGS = ['.html', '.body'];

/** @param {string} folder @returns {string[]} paths of all files in it, from it, with slashes */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** @param {Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Everything with a hash in its name. @param {string} built @returns {KeptFile[]} */
function fixedFiles(built) {
  const folder = join(built, 'static');
  return filesIn(folder)
    .filter((name) => !SOURCE_MAP.test(name))
    .map((name) => ({
      url: `/_next/static/${name}`,
      revision: null,
      bytes: statSync(join(folder, name)).size,
    }));
}

/**
 * What was prerendered, by address. Of those that only lead to another address there are very many,
 * and no link of ours goes to one.
 * @param {string} built
 * @returns {string[]}
 */
function prerenderedAddresses(built) {
  /** @type {Record<string, { initialStatus?: number }>} */
  const routes = manifestOf(built, 'prerender-manifest.json').routes;
  return Object.entries(routes)
    .filter(([, { initialStatus = 200 }]) => initialStatus === 200)
    .map(([url]) => url);
}

/** Every address that was answered while building. @param {string} built @returns {KeptFile[]} */
function prerendered(built) {
  return prerenderedAddresses(built)
    .filter((url) => !DEFAULT_PARTS.some((pattern) => pattern.test(url)))
    .sort()
    .map((url) => {
      const found = ENDINGS.map((ending) => prerenderedFile(built, url, ending)).find((path) =>
        existsSync(path),
      );
      if (!found) throw new Error(`${url} was prerendered, but what it holds is not in the build`);
      const content = readFileSync(found);
      return { url, revision: hashOf(content), bytes: content.length };
    });
}

/**
 * Pages that the server draws for each reader, as it draws them without a question: they change with
 * every build. Those whose address has a part left open are not known here, and a copy of one member’s
 * page is not for the next.
 * @param {string} built
 * @returns {KeptFile[]}
 */
function drawnPages(built) {
  /** @type {Record<string, string>} */
  const routes = manifestOf(built, 'app-path-routes-manifest.json');
  const known = new Set(Object.keys(manifestOf(built, 'prerender-manifest.json').routes));
  const revision = readFileSync(join(built, 'BUILD_ID'), 'utf8');
  return Object.entries(routes)
    .filter(([file, url]) => file.endsWith('/page') && !url.includes('[') && !known.has(url))
    .filter(([, url]) => !MEMBERS_PAGES.test(url))
    .map(([, url]) => ({ url, revision, bytes: 0 }));
}

/** What lies in the public folder, the worker itself left out. @param {string} folder @returns {KeptFile[]} */
function publicFiles(folder) {
  return filesIn(folder)
    .filter((name) => name !== 'sw.js')
    .map((name) => {
      const content = readFileSync(join(folder, name));
      return { url: `/${name}`, revision: hashOf(content), bytes: content.length };
    });
}

/**
 * The files to keep. Those with a hash in their name come first: the browser has some already, and
 * a page is of no use without them.
 * @param {{ built: string, open: string }} folders the build, and the public folder
 * @returns {KeptFile[]}
 */
export function keptFiles({ built, open }) {
  return [...fixedFiles(built), ...prerendered(built), ...drawnPages(built), ...publicFiles(open)];
}
