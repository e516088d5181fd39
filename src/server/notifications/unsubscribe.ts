/**
 * Ending letters by a link in each of them, without signing in: its address carries a code that only
 * this server can make. A mail program ends them at once (RFC 8058); a link that is merely opened, by a
 * person or by a scanner of mail, shows a page with a button.
 */
import { eq } from 'drizzle-orm';
import { addressOf } from '@/src/contract/endpoint';
import { LETTER_KINDS } from '@/src/contract/noticeKinds';
import * as contract from '@/src/contract/notifications';
import { addressCode, isCode } from '../addressCode';
import type { Database } from '../database/database';
import { notificationSettings } from '../database/schema/notifications';
import { originOf } from '../http/address';
import { notFound } from '../http/answer';
import { readBytes } from '../http/body';
import { addressed, query } from '../http/endpoint';

/** A kind of letter. */
export type LetterKind = (typeof LETTER_KINDS)[number];

/** What an address says: whose letters, of which kind, and the code. */
interface Named {
  readonly id: string;
  readonly kind: string;
  readonly code: string;
}

const codeOf = ({ id, kind }: Omit<Named, 'code'>) => addressCode('letters', kind, id);

/** The path at which letters of a kind are ended for a member. */
export async function unsubscribePath(id: string, kind: LetterKind): Promise<string> {
  return addressOf(contract.unsubscribe, {
    params: { id, kind, code: await codeOf({ id, kind }) },
  });
}

/** The kind of letter that an address ends; null where the address is none that we gave. */
export async function letterAt(named: Named): Promise<LetterKind | null> {
  const kind = LETTER_KINDS.find((one) => one === named.kind);
  return kind !== undefined && isCode(named.code, await codeOf(named)) ? kind : null;
}

/** Bytes that the form of a mail program, or our own, may have. */
const MAX_FORM_BYTES = 1024;

const PAGE = '/registration/letters';

/** Leads to the page of an address, which shows a button, or says that it was pressed. */
function toPage(headers: Headers, { id, kind, code }: Named, isDone: boolean): Response {
  const query = new URLSearchParams({ id, kind, code, ...(isDone ? { done: 'yes' } : {}) });
  return new Response(null, {
    status: 303,
    headers: { Location: `${originOf(headers)}${PAGE}?${query}`, 'Cache-Control': 'no-store' },
  });
}

async function end(db: Database, id: string, kind: LetterKind): Promise<void> {
  const change = kind === 'news' ? { mails: false } : { digests: false };
  await db.update(notificationSettings).set(change).where(eq(notificationSettings.userId, id));
}

/**
 * GET: leads to the page with the button, which says so where the address is none that we gave. It
 * ends nothing: scanners of mail open links as well.
 */
export const showUnsubscribe = query(contract.showUnsubscribe, async ({ params, request }) =>
  toPage(request.headers, params, false),
);

/** POST: ends letters of the kind. A second time changes nothing. */
export const unsubscribe = addressed(contract.unsubscribe, async ({ db, params, request }) => {
  const kind = await letterAt(params);
  if (kind === null) return notFound('letter');
  const form = await readBytes(request, MAX_FORM_BYTES);
  if ('error' in form) return form;
  await end(db, params.id, kind);
  const said = new URLSearchParams(new TextDecoder().decode(form));
  // A mail program sends “List-Unsubscribe=One-Click”, as this form or in several parts.
  if (said.get('from') === 'page') return toPage(request.headers, params, true);
  return new Response('You get no more of these letters.\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
});
