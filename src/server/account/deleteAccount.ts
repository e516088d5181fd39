/** Deleting an account, and everything that belongs to it. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import * as contract from '@/src/contract/account';
import { DELETION_WORD } from '@/src/contract/limits';
import * as sent from '@/src/contract/sent/account';
import { audit } from '../audit';
import { endSignInLinks } from '../auth/signInLinks';
import type { Database } from '../database/database';
import { comments, moderationLog, reports, scenarios, stars } from '../database/schema/community';
import { users } from '../database/schema/members';
import { type Refused, refuse } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { fitsPassword } from '../password';
import { signedOut } from './sessionCookie';

/** What stands in the record of moderators for what went with an account. */
const GONE = 'Deleted with its account';

const FORMER = 'A former moderator';

type Proof = z.output<typeof sent.deleteAccount>;

async function refusedFor(proof: Proof, kept: string | null): Promise<Refused | null> {
  if (kept === null) {
    return proof.confirm === DELETION_WORD
      ? null
      : refuse(400, `Type “${DELETION_WORD}” to confirm. Nothing was deleted.`);
  }
  const fits = proof.password !== undefined && (await fitsPassword(proof.password, kept));
  return fits ? null : refuse(403, 'The password is not right. Nothing was deleted.');
}

/** Rows that belong to a member go with the member; this takes away what merely tells of them. */
async function takeTraces(db: Database, userId: string): Promise<void> {
  const starred = db.select({ id: stars.scenarioId }).from(stars).where(eq(stars.userId, userId));
  await db
    .update(scenarios)
    .set({ stars: sql`${scenarios.stars} - 1` })
    .where(inArray(scenarios.id, starred));
  const own = db.select({ id: scenarios.id }).from(scenarios).where(eq(scenarios.authorId, userId));
  const said = db
    .select({ id: comments.id })
    .from(comments)
    .where(or(eq(comments.authorId, userId), inArray(comments.scenarioId, own)));
  await db
    .delete(reports)
    .where(
      or(
        and(eq(reports.kind, 'scenario'), inArray(reports.subjectId, own)),
        and(eq(reports.kind, 'comment'), inArray(reports.subjectId, said)),
      ),
    );
  // That something was done, and why, stays on record; whom and what it was called does not.
  await db
    .update(moderationLog)
    .set({ subjectName: GONE })
    .where(
      or(
        and(eq(moderationLog.kind, 'member'), eq(moderationLog.subjectId, userId)),
        and(eq(moderationLog.kind, 'scenario'), inArray(moderationLog.subjectId, own)),
        and(eq(moderationLog.kind, 'comment'), inArray(moderationLog.subjectId, said)),
      ),
    );
  await db
    .update(moderationLog)
    .set({ moderatorName: FORMER })
    .where(eq(moderationLog.moderatorId, userId));
  await endSignInLinks(db, userId);
}

/**
 * DELETE: deletes the account of whoever asks, by the password, or, where it has none, by a word
 * that is typed. Scenarios, comments, stars, classes, hand-ins and progress go with it.
 */
export const deleteAccount = jsonCommand(
  contract.deleteAccount,
  sent.deleteAccount,
  { limit: 'deletion' },
  async ({ db, member, body, address, request }) => {
    const [user] = await db
      .select({ kept: users.passwordHash })
      .from(users)
      .where(eq(users.id, member.id));
    const refused = await refusedFor(body, user?.kept ?? null);
    if (refused) return refused;
    await db.transaction(async (tx) => {
      // First of all, as starring does: a star that is being given is counted before, or not at all.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update');
      await takeTraces(tx, member.id);
      await tx.delete(users).where(eq(users.id, member.id));
      await audit(tx, { kind: 'account-deleted', userId: member.id, address });
    });
    return signedOut(request);
  },
);
