'use client';

/** What the header and the drawer show of a member: the picture, which leads to the profile, what is new, and the way out. */
import { useId } from 'react';
import { Avatar } from '@/src/ui/Avatar';
import { QuietLink } from '@/src/ui/QuietLink';
import { NoticeBell } from './NoticeBell';
import type { MemberControlsProps } from './sessionView';
import './account-control.css';

/** The controls of somebody who is signed in. */
export function MemberControls(props: MemberControlsProps) {
  const { user, className, isSigningOut, hasFailed, signOut } = props;
  const id = useId();
  return (
    <div className={`${className} account-member`}>
      <QuietLink href="/community/profile" className="account-profile">
        <Avatar name={user.name} image={user.image} />
        <span className="account-name" aria-hidden="true">
          {user.name}
        </span>
      </QuietLink>
      <NoticeBell />
      <button
        type="button"
        className="account-out"
        aria-disabled={isSigningOut}
        aria-describedby={hasFailed ? id : undefined}
        onClick={() => isSigningOut || signOut()}
      >
        {isSigningOut ? 'Signing out' : 'Sign out'}
      </button>
      {hasFailed && (
        <p id={id} role="alert" className="account-problem">
          You are still signed in: the server could not be reached. Try again.
        </p>
      )}
    </div>
  );
}
