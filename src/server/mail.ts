/** Mail, sent by the server that EMAIL_SERVER names: in plain text, and where it is regular in HTML too. */

import { eq } from 'drizzle-orm';
import type { SendVerificationRequestParams } from 'next-auth/providers/email';
import { createTransport } from 'nodemailer';
import { audit } from './audit';
import type { Database } from './database/database';
import { users } from './database/schema/members';
import { readEnvironment } from './environment';
import { hashOf } from './identifiers';
import { errorText, logLine } from './log';
import { countAgainst } from './rateLimit';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What is sent again and again to whoever asked for it: how it looks, and where it is ended. */
  readonly regular?: {
    readonly html: string;
    /** The address that ends it, which a mail program may ask for its user (RFC 8058). */
    readonly unsubscribe: string;
  };
}

/** Whether this server sends mail. */
export function sendsMail(): boolean {
  return readEnvironment().mail !== null;
}

/** The address of a page, as a link in mail needs it. */
export function linkTo(path: string): string {
  return new URL(path, readEnvironment().origin ?? 'http://localhost:3000').href;
}

/**
 * Sends a letter.
 *
 * @throws where no mail is set up, or the mail server refuses it
 */
export async function sendMail({ to, subject, text, regular }: Letter): Promise<void> {
  const { mail } = readEnvironment();
  if (mail === null) throw new Error('no mail is set up: EMAIL_SERVER is not given');
  const transport = createTransport(mail.server);
  try {
    // As an address and no more: a text would be looked through for names and for several addresses.
    const letter = { from: mail.from, to: { name: '', address: to }, subject, text };
    if (regular === undefined) await transport.sendMail(letter);
    else {
      const { html, unsubscribe } = regular;
      await transport.sendMail({ ...letter, html, headers: headersOf(unsubscribe) });
    }
  } finally {
    transport.close();
  }
}

/** The headers of a regular letter: how it is ended, and that no machine needs to answer it. */
function headersOf(unsubscribe: string) {
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  };
}

/** Whether a mail server has refused this letter for good; else it may take it, or others, another time. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  const { code, responseCode } = error;
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutLetter && typeof responseCode === 'number' && responseCode >= 500;
}

/** Lets a letter be sent that nobody waits for: how long the answer takes must not tell whether it was sent. Where it fails, the log says so. */
export function sendInBackground(writing: Promise<void>): void {
  writing.catch((error: unknown) => {
    logLine('error', 'MAIL_NOT_SENT', errorText(error));
  });
}

/**
 * Sends the link of an e-mail sign-in. So many to one address are dropped without a word, and so is
 * one to a member who is banned: the answer must not tell.
 */
export async function sendSignInMail(
  db: Database,
  { identifier, url }: Pick<SendVerificationRequestParams, 'identifier' | 'url'>,
): Promise<void> {
  if ((await countAgainst(db, 'mail', hashOf(identifier))) > 0) {
    await audit(db, { kind: 'rate-limited', detail: 'mail' });
    return;
  }
  const [user] = await db
    .select({ bannedAt: users.bannedAt })
    .from(users)
    .where(eq(users.email, identifier));
  if (user && user.bannedAt !== null) return;
  await sendMail({
    to: identifier,
    subject: 'Sign in to Tallystick',
    text: `Somebody, we hope you, asked to sign in to Tallystick with this address.\n\nOpen this link to sign in. It works once, within 24 hours:\n${url}\n\nIf it was not you, do nothing: nobody can sign in without this link.\n`,
  });
}
