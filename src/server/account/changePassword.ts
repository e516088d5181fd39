/** Changing the password by whoever knows the present one. */
import { and, eq, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/account';
import * as sent from '@/src/contract/sent/account';
import { audit } from '../audit';
import { endSignInLinks } from '../auth/signInLinks';
import { mailTokens, users } from '../database/schema/members';
import { refuse } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { fitsPassword, hashPassword } from '../password';
import { staySignedIn } from './sessionCookie';

const SAME = refuse(
  400,
  'This is the password you have: choose another. Nothing was changed.',
  'next',
);
const WRONG = refuse(403, 'The current password is not right. Nothing was changed.', 'current');

/** PUT: changes the password. The sessions of all other devices end, this one goes on. */
export const changePassword = jsonCommand(
  contract.changePassword,
  sent.changePassword,
  { limit: 'password' },
  async ({ db, member, body, address, request }) => {
    const [user] = await db
      .select({ kept: users.passwordHash })
      .from(users)
      .where(eq(users.id, member.id));
    const kept = user?.kept ?? null;
    if (kept === null) {
      return refuse(409, 'This account has no password yet: ask for one by mail.');
    }
    if (!(await fitsPassword(body.current, kept))) return WRONG;
    if (body.next === body.current) return SAME;
    const passwordHash = await hashPassword(body.next);
    // All of it or nothing: this session goes on only with an answer that says so.
    const changed = await db.transaction(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({ passwordHash, sessionEpoch: sql`${users.sessionEpoch} + 1` })
        // Somebody else may have changed it meanwhile: then it is no longer the current one.
        .where(and(eq(users.id, member.id), eq(users.passwordHash, kept)))
        .returning({ epoch: users.sessionEpoch });
      if (!row) return null;
      // Links that were sent before would undo what this may be a remedy for.
      const isReset = and(eq(mailTokens.userId, member.id), eq(mailTokens.purpose, 'reset'));
      await tx.delete(mailTokens).where(isReset);
      await endSignInLinks(tx, member.id);
      await audit(tx, { kind: 'password-changed', userId: member.id, address });
      return row;
    });
    if (changed === null) return WRONG;
    return staySignedIn(request, { id: member.id, ...changed });
  },
);
