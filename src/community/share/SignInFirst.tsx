'use client';
/** For those who would send steps to the server and are not signed in. */
import { hashOf } from '@/src/board/session/links';
import type { SharePartProps } from '@/src/board/session/slots';
import { signInPath, signUpPath } from '@/src/request/signIn';
import { wayBack } from './wayBack';

interface SignInFirstProps extends Pick<SharePartProps, 'log' | 'gamePath'> {
  /** What it is for: "hand these steps in". */
  readonly to: string;
  /** Whether a seat in a class would do as well. */
  readonly isForClass?: boolean;
}

/** The address of the page with what was played on it. */
function here({ log, gamePath }: SignInFirstProps): string {
  const { pathname, search, hash } = window.location;
  const isAtHome = pathname === gamePath;
  const page = isAtHome ? `${pathname}${search}` : gamePath;
  // The page of a scenario opens with the scenario: what was made from it and kept is where its board is at home.
  const kept = isAtHome ? null : hashOf(log, null);
  return wayBack(page, isAtHome ? hash : kept === null ? '' : `#${kept}`);
}

/** The way to sign in, and back to this board. */
export function SignInFirst(props: SignInFirstProps) {
  const { to, isForClass = false } = props;
  const back = here(props);
  return (
    <p>
      To {to} you need an account. <a href={signInPath(back)}>Sign in</a> or{' '}
      <a href={signUpPath(back)}>create an account</a> first: what you did stays in this browser
      meanwhile. You come back to it, and open Share again.
      {isForClass && (
        <>
          {' '}
          Is your class one that you join without an account?{' '}
          <a href="/community/join">Type its code</a>, then come back to this board.
        </>
      )}
    </p>
  );
}
