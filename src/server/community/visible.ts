/** Who may see a scenario: everybody, unless it is hidden or its author is banned. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Member } from '../auth/member';
import type { Database } from '../database/database';
import { scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';
import { notFound, type Refused, refuse } from '../http/answer';

/** What everybody may see who has its address; `users` must be joined as the author. */
export const isOpen = and(isNull(scenarios.hiddenAt), isNull(users.bannedAt));

/** What lists, searches and feeds may show; `users` must be joined as the author. */
export const isListed = and(isOpen, eq(scenarios.visibility, 'listed'));

interface Standing {
  readonly authorId: string;
  readonly hiddenAt: Date | null;
  readonly bannedAt: Date | null;
}

/** Whether somebody may see it: hidden ones are for their author and for moderators. */
export function maySee(
  { authorId, hiddenAt, bannedAt }: Standing,
  viewer: Pick<Member, 'id' | 'role'> | null,
): boolean {
  if (viewer?.role === 'moderator') return true;
  return bannedAt === null && (hiddenAt === null || viewer?.id === authorId);
}

/** The standing of a scenario; undefined when there is none of this id. */
async function standingOf(db: Database, id: string): Promise<Standing | undefined> {
  const { authorId, hiddenAt } = scenarios;
  const [row] = await db
    .select({ authorId, hiddenAt, bannedAt: users.bannedAt })
    .from(scenarios)
    .innerJoin(users, eq(users.id, authorId))
    .where(eq(scenarios.id, id));
  return row;
}

/** Whether a scenario is there for everybody. */
export async function isOpenToAll(db: Database, id: string): Promise<boolean> {
  const found = await standingOf(db, id);
  return found !== undefined && maySee(found, null);
}

/** Why a member may not change a scenario; null when it is the member's own. */
export async function refusedToChange(
  db: Database,
  id: string,
  member: Member,
): Promise<Refused | null> {
  const found = await standingOf(db, id);
  if (!found || !maySee(found, member)) return notFound('scenario');
  if (found.authorId === member.id) return null;
  return refuse(403, 'Only its author may do this.');
}
