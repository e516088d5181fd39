/**
 * The header of a payload: ten bytes for logs of up to 127 events.
 *
 *   byte 0      wire version (high four bits), log version (low four bits)
 *   byte 1      board: world (high two bits), lesson (low six bits)
 *   bytes 2, 3  how many bytes come after the first five, the higher byte first
 *   byte 4      CRC-8 of bytes 0 to 3
 *   then        event count, seven bits a byte, the lowest first; the eighth bit says that more follow
 *               a zero byte that adds nothing says that tasks follow the events
 *   4 bytes     CRC-32 of all bytes before it and of the coded events after it, the highest byte first
 *
 * The length has a fixed place and a check of its own because it decides whether
 * a payload is whole (the CRC-32 answers for it) or cut off (then nothing else could).
 */
import { crc8, crc32 } from './crc32';

/** What a header says. */
export interface Header {
  readonly wireVersion: number;
  readonly logVersion: number;
  readonly world: number;
  readonly lesson: number;
  /** Number of events. */
  readonly count: number;
  /** Whether tasks follow the events. Readers that know of none take no notice. */
  readonly hasTasks?: boolean;
}

/** A header that was read, and where it stands. */
export interface ReadHeader extends Header {
  /** Bytes of the whole payload. */
  readonly total: number;
  /** Bytes before the coded events. */
  readonly size: number;
  readonly checksum: number;
}

/** Lessons that one world can number. */
export const LESSONS_PER_WORLD = 64;

/** The length that stands for itself and anything longer; no link may be that long. */
const MAX_LENGTH = 0xffff;

const FIXED = 5;
const CHECKSUM = 4;
const COUNT_BYTES = 5;

/** A whole payload: the header, and the coded events. */
export function sealed(header: Header, body: Uint8Array): Uint8Array {
  const count = countBytes(header);
  const length = Math.min(count.length + CHECKSUM + body.length, MAX_LENGTH);
  const fixed = [
    header.wireVersion * 16 + header.logVersion,
    header.world * LESSONS_PER_WORLD + header.lesson,
    length >>> 8,
    length & 255,
  ];
  const head = [...fixed, crc8(Uint8Array.from(fixed)), ...count];
  const sum = crc32(Uint8Array.from(head), body);
  const sumBytes = [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  const payload = new Uint8Array(head.length + CHECKSUM + body.length);
  payload.set([...head, ...sumBytes]);
  payload.set(body, head.length + CHECKSUM);
  return payload;
}

function countBytes({ count, hasTasks }: Header): readonly number[] {
  const bytes: number[] = [];
  let rest = count;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return hasTasks ? [...bytes, rest + 128, 0] : [...bytes, rest];
}

/** The first byte's versions, which tell whether the rest can be read; null without a byte. */
export function readVersions(payload: Uint8Array): { wire: number; log: number } | null {
  const [first] = payload;
  return first === undefined ? null : { wire: first >>> 4, log: first & 15 };
}

/** Reads a header: `short` when it is cut off, `broken` when it cannot have been written so. */
export function readHeader(payload: Uint8Array): ReadHeader | 'short' | 'broken' {
  if (payload.length < FIXED) return 'short';
  const [versions = 0, boardNumber = 0, high = 0, low = 0, check] = payload;
  if (crc8(payload.subarray(0, FIXED - 1)) !== check) return 'broken';
  let count = 0;
  let size = FIXED;
  for (let unit = 1; ; unit *= 128) {
    const byte = payload[size];
    if (byte === undefined) return 'short';
    size += 1;
    count += (byte & 127) * unit;
    if (byte < 128) break;
    if (size - FIXED === COUNT_BYTES) return 'broken';
  }
  if (payload.length < size + CHECKSUM) return 'short';
  return {
    wireVersion: versions >>> 4,
    logVersion: versions & 15,
    world: Math.floor(boardNumber / LESSONS_PER_WORLD),
    lesson: boardNumber % LESSONS_PER_WORLD,
    total: FIXED + high * 256 + low,
    count,
    hasTasks: size > FIXED + 1 && payload[size - 1] === 0,
    size: size + CHECKSUM,
    checksum: new DataView(payload.buffer, payload.byteOffset).getUint32(size),
  };
}

/** Whether a payload that is all there is the one that was written. */
export function isIntact(payload: Uint8Array, { size, checksum }: ReadHeader): boolean {
  return crc32(payload.subarray(0, size - CHECKSUM), payload.subarray(size)) === checksum;
}
