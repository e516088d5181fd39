/** Where a request comes from, and where it went. */
import { isIPv6 } from 'node:net';
import { readEnvironment } from '../environment';

/** The header that names it. src/server/startServer.ts sees to it that nobody can make it up. */
const HEADER = 'x-forwarded-for';

/** An address as proxies write it: IPv4 with or without a port, IPv6 in brackets with or without one. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** IPv4 within IPv6, as the shortest form has it. */
const MAPPED = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/;

/** The shortest form of an address of IPv6: one address may be written in many ways. */
function shortest(address: string): string {
  const [plain = ''] = address.split('%');
  return new URL(`http://[${plain}]`).hostname.slice(1, -1);
}

/** The first half of an address of IPv6: whoever is given one is given all that begin with it. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0));
  const groups = [...(head ?? []), ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address within one of IPv6; null where there is none. */
function withinOf(address: string): string | null {
  const [high, low] =
    MAPPED.exec(address)
      ?.slice(1)
      .map((half) => Number.parseInt(half, 16)) ?? [];
  if (high === undefined || low === undefined) return null;
  return [high, low].flatMap((half) => [Math.floor(half / 256), half % 256]).join('.');
}

/**
 * The network address of the client; behind a proxy, the one that the proxy saw, in any of its
 * spellings. Of an IPv6 address only the network: a new address for each request would evade every limit.
 */
export function addressOf(headers: Headers): string {
  const written = headers.get(HEADER)?.split(',').at(-1)?.trim() || 'unknown';
  const { v6, v4 } = WITH_PORT.exec(written)?.groups ?? {};
  const address = v6 ?? v4 ?? written;
  if (!isIPv6(address)) return address;
  const short = shortest(address);
  return withinOf(short) ?? networkOf(short);
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
