/** Where a request comes from, and where it went. */
import { readEnvironment } from '../environment';

/** The header that names it. src/instrumentation.ts sees to it that nobody can make it up. */
const HEADER = 'x-forwarded-for';

/** The network address of whoever asks; behind a proxy, the one that the proxy itself saw. */
export function addressOf(headers: Headers): string {
  return headers.get(HEADER)?.split(',').at(-1)?.trim() || 'unknown';
}

/** Whether the site is reached by https, as its own address says, or the server or proxy before it. */
export function isSecure(headers: Headers): boolean {
  const { origin } = readEnvironment();
  if (origin !== null) return origin.startsWith('https:');
  return headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

/** The origin under which the request reached the site. */
export function originOf(headers: Headers): string {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? '';
  return readEnvironment().origin ?? `${isSecure(headers) ? 'https' : 'http'}://${host}`;
}
