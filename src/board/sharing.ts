/** What a place on a board becomes when it is shared: a log, a link, a file. */
import { lessonPath } from '@/events/lessons/catalogue';
import { lessonOf } from '@/events/log/boards';
import { LINK_EVENTS } from '@/events/log/codec/payload';
import { eventsTo, lastRound } from '@/events/log/lines';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { type LessonLog, LINK_LIMIT, type Log } from '@/events/log/log';
import type { Timeline } from '@/events/log/timeline';

/** The shown line as a log: what a link, a code and a file carry. */
export function logOf(timeline: Timeline, leaf: number, title: string | null = null): LessonLog {
  const named = title === null || title.trim() === '' ? {} : { title: title.trim() };
  return {
    world: 'banking',
    lesson: lessonOf(timeline.board).id,
    ...named,
    events: eventsTo(timeline, leaf),
  };
}

/**
 * The address of a shared log.
 *
 * @param round where it opens; null for the beginning
 * @returns null when the log is too long for a link: a file still carries it
 */
export function linkOf(
  origin: string,
  timeline: Timeline,
  log: Log,
  round: number | null,
): string | null {
  if (log.events.length > LINK_EVENTS) return null;
  const payload = encodeLink(log);
  if (payload.length > LINK_LIMIT) return null;
  return `${origin}${lessonPath(lessonOf(timeline.board))}#${fragmentOf(payload, round)}`;
}

/** The name a log is saved under. */
export function fileName(timeline: Timeline, leaf: number): string {
  return `tallystick-${lessonOf(timeline.board).slug}-${lastRound(timeline, leaf)}-steps.json`;
}

/** Hands the browser a file to save. */
export function download(name: string, content: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
