/** Confirming an e-mail address by the link that was sent to it. */
import { eq, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/account';
import * as sent from '@/src/contract/sent/account';
import { audit } from '../audit';
import { users } from '../database/schema/members';
import { ok, refuse } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { fitsPassword } from '../password';
import { holderOfToken, spendMailToken } from './mailToken';

const GONE = refuse(410, 'This link was used already, or is older than 24 hours.');

const WRONG = refuse(
  403,
  'This is not the password that the account was made with. If it was not you who made it, ask for a new password: then the account is yours alone.',
);

/**
 * POST: confirms the address that the token was sent to. A token works once. It takes the password
 * of the account as well: somebody else may have signed up with this address and a password of
 * theirs, and whoever owns it would hand them a confirmed account.
 */
export const confirmAddress = jsonCommand(
  contract.confirmAddress,
  sent.confirmAddress,
  { limit: null },
  async ({ db, body, address }) => {
    const holder = await holderOfToken(db, body.token, 'confirm');
    if (!holder) return GONE;
    if (!(await fitsPassword(body.password, holder.passwordHash))) return WRONG;
    // A link that is used up without confirming would leave its owner with none.
    const userId = await db.transaction(async (tx) => {
      const id = await spendMailToken(tx, body.token, 'confirm');
      if (id === null) return null;
      await tx
        .update(users)
        .set({ emailVerified: sql`coalesce(${users.emailVerified}, now())` })
        .where(eq(users.id, id));
      await audit(tx, { kind: 'address-confirmed', userId: id, address });
      return id;
    });
    return userId === null ? GONE : ok({});
  },
);
