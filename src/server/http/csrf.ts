/**
 * Whether a write was meant by whoever is signed in: it must come from a page of this site, and
 * carry the token that next-auth gave this browser, as its forms do.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { serverSecret } from '../secret';
import { isSecure, originOf } from './address';

/** The header that carries the token. */
const CSRF_HEADER = 'x-csrf-token';

/** The name of next-auth’s cookie with the token and its hash. */
export function csrfCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}next-auth.csrf-token`;
}

/** Whether the browser says that a page of this site sent it. */
export function isSameOrigin({ headers }: Pick<NextRequest, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  return headers.get('origin') === originOf(headers);
}

/**
 * Whether the browser says that a page of this site asked, or its reader by typing the address. A link
 * sends no origin. Where the site is reached by http, and in older browsers, nothing says which site
 * asked but the page before: it must be one of ours.
 */
export function isOwnReading({ headers }: Pick<NextRequest, 'headers'>): boolean {
  const [site, origin, before] = ['sec-fetch-site', 'origin', 'referer'].map((name) =>
    headers.get(name),
  );
  if (origin && origin !== originOf(headers)) return false;
  if (site) return site === 'same-origin' || site === 'none';
  return URL.canParse(before ?? '') && new URL(before ?? '').origin === originOf(headers);
}

/** Whether the token of the header is the one of the cookie, and the cookie is our own. */
export async function hasToken({ headers, cookies }: NextRequest): Promise<boolean> {
  const [sent, secret] = [headers.get(CSRF_HEADER), await serverSecret()];
  const kept = cookies.get(csrfCookieName(isSecure(headers)))?.value;
  if (sent === null || kept === undefined || secret === null) return false;
  const [token = '', hash = ''] = kept.split('|');
  if (token === '' || token !== sent) return false;
  // next-auth’s own rule: the hash of token and secret.
  const right = createHash('sha256').update(`${token}${secret}`).digest('hex');
  return hash.length === right.length && timingSafeEqual(Buffer.from(hash), Buffer.from(right));
}
