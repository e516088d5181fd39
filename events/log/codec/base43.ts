/**
 * Base43: the letters that a QR code stores most densely (its alphanumeric mode)
 * without space and percent sign, so that they also stand in a link. 21 bytes
 * become 31 letters. A shorter end is the beginning of such a block, as many
 * letters as settle its bytes; so the beginning of a text gives the beginning of
 * the bytes, wherever it was cut.
 */

import { itemAt } from '../../assert';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:';

const VALUES: ReadonlyMap<string, bigint> = new Map(
  [...LETTERS].map((letter, at) => [letter, BigInt(at)]),
);

const BASE = 43n;
const BLOCK_BYTES = 21;
const BLOCK_LETTERS = 31;

/** By number of bytes: how many letters fix that many bytes at the beginning of a block, whatever follows. */
const LETTERS_FOR: readonly number[] = Array.from({ length: BLOCK_BYTES + 1 }, (_, bytes) => {
  if (bytes === 0 || bytes === BLOCK_BYTES) return bytes === 0 ? 0 : BLOCK_LETTERS;
  const room = 256n ** BigInt(BLOCK_BYTES - bytes);
  let letters = 1;
  // Rounding up may waste one unit, and what follows may add another.
  while (2n * unitOf(letters) > room) letters += 1;
  return letters;
});

/** The place value of the last of a number of letters in a block. */
function unitOf(letters: number): bigint {
  return BASE ** BigInt(BLOCK_LETTERS - letters);
}

/** Bytes as letters. */
function toBase43(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
    text += blockToLetters(bytes.subarray(start, start + BLOCK_BYTES));
  }
  return text;
}

function blockToLetters(bytes: Uint8Array): string {
  let value = 0n;
  for (let at = 0; at < BLOCK_BYTES; at += 1) value = value * 256n + BigInt(bytes[at] ?? 0);
  const letters = itemAt(LETTERS_FOR, bytes.length);
  const unit = unitOf(letters);
  let rest = (value + unit - 1n) / unit;
  let text = '';
  for (let at = 0; at < letters; at += 1) {
    text = LETTERS.charAt(Number(rest % BASE)) + text;
    rest /= BASE;
  }
  return text;
}

/** The bytes that letters settle, whatever might follow them; null when one is no letter of this alphabet. */
function fromBase43(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let start = 0; start < text.length; start += BLOCK_LETTERS) {
    const block = lettersToBlock(text.slice(start, start + BLOCK_LETTERS));
    if (!block) return null;
    bytes.push(...block);
  }
  return Uint8Array.from(bytes);
}

function lettersToBlock(letters: string): Uint8Array | null {
  let value = 0n;
  for (const letter of letters) {
    const digit = VALUES.get(letter);
    if (digit === undefined) return null;
    value = value * BASE + digit;
  }
  const unit = unitOf(letters.length);
  if (value * unit > MAX_BLOCK) return null;
  const least = bytesOf(value * unit);
  const most = bytesOf(value * unit + unit - 1n);
  const settled = LETTERS_FOR.findLastIndex((needed) => needed <= letters.length);
  const parted = least.findIndex((byte, at) => byte !== most[at]);
  return least.subarray(0, parted === -1 ? settled : Math.min(settled, parted));
}

const MAX_BLOCK = 256n ** BigInt(BLOCK_BYTES) - 1n;

/** The bytes of a block's value; of the largest, when the value passes it. */
function bytesOf(value: bigint): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  let rest = value > MAX_BLOCK ? MAX_BLOCK : value;
  for (let at = BLOCK_BYTES - 1; at >= 0; at -= 1) {
    block[at] = Number(rest & 255n);
    rest >>= 8n;
  }
  return block;
}

/** Letters that say how many letters the bytes have. */
const LENGTH_LETTERS = 3;

/**
 * Bytes as the text of a code: first how many letters follow, then those. A
 * wrong letter spreads over its whole block, so a code must say by itself where
 * it ends: what reads as the beginning of something longer is then known to be one.
 */
export function toCode(bytes: Uint8Array): string {
  const letters = toBase43(bytes);
  let rest = letters.length;
  let announced = '';
  for (let at = 0; at < LENGTH_LETTERS; at += 1) {
    announced = LETTERS.charAt(rest % LETTERS.length) + announced;
    rest = Math.floor(rest / LETTERS.length);
  }
  return announced + letters;
}

/** A code as it was found. */
export interface CodeText {
  /** The bytes that the letters found settle. */
  readonly bytes: Uint8Array;
  /** How many letters there should be. */
  readonly announced: number;
  /** How many letters there are. */
  readonly found: number;
}

/** Reads a code, or the beginning of one; null when a letter is none of this alphabet. */
export function readCode(text: string): CodeText | null {
  let announced = 0;
  for (const letter of text.slice(0, LENGTH_LETTERS)) {
    const digit = LETTERS.indexOf(letter);
    if (digit === -1) return null;
    announced = announced * LETTERS.length + digit;
  }
  const letters = text.slice(LENGTH_LETTERS);
  const bytes = fromBase43(letters);
  return bytes && { bytes, announced, found: letters.length };
}
