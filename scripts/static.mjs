// @ts-check
/**
 * Writes the lessons as plain files into `out-static/`, for a server that runs no program:
 * `npm run static`. Accounts, community and the search page are left out: somebody has to answer there.
 * What such a server must do, and what is missing, stands in docs/operate.md.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escaped } from '@/src/contract/escaped';
import { policyOf } from '@/src/site/security/policy';
import { at, say } from './setup/shell.mjs';
import { MEMBERS_PAGES, manifestOf } from './site/nextBuild.mjs';

/**
 * A route of Next's prerender-manifest.json, as far as it is read here.
 * @typedef {object} Route
 * @property {string} [routeType] 'page', or 'route' for what a program reads
 * @property {number} [initialStatus] 200 when left out
 * @property {{ location?: string }} [initialHeaders]
 */

/**
 * A file to write: `from` is what it holds, from `.next/server/app`; `leadsTo` where there is nothing
 * but the way to another address.
 * @typedef {{ to: string, address: string, from: string } | { to: string, leadsTo: string }} Planned
 */

const OUT = 'out-static';

/** What the header asks of the server: who reads. Next-auth's answer for nobody. */
const NOBODY = { to: 'api/auth/session', text: '{}' };

/** What servers of plain files give where they have none. */
const NOT_FOUND = '404.html';

/** @param {string} address @param {Route} route @returns {Planned[]} */
function plannedFor(address, { routeType, initialStatus = 200, initialHeaders = {} }) {
  const path = address === '/' ? 'index' : address.slice(1);
  if (address === '/_not-found') return [{ to: NOT_FOUND, address, from: `${path}.html` }];
  if (address.startsWith('/_') || MEMBERS_PAGES.test(address)) return [];
  const { location } = initialHeaders;
  if (initialStatus >= 300 && location) return [{ to: `${path}.html`, leadsTo: location }];
  if (initialStatus !== 200) return [];
  if (routeType === 'page') return [{ to: `${path}.html`, address, from: `${path}.html` }];
  return [{ to: path, address, from: `${path}.body` }];
}

/**
 * Which files make up the copy, beside those that are copied as they are.
 * @param {Readonly<Record<string, Route>>} routes what was prerendered, by address
 * @returns {Planned[]}
 */
export function planOf(routes) {
  return Object.entries(routes).flatMap(([address, route]) => plannedFor(address, route));
}

/**
 * A page that says its Content-Security-Policy itself, since no header will. Who may frame it cannot be
 * said in a page, and is left out.
 * @param {string} html
 * @param {string} policy
 * @throws where the page has no head to say it in
 */
export function withPolicy(html, policy) {
  const sayable = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escaped(sayable.join('; '))}"/>`;
  // Before every script: a policy holds for what comes after it.
  const [before, after, ...more] = html.split('<head>');
  if (after === undefined) throw new Error('a page without <head> cannot be given its policy');
  return `${before}<head>${meta}${[after, ...more].join('<head>')}`;
}

/** A page that does nothing but lead to another. @param {string} target */
export function leadingTo(target) {
  const to = escaped(target);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">This page has moved</a></body></html>\n`;
}

/** @param {string} to @param {string | Buffer} content */
function write(to, content) {
  const path = at(OUT, to);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Makes the folder anew. @returns {number} how many addresses it answers */
function writeCopy() {
  const [built, app] = [at('.next'), at('.next', 'server', 'app')];
  const { routes } = manifestOf(built, 'prerender-manifest.json');
  const lists = manifestOf(built, 'csp.json');
  rmSync(at(OUT), { recursive: true, force: true });
  cpSync(at('public'), at(OUT), { recursive: true });
  cpSync(join(built, 'static'), at(OUT, '_next', 'static'), {
    recursive: true,
    filter: (name) => !name.endsWith('.map'),
  });
  const plan = planOf(routes);
  for (const file of plan) {
    if ('leadsTo' in file) write(file.to, leadingTo(file.leadsTo));
    else if (!file.to.endsWith('.html')) write(file.to, readFileSync(join(app, file.from)));
    else {
      const { policy } = policyOf({ pathname: file.address, isSecure: false }, lists, '');
      write(file.to, withPolicy(readFileSync(join(app, file.from), 'utf8'), policy));
    }
  }
  write(NOBODY.to, NOBODY.text);
  return plan.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  say(`${writeCopy()} addresses are written to ${OUT}/; docs/operate.md says how to serve it`);
}
