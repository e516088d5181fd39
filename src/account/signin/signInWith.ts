/** Signing in through next-auth’s client, which is fetched when somebody does. */
import { STALE_PAGE } from '@/src/contract/stalePage';
import { signInSentence } from './signInErrors';

const NO_ANSWER = 'The server could not be reached, or has a fault. Try again in a moment.';

/** Whether next-auth asks to start again: the token of this browser was another. */
const isOutOfDate = (url: string | null): boolean =>
  url !== null && new URL(url, window.location.href).searchParams.has('csrf');

/**
 * Signs in, or has a link sent, and stays on the page.
 *
 * @param way the path that the link leads on to
 * @returns what went wrong in a sentence; null where it worked
 */
export async function signInWith(
  provider: 'credentials' | 'email',
  fields: Readonly<Record<string, string>>,
  way: string,
): Promise<string | null> {
  try {
    const { signIn } = await import('next-auth/react');
    const answer = await signIn(provider, {
      ...fields,
      callbackUrl: new URL(way, window.location.origin).href,
      redirect: false,
    });
    // Without an answer next-auth has left for a page that says why.
    if (!answer) return signInSentence('Configuration');
    if (answer.error) return signInSentence(answer.error);
    if (isOutOfDate(answer.url)) return STALE_PAGE;
    return answer.ok ? null : signInSentence('Default');
  } catch {
    return NO_ANSWER;
  }
}

/**
 * Leaves for another site to sign in there.
 *
 * @param way the path to come back to
 * @returns what went wrong in a sentence; null while the browser leaves
 */
export async function signInElsewhere(provider: string, way: string): Promise<string | null> {
  try {
    const { signIn } = await import('next-auth/react');
    await signIn(provider, { callbackUrl: new URL(way, window.location.origin).href });
    return null;
  } catch {
    return NO_ANSWER;
  }
}
