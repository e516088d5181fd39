/** What a place on a board becomes when it is shared: a log, a link, a file. Fetched with the codec when it is first asked for. */

import { fragmentOf, linkPayload } from '@/events/log/link';
import { eventsTo, lastRound } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import type { Game } from './game';

/** The shown line as a log: what a link, a code and a file carry. */
export function logOf<Round extends AnyRound>(
  game: Game<Round>,
  timeline: Timeline<Round>,
  leaf: number,
  title: string | null = null,
): Log {
  const log = game.logOf(eventsTo(timeline, leaf));
  return title === null || title.trim() === '' ? log : { ...log, title: title.trim() };
}

/**
 * What stands after the `#` of a shared log's address.
 *
 * @param round where it opens; null for the beginning
 * @returns null when the log is too long for a link
 */
export function hashOf(log: Log, round: number | null): string | null {
  const payload = linkPayload(log);
  return payload === null ? null : fragmentOf(payload, round);
}

/**
 * The address of a shared log.
 *
 * @param page the address of the page that plays it, with its origin
 */
export function linkOf(page: string, log: Log, round: number | null): string | null {
  const hash = hashOf(log, round);
  return hash === null ? null : `${page}#${hash}`;
}

/** The name a log is saved under. */
export function fileName(
  { slug }: Game<AnyRound>,
  timeline: Timeline<AnyRound>,
  leaf: number,
  ending = 'json',
): string {
  return `tallystick-${slug}-${lastRound(timeline, leaf)}-steps.${ending}`;
}
