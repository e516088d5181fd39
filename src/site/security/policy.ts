/**
 * The Content-Security-Policy of an address: which scripts its page may run, what it may fetch, and
 * who may show it in a frame. A script that somebody smuggled into a page is in no list, and is not run.
 */
import { createHash } from 'node:crypto';
import { THEME_SCRIPT } from '@/src/site/themeChoice';

/** What the build knows of its pages; `scripts/csp` writes it down. */
export interface ScriptLists {
  /** The hashes of the inline scripts of each page that lies ready, by its address. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Those of the pages that answer for others: where nothing is found, or the server fails. */
  readonly failures: readonly string[];
  /** Which addresses are drawn for each request, as regular expressions. */
  readonly drawn: readonly string[];
}

/** What a policy depends on. */
interface Asked {
  /** The path of the address. It stays encoded: Next finds no page by another way of writing it. */
  readonly pathname: string;
  /** Whether it was asked for by https. */
  readonly isSecure: boolean;
}

/** A policy, and whether the page is drawn for this request and must carry the nonce. */
interface PagePolicy {
  readonly policy: string;
  readonly isDrawn: boolean;
}

/** This script is the same on every page, and Next gives it no nonce. */
const THEME_HASH = `sha256-${createHash('sha256').update(THEME_SCRIPT, 'utf8').digest('base64')}`;

/** The board that others show in a frame. The same addresses are exempt in `next.config.ts`. */
const EMBEDDED = /^\/embed(?:\/|$)/;

const quoted = (sources: readonly string[]): string =>
  sources.map((source) => `'${source}'`).join(' ');

/**
 * The policy of an address.
 *
 * @param lists what the build knows of its pages
 * @param nonce a word that was never used before, in base64; it counts only where the page is drawn
 *   for this request
 */
export function policyOf(asked: Asked, lists: ScriptLists, nonce: string): PagePolicy {
  const { pathname: path } = asked;
  const listed = Object.hasOwn(lists.pages, path) ? lists.pages[path] : undefined;
  const isDrawn =
    listed === undefined && lists.drawn.some((pattern) => new RegExp(pattern).test(path));
  const scripts = isDrawn
    ? // Browsers that know 'strict-dynamic' pass over 'self', others the other way round.
      ['self', `nonce-${nonce}`, 'strict-dynamic', THEME_HASH]
    : ['self', ...(listed ?? lists.failures)];
  const directives = [
    "default-src 'self'",
    `script-src ${quoted(scripts)}`,
    // Stitches and the charts set styles on elements, which no list can foresee.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Without the directive anybody may, also slides that lie on a disk: '*' would leave those out.
    ...(EMBEDDED.test(path) ? [] : ["frame-ancestors 'self'"]),
    ...(asked.isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return { policy: directives.join('; '), isDrawn };
}
