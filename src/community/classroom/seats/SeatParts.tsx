/** The parts of the page of a class for whoever is in it without an account. */
import { withFullStop } from '@/events/phrase';
import { writtenCode } from '@/src/contract/joinCode';
import { CalendarAddress } from '@/src/request/CalendarAddress';
import { signInPath, signUpPath } from '@/src/request/signIn';
import { pageMember } from '@/src/server/auth/pageVisitor';
import { seatCalendarPath } from '@/src/server/calendar/seatFeed';
import type { SeenClass } from '@/src/server/classroom/access';
import type { Viewer } from '@/src/server/classroom/viewing';
import { database } from '@/src/server/database/database';
import { ConfirmButton } from '../../ConfirmButton';
import { CLASSES, classPath, joinPath } from '../paths';
import { Section } from '../Section';
import { SEE, teachersDo, teachersNamed } from '../teachers';
import { ChangeWord } from './ChangeWord';
import { ClaimSeat } from './ClaimSeat';
import './seats.css';

interface SeatPartsProps {
  readonly seen: SeenClass;
  readonly seat: Viewer;
  readonly instructors: readonly string[];
}

/** Who one is here, how to come back, the way to an account, and out. */
export async function SeatParts({ seen, seat, instructors }: SeatPartsProps) {
  const { id, name, joinCode } = seen;
  const [member, calendar] = await Promise.all([
    pageMember(),
    seatCalendarPath(await database(), { id: seat.id, classId: id }),
  ]);
  return (
    <>
      <Section id="seat" title="Your place in this class">
        <p className="seat-name">
          You are here as {seat.name}, without an account. On another device, open{' '}
          <a href={joinPath(joinCode)}>the link of the class</a> or type its code,{' '}
          <span className="seat-code">{writtenCode(joinCode)}</span>, and come back with your name
          and your secret word.
        </p>
        <ChangeWord classId={id} name={seat.name} />
        <div className="classroom-buttons">
          <ConfirmButton
            label="Leave this device"
            title="Leave this device?"
            what={`This browser forgets that you are ${withFullStop(seat.name)} What you handed in stays with ${teachersNamed(instructors)}, and you come back with your name and your secret word. Do this where others use the browser after you.`}
            busy="Leaving …"
            command={{ does: 'leaveSeat', params: { id } }}
            then={{
              path: joinPath(joinCode),
              said: `This browser no longer knows that you are ${withFullStop(seat.name)}`,
            }}
          />
        </div>
      </Section>
      <Section id="calendar" title="Calendar">
        <p>
          Your calendar program can read the due dates of this class from an address of your own.
          Whoever has the address can read them too, so give it to nobody else.
        </p>
        <CalendarAddress path={calendar} seatIn={id} />
      </Section>
      <Section id="account" title="Keep it in an account">
        {member ? <ClaimSeat classId={id} seat={seat.name} /> : <ToAccount classId={id} />}
      </Section>
      <Section id="leave" title="Leave the class">
        <p>Do this if you do not want to be in the class any more.</p>
        <div className="classroom-buttons">
          <ConfirmButton
            label="Leave the class"
            title={`Leave “${name}”?`}
            what={`Your name and what you handed in are deleted from the server, and ${teachersNamed(instructors)} no longer ${teachersDo(instructors, SEE)} them. This cannot be undone. What you did on the boards stays in your browser.`}
            busy="Leaving …"
            command={{ does: 'giveUpSeat', params: { id } }}
            then={{ path: CLASSES, said: `You have left the class “${name}”.` }}
          />
        </div>
      </Section>
    </>
  );
}

function ToAccount({ classId }: { readonly classId: string }) {
  const back = classPath(classId);
  return (
    <>
      <p>
        You need none for this class. With one you can also publish what you play, and take what you
        handed in here with you: sign in, come back to this page, and type your secret word.
      </p>
      <div className="classroom-buttons">
        <a className="classroom-link" href={signUpPath(back)}>
          Create an account
        </a>
        <a className="classroom-link" href={signInPath(back)}>
          Sign in
        </a>
      </div>
    </>
  );
}
