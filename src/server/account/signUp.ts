/** Signing up with an e-mail address and a password. */
import * as contract from '@/src/contract/account';
import * as sent from '@/src/contract/sent/account';
import { audit } from '../audit';
import type { Database } from '../database/database';
import { users } from '../database/schema/members';
import { accepted } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { hashOf, newId } from '../identifiers';
import { linkTo, sendInBackground, sendMail, sendsMail } from '../mail';
import { hashPassword } from '../password';
import { countAgainst } from '../rateLimit';
import { newMailToken } from './mailToken';

/** Makes a member, unless the address belongs to one. */
async function makeMember(
  db: Database,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<string | null> {
  const [row] = await db
    .insert(users)
    .values({ id: newId(), name, email, passwordHash })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return row?.id ?? null;
}

/** Writes to the address, to its owner or to whoever becomes it; so many are dropped without a word. */
async function writeTo(db: Database, email: string, userId: string | null): Promise<void> {
  if ((await countAgainst(db, 'mail', hashOf(email))) > 0) {
    await audit(db, { kind: 'rate-limited', detail: 'mail' });
    return;
  }
  if (userId === null) {
    await sendMail({
      to: email,
      subject: 'You have an account at Tallystick',
      text: `Somebody, perhaps you, tried to sign up to Tallystick with this address. It has an account already, so nothing was changed.\n\nSign in: ${linkTo('/registration/signin')}\nForgotten the password? ${linkTo('/registration/forgot')}\n`,
    });
    return;
  }
  const token = await newMailToken(db, userId, 'confirm');
  await sendMail({
    to: email,
    subject: 'Confirm your address for Tallystick',
    text: `Welcome to Tallystick. Open this link to confirm that this address is yours. It works once, within 24 hours:\n${linkTo(`/registration/confirm?token=${token}`)}\n\nIf you did not sign up, do nothing.\n`,
  });
}

/**
 * POST: makes an account. The answer is the same whether or not the address had one already, and
 * so is the time it takes: what differs is done after it. `confirm` says whether a link was sent by mail that comes first.
 */
export const signUp = jsonCommand(
  contract.signUp,
  sent.signUp,
  { limit: null },
  async ({ db, body: { name, email, password }, address }) => {
    const passwordHash = await hashPassword(password);
    const userId = await db.transaction(async (tx) => {
      const id = await makeMember(tx, { name, email, passwordHash });
      const kind = id === null ? 'sign-up-again' : 'sign-up';
      await audit(tx, { kind, userId: id, address, detail: 'credentials' });
      return id;
    });
    if (sendsMail()) sendInBackground(writeTo(db, email, userId));
    return accepted({ confirm: sendsMail() });
  },
);
