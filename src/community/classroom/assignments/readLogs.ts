/** Reading the logs that somebody would send: what this browser keeps, a link, a file. Fetched with the codec when one is chosen. */

import { MAX_SENT_BYTES } from '@/events/log/accept';
import { handInProblem } from '@/events/log/fitting';
import { loadFolded } from '@/events/log/folded';
import { decodePayload, payloadOf } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { parseLog, parseLogText } from '@/events/log/parse';
import { type PrefixMatch, prefixMatch } from '@/events/timeline/prefixMatch';
import type { AnyEvent } from '@/events/world/board';
import { ownLogOf } from '@/src/board/scenario/ownLog';
import { SHELF } from '@/src/lessons/course/shelf';

/** A log as the text of a log file; or why there is none, in a sentence. */
export type ReadText = { readonly text: string } | { readonly problem: string };

/** What this browser keeps of a lesson. */
export interface OwnLog {
  readonly text: string;
  /** The number of its last step. */
  readonly steps: number;
  /** How it stands to what it is to be begun with. */
  readonly begun: PrefixMatch;
}

/**
 * The line of a lesson that was last shown in this browser; null where nothing was done in it.
 *
 * @param start what it is to be begun with
 */
export async function readOwn(
  lessonId: number,
  start: readonly AnyEvent[],
): Promise<OwnLog | null> {
  const log = await ownLogOf(lessonId);
  const folded = log && (await loadFolded(log, SHELF));
  if (!log || !folded) return null;
  const begun = prefixMatch(log.events, start);
  return { text: fileTextOf(log), steps: folded.rounds.length - 1, begun };
}

/** The steps that the text of a lesson shows, as the text of a log; a sentence where it shows none. */
export async function readShown(lessonId: number): Promise<ReadText> {
  const { DEMONSTRATIONS } = await import('@/src/lessons/demonstrations.generated');
  const read = parseLog(DEMONSTRATIONS.get(lessonId));
  return 'problem' in read
    ? { problem: 'The text of this lesson shows no steps: choose others.' }
    : { text: fileTextOf(read.log) };
}

/**
 * Why a log that was read cannot go on from another; null where it can.
 *
 * @param start the other, as the text of a log file
 */
export function unfitText(text: string, start: string): string | null {
  const [log, other] = [parseLogText(text), parseLogText(start)];
  // Whatever cannot be read here is for the server to judge.
  return 'problem' in log || 'problem' in other ? null : handInProblem(log.log, other.log, SHELF);
}

const NO_LINK = {
  problem:
    'There are no steps in this. Paste the whole link that Share gives, with all that stands after the sign #.',
} as const;

/** The log that a link carries. One that was cut off would not be what was played. */
export function readLink(link: string): ReadText {
  if (link.trim() === '') return { problem: 'Paste the link that Share gives.' };
  const payload = payloadOf(link);
  const decoded = decodePayload(payload);
  // Whatever was pasted was read as if it were the part after the sign #: what is wrong with that would mislead.
  if ('problem' in decoded) return payload === link.trim() ? NO_LINK : decoded;
  const { log, truncated } = decoded;
  if (truncated === null) return { text: fileTextOf(log) };
  return {
    problem: `This link was cut off: ${truncated.have} of its ${truncated.of} events are there. Copy it anew, or choose a file.`,
  };
}

/** The log that a file holds. */
export async function readFile(file: File | null): Promise<ReadText> {
  if (!file) return { problem: 'Choose the file that Share saved.' };
  if (file.size > MAX_SENT_BYTES) {
    return { problem: 'This file is larger than 256 kB, the most that can be handed in.' };
  }
  // A file that was written over since it was chosen is another one to the browser, which refuses it.
  const text = await file.text().catch(() => null);
  if (text === null) return { problem: 'This file has changed or is gone: choose it again.' };
  const read = parseLogText(text);
  return 'problem' in read ? read : { text };
}
