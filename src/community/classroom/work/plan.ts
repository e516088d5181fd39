/** What a page of an assignment hands to the browser, and what the browser keeps of it until it is handed in. */
import type { AnswerWork } from '@/src/contract/parts';
import { assignmentPath } from '../paths';

/** A part, as far as handing in needs it. */
export interface PlannedPart {
  readonly id: string;
  /** What lists call it. */
  readonly title: string;
  /** What it is worth. */
  readonly points: number;
  /** What a board starts from, as the text of a log file; null for a question. */
  readonly startLog: string | null;
  /** What was handed in of it, as `markOf` tells it; null for nothing. */
  readonly handedIn: string | null;
}

/**
 * Tells the steps of a log, or an answer, from others: short, for pages that need not carry what was handed in.
 * What a line is called makes no other of it.
 */
export function markOf(done: { readonly log: string } | { readonly answer: DraftAnswer }): string {
  const text =
    'log' in done ? done.log.slice(done.log.indexOf('"events":')) : JSON.stringify(done.answer);
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${text.length} ${sum}`;
}

/** An assignment in the hands of a learner. */
export interface WorkPlan {
  readonly id: string;
  /** Of whoever does it: what two learners do in one browser is kept apart. */
  readonly learnerId: string;
  /** The class whose seat hands in; null for somebody with an account. */
  readonly seatIn: string | null;
  /** Of the parts: what is answered is handed in as answered to them. */
  readonly revision: number;
  /** In order. */
  readonly parts: readonly PlannedPart[];
  /** Why nothing is taken now; null where it is. */
  readonly closed: string | null;
}

/** The page on which a part is done. */
export function partPath(assignmentId: string, part: string): string {
  return `${assignmentPath(assignmentId)}/parts/${part}`;
}

/** What a part is kept under in this browser. */
export function keptUnder({ id, learnerId }: Pick<WorkPlan, 'id' | 'learnerId'>, part: string) {
  return `assignment-${id}-${learnerId}-${part}`;
}

export type DraftAnswer = AnswerWork['answer'];

const isAnswer = (value: unknown): value is DraftAnswer =>
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)));

/** The answer to a question that this browser keeps; null for none. */
export function readDraft(plan: Pick<WorkPlan, 'id' | 'learnerId'>, part: string) {
  try {
    const text = window.localStorage.getItem(`tallystick-${keptUnder(plan, part)}`);
    const value: unknown = JSON.parse(text ?? 'null');
    return isAnswer(value) ? value : null;
  } catch {
    return null;
  }
}

/** What a text is kept under that stands where a number is asked for, and is none. */
const unreadUnder = (plan: Pick<WorkPlan, 'id' | 'learnerId'>, part: string) =>
  `tallystick-${keptUnder(plan, part)}-unread`;

/** What was typed where a number is asked for, and is none; null for nothing. */
export function readUnread(plan: Pick<WorkPlan, 'id' | 'learnerId'>, part: string): string | null {
  try {
    return window.localStorage.getItem(unreadUnder(plan, part));
  } catch {
    return null;
  }
}

/** Said to the page when an answer was kept or forgotten. */
const KEPT = 'tallystick-answer-kept';

/** Calls back whenever the answer to a question changes on this page. Gives the way to stop that. */
export function onDraft(then: () => void): () => void {
  window.addEventListener(KEPT, then);
  return () => window.removeEventListener(KEPT, then);
}

function put(key: string, text: string | null): void {
  if (text === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, text);
}

/**
 * Keeps an answer, or forgets it where it is null. Gives whether that could be done.
 *
 * @param unread what was typed in its place and is no number: it is no answer, and must not seem to be none
 */
export function keepDraft(
  plan: Pick<WorkPlan, 'id' | 'learnerId'>,
  part: string,
  answer: DraftAnswer | null,
  unread: string | null = null,
): boolean {
  try {
    put(`tallystick-${keptUnder(plan, part)}`, answer === null ? null : JSON.stringify(answer));
    put(unreadUnder(plan, part), unread);
    window.dispatchEvent(new Event(KEPT));
    return true;
  } catch {
    return false;
  }
}
