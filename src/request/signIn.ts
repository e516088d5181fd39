/** Where one signs in or creates an account, to come back afterwards. */

/** Where to when no page asked: one’s own page. */
export const PROFILE = '/community/profile';

/** The address to create an account at, for somebody who wants to come back. */
export function signUpPath(back: string): string {
  return `/registration/signup?callbackUrl=${encodeURIComponent(back)}`;
}

/** The address to sign in at, for somebody who wants to come back. */
export function signInPath(back: string): string {
  return `/registration/signin?callbackUrl=${encodeURIComponent(back)}`;
}
