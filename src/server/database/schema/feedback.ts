/** The tables of feedback: what is said of hand-ins, and what was handed in before. */
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Work } from '@/src/contract/parts';
import { handIns } from './classroom';
import { created, time } from './columns';
import { users } from './members';

/** Comments on hand-ins, by those who teach the class, and the answers under them. */
export const handInComments = pgTable(
  'hand_in_comments',
  {
    id: text('id').primaryKey(),
    handInId: text('hand_in_id')
      .notNull()
      .references(() => handIns.id, { onDelete: 'cascade' }),
    /** Made by the browser that writes: a request that is sent twice writes once. */
    requestId: text('request_id').notNull(),
    /** The attempt that it is about. */
    attempt: integer('attempt').notNull(),
    /** The part of the assignment that it is about; null for the whole. */
    part: text('part'),
    /** The step of that part’s board; null for all of it, and for an answer. */
    step: integer('step'),
    /** The comment that it answers; null for one that answers none. */
    under: text('under').references((): AnyPgColumn => handInComments.id, { onDelete: 'cascade' }),
    /** Whether it is the learner’s, whoever that is: the hand-in says so, and may be moved. */
    isLearners: boolean('is_learners').notNull(),
    /** Who teaches and wrote it; null for the learner’s. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: created(),
    editedAt: time('edited_at'),
  },
  (table) => [
    uniqueIndex('hand_in_comments_request').on(table.handInId, table.requestId),
    index('hand_in_comments_order').on(table.handInId, table.createdAt),
    index('hand_in_comments_under').on(table.under),
    index('hand_in_comments_author').on(table.authorId),
  ],
);

/** What was handed in, time by time, the last one among them. */
export const handInAttempts = pgTable(
  'hand_in_attempts',
  {
    id: text('id').primaryKey(),
    handInId: text('hand_in_id')
      .notNull()
      .references(() => handIns.id, { onDelete: 'cascade' }),
    /** Which time it was, from 1. */
    attempt: integer('attempt').notNull(),
    /** What was done of each part, by its id. */
    work: jsonb('work').$type<Readonly<Record<string, Work>>>().notNull(),
    handedInAt: time('handed_in_at').notNull(),
  },
  (table) => [uniqueIndex('hand_in_attempts_one').on(table.handInId, table.attempt)],
);
