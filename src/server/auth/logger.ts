/** What next-auth has to say, in the server’s log. Its codes are explained in docs/operate.md. */
import type { LoggerInstance } from 'next-auth';
import { logLine } from '../log';

/** A session that has ended: its member is gone or banned, or the password has changed. */
export class SessionEnded extends Error {}

function detailOf(metadata: unknown): string {
  if (metadata instanceof Error) return metadata.message;
  if (typeof metadata !== 'object' || metadata === null) return String(metadata ?? '');
  if ('error' in metadata && metadata.error instanceof Error) return metadata.error.message;
  // What a browser reports: its own words are kept apart from the server’s.
  if ('client' in metadata && 'message' in metadata) return `in a browser: ${metadata.message}`;
  return 'message' in metadata ? String(metadata.message) : '';
}

/** Codes are capital letters; what a browser makes up instead is not written as one. */
function codeOf(code: string): string {
  return /^[A-Z_0-9]{1,60}$/.test(code) ? code : 'CLIENT_LOG';
}

/** next-auth’s logger. Sessions that have ended are no errors. */
export const authLogger: LoggerInstance = {
  error(code, metadata) {
    if (metadata instanceof SessionEnded) return;
    logLine('error', codeOf(code), detailOf(metadata));
  },
  warn: (code) => logLine('warn', codeOf(code)),
  debug: () => {},
};
