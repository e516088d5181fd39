// @ts-check
/** The pages of a built site: those that lie ready, with their scripts, and those drawn when asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf, prerenderedFile } from '../site/nextBuild.mjs';
import { inlineScriptHashes } from './inlineScripts.mjs';

/**
 * What the server must know to write the policy of any address.
 * @typedef {object} ScriptLists
 * @property {Record<string, string[]>} pages the hashes of each page that lies ready, by its address
 * @property {string[]} failures those of the pages that answer for others: nothing found, server failed
 * @property {string[]} drawn which addresses are drawn for each request, as regular expressions
 */

/**
 * @typedef {{ routeType?: string, initialRevalidateSeconds?: number | false }} Prerendered
 * @typedef {{ routes: Record<string, Prerendered>, dynamicRoutes: Record<string, { fallback?: unknown }> }} Manifest
 */

/** The answers that Next keeps under an address of their own and gives at any other. */
const STAND_INS = ['/_not-found', '/_global-error'];

/** Copies of these that the server takes where no page is at work. */
const PLAIN_STAND_INS = ['404.html', '500.html'];

/**
 * @param {string} built
 * @param {string} address
 * @param {Prerendered} route
 */
function hashesOf(built, address, { initialRevalidateSeconds: seconds = false }) {
  if (seconds !== false) {
    throw new Error(
      `${address} is drawn anew every ${seconds} seconds, so its inline scripts cannot be listed: let it be drawn once, or for each request`,
    );
  }
  const path = prerenderedFile(built, address, '.html');
  if (!existsSync(path))
    throw new Error(`${address} was prerendered, but its HTML is not in the build`);
  const hashes = inlineScriptHashes(readFileSync(path, 'utf8'));
  if (hashes.length === 0)
    throw new Error(`${address} has no inline script, so it cannot be read right`);
  return hashes;
}

/**
 * The addresses of pages that no HTML lies ready for.
 * @param {string} built
 * @param {Manifest} prerendered
 * @returns {string[]}
 */
function drawnPages(built, { routes, dynamicRoutes }) {
  /** @type {Record<string, string>} */
  const files = manifestOf(built, 'app-path-routes-manifest.json');
  const pages = Object.entries(files).filter(([file]) => file.endsWith('/page'));
  return pages
    .map(([, address]) => address)
    .filter((address) => {
      const open = dynamicRoutes[address];
      if (open && open.fallback !== false) {
        throw new Error(
          `${address} may be prerendered after the build, so its inline scripts cannot be listed: set dynamicParams to false, or dynamic to 'force-dynamic'`,
        );
      }
      return !open && !routes[address];
    });
}

/**
 * @param {string} built
 * @param {readonly string[]} addresses
 * @returns {string[]}
 */
function patternsOf(built, addresses) {
  const { staticRoutes, dynamicRoutes } = manifestOf(built, 'routes-manifest.json');
  /** @type {{ page: string, regex: string }[]} */
  const known = [...staticRoutes, ...dynamicRoutes];
  return addresses.map((address) => {
    const found = known.find(({ page }) => page === address);
    if (!found)
      throw new Error(`${address} is a page, but the build has no route that leads to it`);
    return found.regex;
  });
}

/**
 * Reads a build.
 * @param {string} built its folder
 * @returns {ScriptLists}
 * @throws where a page would be left without a policy that fits it
 */
export function scriptLists(built) {
  /** @type {Manifest} */
  const prerendered = manifestOf(built, 'prerender-manifest.json');
  const pages = Object.entries(prerendered.routes)
    .filter(([, { routeType }]) => routeType === 'page')
    .map(([address, route]) => [address, hashesOf(built, address, route)]);
  /** @type {Record<string, string[]>} */
  const hashes = Object.fromEntries(pages);
  const failures = STAND_INS.flatMap((address) => {
    const found = hashes[address];
    if (!found) throw new Error(`${address} is not among the prerendered pages`);
    return found;
  });
  const plain = PLAIN_STAND_INS.map((name) => join(built, 'server', 'pages', name))
    .filter((path) => existsSync(path))
    .flatMap((path) => inlineScriptHashes(readFileSync(path, 'utf8')));
  return {
    pages: hashes,
    failures: [...new Set([...failures, ...plain])],
    drawn: patternsOf(built, drawnPages(built, prerendered)),
  };
}
