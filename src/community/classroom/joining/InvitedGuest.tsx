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
  if (!isOpen) return <Closed {...props} />;
  return (
    <Crumbed way={[]} title={`Join ${name}`}>
      <p className="classroom-lead">
        {teachersNamed(instructors)} {teachersDo(instructors, TEACH)} this class
        {takesSeats
          ? ' and will see your name and what you hand in. Other learners see neither. You need no account.'
          : '. To join it you need an account; from there you come back to this page.'}
      </p>
      {takesSeats && <SeatForms code={code} />}
      <Account code={code} isOnlyWay={!takesSeats} />
      {!takesSeats && <Return code={code} />}
    </Crumbed>
  );
}

/** The page while nobody can join, which it says before anything else; whoever is in the class comes back to it. */
function Closed({ name, instructors, code }: InvitedGuestProps) {
  return (
    <Crumbed way={[]} title={`Join ${name}`}>
      <NobodyNow instructors={instructors} />
      <p>If you have joined it before, you can still come back to it.</p>
      <div className="classroom-buttons">
        <a className="classroom-link" href={signInPath(joinPath(code))}>
          Sign in
        </a>
      </div>
      <Return code={code} />
    </Crumbed>
  );
}

function Return({ code }: { readonly code: string }) {
  return (
    <details className="seat-more">
      <summary>I have joined without an account before</summary>
      <ReturnToSeat code={code} />
    </details>
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
