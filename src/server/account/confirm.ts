/** Confirming an e-mail address by the link that was sent to it. */
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit';
import { users } from '../database/schema/members';
import { give, refuse } from '../http/answer';
import { submission } from '../http/endpoint';
import { tokenField } from './fields';
import { useMailToken } from './mailToken';

/** POST: confirms the address that the token was sent to. A token works once. */
export const confirmAddress = submission(
  { access: 'anyone', limit: 'account', shape: z.strictObject({ token: tokenField }) },
  async ({ db, body, address }) => {
    const userId = await useMailToken(db, body.token, 'confirm');
    if (userId === null) {
      return refuse(410, 'This link was used already, or is older than 24 hours.');
    }
    await db
      .update(users)
      .set({ emailVerified: sql`coalesce(${users.emailVerified}, now())` })
      .where(eq(users.id, userId));
    await audit(db, { kind: 'address-confirmed', userId, address });
    return give({ confirmed: true });
  },
);
