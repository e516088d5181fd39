/** Where a join link leads: what the class is, and the way into it. */
import { redirect } from 'next/navigation';
import { readCode } from '@/src/contract/joinCode';
import { pageMember, pageSeat } from '@/src/server/auth/pageVisitor';
import { invitationOf } from '@/src/server/classroom/membership';
import { database } from '@/src/server/database/database';
import type { Addressed } from '../addressed';
import { Crumbed } from '../Crumbed';
import { classPath } from '../paths';
import { CodeForm } from './CodeForm';
import { Invited } from './Invited';
import { InvitedGuest } from './InvitedGuest';

/** The page, for guests too; whoever is in the class already, with an account or by the seat of this browser, goes on to it. */
export async function JoinPage({ params }: Addressed<'code'>) {
  const code = readCode((await params).code);
  const member = await pageMember();
  const db = await database();
  const invitation = code === null ? null : await invitationOf(db, code, member?.id ?? null);
  if (code === null || !invitation) return <NoClass />;
  const { classId, part, ...shown } = invitation;
  if (!member) {
    if (await pageSeat(classId)) redirect(classPath(classId));
    return <InvitedGuest {...shown} code={code} />;
  }
  if (part !== null) redirect(classPath(classId));
  return <Invited {...shown} code={code} as={member.name} />;
}

function NoClass() {
  return (
    <Crumbed way={[]} title="This leads to no class">
      <p className="classroom-lead">
        The code may be mistyped or renewed, or the class is gone. Ask your instructor for the link
        or the code of today.
      </p>
      <CodeForm />
    </Crumbed>
  );
}
