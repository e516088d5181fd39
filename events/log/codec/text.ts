/**
 * Text: code points in the manner of UTF-8, each byte foretold from the three
 * before it. Anything a string can hold comes back as it was.
 */

import { assertDefined } from '../../assert';
import type { Model } from './model';
import { chancesOf, codeTree } from './numbers';
import { TEXT, TEXT_LEAVES, TEXT_PRACTICE } from './tables';

/** Code points that one text may have; more is never written. */
export const MAX_TEXT_LENGTH = 4096;

/** A byte that begins no character in UTF-8: it ends the text. */
const END = 0x80;

const byteChances = chancesOf(8, TEXT_LEAVES);

/** Codes a text. */
export class TextCoder {
  private practised = false;

  constructor(private readonly model: Model) {}

  /** Codes one text; when reading, what is given is ignored. */
  code(text: string): string {
    if (!this.practised) {
      this.practised = true;
      this.model.practise(() => this.pass(TEXT_PRACTICE));
    }
    return this.pass(text);
  }

  private pass(text: string): string {
    const points = Array.from(text, (character) =>
      assertDefined(character.codePointAt(0), 'code point'),
    );
    const read: string[] = [];
    let before = 0;
    for (let at = 0; ; at += 1) {
      const point = points[at];
      const lead = this.byte(before, point === undefined ? END : leadOf(point));
      if (lead === END) return read.join('');
      const found = this.rest(lead, point ?? 0, (before << 8) | lead);
      if (found === null || at >= MAX_TEXT_LENGTH) {
        this.model.fail('damaged');
        return '';
      }
      before = ((before << 8) | (found & 127) | (found > 127 ? 128 : 0)) & 0xffffff;
      read.push(String.fromCodePoint(found));
    }
  }

  private byte(before: number, byte: number): number {
    this.model.look(TEXT, [-1, before & 0xff, (before & 0xffff) + 0x10000, before + 0x1000000]);
    return codeTree(this.model, 0, 8, byte, byteChances);
  }

  /** The code point that a first byte begins; null when none does. */
  private rest(lead: number, point: number, context: number): number | null {
    const more = followers(lead);
    if (more === null) return null;
    let found = more === 0 ? lead : lead & (0x3f >> more);
    this.model.look(TEXT, [-2, more, context & 0xffff, context & 0xffffff]);
    for (let left = more - 1; left >= 0; left -= 1) {
      const six = codeTree(this.model, (found + 1) * 64, 6, (point >>> (6 * left)) & 63);
      found = found * 64 + six;
    }
    return found > 0x10ffff ? null : found;
  }
}

function leadOf(point: number): number {
  if (point < 0x80) return point;
  if (point < 0x800) return 0xc0 | (point >>> 6);
  return point < 0x10000 ? 0xe0 | (point >>> 12) : 0xf0 | (point >>> 18);
}

/** Bytes that follow a first byte; null when it begins no character. */
function followers(lead: number): number | null {
  if (lead < 0x80) return 0;
  if (lead < 0xc0 || lead > 0xf7) return null;
  return lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
}
