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

const UNREADABLE = {
  read: 'The server gave an answer that cannot be read. Try again in a moment.',
  write: 'The server gave an answer that cannot be read. Load the page again and look.',
} as const;

let token: Promise<string> | null = null;

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf', { cache: 'no-store' });
  const answer = readAs(csrfAnswer, await response.json());
  if (answer === null) throw new Error(`${response.url} gives no token`);
  return answer.csrfToken;
}

/** A token that did not come is asked for again next time. */
function forget(error: unknown): never {
  token = null;
  throw error;
}

async function write(method: string, path: string, body: object | undefined): Promise<Response> {
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

async function read<Data extends object>(
  response: Response,
  answer: Shape<Data>,
  unreadable: string,
): Promise<Sent<Data> & { readonly isStale?: true | undefined }> {
  const found: unknown = await response.json().catch(() => null);
  const { status } = response;
  if (response.ok) {
    const data = readAs(answer, found);
    return data ? { data, error: null } : { data: null, error: unreadable, status };
  }
  const refused = readAs(refusal, found);
  return { data: null, status, ...(refused ?? { error: unreadable }) };
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
    kind === 'read' ? fetch(path, { cache: 'no-store' }) : write(method, path, input.body);
  try {
    const { isStale, ...sent } = await read(await ask(), answer, UNREADABLE[kind]);
    if (!isStale) return sent;
    // Signing in or out, here or in another tab, has changed the token.
    token = null;
    return await read(await ask(), answer, UNREADABLE[kind]);
  } catch {
    return { data: null, error: OFFLINE[kind], status: 0 };
  }
}
