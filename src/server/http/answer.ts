/** What endpoints answer: data, or a refusal of one sentence. */
import type { z } from 'zod';
import type { refusal } from '@/src/contract/endpoint';

/** Why nothing was done, with the status of HTTP that fits. */
export interface Refused {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  /** One plain sentence. */
  readonly error: string;
  /** Seconds after which to try again, where waiting helps. */
  readonly retryAfter?: number;
  /** The field of the form that it is about, where it is about one. */
  readonly field?: string;
  /** Whether the same request may pass with a new token. */
  readonly isStale?: true;
}

/** What was done: data as JSON, with headers of its own where it has some. */
export interface Done<Data> {
  readonly status: 200 | 201 | 202;
  readonly data: Data;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a handler answers: what its endpoint promises, or why nothing was done. */
export type Answer<Data> = Done<Data> | Refused;

const HEADERS = { 'Cache-Control': 'no-store' } as const;

/** Data, as JSON. */
export function ok<Data>(data: Data): Done<Data> {
  return { status: 200, data };
}

/** What was made by this request, as JSON. */
export function created<Data>(data: Data): Done<Data> {
  return { status: 201, data };
}

/** What is done after the answer, which tells nothing of how it ends. */
export function accepted<Data>(data: Data): Done<Data> {
  return { status: 202, data };
}

/**
 * A refusal.
 *
 * @param field what of the request it is about, by its key: the page says it at that field
 */
export function refuse(status: Refused['status'], error: string, field?: string): Refused {
  return { status, error, ...(field === undefined ? {} : { field }) };
}

/** The refusal of an address at which nothing answers. */
export const NOWHERE: Refused = refuse(404, 'There is nothing at this address.');

/** What is not there, or not for whoever asks: which of the two is not told. */
export function notFound(what: string): Refused {
  return refuse(404, `There is no such ${what}, or it is not open to you.`);
}

/** An answer as HTTP has it. */
export function responseOf(answer: Answer<unknown> | Response): Response {
  if (answer instanceof Response) return answer;
  if (!('error' in answer)) {
    const { status, data, headers = {} } = answer;
    return Response.json(data, { status, headers: { ...HEADERS, ...headers } });
  }
  const { status, error, field, retryAfter, isStale } = answer;
  const wait = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  const said: z.infer<typeof refusal> = { error, field, isStale };
  return Response.json(said, { status, headers: { ...HEADERS, ...wait } });
}

/** What is said to a request that another site has set off. */
export const FOREIGN = refuse(403, 'This request did not come from a page of this site.');
