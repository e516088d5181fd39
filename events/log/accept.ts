/** Accepting logs that people send in, to be published or handed in: only one that folds whole is kept. */
import type { RefusedEvent } from '../world/fold';
import { type AnyFoldedLog, type Log, worldNamed } from '../worlds';
import { loadFolded, notHere, type Shelf } from './folded';
import { openingOf } from './log';
import { parseLogText } from './parse';

/** Events that a log which is sent in may hold, those of its opening among them. */
export const MAX_SENT_EVENTS = 2000;

/** Bytes that it may have: 256 kB. */
export const MAX_SENT_BYTES = 256 * 1024;

/** A log that was sent in, and what it folds to. */
export interface AcceptedLog {
  readonly log: Log;
  /** Nothing in it is refused. */
  readonly folded: AnyFoldedLog;
}

/** The event for which a log is turned away. */
interface RefusedAt extends RefusedEvent {
  /** The number that its round would have; in an opening, its position there, from 1. */
  readonly round: number;
}

/** A log that is turned away. */
interface TurnedAwayLog {
  /** One plain sentence: at which round, and why. */
  readonly problem: string;
  /** null when no single event is to blame. */
  readonly refused: RefusedAt | null;
}

/**
 * Reads the text of a log file from outside and folds it with the rules that every
 * board has. Nothing in the text is trusted. Rejects only when the file of its board
 * cannot be fetched.
 *
 * @param shelf the boards that are handed in
 */
export async function acceptLog(text: string, shelf: Shelf): Promise<AcceptedLog | TurnedAwayLog> {
  if (isTooLarge(text)) {
    return turnedAway(
      'These steps take more than 256 kB, the most that can be published or handed in.',
    );
  }
  const read = parseLogText(text);
  if ('problem' in read) return turnedAway(read.problem);
  const { log, malformed } = read;
  if (openingOf(log).length + log.events.length > MAX_SENT_EVENTS) {
    return turnedAway(
      'These are more than 2,000 steps, the most that can be published or handed in.',
    );
  }
  const folded = await loadFolded(log, shelf);
  if (!folded) return turnedAway(notHere(log));
  const refused = folded.refused ?? malformed;
  if (!refused) return { log, folded };
  const round = refused.inOpening ? refused.index + 1 : folded.rounds.length;
  return { problem: sentenceFor(log, { ...refused, round }), refused: { ...refused, round } };
}

/** Counts bytes only where characters leave it open: each is one byte or more. */
function isTooLarge(text: string): boolean {
  return text.length > MAX_SENT_BYTES || new TextEncoder().encode(text).length > MAX_SENT_BYTES;
}

function turnedAway(problem: string): TurnedAwayLog {
  return { problem, refused: null };
}

/** "Step 4 (Transfer Money to Someone) is refused: …": the rule's own sentence, with where it applied. */
function sentenceFor(log: Log, refused: RefusedAt): string {
  const { round, message, inOpening } = refused;
  const label = labelOf(log, refused);
  const what = label === null ? '' : ` (${label})`;
  return `Step ${round}${inOpening ? ' of the opening' : ''}${what} is refused: ${message}`;
}

/** What the menu calls the event; null for one that is none at all. */
function labelOf(log: Log, { index, inOpening }: RefusedEvent): string | null {
  const event = (inOpening ? openingOf(log) : log.events)[index];
  return (event && worldNamed(log.world).rules.actions.named(event.type)?.label) ?? null;
}
