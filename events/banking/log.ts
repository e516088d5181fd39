/** Logs of the banking world: what was done on the board of a lesson, or of a sandbox. */
import type { AnyLog } from '../world/world';
import type { BankingEvent } from './actions/registry';

/** A log of a lesson's board. */
export interface LessonLog {
  readonly world: 'banking';
  readonly lesson: number;
  readonly title?: string;
  readonly events: readonly BankingEvent[];
}

/** A log of a board with an opening of its own. */
export interface SandboxLog {
  readonly world: 'banking';
  readonly lesson: 'sandbox';
  readonly title?: string;
  readonly opening: readonly BankingEvent[];
  readonly events: readonly BankingEvent[];
}

/** Whether a log is one of a lesson's board. */
export function isLessonLog(log: AnyLog): log is LessonLog {
  return log.world === 'banking' && log.lesson !== 'sandbox';
}
