/** What next-auth has to say, in the server’s log. Its codes are explained in docs/operate.md. */
import type { LoggerInstance } from 'next-auth';
import { databaseFailure } from '../database/failure';
import { errorText, logLine } from '../log';
import { requestContext } from './requestContext';

/** A session that has ended: its member is gone or banned, or the password has changed. */
export class SessionEnded extends Error {}

function detailOf(metadata: unknown): string {
  if (metadata instanceof Error) return errorText(metadata);
  if (typeof metadata !== 'object' || metadata === null) return String(metadata ?? '');
  if ('error' in metadata && metadata.error instanceof Error) return errorText(metadata.error);
  return 'message' in metadata ? String(metadata.message) : '';
}

/** How next-auth reports that the adapter failed, whose error it then takes for a link or an account that is none. */
const OF_ADAPTER = /^adapter_error_/;

/** next-auth’s logger. Sessions that have ended are no errors. */
export const authLogger: LoggerInstance = {
  error(code, metadata) {
    if (metadata instanceof SessionEnded) return;
    if (OF_ADAPTER.test(code) && databaseFailure(metadata) === 'silent')
      requestContext().databaseError = metadata;
    logLine('error', code, detailOf(metadata));
  },
  warn: (code) => logLine('warn', code),
  debug: () => {},
};

/** Codes of browsers are written as such; what one makes up instead is not written as a code. */
const CLIENT_CODE = /^CLIENT_[A-Z_0-9]{1,50}$/;

/**
 * Writes what a browser reports, as next-auth’s client sends it. Its words are kept apart from the
 * server’s, for anybody can send some.
 */
export function logOfBrowser(report: URLSearchParams): void {
  const code = report.get('code') ?? '';
  const level = report.get('level') === 'warn' ? 'warn' : 'error';
  const words = `in a browser: ${report.get('message') ?? ''}`;
  logLine(level, CLIENT_CODE.test(code) ? code : 'CLIENT_LOG', words);
}
