/** Where a join link leads: what the class is, and the way into it. */
import { redirect } from 'next/navigation';
import { pageMember } from '@/src/server/auth/page';
import { invitationOf } from '@/src/server/classroom/membership';
import { database } from '@/src/server/database/database';
import { type Addressed, identifierIn } from './addressed';
import { Crumbed } from './Crumbed';
import { Invited } from './Invited';
import { InvitedGuest } from './InvitedGuest';
import { classPath } from './paths';

/** The page, for guests too; whoever is in the class already goes on to it. */
export async function JoinPage({ params }: Addressed<'code'>) {
  const code = identifierIn((await params).code);
  const [member, db] = await Promise.all([pageMember(), database()]);
  const invitation = await invitationOf(db, code, member?.id ?? null);
  if (!invitation) return <NoClass />;
  const { classId, part, ...shown } = invitation;
  if (!member) return <InvitedGuest {...shown} code={code} />;
  if (part !== null) redirect(classPath(classId));
  return <Invited {...shown} code={code} as={member.name} />;
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
