/**
 * Progress that is kept on the server too: what this browser knows is told, what other browsers
 * told is taken in. Fetched for members who chose so. Logs are never sent.
 */
import {
  getSnapshot,
  type LessonProgress,
  subscribe,
  tellRead,
  tellTasks,
} from '@/src/board/session/progress';
import { type ProgressRow, putProgress } from '@/src/contract/account';
import { call } from '@/src/request/call';

/** Milliseconds that changes are waited for: several come at a time. */
const PAUSE = 2000;

const UNTOUCHED: LessonProgress = { read: false, played: false, tasksMet: 0, tasks: 0 };

/** Whose progress is kept; null while none is. */
let keptFor: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let unsubscribe = () => {};
/** What the server knows, as text: the same is not told twice. */
let agreed: string | null = null;

function rows(): ProgressRow[] {
  return [...getSnapshot()]
    .map(([id, { read, played, tasksMet, tasks }]): ProgressRow => {
      return [id, Number(read), Number(played), tasksMet, tasks];
    })
    .sort(([a], [b]) => a - b);
}

/** Takes in what the server knows of a lesson, where it is more than this browser does. */
function takeIn([id, read, played, met, tasks]: ProgressRow): void {
  const own = getSnapshot().get(id) ?? UNTOUCHED;
  if (read === 1 && !own.read) tellRead(id);
  const isMore =
    met > own.tasksMet || (played === 1 && !own.played) || (own.tasks === 0 && tasks > 0);
  if (isMore) tellTasks(id, Math.max(met, own.tasksMet), own.tasks > 0 ? own.tasks : tasks);
}

async function exchange(): Promise<void> {
  const told = rows();
  if (JSON.stringify(told) === agreed) return;
  const teller = keptFor;
  const sent = await call(putProgress, { body: { lessons: told } });
  // What comes late is for a member who is not kept any more.
  if (keptFor !== teller) return;
  if (sent.data === null) {
    // Whoever signed out, or chose otherwise in another tab, is asked no more.
    if ([401, 409].includes(sent.status)) stopSync();
    return;
  }
  const known = sent.data.lessons;
  agreed = JSON.stringify(known);
  for (const row of known) takeIn(row);
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void exchange(), PAUSE);
}

/** Ends it: from now on nothing more is told. */
export function stopSync(): void {
  keptFor = null;
  agreed = null;
  clearTimeout(timer);
  unsubscribe();
  window.removeEventListener('online', later);
}

/**
 * Keeps this browser’s progress and the server’s the same, from now until the page is left or the
 * server would hear no more: then it can be begun again.
 */
export function syncProgress(memberId: string): void {
  if (keptFor === memberId) return;
  // What the server knows of one member says nothing of another.
  stopSync();
  keptFor = memberId;
  unsubscribe = subscribe(later);
  window.addEventListener('online', later);
  void exchange();
}
