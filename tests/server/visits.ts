/** Visits to pages that are drawn for each request, without a server: what Next would tell them of the browser, and what comes of it. */
import type { NextRequest } from 'next/server';
import type { ReactNode } from 'react';
import { ownValue } from '@/events/guards';

let visit: NextRequest | null = null;

function visited(): NextRequest {
  if (visit === null) throw new Error('nobody visits');
  return visit;
}

/**
 * What stands in the place of `next/headers`, in a file of tests that begins with
 * `vi.mock('next/headers', async () => (await import('./visits')).nextHeaders)`.
 */
export const nextHeaders = {
  cookies: async () => visited().cookies,
  headers: async () => visited().headers,
};

/** What a page is to whoever visits it: the page itself, or where it leads instead. */
export type Outcome =
  | { readonly kind: 'shown'; readonly page: ReactNode }
  | { readonly kind: 'sign in' | 'not found' }
  | { readonly kind: 'led on'; readonly to: string };

/** What Next is told to do by what a page throws; undefined for anything else. */
function digestOf(error: unknown): string | undefined {
  const digest = typeof error === 'object' && error !== null ? ownValue(error, 'digest') : null;
  return typeof digest === 'string' ? digest : undefined;
}

/** Visits a page as the browser of a request does. */
export async function visiting(
  request: NextRequest,
  page: () => ReactNode | Promise<ReactNode>,
): Promise<Outcome> {
  visit = request;
  try {
    return { kind: 'shown', page: await page() };
  } catch (error) {
    const [what, , to = ''] = digestOf(error)?.split(';') ?? [];
    if (what === 'NEXT_HTTP_ERROR_FALLBACK') return { kind: 'not found' };
    if (what !== 'NEXT_REDIRECT') throw error;
    return to.startsWith('/registration/signin?') ? { kind: 'sign in' } : { kind: 'led on', to };
  } finally {
    visit = null;
  }
}
