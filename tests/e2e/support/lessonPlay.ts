/** A lesson's frozen log, step by step: what is done for each event, and what it meets. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { roundNumber } from '@/events/timeline/lines';
import { nodeAt } from '@/events/timeline/timeline';
import type { Log } from '@/events/worlds';
import type { Lesson } from '@/src/lessons/course/lesson';
import { metInTree } from '@/src/lessons/course/progress';
import { acting, openingCursorOf } from '../../helpers/cursors';
import { frozenLog } from '../../helpers/logs';
import { type Filled, filledFor } from './filled';

/** One event of a log, on the way to its tasks. */
export interface PlayedEvent {
  readonly filled: Filled;
  /** The step that the board is at after it. */
  readonly step: number;
  /** For each task met by then, in order, the step whose event met it. */
  readonly metAt: readonly number[];
}

/** The events of the log that meets a lesson's tasks. */
export function playOf(lesson: Lesson): readonly PlayedEvent[] {
  let cursor = openingCursorOf(lesson.id);
  return eventsOf(lesson).map((event) => {
    const filled = filledFor(lesson, nodeAt(cursor.timeline, cursor.at).round, event);
    cursor = acting(cursor, event);
    return { filled, step: stepAt(cursor, cursor.at), metAt: metBy(lesson, cursor) };
  });
}

/** The frozen log that meets a lesson's tasks. */
export function tasksLog({ id }: Lesson): Log {
  return frozenLog(1, `lesson-${String(id).padStart(2, '0')}-tasks`);
}

function eventsOf(lesson: Lesson): readonly BankingEvent[] {
  const log = tasksLog(lesson);
  if (log.world !== 'banking') throw new Error(`${lesson.title}: its log is of another world`);
  return log.events;
}

const stepAt = ({ timeline }: Cursor<BankingRound>, node: number): number =>
  roundNumber(timeline, node);

function metBy({ tasks }: Lesson, cursor: Cursor<BankingRound>): readonly number[] {
  return metInTree(cursor.timeline, tasks).map((node) => stepAt(cursor, node));
}
