/**
 * The session’s questions to the server, through next-auth’s client: it knows the addresses and the
 * token against forged requests, and reports a question that failed as CLIENT_FETCH_ERROR, in the
 * console and to the server’s log. Fetched when it is needed.
 */
import { getSession, signOut } from 'next-auth/react';
import type { Question, Session } from '@/machines/session';
import { sessionAnswer } from '@/src/contract/session';
import { readAs } from '@/src/contract/shape';

/** The session in an answer of the server; null where nobody is signed in, or it is no such answer. */
export function readSession(answer: unknown): Session | null {
  return readAs(sessionAnswer, answer);
}

/** What came of a question: a session or nobody’s, no word of either, or a failure that was reported. */
export type SessionAnswer = { readonly session: Session | null } | 'unknown' | 'failed';

/** How the site says that it cannot tell now, and how a proxy says that the site says nothing. */
const SILENCE: readonly number[] = [502, 503, 504];

/** The address at which next-auth answers. */
const ADDRESS = '/api/auth/session';

async function told(): Promise<SessionAnswer> {
  try {
    const response = await fetch(ADDRESS);
    if (SILENCE.includes(response.status)) return 'unknown';
    return response.ok ? { session: readSession(await response.json()) } : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * Asks who is signed in. next-auth’s client takes whatever fails for nobody, so it is asked only
 * when other tabs are to be told, or when a failure is to be reported.
 */
export async function askSession({ tells }: Question): Promise<SessionAnswer> {
  const first = await told();
  if (first === 'unknown' || (first !== 'failed' && !tells)) return first;
  const session = readSession(await getSession({ broadcast: tells }));
  return session === null ? first : { session };
}

/** Ends the session, and tells other tabs. Gives whether the server did so. */
export async function endSession(): Promise<boolean> {
  try {
    const { url } = await signOut({ redirect: false, callbackUrl: '/' });
    // Where the token was not the right one, the server asks to sign out by hand.
    return !new URL(url, window.location.href).searchParams.has('csrf');
  } catch {
    return false;
  }
}
