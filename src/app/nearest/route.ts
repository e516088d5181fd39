/** Which pages an address without a page may have meant: asked by the page that stands there. */
import type { NextRequest } from 'next/server';
import { siteEngine } from '@/src/site/search/siteDocuments';

/** As `[path, title, section][]`, the likeliest first; `?of=` is the address from the root. */
export function GET({ nextUrl }: NextRequest) {
  const found = siteEngine().nearest(nextUrl.searchParams.get('of') ?? '/');
  return Response.json(found.map(({ path, title, section }) => [path, title, section]));
}
