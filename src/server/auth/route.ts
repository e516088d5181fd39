/** The door to next-auth, at /api/auth. */
import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { audit } from '../audit';
import { database } from '../database/database';
import { databaseFailure } from '../database/failure';
import { addressOf, isSecure, originOf } from '../http/address';
import { FOREIGN, type Refused, refuse, responseOf } from '../http/answer';
import { readBytes } from '../http/body';
import { isSameOrigin } from '../http/csrf';
import { silence } from '../http/silence';
import { errorText, logLine } from '../log';
import { keepPace } from '../pace';
import { countAgainst } from '../rateLimit';
import { deviceCookie, deviceCookieName } from './device';
import { logOfBrowser } from './logger';
import { authOptions } from './options';
import { type AuthRequestContext, withRequestContext } from './requestContext';
import { leadsSomewhere, RETURN_COOKIE, sanitizeUrl, soundForm } from './sanitizeUrl';

interface Context {
  readonly params: Promise<{ readonly nextauth: string[] }>;
}

/** Bytes that a form of signing in may have: the longest password and address have room in it. */
const MAX_FORM_BYTES = 16 * 1024;

const UNREADABLE = refuse(400, 'The request is not readable JSON.');

/** Whether it asks who is signed in. */
function isAboutSession({ nextUrl }: NextRequest): boolean {
  return nextUrl.pathname === '/api/auth/session';
}

/** Whether it asks that with no session to look at. */
function isAboutNobody(request: NextRequest): boolean {
  const { cookies } = request;
  return (
    isAboutSession(request) &&
    !cookies.getAll().some(({ name }) => name.includes('next-auth.session-token'))
  );
}

/** What the browser sent, read as far as a form goes: next-auth would read whatever comes. */
async function formIn(request: NextRequest): Promise<Uint8Array<ArrayBuffer> | Refused> {
  const db = await database();
  if (!isSameOrigin(request)) {
    const detail = `POST ${request.nextUrl.pathname}`;
    await audit(db, { kind: 'foreign-request', address: addressOf(request.headers), detail });
    return FOREIGN;
  }
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if ('error' in bytes) return bytes;
  return isReadable(request, bytes) ? new Uint8Array(bytes) : UNREADABLE;
}

function saysJson({ headers }: NextRequest): boolean {
  return headers.get('content-type')?.includes('application/json') === true;
}

/** Whether what says that it is JSON is. */
function isReadable(request: NextRequest, bytes: Uint8Array): boolean {
  if (!saysJson(request)) return true;
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/** Takes in what a browser reports; so many from one address are dropped without a word. */
async function takeReport({ headers }: NextRequest, form: Uint8Array): Promise<Response> {
  if ((await countAgainst(await database(), 'browser-log', addressOf(headers))) === 0) {
    logOfBrowser(new URLSearchParams(new TextDecoder().decode(form)));
  }
  return Response.json({});
}

/** Seconds to wait where links are asked for too fast from a network; a limit for each address written to comes later. */
async function asksTooFast({ headers }: NextRequest): Promise<number> {
  const [db, address] = [await database(), addressOf(headers)];
  const wait = await keepPace(db, 'request', address);
  if (wait > 0) await audit(db, { kind: 'rate-limited', address, detail: 'request' });
  return wait;
}

/** Answers a form; null where that is for next-auth to do. */
async function answered(
  request: NextRequest,
  { params }: Context,
  form: Uint8Array,
): Promise<Response | null> {
  const [step, provider] = (await params).nextauth;
  if (step === '_log') return takeReport(request, form);
  if (step !== 'signin' || provider !== 'email') return null;
  const wait = await asksTooFast(request);
  if (wait === 0) return null;
  // In next-auth’s own form, by which its client finds the code.
  const url = `${originOf(request.headers)}/registration/signin?error=NetworkBusy`;
  return Response.json({ url }, { status: 429, headers: { 'Retry-After': String(wait) } });
}

async function answerForm(request: NextRequest, context: Context): Promise<Response> {
  const form = await formIn(request);
  if ('error' in form) return responseOf(form);
  const { url, headers } = request;
  const body = soundForm(form, saysJson(request), request.nextUrl.origin);
  const read = new NextRequest(url, { method: 'POST', headers, body });
  return (await answered(request, context, form)) ?? passOn(read, context);
}

/** Drops the way back that a browser keeps where it leads nowhere: next-auth would fail at it. */
async function dropUnsoundReturn(request: NextRequest): Promise<void> {
  for (const { name, value } of request.cookies.getAll()) {
    const isReturn = RETURN_COOKIE.test(name);
    if (isReturn && !leadsSomewhere(value, request.nextUrl.origin)) (await cookies()).delete(name);
  }
}

/** next-auth’s answer to a network that is over its pace: 401 says nothing of coming again. Where it leads elsewhere it stays so. */
function slowed(answer: Response, seconds: number): Response {
  const { body, headers, status } = answer;
  if (status !== 401) return answer;
  const response = new Response(body, { status: 429, headers });
  response.headers.set('Retry-After', String(seconds));
  return response;
}

/** @throws where the database could not be asked: next-auth’s answer would end the session, or blame the password or the link */
async function passOn(request: NextRequest, context: Context): Promise<Response> {
  await dropUnsoundReturn(request);
  const secure = isSecure(request.headers);
  const device = request.cookies.get(deviceCookieName(secure))?.value;
  const known: AuthRequestContext = device === undefined ? {} : { device };
  const sound = new NextRequest(sanitizeUrl(request.url), request);
  const response: Response = await withRequestContext(known, async () =>
    NextAuth(sound, context, await authOptions()),
  );
  if (known.databaseError !== undefined) throw known.databaseError;
  if (known.givenDevice !== undefined) {
    response.headers.append('Set-Cookie', deviceCookie(known.givenDevice, secure));
  }
  const { retryAfter } = known;
  return retryAfter === undefined ? response : slowed(response, retryAfter);
}

/** Whether it is asked for by a method that it does not take: next-auth would answer as if it had failed. */
function isMisasked({ method }: NextRequest, [step, provider]: readonly string[]): boolean {
  return method !== 'POST' && step === 'callback' && provider === 'credentials';
}

/** Whether a browser is led here, by a link in mail or from another site: whoever reads the answer is a person. */
function isLedHere({ method }: NextRequest, [step]: readonly string[]): boolean {
  return method === 'GET' && step === 'callback';
}

/** The page that says in words that the site cannot answer now. */
function silencePage({ headers }: NextRequest): Response {
  return Response.redirect(`${originOf(headers)}/registration/error?error=NoAnswer`, 302);
}

/** Answers whatever is asked under /api/auth. */
export async function answerAuth(request: NextRequest, context: Context): Promise<Response> {
  // Whoever never signed in is asked for nothing and given nothing: no cookie, no look at the database.
  if (isAboutNobody(request))
    return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
  const steps = (await context.params).nextauth;
  if (isMisasked(request, steps)) {
    return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  }
  try {
    return await (request.method === 'POST' ? answerForm : passOn)(request, context);
  } catch (error) {
    logLine('error', 'AUTH_NOT_ANSWERED', errorText(error));
    // Who is signed in is unknown then, and not nobody: no answer of this kind touches the cookie.
    if (isAboutSession(request) || databaseFailure(error) === 'silent') {
      return isLedHere(request, steps) ? silencePage(request) : silence();
    }
    const sentence = 'Signing in does not work at the moment. Nothing was changed.';
    return Response.json({ error: sentence }, { status: 500 });
  }
}
