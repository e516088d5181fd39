/** Opening the log that an address carries. Fetched, with the codec, when there is one to open. */
import { boardEntry, lessonPath } from '@/events/lessons/catalogue';
import type { BoardKey, Step } from '@/events/log/board';
import { decodePayload, readFragment } from '@/events/log/link';
import type { Log, RefusedEvent } from '@/events/log/log';
import type { LessonEvent, VisitEvent } from '@/machines/lesson';
import { type Game, SANDBOX_PATH } from './game';

/** What opening something led to: an event for the board, or another board's page to go to. */
export type Opened =
  | { readonly event: LessonEvent; readonly elsewhere: null }
  | { readonly event: null; readonly elsewhere: string };

/**
 * Reads a fragment.
 *
 * @returns null when it carries no log, or nothing but the opening that is shown, or one
 * that the page itself must open: a sandbox with another opening
 */
export async function openFragment(game: Game<Step>, hash: string): Promise<Opened | null> {
  const fragment = readFragment(hash);
  if (!fragment) return null;
  const decoded = decodePayload(fragment.payload);
  if ('problem' in decoded) return invalid(decoded.problem);
  const { log, truncated } = decoded;
  const problem = truncated === null ? null : cutOff(truncated);
  if (isOf(game, log) && isUntouched(log) && fragment.round === null && truncated === null) {
    return null;
  }
  if (isOf(game, log)) return visit(log, { round: fragment.round, problem, refused: null });
  const path = await pathOf(log);
  if (path === null) return invalid(notHere(log));
  if (path === SANDBOX_PATH && game.path === SANDBOX_PATH) return null;
  return { event: null, elsewhere: `${path}#${hash.replace(/^#/, '')}` };
}

function cutOff({ have, of }: { readonly have: number; readonly of: number }): string {
  return have === 0
    ? `This link was cut off: none of its ${of} events could be read, so the board shows the opening.`
    : `This link was cut off: ${have} of its ${of} events could be read, and the board shows them.`;
}

/** What is said of an address: the board then shows the opening, as the address names nothing else. */
function invalid(problem: string): Opened {
  return { event: { type: 'INVALID', problem }, elsewhere: null };
}

/** How a log was read, and the round to show of it. */
interface Arrival {
  /** null where none is named: it opens at round 0. */
  readonly round: number | null;
  readonly problem: string | null;
  readonly refused: RefusedEvent | null;
}

/** A log that opens on the board that asked. */
export function visit(log: Log, arrival: Arrival): Opened {
  return { event: visitOf(log, arrival), elsewhere: null };
}

/** The event that opens a log on its board. */
export function visitOf(log: Log, arrival: Arrival): VisitEvent {
  const { title = null, events } = log;
  return {
    type: 'VISIT',
    log: { board: keyOf(log), title, events },
    isDemonstration: false,
    ...arrival,
  };
}

/** The key of the board that a log belongs to. */
function keyOf(log: Log): BoardKey {
  return log.lesson === 'bills' ? `bills-${log.stage}` : log.lesson;
}

/** Whether a log holds an opening of its own and nothing more. */
function isUntouched(log: Log): boolean {
  return log.lesson === 'sandbox' && log.events.length === 0;
}

/** Whether a log belongs to this very game: sandboxes differ by their openings. */
export function isOf(game: Game<Step>, log: Log): boolean {
  if (keyOf(log) !== game.board.key) return false;
  const own = game.logOf([]);
  if (log.lesson !== 'sandbox' || own.lesson !== 'sandbox') return true;
  return JSON.stringify(log.opening) === JSON.stringify(own.opening);
}

/** The address of the page that plays a log; null when no page does. */
export async function pathOf(log: Log): Promise<string | null> {
  if (log.lesson === 'sandbox') return SANDBOX_PATH;
  if (log.lesson === 'bills') {
    const { billsStage } = await import('@/events/bills/stages');
    return billsStage(log.stage)?.path ?? null;
  }
  const owner = boardEntry(log.lesson);
  return owner ? lessonPath(owner) : null;
}

/** What is said where no page plays a log. */
export function notHere(log: Log): string {
  return log.lesson === 'bills'
    ? `This log belongs to stage ${log.stage} of the bills exercise, which is not here.`
    : `This log belongs to lesson ${log.lesson}, which is not here.`;
}
