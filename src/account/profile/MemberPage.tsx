/** What everybody sees of a member. */
import { notFound } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { IDENTIFIER } from '@/src/contract/identifier';
import { pageNumber, type Query } from '@/src/request/pageQuery';
import { publicMember } from '@/src/server/account/ownAccount';
import { pageMember } from '@/src/server/auth/pageVisitor';
import { type Database, database } from '@/src/server/database/database';
import { Avatar } from '@/src/ui/Avatar';
import { Day } from '@/src/ui/Day';
import '@/src/request/form.css';
import '../account.css';
import './profile.css';

interface MemberPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Query>;
  /** Draws what the member published. */
  readonly Scenarios: (props: {
    readonly db: Database;
    readonly id: string;
    readonly name: string;
    readonly viewerId: string | undefined;
    readonly page: number;
  }) => Promise<ReactNode>;
}

/** The page and its title ask for the same member. */
const memberAt = cache(async (id: string) =>
  IDENTIFIER.test(id) ? publicMember(await database(), id) : null,
);

/** The title of the page, with the member’s name. */
export async function memberMetadata({ params }: Pick<MemberPageProps, 'params'>) {
  const member = await memberAt((await params).id);
  return { title: member?.name ?? 'No such member', robots: { index: false } };
}

/** The page of a member: name, picture, since when, and what was published. */
export async function MemberPage({ params, searchParams, Scenarios }: MemberPageProps) {
  const [{ id }, query, viewer] = await Promise.all([params, searchParams, pageMember()]);
  const db = await database();
  const member = await memberAt(id);
  if (!member) notFound();
  const { name, image, isModerator, createdAt } = member;
  return (
    <div className="lesson-text account-page">
      <div className="member-head">
        <Avatar name={name} image={image} size={96} />
        <div>
          <h1>{name}</h1>
          <p>
            {isModerator ? 'Moderator, member' : 'Member'} since <Day date={createdAt} />
          </p>
        </div>
      </div>
      <section className="account-section" aria-labelledby="scenarios">
        <h2 id="scenarios">Scenarios</h2>
        <Scenarios
          db={db}
          id={id}
          name={name}
          viewerId={viewer?.id}
          page={pageNumber(query.page)}
        />
      </section>
    </div>
  );
}
