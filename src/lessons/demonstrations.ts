/** What the lessons' texts show on their boards: one log for each, read and folded when the site is built. */

import { lessonBoard } from '@/events/banking/board/boards';
import { type BankingRound, fold } from '@/events/banking/board/rules';
import { isLessonLog, type LessonLog } from '@/events/banking/log';
import { parseLog } from '@/events/log/parse';
import { firstRound, lastRound } from '@/events/timeline/lines';
import { extend, newTimeline, nodeAt } from '@/events/timeline/timeline';
import type { Lesson } from './course/lesson';
import { lessonAt } from './course/openings';
import { DEMONSTRATIONS } from './demonstrations.generated';

/** A lesson's demonstration, and the rounds that it and the opening that it starts from have. */
interface Demonstration {
  readonly log: LessonLog;
  /** What stands before its first event: the rounds of its opening. */
  readonly start: readonly BankingRound[];
  /** The number of the opening's earliest round: 0 or less. */
  readonly first: number;
  readonly last: number;
}

const found = new Map<number, Demonstration>();

/**
 * The demonstration of a lesson.
 *
 * Throws when there is none, when the log is not one of this lesson, or when the rules refuse an
 * event of it: a text never shows what cannot be done.
 */
export function demonstrationOf(lesson: Lesson): Demonstration {
  const known = found.get(lesson.id);
  if (known) return known;
  const demonstration = demonstrationIn(DEMONSTRATIONS.get(lesson.id), lesson);
  found.set(lesson.id, demonstration);
  return demonstration;
}

/** A demonstration from a log file's content. Throws as `demonstrationOf` does. */
export function demonstrationIn(content: unknown, lesson: Lesson): Demonstration {
  const fault = (message: string) =>
    new Error(`the demonstration of lesson ${lesson.id}: ${message}`);
  const read = parseLog(content);
  if ('problem' in read) throw fault(read.problem);
  const { log, malformed } = read;
  if (malformed) throw fault(malformed.message);
  if (!isLessonLog(log) || log.lesson !== lesson.id) {
    throw fault(`its log belongs to lesson ${log.lesson}`);
  }
  const opened = lessonAt(lesson, log.opening);
  if (!opened) throw fault(`it has no opening “${log.opening}”`);
  const blank = newTimeline(lessonBoard(opened));
  const { round } = nodeAt(blank, blank.opening);
  const { rounds, refused } = fold(round, log.events, lesson.offers);
  if (refused) throw fault(refused.message);
  const timeline = extend(blank, blank.opening, rounds);
  const { start } = lessonBoard(opened);
  return {
    log,
    start,
    first: firstRound(blank),
    last: lastRound(timeline, timeline.nodes.length - 1),
  };
}
