/** The audit log: what happened that concerns the security of accounts and of the site. */
import { lt, sql } from 'drizzle-orm';
import type { Database } from './database/database';
import { auditEvents } from './database/schema/guards';
import { oneLine } from './log';
import { countAgainst } from './rateLimit';
import { codeFor } from './secret';

/** What is recorded. */
type AuditKind =
  | 'sign-up'
  | 'sign-up-again'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'account-linked'
  | 'address-confirmed'
  | 'password-changed'
  | 'sessions-ended'
  | 'reset-asked'
  | 'password-reset'
  | 'data-downloaded'
  | 'account-deleted'
  | 'seat-word-failed'
  | 'seat-word-renewed'
  | 'seat-claimed'
  | 'role-changed'
  | 'moderated'
  | 'foreign-request'
  | 'forbidden'
  | 'rate-limited';

interface AuditEntry {
  readonly kind: AuditKind;
  readonly userId?: string | null;
  /** The network address of the request; it is kept as a hash only. */
  readonly address?: string | null;
  readonly detail?: string;
}

/** Days that entries are kept. */
const DAYS = 90;

/** One entry in so many deletes those that are too old. */
const SWEEP = 200;

/** What anybody can cause as often as they like: of each kind only so many from one address are recorded. */
const CHEAP: readonly AuditKind[] = [
  'sign-in-failed',
  'seat-word-failed',
  'foreign-request',
  'forbidden',
  'rate-limited',
];

/** Records an event; of what can be caused at will, no more than the limit `audit` allows. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  const { kind, userId = null, detail = '' } = entry;
  const whence = entry.address ?? userId ?? detail;
  if (CHEAP.includes(kind) && (await countAgainst(db, 'audit', `${kind} ${whence}`)) > 0) return;
  const address = entry.address ? await codeFor(entry.address) : null;
  const [row] = await db
    .insert(auditEvents)
    .values({ kind, userId, address, detail: oneLine(detail) })
    .returning({ id: auditEvents.id });
  if (row && row.id % SWEEP === 0) {
    await db
      .delete(auditEvents)
      .where(lt(auditEvents.at, sql`now() - make_interval(days => ${DAYS})`));
  }
}
