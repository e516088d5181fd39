/** What everybody sees of a member. */
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Day } from '@/src/community/Day';
import { PageLinks } from '@/src/community/PageLinks';
import { ScenarioList } from '@/src/community/ScenarioList';
import { IDENTIFIER } from '@/src/contract/identifier';
import { publicMember } from '@/src/server/account/ownAccount';
import { pageMember } from '@/src/server/auth/page';
import { listScenarios } from '@/src/server/community/list';
import { database } from '@/src/server/database/database';
import { Avatar } from '@/src/ui/Avatar';
import { pageIn, type Query } from './query';
import './account.css';
import './profile.css';

interface MemberPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Query>;
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
export async function MemberPage({ params, searchParams }: MemberPageProps) {
  const [{ id }, query, db, viewer] = await Promise.all([
    params,
    searchParams,
    database(),
    pageMember(),
  ]);
  const member = await memberAt(id);
  if (!member) notFound();
  const { name, image, isModerator, createdAt } = member;
  const asked = { author: id, viewer: viewer?.id, page: pageIn(query.page) };
  const { items, total, page, pages } = await listScenarios(db, asked);
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
        {total === 0 ? (
          <p>
            {name} has published none yet. Look at <a href="/community">those of others</a>.
          </p>
        ) : (
          <ScenarioList scenarios={items} level={3} />
        )}
        <PageLinks
          label={`Pages of scenarios by ${name}`}
          {...{ page, pages }}
          pathOf={(next) => `/community/members/${id}?page=${next}`}
        />
      </section>
    </div>
  );
}
