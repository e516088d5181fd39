/**
 * The range coder: turns yes-or-no decisions, each with the probability that a
 * model gave it, into bytes and back. Writing and reading share one interface,
 * so that what describes a value is written once and serves both directions.
 */

/** Probabilities are counted in 65536ths. */
export const ONE = 0x10000;

/** Writes decisions, or reads them. */
export interface BitCoder {
  /**
   * Codes one decision.
   *
   * @param chance how likely a 1 is, in 65536ths, from 1 to 65535
   * @param bit what to write; ignored when reading
   * @returns what was written, or read
   */
  bit(chance: number, bit: number): number;
}

/** The last number of the part of an interval that stands for a 1. */
function splitOf(low: number, high: number, chance: number): number {
  const width = high - low;
  const coarse = width >>> 16;
  return low + coarse * chance + (((width & 0xffff) * chance) >>> 16);
}

const TOP = 0x1000000;
const WHOLE = 0x100000000;

/** Writes decisions into bytes. */
export class RangeEncoder implements BitCoder {
  private low = 0;
  private high = WHOLE - 1;
  private readonly written: number[] = [];

  bit(chance: number, bit: number): number {
    const split = splitOf(this.low, this.high, chance);
    if (bit === 1) this.high = split;
    else this.low = split + 1;
    while (((this.low ^ this.high) & 0xff000000) === 0) {
      this.written.push(Math.floor(this.high / TOP));
      this.low = (this.low * 256) % WHOLE;
      this.high = ((this.high * 256) % WHOLE) + 255;
    }
    return bit;
  }

  /** The bytes so far, closed by the fewest that decide the last decision. A reader takes zeros after them. */
  finish(): Uint8Array {
    if (this.low === 0) return Uint8Array.from(this.written);
    return Uint8Array.from([...this.written, Math.floor(this.low / TOP) + 1]);
  }
}

/** Reads decisions from bytes. */
export class RangeDecoder implements BitCoder {
  private low = 0;
  private high = WHOLE - 1;
  private code = 0;
  private position = 0;

  /**
   * @param tail the byte to read where there are none left: 0 after a whole
   * stream; 0 and 255 are the two ends of what a cut-off stream could have been
   */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly tail: 0 | 255,
  ) {
    for (let count = 0; count < 4; count += 1) this.code = this.code * 256 + this.next();
  }

  bit(chance: number): number {
    const split = splitOf(this.low, this.high, chance);
    const bit = this.code <= split ? 1 : 0;
    if (bit === 1) this.high = split;
    else this.low = split + 1;
    while (((this.low ^ this.high) & 0xff000000) === 0) {
      this.low = (this.low * 256) % WHOLE;
      this.high = ((this.high * 256) % WHOLE) + 255;
      this.code = ((this.code * 256) % WHOLE) + this.next();
    }
    return bit;
  }

  /** Whether more was read than any writer leaves to be read. */
  get overrun(): boolean {
    return this.position > this.bytes.length + 4;
  }

  private next(): number {
    const byte = this.bytes[this.position] ?? this.tail;
    this.position += 1;
    return byte;
  }
}
