/**
 * What next-auth asks of the database: members, their accounts at other sites, tokens of e-mail
 * sign-in. Sessions are not kept: they are sealed tokens.
 */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { cleanEmail, nameOr } from '@/src/contract/names';
import type { Database } from '../database/database';
import { accounts, users, verificationTokens } from '../database/schema/members';
import { newId } from '../identifiers';
import { unlinkUnprovenAccounts } from './linkedAccounts';

type Row = typeof users.$inferSelect;

function adapterUser({ id, name, email, emailVerified }: Row): AdapterUser {
  return { id, name, email: email ?? '', emailVerified };
}

/**
 * Whoever confirms an address owns the account. A password that somebody set before that may be
 * another person’s, and so may be the sessions and the accounts at other sites: all of them end.
 */
async function confirm(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await unlinkUnprovenAccounts(tx, id);
    await tx
      .update(users)
      .set({
        emailVerified: sql`now()`,
        passwordHash: null,
        sessionEpoch: sql`${users.sessionEpoch} + 1`,
      })
      .where(and(eq(users.id, id), isNull(users.emailVerified)));
  });
}

async function userBy(db: Database, column: 'id' | 'email', value: string) {
  // PostgreSQL keeps no text with this sign in it, and takes the question for a fault.
  if (value.includes('\0')) return null;
  const [row] = await db.select().from(users).where(eq(users[column], value));
  return row ? adapterUser(row) : null;
}

/** next-auth’s adapter on our tables. */
export function adapterOn(db: Database): Adapter {
  return {
    async createUser({ name, email, emailVerified }: Omit<AdapterUser, 'id'>) {
      const [row] = await db
        .insert(users)
        // A picture elsewhere is not shown: no page asks another site for anything.
        .values({
          id: newId(),
          name: nameOr(name, email ?? ''),
          // GitHub tells none where it could not be asked for, whatever next-auth's type says.
          email: email ? cleanEmail(email) : null,
          emailVerified,
        })
        .returning();
      if (!row) throw new Error('a member was not kept');
      return adapterUser(row);
    },
    getUser: (id) => userBy(db, 'id', id),
    getUserByEmail: (email) => userBy(db, 'email', cleanEmail(email)),
    async getUserByAccount({ provider, providerAccountId }) {
      const [row] = await db
        .select({ user: users })
        .from(accounts)
        .innerJoin(users, eq(users.id, accounts.userId))
        .where(
          and(eq(accounts.provider, provider), eq(accounts.providerAccountId, providerAccountId)),
        );
      return row ? adapterUser(row.user) : null;
    },
    async updateUser({ id, emailVerified }) {
      if (emailVerified) await confirm(db, id);
      const user = await userBy(db, 'id', id);
      if (!user) throw new Error('a member to be changed is gone');
      return user;
    },
    async linkAccount({ provider, providerAccountId, type, userId }: AdapterAccount) {
      await db.insert(accounts).values({ provider, providerAccountId, type, userId });
    },
    async createVerificationToken(token) {
      await db.delete(verificationTokens).where(lt(verificationTokens.expires, sql`now()`));
      await db.insert(verificationTokens).values(token);
      return token;
    },
    async useVerificationToken({ identifier, token }) {
      if (identifier.includes('\0') || token.includes('\0')) return null;
      const [row] = await db
        .delete(verificationTokens)
        .where(
          and(eq(verificationTokens.identifier, identifier), eq(verificationTokens.token, token)),
        )
        .returning();
      return row ?? null;
    },
    // With sealed sessions next-auth never asks for these.
    createSession: () => Promise.reject(new Error('sessions are not kept')),
    getSessionAndUser: async () => null,
    updateSession: async () => null,
    deleteSession: async () => {},
  };
}
