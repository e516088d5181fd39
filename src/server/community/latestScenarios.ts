/** The latest scenarios, for pages that are not drawn for each request. */
import { desc, eq } from 'drizzle-orm';
import * as contract from '@/src/contract/scenarios';
import { scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';
import { ok } from '../http/answer';
import { query } from '../http/endpoint';
import { isListed } from './visible';

/** How many are named. */
const LATEST = 6;

/** GET: the latest scenarios that everybody may see, newest first: id, title and author. */
export const latestScenarios = query(contract.latestScenarios, async ({ db }) => {
  const rows = await db
    .select({ id: scenarios.id, title: scenarios.title, author: users.name })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(isListed)
    .orderBy(desc(scenarios.createdAt), desc(scenarios.id))
    .limit(LATEST);
  return ok({ scenarios: rows });
});
