/** Signing in with an e-mail address and a password. */
import { eq } from 'drizzle-orm';
import type { User } from 'next-auth';
import { audit } from '../audit';
import type { Database } from '../database/database';
import { users } from '../database/schema/members';
import type { Environment } from '../environment';
import { hashOf } from '../identifiers';
import { cleanEmail, isEmail } from '../names';
import { keepPace } from '../pace';
import { fitsPassword } from '../password';
import { countAgainst } from '../rateLimit';

/** Why somebody may not sign in although next-auth has no code for it; src/account/signInErrors.ts explains each. */
export type RefusedSignIn = 'TooManyAttempts' | 'EmailNotConfirmed' | 'AccessDenied';

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * Whether somebody tries too often. A network address is slowed, so that one pupil cannot lock out a school.
 */
async function triesTooOften(
  db: Database,
  { email, address }: Pick<Attempt, 'email' | 'address'>,
): Promise<boolean> {
  // One after the other: a network that is over its pace uses up nobody’s tries.
  if ((await keepPace(db, 'try', address)) > 0) return true;
  return (await countAgainst(db, 'sign-in', hashOf(email))) > 0;
}

/**
 * The user whom an address and a password name.
 *
 * @returns null where they fit nobody, which takes as long as where they do; a code where they fit
 * or where nobody has looked, and it is refused all the same
 */
export async function userOfCredentials(
  db: Database,
  { mail }: Pick<Environment, 'mail'>,
  { email: typed, password, address }: Attempt,
): Promise<User | RefusedSignIn | null> {
  const email = cleanEmail(typed);
  if (!isEmail(email)) return null;
  if (await triesTooOften(db, { email, address })) {
    await audit(db, { kind: 'rate-limited', address, detail: 'sign-in' });
    return 'TooManyAttempts';
  }
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const fits = await fitsPassword(password, user?.passwordHash ?? null);
  if (!user || !fits) {
    await audit(db, { kind: 'sign-in-failed', userId: user?.id ?? null, address });
    return null;
  }
  if (user.bannedAt !== null) return 'AccessDenied';
  // Where no mail is sent, nobody could confirm an address.
  if (mail !== null && user.emailVerified === null) return 'EmailNotConfirmed';
  return { id: user.id, name: user.name, email: user.email };
}
