/** The parts of an assignment while they are being written: in order, each with a key of its own. */
import type { BoardPart, Question } from '@/src/contract/parts';

/** What a part can be. */
export type DraftKind = 'board' | 'choice' | 'number' | 'short' | 'predict';

/** A board that the assignment has already, as its editor shows it. */
export interface KeptBoard extends Omit<BoardPart, 'board'> {
  /** What its board is called within a sentence: “lesson 2, Deposit Transfers”. */
  readonly called: string;
  /** What all tasks of the board ask, in order. */
  readonly goals: readonly string[];
  /** The lesson whose line in this browser can be its model; null for another board. */
  readonly lessonId: number | null;
  /** Whether learners start from steps, and not from its opening alone. */
  readonly hasSteps: boolean;
  /** Where it is played. */
  readonly way: string;
}

/** A part that is being written; what stands in its fields is its own. */
export interface DraftPart {
  /** The id that it is sent under; it stays when parts are moved. */
  readonly id: string;
  readonly kind: DraftKind;
  /** What the assignment has under that id already; left out for a new part. */
  readonly kept?: KeptBoard | Question;
}

/** What a form begins with. */
export const FIRST_DRAFT: readonly DraftPart[] = [{ id: '1', kind: 'board' }];

/**
 * The parts with another at their end, under an id that none of them had.
 *
 * @param taken ids that parts had which are gone: what was handed in of them is not the new one’s
 */
export function added(
  parts: readonly DraftPart[],
  kind: DraftKind,
  taken: readonly string[] = [],
): readonly DraftPart[] {
  const numbers = [...parts.map(({ id }) => id), ...taken]
    .filter((id) => /^\d{1,7}$/.test(id))
    .map(Number);
  return [...parts, { id: String(Math.max(0, ...numbers) + 1), kind }];
}

/** The parts with one of them moved by one place; the same where there is no such place. */
export function moved(parts: readonly DraftPart[], id: string, by: 1 | -1): readonly DraftPart[] {
  const index = parts.findIndex((part) => part.id === id);
  const [one, other] = [parts[index], parts[index + by]];
  if (!one || !other) return parts;
  return parts.map((part) => (part === one ? other : part === other ? one : part));
}

/** The parts without one of them. */
export function without(parts: readonly DraftPart[], id: string): readonly DraftPart[] {
  return parts.filter((part) => part.id !== id);
}
