'use client';
/** For those who would send steps to the server and are not signed in. */
import { signInPath, signUpPath } from '../words';

/** An address longer than this is none that every server takes; what was played is kept in the browser as well. */
const LONGEST_ADDRESS = 2000;

/** The way to sign in, and back to this board. `to` is what it is for: "hand these steps in". */
export function SignInFirst({ to }: { readonly to: string }) {
  const { pathname, search, hash } = window.location;
  const page = `${pathname}${search}`;
  const whole = `${page}${hash}`;
  const back = whole.length > LONGEST_ADDRESS ? page : whole;
  return (
    <p>
      To {to} you need an account. <a href={signInPath(back)}>Sign in</a> or{' '}
      <a href={signUpPath(back)}>make an account</a> first: what you did stays in this browser
      meanwhile. You come back to it, and open Share again.
    </p>
  );
}
