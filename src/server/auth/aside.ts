/** What goes past next-auth while it answers a request: it has no room for it. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Aside {
  /**
   * Why the database could not be asked; left out where it could. next-auth takes every fault for a
   * wrong password or link, or for the end of the session.
   */
  unknown?: unknown;
  /** The mark of a device that the browser shows; left out where it shows none. */
  device?: string;
  /** The mark that the device is given, where a password has fitted. */
  givenDevice?: string;
  /** Seconds after which a network that is over its pace may try again; left out where it may now. */
  retryAfter?: number;
}

/** By request: next-auth’s logger is one for all that it answers at the same time. */
const asides = new AsyncLocalStorage<Aside>();

/** Answers with something put aside, to which more is put meanwhile. */
export function beside<Answer>(put: Aside, answer: () => Promise<Answer>): Promise<Answer> {
  return asides.run(put, answer);
}

/** What is put aside for the request that is being answered. */
export function aside(): Aside {
  return asides.getStore() ?? {};
}
