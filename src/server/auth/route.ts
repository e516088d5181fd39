/** The door to next-auth, at /api/auth. */
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { audit } from '../audit';
import { database } from '../database/database';
import { addressOf, originOf } from '../http/address';
import { type Refused, refuse, responseOf } from '../http/answer';
import { readBytes } from '../http/body';
import { isSameOrigin } from '../http/csrf';
import { logLine, wordsOf } from '../log';
import { countAgainst } from '../rateLimit';
import { logOfBrowser } from './logger';
import { authOptions } from './options';
import { soundAddress } from './soundAddress';

interface Context {
  readonly params: Promise<{ readonly nextauth: string[] }>;
}

/** Bytes that a form of signing in may have: the longest password and address have room in it. */
const LONGEST = 16 * 1024;

const FOREIGN = refuse(403, 'This request did not come from a page of this site.');

const UNREADABLE = refuse(400, 'The request is not readable JSON.');

/** Whether it asks who is signed in, with no session to look at. */
function isAboutNobody({ nextUrl, cookies }: NextRequest): boolean {
  const isAsked = nextUrl.pathname === '/api/auth/session';
  return isAsked && !cookies.getAll().some(({ name }) => name.includes('next-auth.session-token'));
}

/** What the browser sent, read as far as a form goes: next-auth would read whatever comes. */
async function formIn(request: NextRequest): Promise<Uint8Array<ArrayBuffer> | Refused> {
  const db = await database();
  if (!isSameOrigin(request)) {
    const detail = `POST ${request.nextUrl.pathname}`;
    await audit(db, { kind: 'foreign-request', address: addressOf(request.headers), detail });
    return FOREIGN;
  }
  const bytes = await readBytes(request, LONGEST);
  if ('error' in bytes) return bytes;
  return isReadable(request, bytes) ? new Uint8Array(bytes) : UNREADABLE;
}

/** Whether what says that it is JSON is. */
function isReadable({ headers }: NextRequest, bytes: Uint8Array): boolean {
  if (!headers.get('content-type')?.includes('application/json')) return true;
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

/** Whether somebody has had links sent too often; a limit for each address written to comes later. */
async function asksTooOften({ headers }: NextRequest): Promise<boolean> {
  const [db, address] = [await database(), addressOf(headers)];
  if ((await countAgainst(db, 'mail-address', address)) === 0) return false;
  await audit(db, { kind: 'rate-limited', address, detail: 'mail-address' });
  return true;
}

/** Answers a form; null where that is for next-auth to do. */
async function answered(
  request: NextRequest,
  { params }: Context,
  form: Uint8Array,
): Promise<Response | null> {
  const [step, provider] = (await params).nextauth;
  if (step === '_log') return takeReport(request, form);
  if (step !== 'signin' || provider !== 'email' || !(await asksTooOften(request))) return null;
  // In next-auth’s own form, by which its client finds the code.
  const url = `${originOf(request.headers)}/registration/signin?error=TooManyAttempts`;
  return Response.json({ url }, { status: 429 });
}

async function answerForm(request: NextRequest, context: Context): Promise<Response> {
  const form = await formIn(request);
  if ('error' in form) return responseOf(form);
  const { url, headers } = request;
  const read = new NextRequest(url, { method: 'POST', headers, body: form });
  return (await answered(request, context, form)) ?? passOn(read, context);
}

async function passOn(request: NextRequest, context: Context): Promise<Response> {
  const sound = new NextRequest(soundAddress(request.url), request);
  const response: Response = await NextAuth(sound, context, await authOptions());
  return response;
}

/** Answers whatever is asked under /api/auth. */
export async function answerAuth(request: NextRequest, context: Context): Promise<Response> {
  // Whoever never signed in is asked for nothing and given nothing: no cookie, no look at the database.
  if (isAboutNobody(request))
    return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
  try {
    return await (request.method === 'POST' ? answerForm : passOn)(request, context);
  } catch (error) {
    logLine('error', 'AUTH_NOT_ANSWERED', wordsOf(error));
    const sentence = 'Signing in does not work at the moment. Nothing was changed.';
    return Response.json({ error: sentence }, { status: 500 });
  }
}
