/** Where comments on a hand-in stand, in words and as ways there. */
import type { ShownPart, ShownThread } from './shown';

/** Where a comment is about to stand. */
export interface Target {
  /** The id of a part; null for the whole. */
  readonly part: string | null;
  /** A step of that part’s board; null for all of it. */
  readonly step: number | null;
}

/** A target as a choice of a list has it. */
export function targetValue({ part, step }: Target): string {
  return `${part ?? ''}@${step ?? ''}`;
}

/** What a part is called: “Question 2”, or its title; there is no need of a title where it is the only one. */
function partName(parts: readonly ShownPart[], id: string): string {
  const part = parts.find((one) => one.id === id);
  if (!part) return 'A part that is no longer there';
  return parts.length === 1 && part.isBoard ? 'The board' : part.name;
}

/** A place in words: “Step 3”, “Question 2”, “The whole”. */
export function placeWords(parts: readonly ShownPart[], { part, step }: Target): string {
  if (part === null) return 'The whole';
  const name = partName(parts, part);
  if (step === null) return name;
  return parts.length === 1 ? `Step ${step}` : `${name}, step ${step}`;
}

/** Where an attempt, or a part of it, is shown. */
export function shownAt(path: string, attempt: number, part: string | null, step: number | null) {
  const query = new URLSearchParams({ attempt: String(attempt) });
  if (part !== null) query.set('part', part);
  return `${path}?${query}${step === null ? '' : `#at=${step}`}`;
}

/** Whether a comment stands at a step of the board that is shown. */
export function isPinned(
  { part, step, attempt }: Pick<ShownThread, 'part' | 'step' | 'attempt'>,
  board: { readonly part: string | null; readonly attempt: number },
): boolean {
  return step !== null && part === board.part && attempt === board.attempt;
}
