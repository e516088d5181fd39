/** Signing in with an e-mail address and a password. */
import { eq } from 'drizzle-orm';
import type { User } from 'next-auth';
import { cleanEmail, isEmail } from '@/src/contract/names';
import { audit } from '../audit';
import type { Database } from '../database/database';
import { users } from '../database/schema/members';
import type { Environment } from '../environment';
import { hashOf } from '../identifiers';
import { keepPace } from '../pace';
import { fitsPassword } from '../password';
import { countAgainst } from '../rateLimit';
import { type DeviceOwner, knownDevice, markFor } from './device';

/** Why somebody may not sign in although next-auth has no code for it; src/account/signInErrors.ts explains each. */
export type RefusedSignIn = 'TooManyAttempts' | 'EmailNotConfirmed' | 'AccessDenied';

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
  /** The mark of a device that the browser shows; null for none. */
  readonly device?: string | null;
}

/** A network that is over its pace, and the seconds after which it may try again. */
interface Slowed {
  readonly retryAfter: number;
}

type Row = typeof users.$inferSelect;

const ownerOf = ({ id, sessionEpoch }: Row): DeviceOwner => ({ id, epoch: sessionEpoch });

/** Somebody whose password fits, and the mark that their device is given. */
export interface SignedIn extends User {
  readonly device: string;
}

/**
 * The user whom an address and a password name.
 *
 * @returns null where they fit nobody, which takes as long as where they do; a code where they fit
 * or where nobody has looked, and it is refused all the same; when to ask again, where a network
 * tries too fast
 */
export async function userOfCredentials(
  db: Database,
  { mail }: Pick<Environment, 'mail'>,
  { email: typed, password, address, device = null }: Attempt,
): Promise<SignedIn | RefusedSignIn | Slowed | null> {
  const email = cleanEmail(typed);
  if (!isEmail(email)) return null;
  const limited = () => audit(db, { kind: 'rate-limited', address, detail: 'sign-in' });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const known = user ? await knownDevice(device, ownerOf(user)) : null;
  // One after the other: a network that is over its pace is slowed, and uses up nobody’s tries. A
  // device that the account knows does not wait behind strangers: its tries are few as it is.
  const retryAfter = known === null ? await keepPace(db, 'try', address) : 0;
  if (retryAfter > 0) {
    await limited();
    return { retryAfter };
  }
  // A known device counts by itself, all others together.
  const who = known === null ? hashOf(email) : `${hashOf(email)}:${known}`;
  if ((await countAgainst(db, 'sign-in', who)) > 0) {
    await limited();
    return 'TooManyAttempts';
  }
  const fits = await fitsPassword(password, user?.passwordHash ?? null);
  if (!user || !fits) {
    await audit(db, { kind: 'sign-in-failed', userId: user?.id ?? null, address });
    return null;
  }
  if (user.bannedAt !== null) return 'AccessDenied';
  // Where no mail is sent, nobody could confirm an address.
  if (mail !== null && user.emailVerified === null) return 'EmailNotConfirmed';
  const { id, name } = user;
  return { id, name, email: user.email, device: await markFor(device, ownerOf(user)) };
}
