/** The tasks that were set on a board: those that came with a log, or that somebody set here. */
import { isOwnTasks, type OwnTasks } from '@/events/goals/readTasks';

/** Holds them while the board lives; what is set here is kept in this browser. */
export interface TaskHolder {
  /** null where none are set. */
  get(): OwnTasks | null;
  /** Sets tasks, or none, and keeps them. Gives whether they could be kept. */
  set(tasks: OwnTasks | null): boolean;
  /** Shows tasks that came with a log, or that it has none; what is kept stays as it is. */
  arrive(tasks: OwnTasks | null): void;
  subscribe(onChange: () => void): () => void;
}

const keyOf = (storageKey: string): string => `tallystick-tasks-${storageKey}`;

/** What this browser keeps for a board; nothing of it is trusted. */
function kept(storageKey: string): OwnTasks | null {
  if (typeof window === 'undefined') return null;
  try {
    const content: unknown = JSON.parse(window.localStorage.getItem(keyOf(storageKey)) ?? 'null');
    return isOwnTasks(content) ? content : null;
  } catch {
    return null;
  }
}

function keep(storageKey: string, tasks: OwnTasks | null): boolean {
  try {
    const key = keyOf(storageKey);
    if (tasks) window.localStorage.setItem(key, JSON.stringify(tasks));
    else window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * The tasks of a board.
 *
 * @param given those that came with the log which the board was made for
 */
export function taskHolder(storageKey: string, given?: OwnTasks): TaskHolder {
  const listeners = new Set<() => void>();
  let tasks: OwnTasks | null | undefined = given;
  const change = (to: OwnTasks | null): void => {
    tasks = to;
    for (const tell of listeners) tell();
  };
  return {
    get() {
      // Read when it is first asked for: the server, which draws boards too, has nothing kept.
      if (tasks === undefined) tasks = kept(storageKey);
      return tasks;
    },
    set(to) {
      change(to);
      return keep(storageKey, to);
    },
    arrive: change,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
