/** A class as a member sees it who is not in it and has its link. */
import type { ShownInvitation } from '@/src/server/classroom/membership';
import { Crumbed } from '../Crumbed';
import { NobodyNow } from '../NobodyNow';
import { TEACH, teachersDo, teachersNamed } from '../teachers';
import { JoinButton } from './JoinButton';

interface InvitedProps extends ShownInvitation {
  readonly code: string;
  /** The name under which the reader would join. */
  readonly as: string;
}

/** The page. */
export function Invited({ name, instructors, isOpen, code, as }: Omit<InvitedProps, 'takesSeats'>) {
  return (
    <Crumbed way={[]} title={`Join ${name}`}>
      {!isOpen && <NobodyNow instructors={instructors} />}
      <p className="classroom-lead">
        {teachersNamed(instructors)} {teachersDo(instructors, TEACH)} this class and will see your
        name, {as}, and what you hand in: the steps, which tasks they meet, and when you sent them.
        Other learners see none of it. You can leave at any time.
      </p>
      {isOpen && <JoinButton code={code} />}
    </Crumbed>
  );
}
