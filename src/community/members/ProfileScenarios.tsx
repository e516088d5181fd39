/** What a member published and starred: the latest of it, and all of it in pages for whoever asks. */
import type { ReactNode } from 'react';
import { PROFILE } from '@/src/request/signIn';
import type { Paged } from '@/src/server/community/paging';
import { listScenarios, type ScenarioCard } from '@/src/server/community/scenarioList';
import type { Database } from '@/src/server/database/database';
import { PageLinks } from '@/src/ui/PageLinks';
import { ScenarioList } from '../scenarios/ScenarioList';

/** So many stand there at first: the settings come after them. */
const LATEST = 4;

interface ProfileScenariosProps {
  readonly db: Database;
  /** The member’s id. */
  readonly id: string;
  /** Which page is wanted of all that was published, and of all that was starred, from 1; null for the latest. */
  readonly ownPage: number | null;
  readonly starredPage: number | null;
}

/** Both lists, as parts of the profile, whose sheet draws them; each with a way on where there is nothing in it yet. */
export async function ProfileScenarios(props: ProfileScenariosProps) {
  const { db, id, ownPage, starredPage } = props;
  const [own, starred] = await Promise.all([
    listScenarios(db, { author: id, viewer: id, page: ownPage ?? 1 }),
    listScenarios(db, { starredBy: id, viewer: id, page: starredPage ?? 1 }),
  ]);
  const pathOf = (ownAt: number | null, starredAt: number | null, list: string) => {
    const query = new URLSearchParams({
      ...(ownAt === null ? {} : { scenarios: String(ownAt) }),
      ...(starredAt === null ? {} : { starred: String(starredAt) }),
    });
    return `${PROFILE}?${query}#${list}`;
  };
  return (
    <>
      <ScenariosOf
        id={'own-scenarios'}
        title={'Your scenarios'}
        found={own}
        isAll={ownPage !== null}
        pathOf={(page) => pathOf(page, starredPage, 'own-scenarios')}
      >
        You have published none yet. Play <a href="/lectures">a lesson</a> or{' '}
        <a href="/sandbox">the sandbox</a>, press Share on the board, then Publish.
      </ScenariosOf>
      <ScenariosOf
        id={'starred-scenarios'}
        title={'Scenarios you starred'}
        found={starred}
        isAll={starredPage !== null}
        pathOf={(page) => pathOf(ownPage, page, 'starred-scenarios')}
      >
        None yet. Look among <a href="/community">the scenarios of others</a>: a star keeps one
        here.
      </ScenariosOf>
    </>
  );
}

interface ScenariosOfProps {
  /** The id of the heading, to which its links lead. */
  readonly id: string;
  readonly title: string;
  readonly found: Paged<ScenarioCard>;
  /** Whether all are shown, in pages. */
  readonly isAll: boolean;
  readonly pathOf: (page: number) => string;
  /** Said where there are none. */
  readonly children: ReactNode;
}

function ScenariosOf({ id, title, found, isAll, pathOf, children }: ScenariosOfProps) {
  const { items, total, page, pages } = found;
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {total === 0 ? (
        <p>{children}</p>
      ) : (
        <ScenarioList scenarios={isAll ? items : items.slice(0, LATEST)} level={3} />
      )}
      {!isAll && total > LATEST && (
        <a className="account-link" href={pathOf(1)}>
          All {total.toLocaleString('en-GB')} of them
        </a>
      )}
      {isAll && (
        <PageLinks label={`${title}, page by page`} page={page} pages={pages} pathOf={pathOf} />
      )}
    </section>
  );
}
