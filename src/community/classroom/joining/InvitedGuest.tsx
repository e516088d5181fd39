/** A class as somebody sees it who has its link and is not signed in: what it is called, who teaches it, and the ways to an account. */

import { signInPath, signUpPath } from '@/src/request/signIn';
import type { ShownInvitation } from '@/src/server/classroom/membership';
import { Crumbed } from '../Crumbed';
import { NobodyNow } from '../NobodyNow';
import { joinPath } from '../paths';

interface InvitedGuestProps extends ShownInvitation {
  readonly code: string;
}

/** The page. Both ways lead back to it. */
export function InvitedGuest({ name, instructor, isOpen, code }: InvitedGuestProps) {
  const back = joinPath(code);
  return (
    <Crumbed way={[]} title={`Join ${name}`}>
      <p className="classroom-lead">
        {instructor} teaches this class. To join it you need an account; from there you come back to
        this page.
      </p>
      {!isOpen && <NobodyNow instructor={instructor} />}
      <div className="classroom-buttons">
        <a className="primary-link" href={signUpPath(back)}>
          Create an account
        </a>
        <a className="classroom-link" href={signInPath(back)}>
          Sign in
        </a>
      </div>
    </Crumbed>
  );
}
