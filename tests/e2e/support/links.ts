/** Links and files as somebody may send them: whole, cut off, damaged, or not ours at all. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { fileTextOf, type Log } from '@/events/log/log';

/** A payment between the customers of lesson 2; dollars. */
const payment = (from: 1 | 2, dollars: number): BankingEvent => ({
  type: 'transfer',
  from,
  fromBank: 0,
  to: from === 1 ? 2 : 1,
  toBank: 0,
  amount: dollars * 100,
});

/** Somebody else's play of lesson 2, in `steps` steps. */
function sharedLog(steps = 6): Log {
  const events = Array.from({ length: steps }, (_, index) =>
    index % 2 === 0 ? payment(1, 20 + index) : payment(2, 11 + index),
  );
  return { world: 'banking', lesson: 2, title: 'Six payments', events };
}

/** The payload of a link to it. */
export function sharedPayload(): string {
  return encodeLink(sharedLog());
}

/** The fragment of an address. */
export function fragment(payload: string, round: number | null = null): string {
  return `#${fragmentOf(payload, round)}`;
}

/** A payload with one of its characters changed. */
export function damaged(payload: string): string {
  const at = payload.length - 4;
  return `${payload.slice(0, at)}${payload[at] === 'A' ? 'B' : 'A'}${payload.slice(at + 1)}`;
}

/** A log file of it, with what a person may change in a file changed. */
export function fileOf(changes: (text: string) => string = (text) => text): string {
  return changes(fileTextOf(sharedLog()));
}
