/** The tables of what members share, and of what moderators do about it. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, searchVector, time } from './columns';
import { member } from './members';

/** Published scenarios: a log each, with what was worked out when it was accepted. */
export const scenarios = pgTable(
  'scenarios',
  {
    id: text('id').primaryKey(),
    authorId: member('author_id'),
    /** What the author is called, for the search: it follows when the name changes. */
    authorName: text('author_name').notNull().default(''),
    /** Made by the browser that publishes: a request that is sent twice publishes once. */
    requestId: text('request_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    notes: text('notes').notNull().default(''),
    category: text('category', {
      enum: [
        'fundamentals',
        'towards-a-central-bank',
        'the-federal-reserve',
        'repos',
        'when-payment-stops',
        'the-central-bank-today',
        'bills',
        'sandbox',
      ],
    }).notNull(),
    /** The text of the log file. */
    logText: text('log_text').notNull(),
    /** How many rounds it has. */
    rounds: integer('rounds').notNull(),
    /** The picture of the last round, as events/banking/preview writes it. */
    preview: jsonb('preview').notNull(),
    forkedFrom: text('forked_from'),
    stars: integer('stars').notNull().default(0),
    createdAt: created(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    hiddenAt: time('hidden_at'),
    /** Whether lists, searches and feeds show it; else only whoever has its address sees it. */
    visibility: text('visibility', { enum: ['listed', 'unlisted'] })
      .notNull()
      .default('listed'),
    // A name is kept as it is written too: some, such as Will, are words that English searches leave out.
    search: searchVector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B') || setweight(to_tsvector('english', notes), 'C') || to_tsvector('english', coalesce(preview ->> 'title', '')) || to_tsvector('english', author_name) || to_tsvector('simple', author_name)`,
    ),
  },
  (table) => [
    uniqueIndex('scenarios_request').on(table.authorId, table.requestId),
    index('scenarios_newest').on(table.createdAt),
    index('scenarios_stars').on(table.stars, table.createdAt),
    index('scenarios_category').on(table.category, table.createdAt),
    index('scenarios_search').using('gin', table.search),
  ],
);

const scenario = (name: string) =>
  text(name)
    .notNull()
    .references(() => scenarios.id, { onDelete: 'cascade' });

/** Who starred what. */
export const stars = pgTable(
  'stars',
  {
    userId: member('user_id'),
    scenarioId: scenario('scenario_id'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scenarioId] }),
    index('stars_scenario').on(table.scenarioId),
  ],
);

/** Comments on scenarios: plain text. */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    scenarioId: scenario('scenario_id'),
    authorId: member('author_id'),
    requestId: text('request_id').notNull(),
    text: text('text').notNull(),
    createdAt: created(),
    /** When its words were last changed; null where they are the first. */
    editedAt: time('edited_at'),
    hiddenAt: time('hidden_at'),
  },
  (table) => [
    uniqueIndex('comments_request').on(table.authorId, table.requestId),
    index('comments_scenario').on(table.scenarioId, table.createdAt),
  ],
);

/** What members reported to the moderators: a scenario, or a comment on one. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    reporterId: member('reporter_id'),
    kind: text('kind', { enum: ['scenario', 'comment'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: created(),
    settledAt: time('settled_at'),
  },
  (table) => [
    uniqueIndex('reports_once').on(table.reporterId, table.kind, table.subjectId),
    index('reports_open').on(table.settledAt, table.createdAt),
  ],
);

/** What moderators did. Names are kept as they were: the log outlives the account. */
export const moderationLog = pgTable('moderation_log', {
  id: text('id').primaryKey(),
  moderatorId: text('moderator_id').notNull(),
  moderatorName: text('moderator_name').notNull(),
  action: text('action', { enum: ['hide', 'restore', 'ban', 'unban', 'dismiss'] }).notNull(),
  kind: text('kind', { enum: ['scenario', 'comment', 'member'] }).notNull(),
  subjectId: text('subject_id').notNull(),
  subjectName: text('subject_name').notNull(),
  reason: text('reason').notNull(),
  createdAt: created(),
});
