/** Opening logs from outside: the address bar's fragment, a chosen or dropped file. */
import { lessonById, lessonPath } from '@/events/lessons/catalogue';
import type { Lesson } from '@/events/lessons/lesson';
import { decodePayload, encodeLink, fragmentOf, readFragment } from '@/events/log/link';
import { FILE_LIMIT, type Log, type RefusedEvent } from '@/events/log/log';
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
  const problem =
    decoded.truncated === null
      ? null
      : `This link was cut off: ${decoded.truncated.have} of its ${decoded.truncated.of} events could be read, and the board shows them.`;
  return visit(lesson, decoded.log, {
    round: fragment.round,
    problem,
    refused: null,
    elsewhere: (path) => `${path}${hash.startsWith('#') ? hash : `#${hash}`}`,
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
    elsewhere: read.malformed
      ? null
      : (path) => `${path}#${fragmentOf(encodeLink(read.log), null)}`,
  });
}

function invalid(problem: string): Opened {
  return { event: { type: 'INVALID', problem }, elsewhere: null };
}

interface Arrival {
  readonly round: number | null;
  readonly problem: string | null;
  readonly refused: RefusedEvent | null;
  /** The address of the log on another lesson's page; null when it cannot travel there. */
  readonly elsewhere: ((path: string) => string) | null;
}

/** The payload's lesson wins over the page's. */
function visit(lesson: Lesson, log: Log, arrival: Arrival): Opened {
  const { round, problem, refused } = arrival;
  if (log.lesson === lesson.id) {
    return { event: { type: 'VISIT', log, round, problem, refused }, elsewhere: null };
  }
  const owner = lessonById(log.lesson);
  if (owner && arrival.elsewhere) {
    return { event: null, elsewhere: arrival.elsewhere(lessonPath(owner)) };
  }
  return invalid(
    `This log belongs to the lesson “${owner?.title ?? log.lesson}”. Open it on that lesson's page.`,
  );
}
