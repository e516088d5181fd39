/** How the database names the board that a part of an assignment is on, and the logs that are kept of it. */

import { sql } from 'drizzle-orm';
import { parseLogText } from '@/events/log/parse';
import type { Log } from '@/events/worlds';
import { assignments } from '../database/schema/classroom';

/**
 * Reads a log that was accepted before it was kept.
 *
 * @throws where it cannot be read all the same
 */
export function readKeptLog(text: string): Log {
  const read = parseLogText(text);
  if ('problem' in read) throw new Error(`a kept log cannot be read: ${read.problem}`);
  return read.log;
}

/** The board that a log belongs to: a lesson’s number, `sandbox`, or `bills-` and the stage. */
export function boardIdOf(log: Log): string {
  return log.lesson === 'bills' ? `bills-${log.stage}` : String(log.lesson);
}

/** The lesson whose board an id names; null for the others. */
export function lessonOf(board: string): number | null {
  const lesson = Number(board);
  return Number.isInteger(lesson) ? lesson : null;
}

/** Whether an assignment has a part about a board; the stages of the bills count as one. */
export function isAbout(board: string) {
  const { parts } = assignments;
  return board === 'bills'
    ? sql`jsonb_path_exists(${parts}, '$.parts[*].board ? (@ starts with "bills-")')`
    : sql`${parts} @> ${JSON.stringify({ parts: [{ board }] })}::jsonb`;
}

/** Whether a part is on a board, as `isAbout` asks the database. */
export function isOnBoard({ board }: { readonly board: string }, asked: string): boolean {
  return asked === 'bills' ? board.startsWith('bills-') : board === asked;
}
