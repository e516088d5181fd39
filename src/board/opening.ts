/** Opening logs from outside: the address bar's fragment, a chosen or dropped file. */
import { lessonById, lessonPath } from '@/events/lessons/catalogue';
import type { Lesson } from '@/events/lessons/lesson';
import { openingPosition } from '@/events/log/boards';
import { LINK_EVENTS } from '@/events/log/codec/payload';
import { fold } from '@/events/log/fold';
import { decodePayload, encodeLink, fragmentOf, readFragment } from '@/events/log/link';
import {
  FILE_LIMIT,
  type LessonLog,
  LINK_LIMIT,
  type Log,
  type RefusedEvent,
} from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import type { LessonEvent } from '@/machines/lesson';

/** What opening something led to: an event for the board, or another lesson's page to go to. */
export type Opened =
  | { readonly event: LessonEvent; readonly elsewhere: null }
  | { readonly event: null; readonly elsewhere: string };

/** Reads a fragment; null when it carries no log. */
export function openFragment(lesson: Lesson, hash: string): Opened | null {
  const fragment = readFragment(hash);
  if (!fragment) return null;
  const decoded = decodePayload(fragment.payload);
  if ('problem' in decoded) return invalid(decoded.problem);
  const problem = decoded.truncated === null ? null : cutOff(decoded.truncated);
  return visit(lesson, decoded.log, {
    round: fragment.round,
    problem,
    refused: null,
    elsewhere: (path) => ({ event: null, elsewhere: `${path}#${hash.replace(/^#/, '')}` }),
  });
}

/** Reads a log file that was chosen or dropped. */
export async function openFile(lesson: Lesson, file: File): Promise<Opened> {
  if (file.size > FILE_LIMIT) {
    return invalid('This file is larger than 16 MB, the most that a log may be.');
  }
  const read = parseLogText(await file.text());
  if ('problem' in read) return invalid(read.problem);
  return visit(lesson, read.log, {
    round: null,
    problem: null,
    refused: read.malformed,
    elsewhere: (path, log) => linkTo(path, log, read.malformed),
  });
}

function cutOff({ have, of }: { readonly have: number; readonly of: number }): string {
  return have === 0
    ? `This link was cut off: none of its ${of} events could be read, so the board shows the opening.`
    : `This link was cut off: ${have} of its ${of} events could be read, and the board shows them.`;
}

function invalid(problem: string): Opened {
  return { event: { type: 'INVALID', problem }, elsewhere: null };
}

interface Arrival {
  readonly round: number | null;
  readonly problem: string | null;
  readonly refused: RefusedEvent | null;
  /** The address of the log on another lesson's page, or why it cannot travel there. */
  readonly elsewhere: (path: string, log: LessonLog) => Opened;
}

/** Boards that are not a lesson's. */
const OTHER_BOARDS = {
  sandbox: 'This log has an opening of its own, and no lesson can show it.',
  bills: 'This log is of the exercise with bills of exchange, and no lesson can show it.',
} as const;

/** The payload's lesson wins over the page's. */
function visit(lesson: Lesson, log: Log, arrival: Arrival): Opened {
  const { round, problem, refused } = arrival;
  if (log.lesson === 'sandbox' || log.lesson === 'bills') return invalid(OTHER_BOARDS[log.lesson]);
  if (log.lesson === lesson.id) {
    return { event: { type: 'VISIT', log, round, problem, refused }, elsewhere: null };
  }
  const owner = lessonById(log.lesson);
  return owner
    ? arrival.elsewhere(lessonPath(owner), log)
    : invalid(`This log belongs to lesson ${log.lesson}, which is not here.`);
}

/** A file of another lesson travels to that lesson's page as a link, when a link can carry it. */
function linkTo(path: string, log: LessonLog, malformed: RefusedEvent | null): Opened {
  const owner = lessonById(log.lesson);
  const title = owner?.title ?? '';
  const refused =
    malformed ?? (owner && fold(openingPosition(owner), log.events, owner.offers).refused);
  const payload = refused || log.events.length > LINK_EVENTS ? null : encodeLink(log);
  return payload !== null && payload.length <= LINK_LIMIT
    ? { event: null, elsewhere: `${path}#${fragmentOf(payload, null)}` }
    : invalid(`This log belongs to the lesson “${title}”. Open the file on that lesson's page.`);
}
