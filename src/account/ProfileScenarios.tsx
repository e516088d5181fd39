/** What a member published and starred, in pages. */
import { PageLinks } from '@/src/community/PageLinks';
import { ScenarioList } from '@/src/community/ScenarioList';
import { listScenarios } from '@/src/server/community/list';
import type { Database } from '@/src/server/database/database';
import { PROFILE } from './wayBack';

interface ProfileScenariosProps {
  readonly db: Database;
  /** The member’s id. */
  readonly id: string;
  /** Which page is shown of what was published, and of what was starred; from 1. */
  readonly ownPage: number;
  readonly starredPage: number;
}

function pathOf(own: number, starred: number): string {
  const query = new URLSearchParams({
    ...(own > 1 ? { scenarios: String(own) } : {}),
    ...(starred > 1 ? { starred: String(starred) } : {}),
  }).toString();
  return query === '' ? PROFILE : `${PROFILE}?${query}`;
}

/** Both lists, each with a way on where there is nothing in it yet. */
export async function ProfileScenarios(props: ProfileScenariosProps) {
  const { db, id, ownPage, starredPage } = props;
  const [own, starred] = await Promise.all([
    listScenarios(db, { author: id, viewer: id, page: ownPage }),
    listScenarios(db, { starredBy: id, viewer: id, page: starredPage }),
  ]);
  return (
    <>
      <section className="account-section" aria-labelledby="own-scenarios">
        <h2 id="own-scenarios">Your scenarios</h2>
        {own.total === 0 ? (
          <p>
            You have published none yet. Play <a href="/lectures">a lesson</a> or{' '}
            <a href="/sandbox">the sandbox</a>, press Share on the board, then Publish.
          </p>
        ) : (
          <ScenarioList scenarios={own.items} level={3} />
        )}
        <PageLinks
          label="Pages of your scenarios"
          page={own.page}
          pages={own.pages}
          pathOf={(page) => pathOf(page, starred.page)}
        />
      </section>
      <section className="account-section" aria-labelledby="starred-scenarios">
        <h2 id="starred-scenarios">Scenarios you starred</h2>
        {starred.total === 0 ? (
          <p>
            None yet. Look among <a href="/community">the scenarios of others</a>: a star keeps one
            here.
          </p>
        ) : (
          <ScenarioList scenarios={starred.items} level={3} />
        )}
        <PageLinks
          label="Pages of scenarios you starred"
          page={starred.page}
          pages={starred.pages}
          pathOf={(page) => pathOf(own.page, page)}
        />
      </section>
    </>
  );
}
