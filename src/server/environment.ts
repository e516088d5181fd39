/** What the environment says of this server. Every variable is listed in docs/operate.md. */
import { join } from 'node:path';

/** A provider of OAuth that has been given its keys. */
interface OAuthKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The settings of this server. */
export interface Environment {
  /** The address of a PostgreSQL database; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded database and of the secret made for it. */
  readonly dataFolder: string;
  /** What sessions are sealed with; null where none is given. */
  readonly secret: string | null;
  /** The origin under which people reach the site; null where only the request tells. */
  readonly origin: string | null;
  /** How mail is sent, as a URL of nodemailer, and from whom; null where no mail is sent. */
  readonly mail: { readonly server: string; readonly from: string } | null;
  readonly github: OAuthKeys | null;
  readonly google: OAuthKeys | null;
  /** Every rate limit is multiplied by this; 1 unless somebody measures the server. */
  readonly rateFactor: number;
}

const given = (name: string): string | null => {
  const value = process.env[name]?.trim();
  return value === undefined || value === '' ? null : value;
};

function keysOf(prefix: string): OAuthKeys | null {
  const [clientId, clientSecret] = [given(`${prefix}_ID`), given(`${prefix}_SECRET`)];
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
}

function mailOf(origin: string | null): Environment['mail'] {
  const server = given('EMAIL_SERVER');
  if (server === null) return null;
  if (origin === null) {
    throw new Error(
      'EMAIL_SERVER is set, but NEXTAUTH_URL is not: links in mail need the address of the site.',
    );
  }
  const isKnown = URL.canParse(server) && /^smtps?:$/.test(new URL(server).protocol);
  if (!isKnown) {
    throw new Error('EMAIL_SERVER must be an address as smtps://user:password@host:465.');
  }
  return {
    server,
    from: given('EMAIL_FROM') ?? `Tallystick <no-reply@${new URL(origin).hostname}>`,
  };
}

function factorOf(): number {
  const factor = Number(given('RATE_LIMIT_FACTOR') ?? 1);
  if (!Number.isFinite(factor) || factor <= 0) {
    throw new Error('RATE_LIMIT_FACTOR must be a number above 0.');
  }
  return factor;
}

/** Anything but 1 would be taken for no, and then everybody behind the proxy would count as one address. */
function checkProxy(): void {
  if (!['0', '1', null].includes(given('TRUST_PROXY'))) {
    throw new Error('TRUST_PROXY must be 1 behind a proxy, and else be left out.');
  }
}

/** The origin that NEXTAUTH_URL names. Without its protocol, `localhost:3000` reads as an address with none. */
function originGiven(): string | null {
  const url = given('NEXTAUTH_URL');
  if (url === null) return null;
  const named = URL.canParse(url) ? new URL(url) : null;
  if (named?.protocol === 'https:' || named?.protocol === 'http:') return named.origin;
  throw new Error('NEXTAUTH_URL must be an address as https://example.org.');
}

/**
 * Reads the environment.
 *
 * @throws with one sentence where a variable cannot be what it says
 */
export function readEnvironment(): Environment {
  const origin = originGiven();
  checkProxy();
  return {
    databaseUrl: given('DATABASE_URL'),
    dataFolder: given('DATA_FOLDER') ?? join(process.cwd(), '.data'),
    secret: given('NEXTAUTH_SECRET'),
    origin,
    mail: mailOf(origin),
    github: keysOf('GITHUB'),
    google: keysOf('GOOGLE'),
    rateFactor: factorOf(),
  };
}
