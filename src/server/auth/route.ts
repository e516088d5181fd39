/** The door to next-auth, at /api/auth. */
import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { logLine } from '../log';
import { authOptions } from './options';

interface Context {
  readonly params: Promise<{ readonly nextauth: string[] }>;
}

/** Bytes that a form of signing in may have: the longest password and address have room in it. */
const LONGEST = 16 * 1024;

const refused = (status: number, error: string) => Response.json({ error }, { status });

/** Whether it asks who is signed in, with no session to look at. */
function isAboutNobody({ nextUrl, cookies }: NextRequest): boolean {
  const isAsked = nextUrl.pathname === '/api/auth/session';
  return isAsked && !cookies.getAll().some(({ name }) => name.includes('next-auth.session-token'));
}

/** Answers whatever is asked under /api/auth. */
export async function answerAuth(request: NextRequest, context: Context): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST) {
    return refused(413, 'This is more than a form of signing in holds.');
  }
  // Whoever never signed in is asked for nothing and given nothing: no cookie, no look at the database.
  if (isAboutNobody(request))
    return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
  try {
    const options = await authOptions();
    const response: Response = await NextAuth(request, context, options);
    return response;
  } catch (error) {
    logLine('error', 'AUTH_NOT_ANSWERED', error instanceof Error ? error.message : '');
    return refused(500, 'Signing in does not work at the moment. Nothing was changed.');
  }
}
