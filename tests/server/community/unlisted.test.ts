/** Scenarios that are in no list: whoever has the address sees them, and they can be assigned. */
import { beforeAll, describe, expect, test } from 'vitest';
import { assignableBoard } from '@/src/server/classroom/assignableBoard';
import { latestScenarios } from '@/src/server/community/latestScenarios';
import { changeScenario } from '@/src/server/community/scenario';
import { listScenarios } from '@/src/server/community/scenarioList';
import { scenarioFor } from '@/src/server/community/shownScenario';
import { ask, ENGINES, type Person, useSite } from '../site';
import { publication, publishedBy } from './communityHelp';

describe.each(ENGINES)('an unlisted scenario, %s', (engine) => {
  const site = useSite(engine);
  let ann: Person;
  let id: string;
  const titles = async (query: Parameters<typeof listScenarios>[1]) =>
    (await listScenarios(site.db, query)).items.map(({ title }) => title);
  const changing = (visibility: string) => {
    const { title, description, notes } = publication();
    const body = { title, description, notes, visibility };
    return ask(changeScenario, { method: 'PATCH', as: ann, params: { id }, body });
  };

  beforeAll(async () => {
    ann = await site.person('Ann');
    id = await publishedBy(ann, { visibility: 'unlisted' });
  });

  test('is in no list, no search and not among the latest, but in its author’s own', async () => {
    expect(await titles({})).toEqual([]);
    expect(await titles({ q: 'payments' })).toEqual([]);
    expect(await titles({ author: ann.id })).toEqual([]);
    expect(await titles({ author: ann.id, viewer: ann.id })).toEqual(['Three payments']);
    const { data } = await ask(latestScenarios, { method: 'GET', as: null });
    expect(data).toEqual({ scenarios: [] });
  });

  test('is seen by everybody who has its address, and can be assigned', async () => {
    expect(await scenarioFor(site.db, id, null)).toMatchObject({ id, isUnlisted: true });
    expect(await assignableBoard(site.db, { scenario: id })).toMatchObject({ scenarioId: id });
  });

  test('is listed once its author says so, and hidden again', async () => {
    expect((await changing('listed')).status).toBe(200);
    expect(await titles({})).toEqual(['Three payments']);
    expect((await changing('unlisted')).status).toBe(200);
    expect(await titles({})).toEqual([]);
    expect((await changing('secret')).status).toBe(400);
  });
});
