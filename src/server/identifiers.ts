/** Identifiers, tokens and their hashes. */
import { createHash, randomBytes } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '@/src/contract/joinCode';

/** A new identifier: 16 characters that fit into an address. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** A token that nobody can guess, for a link in mail. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** A token by which a device shows a seat: 256 random bits. */
export function newSeatToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A new code by which learners join a class. */
export function newJoinCode(): string {
  return newSigns(CODE_LENGTH);
}

/** A new word for a seat whose owner forgot theirs: as easy to read and to type as a code. */
export function newSeatWord(): string {
  return newSigns(8);
}

function newSigns(length: number): string {
  const bytes = [...randomBytes(length)];
  // 32 signs divide the 256 values of a byte: each is as likely as the others.
  return bytes.map((byte) => CODE_SIGNS.charAt(byte % CODE_SIGNS.length)).join('');
}

/** The SHA-256 of a text, in hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
