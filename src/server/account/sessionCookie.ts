/** The session’s cookie as next-auth sets it, for where a session is renewed or ended by us. */
import { type NextRequest, NextResponse } from 'next/server';
import { encode } from 'next-auth/jwt';
import type { z } from 'zod/mini';
import type { done } from '@/src/contract/endpoint';
import { SESSION_LASTS, sessionCookieName, sessionName } from '../auth/member';
import { isSecure } from '../http/address';
import { type Done, ok } from '../http/answer';
import { serverSecret } from '../secret';

type Nothing = z.infer<typeof done>;

/** The answer that something was done, by which the browser keeps another cookie. */
function withCookie({ headers }: NextRequest, value: string, maxAge: number): Done<Nothing> {
  const secure = isSecure(headers);
  const carrier = new NextResponse();
  carrier.cookies.set(sessionCookieName(secure), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    expires: new Date(Date.now() + maxAge * 1000),
  });
  return { ...ok({}), headers: { 'Set-Cookie': carrier.headers.get('set-cookie') ?? '' } };
}

/**
 * An answer by which this browser stays signed in, with a session of the epoch that has begun.
 *
 * @throws where the server has no secret to sign with
 */
export async function staySignedIn(
  request: NextRequest,
  { id, epoch }: { readonly id: string; readonly epoch: number },
): Promise<Done<Nothing>> {
  const secret = await serverSecret();
  if (secret === null) throw new Error('a session cannot be signed: NEXTAUTH_SECRET is not given');
  const sid = await sessionName(request.cookies, isSecure(request.headers));
  const token = await encode({ token: { sub: id, epoch, sid }, secret, maxAge: SESSION_LASTS });
  return withCookie(request, token, SESSION_LASTS);
}

/** An answer after which nobody is signed in here. */
export function signedOut(request: NextRequest): Done<Nothing> {
  return withCookie(request, '', -1);
}
