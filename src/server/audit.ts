/** The audit log: what happened that concerns the security of accounts and of the site. */
import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from './database/database';
import { auditEvents } from './database/schema/guards';
import { oneLine } from './log';
import { serverSecret } from './secret';

/** What is recorded. */
type AuditKind =
  | 'sign-up'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'account-linked'
  | 'address-confirmed'
  | 'password-changed'
  | 'reset-asked'
  | 'password-reset'
  | 'data-downloaded'
  | 'account-deleted'
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

/** One entry in so many takes old ones away. */
const SWEEP = 200;

async function hashedAddress(address: string | null | undefined): Promise<string | null> {
  if (!address) return null;
  const secret = (await serverSecret()) ?? '';
  return createHmac('sha256', secret).update(address).digest('hex').slice(0, 32);
}

/** Records an event. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  const { kind, userId = null, detail = '' } = entry;
  const address = await hashedAddress(entry.address);
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
