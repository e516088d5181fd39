/** A new password for whoever forgot the old one: asked for, and set by a link in mail. */
import { eq, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/account';
import * as sent from '@/src/contract/sent/account';
import { audit } from '../audit';
import { unlinkUnprovenAccounts } from '../auth/linkedAccounts';
import { endSignInLinks } from '../auth/signInLinks';
import type { Database } from '../database/database';
import { mailTokens, users } from '../database/schema/members';
import { accepted, ok, refuse } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { hashOf } from '../identifiers';
import { linkTo, sendInBackground, sendMail, sendsMail } from '../mail';
import { hashPassword } from '../password';
import { countAgainst } from '../rateLimit';
import { newMailToken, spendMailToken } from './mailToken';

const NO_MAIL = 'This site sends no mail, so it cannot send a link.';

/** Said of a link that sets no password. */
export const LINK_OVER = 'This link was used already, or is older than an hour. Ask for another.';

/** Sends the link where the address has an account; so many to one address are dropped without a word. */
async function writeTo(db: Database, email: string, address: string): Promise<void> {
  if ((await countAgainst(db, 'mail', hashOf(email))) > 0) {
    await audit(db, { kind: 'rate-limited', address, detail: 'mail' });
    return;
  }
  const [user] = await db
    .select({ id: users.id, bannedAt: users.bannedAt })
    .from(users)
    .where(eq(users.email, email));
  await audit(db, { kind: 'reset-asked', userId: user?.id ?? null, address });
  if (!user || user.bannedAt !== null) return;
  const token = await newMailToken(db, user.id, 'reset');
  await sendMail({
    to: email,
    subject: 'A new password for Tallystick',
    text: `Somebody, we hope you, asked for a new password at Tallystick. Open this link to set one. It works once, within an hour:\n${linkTo(`/registration/reset?token=${token}`)}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
  });
}

/**
 * POST: asks for a link by which a new password is set. The answer is the same whether or not the
 * address has an account, and so is the time it takes: what differs is done after it.
 */
export const askReset = jsonCommand(
  contract.askReset,
  sent.askReset,
  { limit: null },
  async ({ db, body, address }) => {
    if (!sendsMail()) return refuse(503, NO_MAIL);
    sendInBackground(writeTo(db, body.email, address));
    return accepted({});
  },
);

/**
 * PUT: sets a new password by the token of a link. Whoever has the link reads the address’s mail,
 * which confirms it. All sessions end, other links work no longer, and neither do ways in through
 * other sites that were there before the address was confirmed.
 */
export const resetPassword = jsonCommand(
  contract.resetPassword,
  sent.resetPassword,
  { limit: null },
  async ({ db, body, address }) => {
    const passwordHash = await hashPassword(body.password);
    const userId = await db.transaction(async (tx) => {
      const id = await spendMailToken(tx, body.token, 'reset');
      if (id === null) return null;
      await unlinkUnprovenAccounts(tx, id);
      await tx
        .update(users)
        .set({
          passwordHash,
          emailVerified: sql`coalesce(${users.emailVerified}, now())`,
          sessionEpoch: sql`${users.sessionEpoch} + 1`,
        })
        .where(eq(users.id, id));
      await tx.delete(mailTokens).where(eq(mailTokens.userId, id));
      await endSignInLinks(tx, id);
      await audit(tx, { kind: 'password-reset', userId: id, address });
      return id;
    });
    return userId === null ? refuse(410, LINK_OVER) : ok({});
  },
);
