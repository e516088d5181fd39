/** What a member published, as everybody sees it on their page. */
import { listScenarios } from '@/src/server/community/scenarioList';
import type { Database } from '@/src/server/database/database';
import { PageLinks } from '@/src/ui/PageLinks';
import { ScenarioList } from '../scenarios/ScenarioList';
import { memberPath } from '../words';

interface MemberScenariosProps {
  readonly db: Database;
  /** The member. */
  readonly id: string;
  readonly name: string;
  /** The id of whoever looks; undefined for a guest. */
  readonly viewerId: string | undefined;
  /** Which page is wanted, from 1. */
  readonly page: number;
}

/** The list in pages, or the way to those of others where there is none. */
export async function MemberScenarios(props: MemberScenariosProps) {
  const { db, id, name, viewerId } = props;
  const asked = { author: id, viewer: viewerId, page: props.page };
  const { items, total, page, pages } = await listScenarios(db, asked);
  return (
    <>
      {total === 0 ? (
        <p>
          {name} has published none yet. Look at <a href="/community">those of others</a>.
        </p>
      ) : (
        <ScenarioList scenarios={items} level={3} />
      )}
      <PageLinks
        label={`Pages of scenarios by ${name}`}
        page={page}
        pages={pages}
        pathOf={(next) => `${memberPath(id)}?page=${next}`}
      />
    </>
  );
}
