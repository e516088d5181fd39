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
import { databaseFailure } from '../database/failure';
import { users } from '../database/schema/members';
import { type Environment, readEnvironment } from '../environment';
import { addressOf } from '../http/address';
import { newId } from '../identifiers';
import { errorText, logLine } from '../log';
import { sendInBackground, sendSignInMail } from '../mail';
import { serverSecret } from '../secret';
import { adapterOn } from './adapter';
import { userOfCredentials } from './credentials';
import { authLogger, SessionEnded } from './logger';
import { memberOfToken, SESSION_LASTS } from './member';
import { requestContext } from './requestContext';

type Provider = AuthOptions['providers'][number];

/** What an error is called in an address, into which next-auth would put its words; where the database was silent, that is noted. */
function configurationOf(code: string, error: unknown): 'Configuration' {
  logLine('error', code, errorText(error));
  if (databaseFailure(error) === 'silent') requestContext().databaseError = error;
  return 'Configuration';
}

function credentials(db: Database, environment: Environment): Provider {
  return CredentialsProvider({
    name: 'E-mail and password',
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    async authorize(given, request) {
      const { email, password } = given ?? {};
      if (typeof email !== 'string' || typeof password !== 'string') return null;
      const address = addressOf(new Headers(request.headers ?? {}));
      const attempt = { email, password, address, device: requestContext().device ?? null };
      const found = await userOfCredentials(db, environment, attempt).catch((error: unknown) =>
        configurationOf('CALLBACK_CREDENTIALS_HANDLER_ERROR', error),
      );
      if (typeof found === 'string') throw new Error(found);
      if (found === null) return null;
      if ('retryAfter' in found) {
        requestContext().retryAfter = found.retryAfter;
        throw new Error('NetworkBusy');
      }
      const { device, ...user } = found;
      requestContext().givenDevice = device;
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
function providersOf(db: Database, environment: Environment): Provider[] {
  const { mail, github, google } = environment;
  return [
    credentials(db, environment),
    ...(mail
      ? [
          EmailProvider({
            ...mail,
            normalizeIdentifier: mailAddress,
            // After the answer: the time it takes must not tell whether a letter was sent.
            sendVerificationRequest: (request) => sendInBackground(sendSignInMail(db, request)),
          }),
        ]
      : []),
    ...(github ? [GithubProvider(github)] : []),
    ...(google ? [GoogleProvider(google)] : []),
  ];
}

/** Whether a user is banned. */
async function isBanned(db: Database, id: string): Promise<boolean> {
  try {
    const [known] = await db
      .select({ bannedAt: users.bannedAt })
      .from(users)
      .where(eq(users.id, id));
    return known !== undefined && known.bannedAt !== null;
  } catch (error) {
    throw new Error(configurationOf('AUTH_NOT_ANSWERED', error));
  }
}

/** Looks up the member of a token. What fails is noted, for next-auth would delete the cookie and say nothing. */
async function lookedUp(db: Database, token: JWT) {
  try {
    return await memberOfToken(db, token);
  } catch (error) {
    requestContext().databaseError = error;
    throw error;
  }
}

const callbacksOn = (db: Database): NonNullable<AuthOptions['callbacks']> => ({
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
      return { sub: user.id, epoch: row?.epoch ?? 0, sid: newId() };
    }
    if (!(await lookedUp(db, token))) throw new SessionEnded('this session has ended');
    return token;
  },
  async session({ session, token }) {
    const member = await lookedUp(db, token);
    if (!member) throw new SessionEnded('this session has ended');
    return { expires: session.expires, user: member };
  },
});

/**
 * The options of this server, for one request.
 *
 * @throws where the database cannot be opened or the environment is wrong
 */
export async function authOptions(): Promise<AuthOptions> {
  const environment = readEnvironment();
  // Without an address of its own the site is reached under whatever name the request gives.
  if (environment.origin === null) process.env.AUTH_TRUST_HOST ??= '1';
  const [db, secret] = await Promise.all([database(), serverSecret()]);
  return {
    ...(secret === null ? {} : { secret }),
    adapter: adapterOn(db),
    providers: providersOf(db, environment),
    session: { strategy: 'jwt', maxAge: SESSION_LASTS },
    pages: {
      signIn: '/registration/signin',
      signOut: '/registration/signout',
      error: '/registration/error',
      verifyRequest: '/registration/verify',
    },
    callbacks: callbacksOn(db),
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
