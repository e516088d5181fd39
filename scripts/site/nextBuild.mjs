// @ts-check
/** What a build of Next holds, for the scripts that go on from it: its manifests, and where prerendered pages lie. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A manifest of a build, as JSON: each reader says what it reads of it.
 * @param {string} built the build's folder
 * @param {string} name the manifest's file
 */
export const manifestOf = (built, name) => JSON.parse(readFileSync(join(built, name), 'utf8'));

/**
 * Where what was prerendered at an address lies.
 * @param {string} built
 * @param {string} address
 * @param {'.html' | '.body'} ending of a page, or of what a route answered
 */
export const prerenderedFile = (built, address, ending) =>
  join(built, 'server', 'app', `${address === '/' ? '/index' : address}${ending}`);

/** Pages of accounts and of the community: they are drawn for whoever asks, and of no use without a server. */
export const MEMBERS_PAGES = /^\/(?:community|registration)(?:\/|$)/;
