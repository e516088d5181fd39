/** What we hand to our callbacks of next-auth, and get back from them, for one request: next-auth passes nothing of its own along. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that next-auth is answering. */
export interface AuthRequestContext {
  /**
   * Why the database could not be asked; left out where it could. next-auth takes every fault for a
   * wrong password or link, or for the end of the session.
   */
  databaseError?: unknown;
  /** The mark of a device that the browser shows; left out where it shows none. */
  device?: string;
  /** The mark that the device is given, where a password has fitted. */
  givenDevice?: string;
  /** Seconds after which a network that is over its pace may try again; left out where it may now. */
  retryAfter?: number;
}

/** By request: next-auth’s logger is one for all that it answers at the same time. */
const contexts = new AsyncLocalStorage<AuthRequestContext>();

/** Answers a request in a context of its own, which the callbacks fill in meanwhile. */
export function withRequestContext<Answer>(
  context: AuthRequestContext,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  return contexts.run(context, answer);
}

/** The context of the request that is being answered; an empty one, which nobody reads, outside of any. */
export function requestContext(): AuthRequestContext {
  return contexts.getStore() ?? {};
}
