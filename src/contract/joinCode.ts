/** The codes by which learners join a class: short enough to be read off a wall and typed. */

/** Digits and letters that are not taken for one another, nor make words: those of Crockford’s base 32. */
export const CODE_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Signs of a code: 32 to the power of 10, 2^50, are too many to try. */
export const CODE_LENGTH = 10;

/** Where a code is parted for the eye. */
const HALF = CODE_LENGTH / 2;

/** A code as it is shown: in two halves. One of the longer ones that classes were given earlier stays whole. */
export function writtenCode(code: string): string {
  return code.length === CODE_LENGTH ? `${code.slice(0, HALF)}-${code.slice(HALF)}` : code;
}

/** What a sign that was written by hand stands for: letters that no code has are taken for the digits they look like. */
const MEANT: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

const SHORT = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);

/** What codes that classes were given earlier look like. */
const LONG = /^[\w-]{16,64}$/;

/**
 * The code that a text means, as it is kept: typed in capitals, with or without its hyphen, or as the
 * whole link.
 *
 * @returns null where it can be none
 */
export function readCode(text: string): string | null {
  const written = /\/join\/([\w-]+)/.exec(text)?.[1] ?? text.trim();
  const short = written
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[oil]/g, (sign) => MEANT[sign] ?? sign);
  if (SHORT.test(short)) return short;
  return LONG.test(written) ? written : null;
}
