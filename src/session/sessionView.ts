/** What the session looks like to whoever draws it. */
import type { ComponentType } from 'react';
import type { Session, SessionUser } from '@/machines/session';
import type { SessionOptions } from '@/machines/session/options';

/** What the controls of a member are given. */
export interface MemberControlsProps {
  readonly user: SessionUser;
  readonly className: string;
  readonly isSigningOut: boolean;
  /** Whether the last try to sign out failed. */
  readonly hasFailed: boolean;
  readonly signOut: () => void;
}

/** The controls of somebody who is signed in, with what they are given. They come with the machine. */
interface MemberView extends Omit<MemberControlsProps, 'className'> {
  readonly Controls: ComponentType<MemberControlsProps>;
}

/** The session as it is shown. */
export type SessionView =
  | { readonly status: 'loading' | 'unauthenticated'; readonly data: null; readonly member: null }
  | { readonly status: 'authenticated'; readonly data: Session; readonly member: MemberView };

/** The running machine, for those who change something. */
export interface RunningSession {
  /** Asks the server again and tells other tabs to. Gives what it answers: null for nobody. */
  readonly update: () => Promise<Session | null>;
  /** Ends the session and goes to the home page; where that fails the view says so. */
  readonly signOut: () => void;
  readonly setOptions: (options: SessionOptions) => void;
}
