/** Sends older addresses of lessons and articles to where they are now. No other request comes here. */
import { type NextRequest, NextResponse } from 'next/server';
import { legacyTarget } from '@/src/site/legacyAddresses';

/** Answers with the way to the page’s address of today. */
export function proxy({ nextUrl }: NextRequest) {
  const target = legacyTarget(nextUrl.pathname, nextUrl.searchParams);
  return target === null
    ? NextResponse.next()
    : NextResponse.redirect(new URL(target, nextUrl.origin), 308);
}

/** Next reads this without running it: it must be written out. */
export const config = {
  matcher: [
    { source: '/lectures/:path*', has: [{ type: 'query', key: 'path' }] },
    { source: '/lectures/:path*', has: [{ type: 'query', key: 'id' }] },
    { source: '/articles/:path*', has: [{ type: 'query', key: 'path' }] },
    { source: '/articles/:path*', has: [{ type: 'query', key: 'id' }] },
  ],
};
