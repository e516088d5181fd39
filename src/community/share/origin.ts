/** Which scenarios a person opened in this tab, so that what is made from one can name it. */

import { isText, matchesExactly } from '@/events/guards';
import { openingOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';

const KEY = 'tallystick:scenarios';

/** Scenarios that are remembered; the one opened longest ago is forgotten first. */
const MAX_SCENARIOS = 20;

/** A scenario that something may have been made from. */
export interface Origin {
  readonly id: string;
  readonly title: string;
}

/** How a log begins, as a text to compare: its board and the first thing that happens on it. */
export function beginningOf(log: Log): string {
  const first = openingOf(log)[0] ?? log.events[0] ?? {};
  const fields = Object.entries(first)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([log.lesson, 'stage' in log ? log.stage : null, fields]);
}

const shape = { id: isText, title: isText, beginning: isText };

/** The scenarios that were opened, the latest first. Throws where the browser keeps nothing. */
function opened() {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? kept.filter((one: unknown) => matchesExactly(one, shape)) : [];
}

/** Remembers a scenario that was opened. Where the browser keeps nothing, nothing is remembered. */
export function rememberOrigin({ id, title }: Origin, beginning: string): void {
  try {
    const others = opened().filter((one) => one.id !== id);
    const kept = [{ id, title, beginning }, ...others].slice(0, MAX_SCENARIOS);
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: what is made from it will not name it.
  }
}

/** The scenario that was opened last of those that begin as a log does; null where none does. */
export function originOf(log: Log): Origin | null {
  try {
    const beginning = beginningOf(log);
    const origin = opened().find((one) => one.beginning === beginning);
    return origin ? { id: origin.id, title: origin.title } : null;
  } catch {
    return null;
  }
}
