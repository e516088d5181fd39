/** Sends older addresses to where they are now, gives every page its Content-Security-Policy, and answers addresses that cannot be read. */
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { NOWHERE, responseOf } from '@/src/server/http/answer';
import { legacyTarget } from '@/src/site/legacyAddresses';
import { scriptLists } from '@/src/site/security/lists';
import { policyOf } from '@/src/site/security/policy';

const HEADER = 'content-security-policy';

/** The parts of the site that had other addresses before. */
const MOVED = /^\/(?:lectures|articles)(?:\/|$)/;

/** No page has this address. */
const NO_PAGE = '/no-such-page';

/** What answers programs, and never with a page. */
const ENDPOINTS = '/api/';

/** Whether an address can be read. On one that ends within a character Next fails, as if the fault were the server’s. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Whether the reader's browser asked by https, perhaps of a server that stands before this one. */
function isSecure({ headers, nextUrl }: NextRequest): boolean {
  const forwarded = headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return (forwarded ?? nextUrl.protocol.replace(':', '')) === 'https';
}

/** Lets the request go on, and has the page sent with its policy; the page that says there is none where it cannot be read. */
function withPolicy(request: NextRequest): NextResponse {
  const { origin } = request.nextUrl;
  const isLost = !isReadable(request.nextUrl.pathname);
  const pathname = isLost ? NO_PAGE : request.nextUrl.pathname;
  const nonce = randomBytes(16).toString('base64');
  const asked = { pathname, isSecure: isSecure(request) };
  const { policy, isDrawn } = policyOf(asked, scriptLists(), nonce);
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and gives it to the scripts that it writes into the page.
  if (isDrawn) headers.set(HEADER, policy);
  else headers.delete(HEADER);
  const answer = isLost
    ? NextResponse.rewrite(new URL(NO_PAGE, origin), { request: { headers } })
    : NextResponse.next({ request: { headers } });
  answer.headers.set(HEADER, policy);
  return answer;
}

/** Answers with the way to the page’s address of today, or lets the page be sent with its policy. */
export function proxy(request: NextRequest): Response {
  const { pathname, searchParams, origin } = request.nextUrl;
  if (pathname.startsWith(ENDPOINTS)) {
    return isReadable(pathname) ? NextResponse.next() : responseOf(NOWHERE);
  }
  const target = MOVED.test(pathname) ? legacyTarget(pathname, searchParams) : null;
  if (target !== null) return NextResponse.redirect(new URL(target, origin), 308);
  // In development every page is drawn anew, by scripts that no list can know.
  return process.env.NODE_ENV === 'production' ? withPolicy(request) : NextResponse.next();
}

/** Next reads this without running it: it must be written out. */
export const config = {
  matcher: [
    // What Next fetches to change a page is no page, and is never shown as one.
    {
      source: '/((?!_next/static/|_next/image|api(?:/|$)).*)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
    // Of endpoints only addresses with signs in code: among them are those that cannot be read.
    '/api/(.*%.*)',
    { source: '/lectures/:path*', has: [{ type: 'query', key: 'path' }] },
    { source: '/lectures/:path*', has: [{ type: 'query', key: 'id' }] },
    { source: '/articles/:path*', has: [{ type: 'query', key: 'path' }] },
    { source: '/articles/:path*', has: [{ type: 'query', key: 'id' }] },
  ],
};
