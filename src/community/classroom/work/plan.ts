/** What a page of an assignment hands to the browser, and what the browser keeps of it until it is handed in. */
import type { AnswerWork } from '@/src/contract/parts';
import { assignmentPath } from '../paths';

/** A part, as far as handing in needs it. */
export interface PlannedPart {
  readonly id: string;
  /** What lists call it. */
  readonly title: string;
  /** What a board starts from, as the text of a log file; null for a question. */
  readonly startLog: string | null;
  /** Whether something was handed in of it. */
  readonly isHandedIn: boolean;
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

/** Keeps an answer, or forgets it where it is null. Gives whether that could be done. */
export function keepDraft(
  plan: Pick<WorkPlan, 'id' | 'learnerId'>,
  part: string,
  answer: DraftAnswer | null,
): boolean {
  try {
    const key = `tallystick-${keptUnder(plan, part)}`;
    if (answer === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(answer));
    return true;
  } catch {
    return false;
  }
}
