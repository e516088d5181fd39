/** Codes in addresses that are permissions by themselves: whoever was given the address may use it. */
import { timingSafeEqual } from 'node:crypto';
import { codeFor } from './secret';

/**
 * The code of an address.
 *
 * @param purpose what the address is for: the code of one opens no other
 * @param words what it names beside that
 * @returns 32 hexadecimal digits, which nobody without the server’s secret can make
 */
export function addressCode(purpose: string, ...words: readonly string[]): Promise<string> {
  return codeFor([purpose, ...words].join('\n'));
}

/** Whether a code is the right one; how much of it is right cannot be told from how long it takes. */
export function isCode(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
