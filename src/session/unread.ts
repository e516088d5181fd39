/**
 * How many notifications a member has not read, for the header of every page: asked for when a member’s
 * controls are drawn, then every two minutes while somebody looks at the page. Fetched with those controls.
 */
import { countUnread } from '@/src/contract/notifications';
import { call } from '@/src/request/call';

/** Milliseconds between two questions. */
const EVERY = 2 * 60 * 1000;

const CHANGED = 'tallystick-unread-changed';

let unread = 0;
/** When it was last asked for, or told. */
let asked = Number.NEGATIVE_INFINITY;
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Says how many there are, as whoever has just marked some as read was told. */
export function tellUnread(count: number): void {
  unread = count;
  asked = performance.now();
  window.dispatchEvent(new Event(CHANGED));
}

/** Asks, unless nobody would see the answer, or the last one is not old. What fails is asked again later. */
async function ask(): Promise<void> {
  if (document.hidden || !navigator.onLine || performance.now() - asked < EVERY / 2) return;
  asked = performance.now();
  const { data } = await call(countUnread, {});
  // Nobody who has meanwhile signed out is told of somebody else’s.
  if (data !== null && watchers > 0) tellUnread(data.unread);
}

/** Calls back whenever the number changes, and has it asked for as long as somebody listens. */
export function subscribeUnread(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  watchers += 1;
  if (watchers === 1) {
    void ask();
    timer = setInterval(() => void ask(), EVERY);
    document.addEventListener('visibilitychange', ask);
  }
  return () => {
    window.removeEventListener(CHANGED, changed);
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
    // Whoever signs in next has others.
    unread = 0;
    asked = Number.NEGATIVE_INFINITY;
  };
}

/** The number as it is known now; 0 until it is. */
export function currentUnread(): number {
  return unread;
}
