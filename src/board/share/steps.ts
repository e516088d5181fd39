/** Which steps of a line are printed. */
import { writtenStep } from '@/events/timeline/stepNumber';

/** Steps that one print holds: beyond it browsers take long to lay the pages out. */
export const MAX_STEPS = 200;

/** Steps from one to another, both included. */
export interface Steps {
  readonly from: number;
  readonly to: number;
}

/** All steps of a line where they fit one print, else the last that do. */
export function allSteps(last: number): Steps {
  return { from: Math.max(0, last - MAX_STEPS + 1), to: last };
}

/**
 * Reads the steps that somebody asked for.
 *
 * @param first the earliest step there is, zero or less
 * @returns the steps; or a sentence that says what is wrong and what would work
 */
export function readSteps(from: string, to: string, first: number, last: number): Steps | string {
  const [start, end] = [from, to].map(wholeNumber);
  if (start === null || end === null || start === undefined || end === undefined) {
    return `Steps are whole numbers, from ${writtenStep(first)} to ${writtenStep(last)}.`;
  }
  if (start < first || end > last)
    return `There are steps ${writtenStep(first)} to ${writtenStep(last)}.`;
  if (start > end) return `Step ${writtenStep(start)} comes after step ${writtenStep(end)}.`;
  if (end - start >= MAX_STEPS) {
    return `One print holds ${MAX_STEPS} steps at most: up to step ${writtenStep(start + MAX_STEPS - 1)} from there.`;
  }
  return { from: start, to: end };
}

function wholeNumber(text: string): number | null {
  const typed = text.trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(typed) ? Number(typed) : null;
}
