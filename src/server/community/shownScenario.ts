/** One scenario as its page shows it. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { readPreview } from '@/events/log/preview';
import type { Preview } from '@/events/worlds';
import type { Member } from '../auth/member';
import type { Database } from '../database/database';
import { moderationLog, scenarios, stars } from '../database/schema/community';
import { users } from '../database/schema/members';
import { type Author, authorOf } from './author';
import type { Category } from './categories';
import { isOpen, maySee } from './visible';

/** A scenario, whole. */
export interface ShownScenario {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly notes: string;
  readonly category: Category;
  /** The text of its log file. */
  readonly logText: string;
  readonly rounds: number;
  readonly preview: Preview | null;
  readonly stars: number;
  /** Whether whoever looks has starred it. */
  readonly isStarred: boolean;
  readonly createdAt: Date;
  /** When its words were last changed; null when they never were. */
  readonly changedAt: Date | null;
  readonly author: Author;
  /** Lists, searches and feeds leave it out. */
  readonly isUnlisted: boolean;
  /** A moderator has hidden it, or its author is banned. */
  readonly isHidden: boolean;
  /** It is hidden itself, whether or not its author is banned. */
  readonly isHiddenItself: boolean;
  /** Why a moderator has hidden it; null where none has. */
  readonly hiddenReason: string | null;
  /** What it was made from, where that is still there. */
  readonly original: { readonly id: string; readonly title: string } | null;
}

async function originalOf(db: Database, id: string | null): Promise<ShownScenario['original']> {
  if (id === null) return null;
  const [row] = await db
    .select({ id: scenarios.id, title: scenarios.title })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(and(eq(scenarios.id, id), isOpen));
  return row ?? null;
}

/** Why a scenario was hidden the last time. */
async function hiddenReasonOf(db: Database, id: string): Promise<string | null> {
  const { action, kind, subjectId, reason, createdAt } = moderationLog;
  const [row] = await db
    .select({ reason })
    .from(moderationLog)
    .where(and(eq(action, 'hide'), eq(kind, 'scenario'), eq(subjectId, id)))
    .orderBy(desc(createdAt), desc(moderationLog.id))
    .limit(1);
  return row?.reason ?? null;
}

/** A scenario for whoever looks; null where there is none of this id, or not for them. */
export async function scenarioFor(
  db: Database,
  id: string,
  viewer: Member | null,
): Promise<ShownScenario | null> {
  const isStarred = viewer
    ? sql<boolean>`exists (select 1 from ${stars} where ${stars.userId} = ${viewer.id} and ${stars.scenarioId} = ${scenarios.id})`
    : sql<boolean>`false`;
  const [row] = await db
    .select({ scenario: scenarios, author: users, isStarred })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(eq(scenarios.id, id));
  if (!row) return null;
  const { scenario, author } = row;
  const { authorId, hiddenAt, createdAt, updatedAt, forkedFrom } = scenario;
  const { bannedAt } = author;
  if (!maySee({ authorId, hiddenAt, bannedAt }, viewer)) return null;
  const { title, description, notes, category, logText, rounds } = scenario;
  return {
    id,
    title,
    description,
    notes,
    category,
    logText,
    rounds,
    createdAt,
    stars: scenario.stars,
    isStarred: row.isStarred,
    preview: readPreview(scenario.preview),
    changedAt: updatedAt > createdAt ? updatedAt : null,
    author: authorOf(author),
    isUnlisted: scenario.visibility === 'unlisted',
    isHidden: hiddenAt !== null || bannedAt !== null,
    isHiddenItself: hiddenAt !== null,
    hiddenReason: hiddenAt === null ? null : await hiddenReasonOf(db, id),
    original: await originalOf(db, forkedFrom),
  };
}

/** What the picture of a scenario is drawn from; null where there is none of this id, or not for them. */
export async function previewFor(
  db: Database,
  id: string,
  viewer: Member | null,
): Promise<Preview | null> {
  const { authorId, hiddenAt, preview } = scenarios;
  const [row] = await db
    .select({ authorId, hiddenAt, preview, bannedAt: users.bannedAt })
    .from(scenarios)
    .innerJoin(users, eq(users.id, authorId))
    .where(eq(scenarios.id, id));
  return row && maySee(row, viewer) ? readPreview(row.preview) : null;
}
