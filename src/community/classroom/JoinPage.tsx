/** Where a join link leads: what the class is, and the way into it. */
import { redirect } from 'next/navigation';
import { requireMember } from '@/src/server/auth/page';
import { type Invitation, invitationOf } from '@/src/server/classroom/membership';
import { database } from '@/src/server/database/database';
import { type Addressed, identifierIn } from './addressed';
import { Crumbed } from './Crumbed';
import { JoinButton } from './JoinButton';
import { classPath } from './paths';

/** The page; whoever is in the class already goes on to it. */
export async function JoinPage({ params }: Addressed<'code'>) {
  const code = identifierIn((await params).code);
  const [member, db] = await Promise.all([requireMember(`/community/join/${code}`), database()]);
  const invitation = await invitationOf(db, code, member.id);
  if (!invitation) return <NoClass />;
  if (invitation.part !== null) redirect(classPath(invitation.classId));
  return <Invited {...invitation} code={code} as={member.name} />;
}

function NoClass() {
  return (
    <Crumbed way={[]} title="This link leads to no class">
      <p className="classroom-lead">
        It may have been renewed, or the class is gone. Ask your instructor for the link of today.
      </p>
    </Crumbed>
  );
}

interface InvitedProps extends Invitation {
  readonly code: string;
  /** The name under which the reader would join. */
  readonly as: string;
}

function Invited({ name, instructor, isOpen, code, as }: InvitedProps) {
  return (
    <Crumbed way={[]} title={`Join ${name}`}>
      <p className="classroom-lead">
        {instructor} teaches this class and will see your name, {as}, and what you hand in: the
        steps, which tasks they meet, and when you sent them. Other learners see none of it. You can
        leave at any time.
      </p>
      {isOpen ? (
        <JoinButton code={code} />
      ) : (
        <p role="status">
          The class takes in nobody at the moment. Ask {instructor} to open it, then load this page
          again.
        </p>
      )}
    </Crumbed>
  );
}
