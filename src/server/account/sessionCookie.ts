/** The session’s cookie as next-auth sets it, for where a session is renewed or ended by us. */
import { type NextRequest, NextResponse } from 'next/server';
import { encode } from 'next-auth/jwt';
import { SESSION_LASTS, sessionCookieName, sessionName } from '../auth/member';
import { isSecure } from '../http/address';
import { serverSecret } from '../secret';

function withCookie({ headers }: NextRequest, data: object, value: string, maxAge: number) {
  const secure = isSecure(headers);
  const response = NextResponse.json(data, { headers: { 'Cache-Control': 'no-store' } });
  response.cookies.set(sessionCookieName(secure), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    expires: new Date(Date.now() + maxAge * 1000),
  });
  return response;
}

/**
 * An answer by which this browser stays signed in, with a session of the epoch that has begun.
 *
 * @throws where the server has no secret to sign with
 */
export async function staySignedIn(
  request: NextRequest,
  { id, epoch }: { readonly id: string; readonly epoch: number },
  data: object,
): Promise<Response> {
  const secret = await serverSecret();
  if (secret === null) throw new Error('a session cannot be signed: NEXTAUTH_SECRET is not given');
  const sid = await sessionName(request.cookies, isSecure(request.headers));
  const token = await encode({ token: { sub: id, epoch, sid }, secret, maxAge: SESSION_LASTS });
  return withCookie(request, data, token, SESSION_LASTS);
}

/** An answer after which nobody is signed in here. */
export function signedOut(request: NextRequest, data: object): Response {
  return withCookie(request, data, '', -1);
}
