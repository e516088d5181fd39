/** The tables of what guards the site. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns';

/** How often something was done in the window that runs: see rateLimit.ts. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: time('until').notNull(),
});

/** Security events. No foreign keys: it outlives what it tells of. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    userId: text('user_id'),
    /** The address it came from, hashed with the server’s secret. */
    address: text('address'),
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('audit_events_at').on(table.at)],
);
