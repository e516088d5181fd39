/** Identifiers, tokens and their hashes. */
import { createHash, randomBytes } from 'node:crypto';

/** A new identifier: 16 characters that fit into an address. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** A token that nobody can guess, for a link in mail or to a class. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The SHA-256 of a text, in hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
