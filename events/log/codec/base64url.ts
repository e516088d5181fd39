/** Base64url (RFC 4648, without padding): the letters of links. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, at) => [letter, at]));

/** Bytes as letters. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 6; bits -= 6) text += LETTERS.charAt((held >>> (bits - 6)) & 63);
    held &= 63;
  }
  return bits > 0 ? text + LETTERS.charAt((held << (6 - bits)) & 63) : text;
}

/** The whole bytes that letters hold; null when one is no letter of this alphabet. */
export function fromBase64url(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let held = 0;
  let bits = 0;
  let length = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (held >>> bits) & 255;
    length += 1;
  }
  return bytes;
}
