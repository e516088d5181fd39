/** Checksums: CRC-32 (polynomial 0xEDB88320) over a payload, CRC-8 (polynomial 0x07) over its first bytes. */

/** The CRC-32 of several runs of bytes, one after another: 0 to 2^32 - 1. */
export function crc32(...runs: readonly Uint8Array[]): number {
  let sum = 0xffffffff;
  for (const bytes of runs) {
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The CRC-8 of bytes, 0 to 255: it tells any change within eight neighbouring bits. */
export function crc8(bytes: Uint8Array): number {
  let sum = 0xff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x80 ? 0x07 : 0)) & 255;
  }
  return sum;
}
