/** What endpoints answer: data, or a refusal of one sentence. */

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

/** What a handler gives: data as JSON, a response of its own making, or why nothing was done. */
export type Answer =
  | { readonly status: 200 | 201 | 202; readonly data: object }
  | Response
  | Refused;

const HEADERS = { 'Cache-Control': 'no-store' } as const;

/** Data, as JSON. */
export function give(data: object): Answer {
  return { status: 200, data };
}

/** What was made by this request, as JSON. */
export function made(data: object): Answer {
  return { status: 201, data };
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
export function notHere(what: string): Refused {
  return refuse(404, `There is no such ${what}, or it is not open to you.`);
}

/** An answer as HTTP has it. */
export function responseOf(answer: Answer): Response {
  if (answer instanceof Response) return answer;
  if (!('error' in answer)) {
    return Response.json(answer.data, { status: answer.status, headers: HEADERS });
  }
  const { status, error, field, retryAfter, isStale } = answer;
  const wait = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return Response.json({ error, field, isStale }, { status, headers: { ...HEADERS, ...wait } });
}

/** What is said to a request that another site has set off. */
export const FOREIGN = refuse(403, 'This request did not come from a page of this site.');
