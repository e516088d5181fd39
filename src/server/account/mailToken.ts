/** Tokens that travel by mail. The database keeps their hashes only: whoever reads it can use none. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mailTokens, users } from '../database/schema/members';
import { hashOf, newToken } from '../identifiers';

type Purpose = (typeof mailTokens.purpose.enumValues)[number];

/** Hours that a token lasts. */
const HOURS: Readonly<Record<Purpose, number>> = { confirm: 24, reset: 1 };

/** A new token of a member; one of the same purpose that was sent before works no longer. */
export async function newMailToken(
  db: Database,
  userId: string,
  purpose: Purpose,
): Promise<string> {
  const token = newToken();
  const expires = sql`now() + make_interval(hours => ${HOURS[purpose]})`;
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
  await db.delete(mailTokens).where(lt(mailTokens.expires, sql`now()`));
  await db.insert(mailTokens).values({ tokenHash: hashOf(token), userId, purpose, expires });
  return token;
}

/** Whom a token was sent to, without using it up; null where it never was one, is used, or has run out. */
export async function holderOfToken(
  db: Database,
  token: string,
  purpose: Purpose,
): Promise<{ readonly userId: string; readonly passwordHash: string | null } | null> {
  const [row] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(
      and(
        eq(mailTokens.tokenHash, hashOf(token)),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.expires, sql`now()`),
      ),
    );
  return row ?? null;
}

/**
 * Uses a token up.
 *
 * @returns whose it was; null where it never was one, is used, or has run out
 */
export async function spendMailToken(
  db: Database,
  token: string,
  purpose: Purpose,
): Promise<string | null> {
  const [row] = await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.tokenHash, hashOf(token)), eq(mailTokens.purpose, purpose)))
    .returning({
      userId: mailTokens.userId,
      isValid: sql<boolean>`${mailTokens.expires} > now()`,
    });
  return row?.isValid ? row.userId : null;
}
