/** What an error of the database means for whoever asked something of the site. */

/**
 * - `silent`: the database cannot answer now, or not in time: nothing is known, and the same question may be
 *   answered in a moment.
 * - `vanished`: what a row was to refer to has been deleted meanwhile.
 * - `collided`: two transactions stood in each other’s way, and this one was undone.
 */
export type DatabaseFailure = 'silent' | 'vanished' | 'collided';

/** SQLSTATE codes, and classes of them by their first two signs (PostgreSQL’s Appendix A). */
const BY_CODE: Readonly<Record<string, DatabaseFailure>> = {
  '08': 'silent', // connection exception
  '53': 'silent', // insufficient resources: too many connections, disk full
  '57': 'silent', // operator intervention: shut down, statement_timeout
  '58': 'silent', // system error
  '55P03': 'silent', // lock_timeout
  '25006': 'silent', // only reading is allowed: another server is taking over
  '25P03': 'silent', // idle in a transaction for too long
  '55000': 'silent', // the database takes no connections
  ECONNREFUSED: 'silent',
  ECONNRESET: 'silent',
  ECONNABORTED: 'silent',
  EHOSTUNREACH: 'silent',
  ENETUNREACH: 'silent',
  ENOTFOUND: 'silent',
  EAI_AGAIN: 'silent',
  EPIPE: 'silent',
  ETIMEDOUT: 'silent',
  '23503': 'vanished', // foreign key violation
  '40P01': 'collided', // deadlock
  '40001': 'collided', // serialization failure
};

/** What the driver says without a code. */
const SILENT_WORDS =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/i;

function ownFailure(error: Error): DatabaseFailure | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    BY_CODE[code] ??
    BY_CODE[code.slice(0, 2)] ??
    (SILENT_WORDS.test(error.message) ? 'silent' : null)
  );
}

/** What an error, or one that caused it, tells of the database; null where it is another fault. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  let one = error;
  // A host with several addresses fails with an error for each.
  while (one instanceof Error) {
    const inner: unknown = one instanceof AggregateError ? one.errors[0] : one.cause;
    const found = ownFailure(one);
    if (found !== null) return found;
    one = inner;
  }
  return null;
}
