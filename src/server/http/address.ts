/** Where a request comes from, and where it went. */
import { isIPv6 } from 'node:net';
import { readEnvironment } from '../environment';

/** The header that names it. src/instrumentation.ts sees to it that nobody can make it up. */
const HEADER = 'x-forwarded-for';

const IPV4_WITHIN = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first half of an address of IPv6: whoever is given one is given all that begin with it. */
function networkOf(address: string): string {
  const [before = '', after = ''] = address.split('::');
  const [head, tail] = [before, after].map((part) => part.split(':').filter(Boolean));
  const zeros = Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0));
  const groups = [...(head ?? []), ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The network address of whoever asks; behind a proxy, the one that the proxy itself saw. Of IPv6 it
 * is the network, or a new address for each request would pass by every limit.
 */
export function addressOf(headers: Headers): string {
  const address = headers.get(HEADER)?.split(',').at(-1)?.trim() || 'unknown';
  const within = IPV4_WITHIN.exec(address)?.[1];
  return within ?? (isIPv6(address) ? networkOf(address) : address);
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
