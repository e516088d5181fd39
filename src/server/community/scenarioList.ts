/** Lists of scenarios: by category, author or star, searched, sorted, in pages. */
import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { readPreview } from '@/events/log/preview';
import type { Preview } from '@/events/worlds';
import type { Database } from '../database/database';
import { scenarios, stars } from '../database/schema/community';
import { users } from '../database/schema/members';
import { type Author, authorOf } from './author';
import type { Category } from './categories';
import { type Paged, pageOf } from './paging';
import { isListed } from './visible';

/** Scenarios on a page. */
const CARDS_AT_ONCE = 24;

/** How a list is sorted; `best` is by how well the search fits, and by date without one. */
export type Sort = 'newest' | 'stars' | 'best';

/** A scenario as lists show it. */
export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
  /** What its author says of it; may be empty. */
  readonly description: string;
  readonly author: Author;
  readonly category: Category;
  /** null where it was made by a version whose pictures are not read any more. */
  readonly preview: Preview | null;
  readonly rounds: number;
  readonly stars: number;
  readonly createdAt: Date;
  /** Hidden by a moderator: only its author is shown it. */
  readonly isHidden: boolean;
}

/** What is to be listed. What is left out narrows nothing. */
export interface ListQuery {
  readonly category?: Category | undefined;
  readonly sort?: Sort | undefined;
  /** Words to search for, as search engines read them: in titles, descriptions, notes, names of authors and titles of lessons. */
  readonly q?: string | undefined;
  /** The id of a member whose scenarios are listed. */
  readonly author?: string | undefined;
  /** The id of a member whose starred scenarios are listed. */
  readonly starredBy?: string | undefined;
  /** From 1; beyond the last it is the last. */
  readonly page?: number | undefined;
  /** The id of whoever looks: authors see their own hidden ones. */
  readonly viewer?: string | undefined;
}

/**
 * Words as the database searches for them. Where English leaves all of them out, they are taken as
 * they are written: somebody may be called Will.
 */
const searched = (q: string) => {
  const english = sql`websearch_to_tsquery('english', ${q})`;
  const written = sql`websearch_to_tsquery('simple', ${q})`;
  return sql`case when numnode(${english}) > 0 then ${english} else ${written} end`;
};

function conditionOf({ category, q, author, starredBy, viewer }: ListQuery): SQL | undefined {
  const isOwn = viewer === undefined ? undefined : eq(scenarios.authorId, viewer);
  const isShown =
    isOwn && author === viewer
      ? and(isNull(users.bannedAt), or(isNull(scenarios.hiddenAt), isOwn))
      : isListed;
  return and(
    isShown,
    category === undefined ? undefined : eq(scenarios.category, category),
    author === undefined ? undefined : eq(scenarios.authorId, author),
    q === undefined ? undefined : sql`${scenarios.search} @@ ${searched(q)}`,
    starredBy === undefined
      ? undefined
      : sql`exists (select 1 from ${stars} where ${stars.userId} = ${starredBy} and ${stars.scenarioId} = ${scenarios.id})`,
  );
}

function orderOf({ sort = 'newest', q }: ListQuery): SQL[] {
  const byDate = [desc(scenarios.createdAt), desc(scenarios.id)];
  if (sort === 'stars') return [desc(scenarios.stars), ...byDate];
  if (sort === 'best' && q !== undefined) {
    return [sql`ts_rank(${scenarios.search}, ${searched(q)}) desc`, ...byDate];
  }
  return byDate;
}

const { id, title, description, category, preview, rounds, createdAt, hiddenAt } = scenarios;

/** What a card is made of: never the log itself, which can be long. */
const COLUMNS = {
  id,
  title,
  description,
  category,
  preview,
  rounds,
  createdAt,
  hiddenAt,
  stars: scenarios.stars,
  author: { id: users.id, name: users.name, pictureAt: users.pictureAt },
};

/** The scenarios of a page of a list, with how many there are on all pages. */
export async function listScenarios(
  db: Database,
  query: ListQuery = {},
): Promise<Paged<ScenarioCard>> {
  const where = conditionOf(query);
  const wanted = query.page ?? 1;
  const rowsFrom = (offset: number) =>
    db
      .select(COLUMNS)
      .from(scenarios)
      .innerJoin(users, eq(users.id, scenarios.authorId))
      .where(where)
      .orderBy(...orderOf(query))
      .limit(CARDS_AT_ONCE)
      .offset(offset);
  const counting = db
    .select({ total: count() })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(where);
  // Both at once: that there are fewer pages than wanted is the rare case.
  const [[counted], hoped] = await Promise.all([counting, rowsFrom((wanted - 1) * CARDS_AT_ONCE)]);
  const total = counted?.total ?? 0;
  const { page, pages, offset } = pageOf(total, CARDS_AT_ONCE, wanted);
  const rows = page === wanted ? hoped : await rowsFrom(offset);
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    rounds: row.rounds,
    stars: row.stars,
    createdAt: row.createdAt,
    isHidden: row.hiddenAt !== null,
    preview: readPreview(row.preview),
    author: authorOf(row.author),
  }));
  return { items, total, page, pages };
}

/** A text that is searched beside the scenarios, and its name. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The names of the texts that a search finds, by the rule that finds scenarios. */
export async function namesFound(
  db: Database,
  q: string,
  texts: readonly NamedText[],
): Promise<ReadonlySet<string>> {
  if (texts.length === 0) return new Set();
  const rows = sql.join(
    texts.map(({ name, text }) => sql`(${name}::text, ${text}::text)`),
    sql`, `,
  );
  const found = await db
    .select({ name: sql<string>`one.name` })
    .from(sql`(values ${rows}) as one (name, words)`)
    .where(sql`to_tsvector('english', one.words) @@ ${searched(q)}`);
  return new Set(found.map(({ name }) => name));
}

/** The name of a member whose scenarios may be listed; null for a stranger or somebody banned. */
export async function authorName(db: Database, authorId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, authorId), isNull(users.bannedAt)));
  return row?.name ?? null;
}
