/** Logs of the banking world: what was done on the board of a lesson, or of a sandbox. */

import type { OwnTasks } from '../goals/readTasks';
import { isText } from '../guards';
import type { AnyLog } from '../world/world';
import type { BankingEvent } from './actions/registry';

/** A log of a lesson's board. */
export interface LessonLog {
  readonly world: 'banking';
  readonly lesson: number;
  /** Which of the lesson's named openings it starts from; left out for the one that the lesson opens with. */
  readonly opening?: string;
  readonly title?: string;
  readonly events: readonly BankingEvent[];
  /** Tasks of its own, which stand in place of the lesson's. */
  readonly tasks?: OwnTasks;
}

/** A log of a board with an opening of its own. */
export interface SandboxLog {
  readonly world: 'banking';
  readonly lesson: 'sandbox';
  readonly title?: string;
  readonly opening: readonly BankingEvent[];
  readonly events: readonly BankingEvent[];
  /** Tasks of its own. */
  readonly tasks?: OwnTasks;
}

/** How the name of an opening is written; a saved session's key holds it too. */
const OPENING_NAME = /^[a-z][a-z0-9-]{0,23}$/;

/** Whether a value is the name of an opening, or left out. */
export function isOpeningName(value: unknown): value is string | undefined {
  return value === undefined || (isText(value) && OPENING_NAME.test(value));
}

/** Whether a log is one of a lesson's board. */
export function isLessonLog(log: AnyLog): log is LessonLog {
  return log.world === 'banking' && log.lesson !== 'sandbox';
}
