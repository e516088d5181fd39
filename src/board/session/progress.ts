/**
 * How far the reader has come, lesson by lesson, kept in this browser. The lesson's text and its
 * board tell; lists of lessons show it. No logs are kept here: those are the board's own.
 */

/** Progress in one lesson. */
export interface LessonProgress {
  /** Whether its text was read to the end. */
  readonly read: boolean;
  /** Whether something was done on its board. */
  readonly played: boolean;
  readonly tasksMet: number;
  /** How many tasks its board has; 0 while the board has not been opened. */
  readonly tasks: number;
}

/** By the lesson's id; a lesson that was never opened is not there. */
export type Progress = ReadonlyMap<number, LessonProgress>;

interface Kept {
  readonly lessons: Progress;
  /** The lesson opened last, null when none was. */
  readonly last: number | null;
}

/** The key in local storage. */
export const PROGRESS_KEY = 'tallystick-progress';

const NOTHING: Kept = { lessons: new Map(), last: null };
const UNTOUCHED: LessonProgress = { read: false, played: false, tasksMet: 0, tasks: 0 };

const listeners = new Set<() => void>();
let kept: Kept | null = null;

/** Whether a lesson is done: all its tasks are met, or, where its board was never opened, it has none and was read. */
export function isDone({ read, tasksMet, tasks }: LessonProgress): boolean {
  return tasks > 0 ? tasksMet >= tasks : read;
}

/** Subscribes to changes, here or in another tab; returns the unsubscriber. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
}

/** The current progress; the same object until it changes. */
export function getSnapshot(): Progress {
  return current().lessons;
}

/** The lesson opened last; null when none was. */
export function getLast(): number | null {
  return current().last;
}

/** The server's snapshot: no progress. */
export function getServerSnapshot(): Progress {
  return NOTHING.lessons;
}

/** The lesson was opened. */
export function tellOpened(lessonId: number): void {
  update({ ...read(), last: lessonId });
}

/** The lesson's text was read to its end. */
export function tellRead(lessonId: number): void {
  tell(lessonId, { read: true });
}

/** How far the tasks of the lesson's board are met. */
export function tellTasks(lessonId: number, tasksMet: number, tasks: number): void {
  tell(lessonId, { played: true, tasksMet, tasks });
}

function tell(lessonId: number, change: Partial<LessonProgress>): void {
  // Another tab may have written since: what it told stays.
  const { lessons, last } = read();
  const before = lessons.get(lessonId) ?? UNTOUCHED;
  update({ lessons: new Map([...lessons, [lessonId, { ...before, ...change }]]), last });
}

function current(): Kept {
  kept ??= read();
  return kept;
}

function update(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(PROGRESS_KEY, written(next));
  } catch {
    // A browser that refuses storage forgets it with the page.
  }
  for (const listener of listeners) listener();
}

function hear({ key }: StorageEvent): void {
  if (key !== PROGRESS_KEY && key !== null) return;
  kept = null;
  for (const listener of listeners) listener();
}

function read(): Kept {
  try {
    const text = localStorage.getItem(PROGRESS_KEY);
    return text === null ? NOTHING : parsed(JSON.parse(text));
  } catch {
    return kept ?? NOTHING;
  }
}

/** `{ last, lessons: [[id, read, played, tasksMet, tasks], …] }` */
function written({ lessons, last }: Kept): string {
  const rows = [...lessons].map(([id, { read: wasRead, played, tasksMet, tasks }]) => [
    id,
    Number(wasRead),
    Number(played),
    tasksMet,
    tasks,
  ]);
  return JSON.stringify({ last, lessons: rows });
}

/** What somebody else wrote under the key, or an older version of the site, is left out row by row. */
function parsed(value: unknown): Kept {
  if (typeof value !== 'object' || value === null) return NOTHING;
  const last = 'last' in value && isCount(value.last) ? value.last : null;
  const rows: unknown = 'lessons' in value ? value.lessons : [];
  const lessons = Array.isArray(rows) ? rows.flatMap(rowOf) : [];
  return { lessons: new Map(lessons), last };
}

function rowOf(row: unknown): [number, LessonProgress][] {
  if (!Array.isArray(row) || row.length !== 5) return [];
  const numbers: unknown[] = row;
  if (!numbers.every(isCount)) return [];
  const [id = 0, wasRead, played, tasksMet = 0, tasks = 0] = numbers;
  return [[id, { read: wasRead === 1, played: played === 1, tasksMet, tasks }]];
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
