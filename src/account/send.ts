/** Sending something to our own server from a page: with next-auth’s token, as JSON, and an answer in words. */

/** Why nothing came back but a sentence to show. */
export interface Refusal {
  readonly data: null;
  readonly error: string;
  /** The status of HTTP; 0 where the server was not reached. */
  readonly status: number;
  /** The field of the form that it is about, where the server names one. */
  readonly field?: string | undefined;
}

/** What came back: data, or one sentence to show. */
export type Sent =
  | { readonly data: Readonly<Record<string, unknown>>; readonly error: null }
  | Refusal;

/** What came back, and whether a new token may help. */
type Answered = Sent & { readonly isStale?: boolean };

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const NO_NETWORK =
  'The server cannot be reached. Nothing was changed; try again when you are online.';

const NOT_WORDS = 'The server gave an answer that cannot be read. Load the page again and look.';

let token: Promise<string> | null = null;

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf', { cache: 'no-store' });
  const found: unknown = await response.json();
  const has = typeof found === 'object' && found !== null && 'csrfToken' in found;
  if (!has || typeof found.csrfToken !== 'string') throw new Error('no token came');
  return found.csrfToken;
}

async function request(method: Method, path: string, body: unknown): Promise<Response> {
  token ??= fetchToken();
  const headers = { 'x-csrf-token': await token.catch(forget) };
  if (body === undefined) return fetch(path, { method, headers });
  if (body instanceof Blob) return fetch(path, { method, headers, body });
  return fetch(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A token that did not come is asked for again next time. */
function forget(error: unknown): never {
  token = null;
  throw error;
}

async function read(response: Response): Promise<Answered> {
  const found: unknown = await response.json().catch(() => null);
  const data = typeof found === 'object' && found !== null ? { ...found } : null;
  if (response.ok && data) return { data, error: null };
  const { status } = response;
  const error = data && 'error' in data && typeof data.error === 'string' ? data.error : NOT_WORDS;
  const field = data && 'field' in data && typeof data.field === 'string' ? data.field : undefined;
  return { data: null, error, status, field, isStale: data !== null && 'isStale' in data };
}

/**
 * Sends something, and gives what came back. It never fails: what went wrong is told in a sentence.
 *
 * @param body sent as JSON, a file as it is; left out for nothing
 */
export async function send(method: Method, path: string, body?: unknown): Promise<Sent> {
  try {
    const sent = await read(await request(method, path, body));
    if (!sent.isStale) return sent;
    // Signing in or out, here or in another tab, has changed the token.
    token = null;
    return await read(await request(method, path, body));
  } catch {
    return { data: null, error: NO_NETWORK, status: 0 };
  }
}
