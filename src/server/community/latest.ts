/** The latest scenarios, for pages that are not drawn for each request. */
import { desc, eq } from 'drizzle-orm';
import { scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';
import { give } from '../http/answer';
import { reading } from '../http/endpoint';
import { isListed } from './visible';

/** How many are named. */
const LATEST = 6;

/** GET: the latest scenarios that everybody may see, newest first: id, title and author. */
export const latestScenarios = reading('anyone', async ({ db }) => {
  const rows = await db
    .select({ id: scenarios.id, title: scenarios.title, author: users.name })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(isListed)
    .orderBy(desc(scenarios.createdAt), desc(scenarios.id))
    .limit(LATEST);
  return give({ scenarios: rows });
});
