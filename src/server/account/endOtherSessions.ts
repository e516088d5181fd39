/** Ending the sessions of a member: those of a lost device, and those of whoever copied a cookie. */
import { eq, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/account';
import { audit } from '../audit';
import { endSignInLinks } from '../auth/signInLinks';
import { users } from '../database/schema/members';
import { NOT_SIGNED_IN } from '../http/asker';
import { command } from '../http/endpoint';
import { staySignedIn } from './sessionCookie';

/** DELETE: ends all sessions of whoever asks but this one, whose cookie is made anew, and links by which others would begin. */
export const endOtherSessions = command(
  contract.endOtherSessions,
  { limit: 'sessions' },
  async ({ db, member, address, request }) => {
    // All of it or nothing: this session goes on only with an answer that says so.
    const changed = await db.transaction(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(eq(users.id, member.id))
        .returning({ epoch: users.sessionEpoch });
      if (!row) return null;
      await endSignInLinks(tx, member.id);
      await audit(tx, { kind: 'sessions-ended', userId: member.id, address });
      return row;
    });
    if (changed === null) return NOT_SIGNED_IN;
    return staySignedIn(request, { id: member.id, ...changed });
  },
);
