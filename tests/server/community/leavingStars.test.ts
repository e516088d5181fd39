/** Leaving while one stars: the count of a scenario stays that of its stars. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '@/src/server/account/deleteAccount';
import { star, unstar } from '@/src/server/community/stars';
import { stars } from '@/src/server/database/schema/community';
import { ask, ENGINES, useSite } from '../site';
import { publishedBy, scenarioRow } from './communityHelp';

const ROUNDS = 20;

describe.each(ENGINES)('whoever leaves while they star, %s', (engine) => {
  const site = useSite(engine);

  test('leaves counts right, and sees no fault of ours', async () => {
    const author = await site.person('Author');
    const ids = [await publishedBy(author), await publishedBy(author), await publishedBy(author)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ann, ben] = [await site.person('Ann'), await site.person('Ben')];
      const starring = (as: typeof ann) =>
        ids.map((id) => ask(star, { method: 'PUT', as, params: { id } }));
      await Promise.all(starring(ann).slice(0, 1));
      const replies = await Promise.all([
        ...starring(ann),
        ask(deleteAccount, { method: 'DELETE', as: ann, body: { confirm: 'delete' } }),
        ...starring(ann),
        ...starring(ben),
        ask(unstar, { method: 'DELETE', as: ann, params: { id: ids[0] ?? '' } }),
      ]);
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    }
    for (const id of ids) {
      const kept = await site.db.select().from(stars).where(eq(stars.scenarioId, id));
      expect((await scenarioRow(site, id))?.stars).toBe(kept.length);
    }
  }, 120_000);
});
