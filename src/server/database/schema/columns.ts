/** Kinds of columns that several tables have. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** What the full-text search looks into. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A moment, with its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When the row was made. */
export const created = () => time('created_at').notNull().defaultNow();
