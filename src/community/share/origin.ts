/** Which scenario a person last opened in this tab, so that what is made of it can name it. */

import type { Log } from '@/events/log/log';
import { fits, isText } from '@/events/log/outside';

const KEY = 'tallystick:scenario';

/** A scenario that something may have been made of. */
export interface Origin {
  readonly id: string;
  readonly title: string;
}

/** How a log begins, as a text to compare: its board and the first thing that happens on it. */
export function beginningOf(log: Log): string {
  const opening = log.lesson === 'sandbox' ? log.opening : [];
  const first = opening[0] ?? log.events[0] ?? {};
  const fields = Object.entries(first)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([log.lesson, log.lesson === 'bills' ? log.stage : null, fields]);
}

const shape = { id: isText, title: isText, beginning: isText };

/** Remembers a scenario that was opened. Where the browser keeps nothing, nothing is remembered. */
export function rememberOrigin({ id, title }: Origin, beginning: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, title, beginning }));
  } catch {
    // A full or forbidden storage: what is made of it will not name it.
  }
}

/** The scenario that was opened last, where a log begins as it does; else null. */
export function originOf(log: Log): Origin | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!fits(kept, shape) || kept.beginning !== beginningOf(log)) return null;
    return { id: kept.id, title: kept.title };
  } catch {
    return null;
  }
}
