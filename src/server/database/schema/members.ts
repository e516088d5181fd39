/** The tables of members and of what only they themselves see. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, created, time } from './columns';

/** Members. An e-mail address is kept in lower case, and shown to nobody but its owner. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').unique(),
  emailVerified: time('email_verified'),
  /** argon2id; null for who signs in by mail or elsewhere. */
  passwordHash: text('password_hash'),
  role: text('role', { enum: ['member', 'moderator'] })
    .notNull()
    .default('member'),
  bannedAt: time('banned_at'),
  /** Sessions of an earlier epoch have ended: it grows when a password changes. */
  sessionEpoch: integer('session_epoch').notNull().default(0),
  syncsProgress: boolean('syncs_progress').notNull().default(false),
  /** When the picture was uploaded; null where initials stand for it. */
  pictureAt: time('picture_at'),
  createdAt: created(),
});

/** A column that names a member, and goes with that member. */
export const member = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Uploaded pictures, re-encoded as WebP. */
export const pictures = pgTable('pictures', {
  userId: member('user_id').primaryKey(),
  data: bytes('data').notNull(),
});

/** Accounts at other sites that members sign in with. Their tokens are not kept: nothing is asked there. */
export const accounts = pgTable(
  'accounts',
  {
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    type: text('type').notNull(),
    userId: member('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerAccountId] }),
    index('accounts_user').on(table.userId),
  ],
);

/** Tokens of e-mail sign-in, hashed by next-auth. */
export const verificationTokens = pgTable(
  'verification_tokens',
  {
    identifier: text('identifier').notNull(),
    token: text('token').notNull(),
    expires: time('expires').notNull(),
  },
  (table) => [primaryKey({ columns: [table.identifier, table.token] })],
);

/** Tokens that were sent by mail to confirm an address or to set a new password; each works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: member('user_id'),
    purpose: text('purpose', { enum: ['confirm', 'reset'] }).notNull(),
    expires: time('expires').notNull(),
  },
  (table) => [index('mail_tokens_user').on(table.userId)],
);

/** Which lessons and tasks are met: what the browser keeps of progress, and no logs. */
export const progress = pgTable('progress', {
  userId: member('user_id').primaryKey(),
  data: jsonb('data').notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
