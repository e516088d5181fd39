/** What stands unfinished in the form of an assignment, kept in this browser until it is sent. Nothing that is read back is trusted. */
import {
  anything,
  boolean,
  integer,
  list,
  type Of,
  object,
  oneOf,
  optional,
  readAs,
  text,
} from '@/src/contract/shape';
import type { AssignmentWords } from '../WordsOfAssignment';

/** Of this way of writing drafts; one that was written otherwise is not read. */
const VERSION = 1;

/** What changed of the words; what is left out stands as the assignment has it. */
const changedWords = object({
  title: optional(text),
  instructions: optional(text),
  opens: optional(text),
  due: optional(text),
  late: optional(text),
  percent: optional(text),
  answers: optional(text),
} satisfies Record<keyof AssignmentWords, unknown>);

const draft = object({
  version: integer,
  /** When it was last changed, in milliseconds. */
  at: integer,
  /** The assignment that it changes, as it was then; empty for a new one. */
  of: text,
  /** The ids of the parts that it had. */
  had: list(text),
  parts: list(
    object({
      id: text,
      kind: oneOf('board', 'choice', 'number', 'short', 'predict'),
      /** Whether the assignment had it already. */
      isKept: boolean,
      /** What its editor holds; left out where that is what it held at first. */
      held: optional(anything),
    }),
  ),
  words: changedWords,
  /** The title that was put in by itself. */
  suggested: text,
});

type Stored = Of<typeof draft>;

/** What was left unfinished. */
export type AssignmentDraft = Omit<Stored, 'version'>;

/** What is written; when, is said as it is kept. */
export type Unfinished = Omit<AssignmentDraft, 'at'>;

/** The key that a draft is kept under: two members who share a browser each have their own. */
export function draftKey(memberId: string, of: 'class' | 'assignment', id: string): string {
  return `tallystick-assignment-draft-${memberId}-${of}-${id}`;
}

/** The draft under a key; null where there is none that can be read. */
export function readDraft(key: string): AssignmentDraft | null {
  try {
    const found = readAs(draft, JSON.parse(window.localStorage.getItem(key) ?? 'null'));
    const isDate = found && !Number.isNaN(new Date(found.at).getTime());
    return isDate && found.version === VERSION ? found : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it where it is null. A full or forbidden storage keeps nothing, and the form goes on without. */
export function keepDraft(key: string, unfinished: Unfinished | null): void {
  try {
    const stored: Stored | null = unfinished && { version: VERSION, at: Date.now(), ...unfinished };
    if (stored === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // What is written lasts as long as the page.
  }
}
