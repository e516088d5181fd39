/**
 * The door to the session: it asks the server who reads, for the header of every page, and a guest’s
 * page asks again when something may have changed. Only when the answer is more than a plain no are
 * the machine and next-auth’s client fetched, which take over.
 */
import type { RunningSession, SessionView } from './sessionView';

/** What every page starts with, also on the server. */
export const LOADING: SessionView = { status: 'loading', data: null, member: null };

const GUEST: SessionView = { status: 'unauthenticated', data: null, member: null };

/** How next-auth says that nobody is signed in. Without a network that is assumed. */
const NOBODY = '{}';

const CHANGED = 'tallystick-session-changed';

let view: SessionView = LOADING;
let running: Promise<RunningSession | undefined> | undefined;
let isOpen = false;

function show(next: SessionView): void {
  view = next;
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * The running machine; it is started once. Gives nothing where it cannot be fetched: then the reader
 * counts as a guest, and the next call tries again.
 *
 * @param answer what the server has just said, if it was asked
 */
export function wakeSession(answer?: string): Promise<RunningSession | undefined> {
  running ??= import('./startSession')
    .then(({ startSession }) => startSession(show, view === GUEST, answer))
    .catch(() => {
      running = undefined;
      show(GUEST);
      return running;
    });
  return running;
}

/** What the server says of the reader: NOBODY of a guest, and nothing where it could not be asked. */
function answered(): Promise<string> {
  return fetch('/api/auth/session')
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
}

/** Asks who reads. Whatever is not a plain no is left to the machine, which reports what failed. */
async function ask(): Promise<void> {
  if (running || document.hidden) return;
  const answer = navigator.onLine ? await answered() : NOBODY;
  if (answer === NOBODY && !running) show(GUEST);
  else wakeSession(answer);
}

/** Calls back whenever the session looks different. The first call asks the server. */
export function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  if (!isOpen) {
    isOpen = true;
    ask();
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    // How next-auth’s client tells other tabs.
    window.addEventListener('storage', ({ key }) => key === 'nextauth.message' && ask());
  }
  return () => window.removeEventListener(CHANGED, changed);
}

/** What is known now. */
export function currentView(): SessionView {
  return view;
}
