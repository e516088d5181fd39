/** Who asks: the member behind a request’s session. */
import { eq } from 'drizzle-orm';
import { decode, type JWT } from 'next-auth/jwt';
import * as contract from '@/src/contract/account';
import { addressOf } from '@/src/contract/endpoint';
import type { Database } from '../database/database';
import { users } from '../database/schema/members';
import { serverSecret } from '../secret';

/** A member who is signed in. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: 'member' | 'moderator';
  /** The address of the picture; null where initials stand for it. */
  readonly image: string | null;
  readonly syncsProgress: boolean;
}

/** Where the session’s cookie is read from. */
export interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** Seconds that a session lasts after it was last used: 30 days. */
export const SESSION_LASTS = 30 * 24 * 60 * 60;

/** The name of next-auth’s cookie with the session; under https it has a prefix that only https may set. */
export function sessionCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Secure-' : ''}next-auth.session-token`;
}

/** The address of a member’s picture. It changes with the picture, so that browsers may keep it. */
export function pictureAddress(id: string, pictureAt: Date | null): string | null {
  const { showPicture } = contract;
  if (pictureAt === null) return null;
  return addressOf(showPicture, { params: { id }, query: { v: String(pictureAt.getTime()) } });
}

/**
 * The member whom a session’s token names, while that session lasts: it ends for all devices when
 * the password changes, and with a ban or the account.
 */
export async function memberOfToken(
  db: Database,
  token: { readonly sub?: string | undefined; readonly epoch?: unknown },
): Promise<Member | null> {
  if (token.sub === undefined) return null;
  const [user] = await db.select().from(users).where(eq(users.id, token.sub));
  if (!user || user.bannedAt !== null || user.sessionEpoch !== token.epoch) return null;
  const { id, name, role, pictureAt, syncsProgress } = user;
  return { id, name, role, image: pictureAddress(id, pictureAt), syncsProgress };
}

/** What a token holds; null for one that was tampered with, or sealed with an older secret. */
async function opened(token: string, secret: string): Promise<JWT | null> {
  try {
    return await decode({ token, secret });
  } catch {
    return null;
  }
}

/** What the session’s cookie holds; null where there is none, or none of ours. */
async function held(cookies: Cookies, isSecure: boolean): Promise<JWT | null> {
  const [token, secret] = [cookies.get(sessionCookieName(isSecure))?.value, await serverSecret()];
  return token === undefined || secret === null ? null : opened(token, secret);
}

/**
 * The name of the session by these cookies. It stays when the cookie is made anew, and nobody makes
 * another without signing in. Empty where the session began before there were names: to give it one
 * now would be to give every copy a name of its own.
 */
export async function sessionName(cookies: Cookies, isSecure: boolean): Promise<string> {
  return (await held(cookies, isSecure))?.sid ?? '';
}

/**
 * The member who is signed in by these cookies; null when nobody is.
 *
 * @throws where the database cannot be asked: then it is unknown who asks, which is not nobody
 */
export async function memberOf(
  db: Database,
  cookies: Cookies,
  isSecure: boolean,
): Promise<Member | null> {
  const token = await held(cookies, isSecure);
  return token === null ? null : memberOfToken(db, token);
}
