/** What the service worker tells requests apart by. */

/** The part of a request that says what it is for. */
type Asked = Pick<Request, 'mode' | 'headers'>;

/** A page that is loaded whole, in a tab or a frame. */
export function isDocument({ mode }: Pick<Request, 'mode'>): boolean {
  return mode === 'navigate';
}

/** A file with a hash in its name: what is under the name never changes. */
export function isFixed({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.startsWith('/_next/static/');
}

/**
 * Next's question for a page in its own format, when a link is followed. What it asks for ahead of
 * that, with a header of its own, is left alone: without a network it may as well fail.
 */
export function isPayload({ headers }: Pick<Asked, 'headers'>): boolean {
  return headers.get('rsc') === '1' && !headers.has('next-router-prefetch');
}

/** Fails when so many milliseconds have passed. */
export function hasPassed(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the network takes too long')), milliseconds);
  });
}
