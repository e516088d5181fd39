/** A class as somebody sees it who has its link and is not signed in: what it is called, who teaches it, and the ways into it. */

import { signInPath, signUpPath } from '@/src/request/signIn';
import type { ShownInvitation } from '@/src/server/classroom/membership';
import { Crumbed } from '../Crumbed';
import { NobodyNow } from '../NobodyNow';
import { joinPath } from '../paths';
import { ReturnToSeat } from '../seats/ReturnToSeat';
import { SeatForms } from '../seats/SeatForms';
import { TEACH, teachersDo, teachersNamed } from '../teachers';
import '../seats/seats.css';

interface InvitedGuestProps extends ShownInvitation {
  readonly code: string;
}

/** The page: a form where the class takes in people without an account; else the ways to one, which lead back to it. */
export function InvitedGuest(props: InvitedGuestProps) {
  const { name, instructors, isOpen, takesSeats, code } = props;
  const takesGuests = isOpen && takesSeats;
  return (
    <Crumbed way={[]} title={`Join ${name}`}>
      <p className="classroom-lead">
        {teachersNamed(instructors)} {teachersDo(instructors, TEACH)} this class
        {takesGuests
          ? ' and will see your name and what you hand in. Other learners see neither. You need no account.'
          : '. To join it you need an account; from there you come back to this page.'}
      </p>
      {!isOpen && <NobodyNow instructors={instructors} />}
      {takesGuests && <SeatForms code={code} />}
      <Account code={code} isOnlyWay={!takesGuests} />
      {!takesGuests && (
        <details className="seat-more">
          <summary>I have joined without an account before</summary>
          <ReturnToSeat code={code} />
        </details>
      )}
    </Crumbed>
  );
}

function Account({ code, isOnlyWay }: { readonly code: string; readonly isOnlyWay: boolean }) {
  const back = joinPath(code);
  return (
    <>
      {!isOnlyWay && <p className="seat-or">With an account you can also publish what you play.</p>}
      <div className="classroom-buttons">
        <a className={isOnlyWay ? 'primary-link' : 'classroom-link'} href={signUpPath(back)}>
          Create an account
        </a>
        <a className="classroom-link" href={signInPath(back)}>
          Sign in
        </a>
      </div>
    </>
  );
}
