/**
 * Links: a log in the part of an address after the `#`, which no server ever
 * sees: `log=PAYLOAD`, with `&round=N` where a round is linked. A payload comes
 * in one of two alphabets: base64url in links, base43 in QR codes.
 */

import type { Log } from '../worlds';
import { type CodeText, readCode, toCode } from './codec/base43';
import { fromBase64url, toBase64url } from './codec/base64url';
import { type Decoded, decodeLog, encodeLog, readableBytes } from './codec/payload';
import { MAX_LINK_LENGTH, type UnreadableLog } from './log';

/** Stands before a payload in the letters of QR codes; no base64url payload begins so. */
const CODE_MARK = '.';

/** A log as a link's payload; null when no link can carry it so that it is read back: a file still does. */
export function linkPayload(log: Log): string | null {
  const bytes = readableBytes(log);
  const payload = bytes && toBase64url(bytes);
  return payload !== null && payload.length <= MAX_LINK_LENGTH ? payload : null;
}

/**
 * A log as a link's payload, in base64url. A log that fits no link still has one,
 * which is not read back: see `linkPayload`. Throws on an event that no rules can
 * ever have let through: see EventCoder.write.
 */
export function encodeLink(log: Log): string {
  return toBase64url(encodeLog(log));
}

/** A log as the payload of a QR code: letters of its alphanumeric mode, the first a full stop. */
export function encodeCode(log: Log): string {
  return CODE_MARK + toCode(encodeLog(log));
}

/**
 * Reads a payload in either alphabet, whatever it is and wherever it comes from.
 *
 * @returns the log, as far as it is surely what was written; or why there is none
 */
export function decodePayload(payload: string): Decoded | UnreadableLog {
  if (payload.length > MAX_LINK_LENGTH) {
    return { problem: 'This link is longer than 64 kB, the most that a link may be.' };
  }
  if (payload === '') return { problem: 'This link holds no steps.' };
  if (payload.startsWith(CODE_MARK)) return decodeCode(payload.slice(CODE_MARK.length));
  const bytes = fromBase64url(payload);
  if (!bytes) return ILLEGAL;
  return decodeLog(bytes, (whole) => !whole || toBase64url(bytes) === payload);
}

const ILLEGAL = { problem: 'This link holds a character that no link has; copy it anew.' } as const;

function decodeCode(text: string): Decoded | UnreadableLog {
  const code: CodeText | null = readCode(text);
  if (!code) return ILLEGAL;
  return decodeLog(code.bytes, (whole) =>
    whole ? toCode(code.bytes) === text : code.announced > code.found,
  );
}

/** What stands after the `#` of an address. A round of null is not named: the log opens at round 0. */
export function fragmentOf(payload: string, round: number | null): string {
  return round === null ? `log=${payload}` : `log=${payload}&round=${round}`;
}

/** What a fragment asks for. */
export interface Fragment {
  readonly payload: string;
  /** The round to show; null when none, or none that is a whole number, is named. */
  readonly round: number | null;
}

/** Reads a fragment, with or without its `#`; null when it holds no log. */
export function readFragment(hash: string): Fragment | null {
  const parts = hash.replace(/^#/, '').split('&');
  const payload = partOf(parts, 'log');
  if (payload === null) return null;
  const round = partOf(parts, 'round') ?? '';
  return { payload, round: /^-?\d{1,9}$/.test(round) ? Number(round) : null };
}

function partOf(parts: readonly string[], name: string): string | null {
  const part = parts.find((one) => one.startsWith(`${name}=`));
  return part === undefined ? null : unescaped(part.slice(name.length + 1));
}

/** Undoes what messengers do to the few letters that they escape in links. */
function unescaped(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, digits: string) =>
    String.fromCharCode(Number(`0x${digits}`)),
  );
}

/** The payload in a whole address, in its fragment, or given by itself. */
export function payloadOf(linkOrPayload: string): string {
  const text = linkOrPayload.trim();
  const fragment = readFragment(text.slice(text.indexOf('#') + 1));
  return fragment?.payload ?? text;
}
