/** What the lessons' texts show on their boards: one log for each, read and folded when the site is built. */
import type { Lesson } from '@/events/lessons/lesson';
import { lessonBoard } from '@/events/log/boards';
import { fold } from '@/events/log/fold';
import { firstRound, lastRound } from '@/events/log/lines';
import type { LessonLog } from '@/events/log/log';
import { parseLog } from '@/events/log/parse';
import { extend, newTimeline, nodeAt } from '@/events/log/timeline';
import correspondentBanking from './correspondent-banking/demonstration.json';
import depositTransfers from './deposit-transfers/demonstration.json';

/** A lesson's demonstration, and the rounds that it and the lesson's opening have. */
interface Demonstration {
  readonly log: LessonLog;
  /** The number of the opening's earliest round: 0 or less. */
  readonly first: number;
  readonly last: number;
}

const FILES: ReadonlyMap<number, unknown> = new Map<number, unknown>([
  [2, depositTransfers],
  [10, correspondentBanking],
]);

/**
 * The demonstration of a lesson; null where its text has none.
 *
 * Throws when the log is not one of this lesson, or the rules refuse an event of it:
 * a text never shows what cannot be done.
 */
export function demonstrationOf(lesson: Lesson): Demonstration | null {
  const content = FILES.get(lesson.id);
  return content === undefined ? null : demonstrationIn(content, lesson);
}

/** A demonstration from a log file's content. Throws as `demonstrationOf` does. */
export function demonstrationIn(content: unknown, lesson: Lesson): Demonstration {
  const fault = (message: string) =>
    new Error(`the demonstration of lesson ${lesson.id}: ${message}`);
  const read = parseLog(content);
  if ('problem' in read) throw fault(read.problem);
  const { log, malformed } = read;
  if (malformed) throw fault(malformed.message);
  if (log.lesson === 'sandbox' || log.lesson === 'bills' || log.lesson !== lesson.id) {
    throw fault(`its log belongs to lesson ${log.lesson}`);
  }
  const blank = newTimeline(lessonBoard(lesson));
  const { round } = nodeAt(blank, blank.opening);
  const { rounds, refused } = fold(round, log.events, lesson.offers);
  if (refused) throw fault(refused.message);
  const timeline = extend(blank, blank.opening, rounds);
  return { log, first: firstRound(blank), last: lastRound(timeline, timeline.nodes.length - 1) };
}
