/**
 * Calls an endpoint of our own server from a page. Its definition in the contract gives the address and
 * both shapes. A call never rejects: what went wrong comes back as a sentence.
 */
import { addressOf, type Endpoint, type Input, refusal } from '@/src/contract/endpoint';
import { csrfAnswer } from '@/src/contract/session';
import { readAs, type Shape } from '@/src/contract/shape';

/** Why nothing came back but a sentence to show. */
export interface Refusal {
  readonly data: null;
  readonly error: string;
  /** The status of HTTP; 0 where the server was not reached. */
  readonly status: number;
  /** The field of the form that it is about, where the server names one. */
  readonly field?: string | undefined;
  /** That what was sent may have been done all the same, as no answer says otherwise. */
  readonly isUncertain?: true;
}

/** What came back: data, or one sentence to show. */
export type Sent<Data> = { readonly data: Data; readonly error: null } | Refusal;

/** An endpoint that answers with JSON. */
export type Callable<E extends Endpoint, Data extends object> = E & {
  readonly answer: Shape<Data>;
};

const OFFLINE = {
  read: 'The server cannot be reached. Try again when you are online.',
  write: 'The server cannot be reached. Nothing was changed; try again when you are online.',
} as const;

/** A lost answer looks the same as a server that was never reached, but the change may have been made. */
const UNCERTAIN =
  'The server cannot be reached. It may have done this all the same: look, or try again, when you are online.';

const UNREADABLE = {
  read: 'The server gave an answer that cannot be read. Try again in a moment.',
  write: 'The server gave an answer that cannot be read. Load the page again and look.',
} as const;

/** The server is silent, or what stands in front of it has answered in words of its own. */
const AWAY = {
  read: 'The site cannot answer at the moment. Try again shortly.',
  write:
    'The site cannot answer at the moment. It may have done this all the same: look, or try again shortly.',
} as const;

/**
 * In milliseconds: how long an answer is waited for. Two MB, the most that is sent, take 40 seconds at 50 kB
 * a second; and the server gives up on its database long before.
 */
const PATIENCE = 120_000;

/** Thrown where no token came, or there was no network: what was to be written has not left the browser. */
class NotSent extends Error {}

let token: Promise<string> | null = null;

async function fetchToken(): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch('/api/auth/csrf', { cache: 'no-store', signal });
  const answer = readAs(csrfAnswer, await response.json());
  if (answer === null) throw new Error(`${response.url} gives no token`);
  return answer.csrfToken;
}

/** A token that did not come is asked for again next time. */
function forget(): never {
  token = null;
  throw new NotSent();
}

async function write(method: string, path: string, body: object | undefined): Promise<Response> {
  token ??= fetchToken();
  const headers = new Headers({ 'x-csrf-token': await token.catch(forget) });
  const isFile = body === undefined || body instanceof Blob;
  if (!isFile) headers.set('content-type', 'application/json');
  const signal = AbortSignal.timeout(PATIENCE);
  const wasOnline = navigator.onLine;
  try {
    return await fetch(path, {
      method,
      headers,
      signal,
      body: isFile ? (body ?? null) : JSON.stringify(body),
    });
  } catch (why) {
    throw wasOnline ? why : new NotSent();
  }
}

/** What there is to say where nothing came back. */
function unanswered(kind: 'read' | 'write', why: unknown): Refusal {
  const none = { data: null, status: 0 } as const;
  if (why instanceof NotSent) return { ...none, error: OFFLINE.write };
  const isLate = why instanceof DOMException && why.name === 'TimeoutError';
  if (kind === 'read') return { ...none, error: isLate ? AWAY.read : OFFLINE.read };
  return { ...none, error: isLate ? AWAY.write : UNCERTAIN, isUncertain: true };
}

/** What there is to say where an answer is none of ours. */
function unreadable(kind: 'read' | 'write', status: number): Refusal {
  const isAway = status >= 502 && status <= 504;
  const error = (isAway ? AWAY : UNREADABLE)[kind];
  return { data: null, status, error, ...(kind === 'write' && { isUncertain: true }) };
}

async function read<Data extends object>(
  response: Response,
  answer: Shape<Data>,
  kind: 'read' | 'write',
): Promise<Sent<Data> & { readonly isStale?: true | undefined }> {
  const found: unknown = await response.json().catch(() => null);
  const { status, ok } = response;
  const data = ok ? readAs(answer, found) : null;
  if (data) return { data, error: null };
  const refused = ok ? null : readAs(refusal, found);
  return refused ? { data: null, status, ...refused } : unreadable(kind, status);
}

/** Asks an endpoint, and gives what came back. */
export async function call<E extends Endpoint, Data extends object>(
  endpoint: Callable<E, Data>,
  input: Input<E>,
): Promise<Sent<Data>> {
  const { method, answer } = endpoint;
  const path = addressOf(endpoint, input);
  const kind = method === 'GET' ? 'read' : 'write';
  const ask = () =>
    kind === 'read'
      ? fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
      : write(method, path, input.body);
  try {
    const { isStale, ...sent } = await read(await ask(), answer, kind);
    if (!isStale) return sent;
    // Signing in or out, here or in another tab, has changed the token.
    token = null;
    return await read(await ask(), answer, kind);
  } catch (why) {
    return unanswered(kind, why);
  }
}
