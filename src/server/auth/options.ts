/** next-auth’s options: providers, pages, what sessions carry. */
import { eq } from 'drizzle-orm';
import type { AuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import EmailProvider from 'next-auth/providers/email';
import GithubProvider from 'next-auth/providers/github';
import GoogleProvider from 'next-auth/providers/google';
import { cleanEmail, isEmail } from '@/src/contract/names';
import { audit } from '../audit';
import { type Database, database } from '../database/database';
import { users } from '../database/schema/members';
import { type Environment, readEnvironment } from '../environment';
import { addressOf } from '../http/address';
import { logLine, wordsOf } from '../log';
import { sendSignInMail, writtenLater } from '../mail';
import { serverSecret } from '../secret';
import { adapterOn } from './adapter';
import { userOfCredentials } from './credentials';
import { authLogger, SessionEnded } from './logger';
import { memberOfToken, SESSION_LASTS } from './member';

type Provider = AuthOptions['providers'][number];

function credentials(db: Database, environment: Environment, aside: Aside): Provider {
  return CredentialsProvider({
    name: 'E-mail and password',
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    async authorize(given, request) {
      const { email, password } = given ?? {};
      if (typeof email !== 'string' || typeof password !== 'string') return null;
      const address = addressOf(new Headers(request.headers ?? {}));
      const attempt = { email, password, address, device: aside.device ?? null };
      const found = await userOfCredentials(db, environment, attempt).catch((error: unknown) => {
        // next-auth would put the words of any error into an address.
        logLine('error', 'CALLBACK_CREDENTIALS_HANDLER_ERROR', wordsOf(error));
        return 'Configuration' as const;
      });
      if (typeof found === 'string') throw new Error(found);
      if (found === null) return null;
      const { device, ...user } = found;
      aside.givenDevice = device;
      return user;
    },
  });
}

/** The address that a link is asked for, as it is kept; next-auth answers for one that is none. */
function mailAddress(typed: unknown): string {
  const email = typeof typed === 'string' ? cleanEmail(typed) : '';
  if (!isEmail(email)) throw new Error('this is not an e-mail address');
  return email;
}

/** The ways to sign in that this server has been set up for. */
function providersOf(db: Database, environment: Environment, aside: Aside): Provider[] {
  const { mail, github, google } = environment;
  return [
    credentials(db, environment, aside),
    ...(mail
      ? [
          EmailProvider({
            ...mail,
            normalizeIdentifier: mailAddress,
            // After the answer: the time it takes must not tell whether a letter was sent.
            sendVerificationRequest: (request) => writtenLater(sendSignInMail(db, request)),
          }),
        ]
      : []),
    ...(github ? [GithubProvider(github)] : []),
    ...(google ? [GoogleProvider(google)] : []),
  ];
}

/** Whether a user is banned. Nothing of a failure gets into an address, where next-auth would put it. */
async function isBanned(db: Database, id: string): Promise<boolean> {
  try {
    const [known] = await db
      .select({ bannedAt: users.bannedAt })
      .from(users)
      .where(eq(users.id, id));
    return known !== undefined && known.bannedAt !== null;
  } catch (error) {
    logLine('error', 'AUTH_NOT_ANSWERED', wordsOf(error));
    throw new Error('Configuration');
  }
}

/** What goes past next-auth while it answers: it has no room for it. */
export interface Aside {
  /** Why who is signed in could not be looked up; left out where it could. It takes every fault for the end of the session. */
  unknown?: unknown;
  /** The mark of a device that the browser shows; left out where it shows none. */
  device?: string;
  /** The mark that the device is given, where a password has fitted. */
  givenDevice?: string;
}

/** Looks up the member of a token. What fails is noted, for next-auth would delete the cookie and say nothing. */
async function lookedUp(db: Database, token: JWT, aside: Aside) {
  try {
    return await memberOfToken(db, token);
  } catch (error) {
    aside.unknown = error;
    throw error;
  }
}

const callbacksOn = (db: Database, aside: Aside): NonNullable<AuthOptions['callbacks']> => ({
  async signIn({ user, email }) {
    // Whoever asks for a link has shown nothing yet, and is told nothing of the account.
    return email?.verificationRequest === true || !(await isBanned(db, user.id));
  },
  async jwt({ token, user }) {
    if (user) {
      const [row] = await db
        .select({ epoch: users.sessionEpoch })
        .from(users)
        .where(eq(users.id, user.id));
      // Nothing that a page may show belongs into the cookie: it is read anew.
      return { sub: user.id, epoch: row?.epoch ?? 0 };
    }
    if (!(await lookedUp(db, token, aside))) throw new SessionEnded('this session has ended');
    return token;
  },
  async session({ session, token }) {
    const member = await lookedUp(db, token, aside);
    if (!member) throw new SessionEnded('this session has ended');
    return { expires: session.expires, user: member };
  },
});

/**
 * The options of this server, for one request.
 *
 * @param aside what goes past next-auth, in and out
 * @throws where the database cannot be opened or the environment is wrong
 */
export async function authOptions(aside: Aside = {}): Promise<AuthOptions> {
  const environment = readEnvironment();
  // Without an address of its own the site is reached under whatever name the request gives.
  if (environment.origin === null) process.env.AUTH_TRUST_HOST ??= '1';
  const [db, secret] = await Promise.all([database(), serverSecret()]);
  return {
    ...(secret === null ? {} : { secret }),
    adapter: adapterOn(db),
    providers: providersOf(db, environment, aside),
    session: { strategy: 'jwt', maxAge: SESSION_LASTS },
    pages: {
      signIn: '/registration/signin',
      signOut: '/registration/signout',
      error: '/registration/error',
      verifyRequest: '/registration/verify',
    },
    callbacks: callbacksOn(db, aside),
    events: {
      signIn: ({ user, account, isNewUser }) =>
        audit(db, {
          kind: isNewUser ? 'sign-up' : 'sign-in',
          userId: user.id,
          detail: account?.provider ?? '',
        }),
      signOut: ({ token }) => audit(db, { kind: 'sign-out', userId: token.sub ?? null }),
      linkAccount: ({ user, account }) =>
        audit(db, { kind: 'account-linked', userId: user.id, detail: account.provider }),
    },
    logger: authLogger,
  };
}
