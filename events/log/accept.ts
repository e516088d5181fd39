/** Accepting logs that people send in, to be published or handed in: only one that folds whole is kept. */
import { actionOf } from '../banking/actions/registry';
import { billsActionOf } from '../bills/registry';
import { known } from '../known';
import type { RefusedEvent } from '../world/fold';
import type { AnyFoldedLog } from './folded';
import { loadFolded } from './loadFolded';
import type { Log } from './log';
import { parseLogText } from './parse';

/** Events that a log which is sent in may hold, those of its opening among them. */
export const SENT_EVENTS = 2000;

/** Bytes that it may have: 256 kB. */
export const SENT_BYTES = 256 * 1024;

/** A log that was sent in, and what it folds to. */
export interface AcceptedLog {
  readonly log: Log;
  /** Nothing in it is refused. */
  readonly folded: AnyFoldedLog;
}

/** The event for which a log is turned away. */
interface RefusedAt extends RefusedEvent {
  /** The number that its round would have; in an opening, its place there, from 1. */
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
 */
export async function acceptLog(text: string): Promise<AcceptedLog | TurnedAwayLog> {
  if (isTooLarge(text)) {
    return turnedAway(
      'This log is larger than 256 kB, the most that can be published or handed in.',
    );
  }
  const read = parseLogText(text);
  if ('problem' in read) return turnedAway(read.problem);
  const { log, malformed } = read;
  const opening = log.lesson === 'sandbox' ? log.opening.length : 0;
  if (opening + log.events.length > SENT_EVENTS) {
    return turnedAway(
      'This log holds more than 2,000 events, the most that can be published or handed in.',
    );
  }
  const folded = known(await loadFolded(log), 'board of a log that was read');
  const refused = folded.refused ?? malformed;
  if (!refused) return { log, folded };
  const round = refused.inOpening ? refused.index + 1 : folded.rounds.length;
  return { problem: sentenceFor(log, { ...refused, round }), refused: { ...refused, round } };
}

/** Counts bytes only where characters leave it open: each is one byte or more. */
function isTooLarge(text: string): boolean {
  return text.length > SENT_BYTES || new TextEncoder().encode(text).length > SENT_BYTES;
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
  if (log.world === 'bills') {
    const event = log.events[index];
    return event ? billsActionOf(event).label : null;
  }
  const event = (inOpening && log.lesson === 'sandbox' ? log.opening : log.events)[index];
  return event ? actionOf(event).label : null;
}
