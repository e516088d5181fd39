/** The tables of what members are told, and of how they wish to be told. */
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { assignments } from './classroom';
import { created, time } from './columns';
import { comments, scenarios } from './community';
import { member, users } from './members';

const scenario = (name: string) =>
  text(name).references(() => scenarios.id, { onDelete: 'cascade' });

/** The entries of the page of changes, as far as members have been told of them. */
export const announcedChanges = pgTable('announced_changes', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  path: text('path').notNull(),
  createdAt: created(),
});

/**
 * Notices to members (docs/decisions/0058). The columns that refer to what a notice is about delete it
 * together with that. `subject` repeats the id, so that nobody has two notices of one thing.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: member('user_id'),
    kind: text('kind', {
      enum: ['comment', 'reply', 'star', 'fork', 'hidden', 'assignment', 'due', 'feedback', 'news'],
    }).notNull(),
    /** The id of what it is about: a comment, a scenario, an assignment, an entry of the page of changes. */
    subject: text('subject').notNull(),
    /** Who did it; null where nobody is named. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The scenario that was starred, forked or commented on. */
    scenarioId: scenario('scenario_id'),
    /** What was published from it. */
    forkId: scenario('fork_id'),
    commentId: text('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    assignmentId: text('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    changeId: text('change_id').references(() => announcedChanges.id, { onDelete: 'cascade' }),
    /** When the first of what is gathered in it happened: stars since then are counted. */
    since: time('since').notNull().defaultNow(),
    /** When the last of it happened. */
    at: time('at').notNull().defaultNow(),
    readAt: time('read_at'),
    /** When it was taken into a letter; null where it was not yet. */
    mailedAt: time('mailed_at'),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.userId, table.kind, table.subject),
    index('notifications_newest').on(table.userId, table.at),
    index('notifications_scenario').on(table.scenarioId),
    index('notifications_fork').on(table.forkId),
    index('notifications_comment').on(table.commentId),
    index('notifications_assignment').on(table.assignmentId),
    index('notifications_change').on(table.changeId),
    index('notifications_actor').on(table.actorId),
  ],
);

/** How a member wishes to be told; whoever has no row has chosen nothing. */
export const notificationSettings = pgTable('notification_settings', {
  userId: member('user_id').primaryKey(),
  /** The kinds of which the member is not told. */
  muted: jsonb('muted').$type<string[]>().notNull().default([]),
  /** Whether what is new comes by mail, at most once a day. */
  mails: boolean('mails').notNull().default(false),
  /** Whether an instructor gets a letter about the classes each week. */
  digests: boolean('digests').notNull().default(false),
  mailedAt: time('mailed_at'),
  digestedAt: time('digested_at'),
  /** What the address of the calendar is made from; null where there is none. */
  calendarSeed: text('calendar_seed'),
});

/** Work that one server does at a time, and until when it has it: a server that died holds nothing for long. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: time('until').notNull(),
});
