/** When an assignment is open, when work is late, and what that costs. */
import { isNull, lte, or, sql } from 'drizzle-orm';
import type { LateRule } from '@/src/contract/parts';
import { assignments } from '../database/schema/classroom';

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

/** When an assignment is due, and what becomes of late work. */
export interface Dates {
  readonly due: Date | null;
  readonly lateRule: LateRule;
  /** Of the points, percent for each day begun; null unless the rule says so. */
  readonly latePercent: number | null;
}

/** Of assignments, those that learners may begin, as `isOpen` tells it: of others they are told nothing yet. */
export const IS_OPEN = or(isNull(assignments.opens), lte(assignments.opens, sql`now()`));

/** Whether learners may begin an assignment. */
export function isOpen({ opens }: { readonly opens: Date | null }, now = new Date()): boolean {
  return opens === null || opens <= now;
}

/** Why an assignment takes nothing now: it opens later, or was due and takes nothing late. Null where it takes what is handed in. */
export function closedNow(
  { opens, due, lateRule }: Pick<Dates, 'due' | 'lateRule'> & { readonly opens: Date | null },
  now = new Date(),
): 'not open' | 'closed' | null {
  if (!isOpen({ opens }, now)) return 'not open';
  return lateRule === 'refused' && due !== null && now > due ? 'closed' : null;
}

/** Whether something was handed in after it was due. */
export function isLate(handedInAt: Date, due: Date | null): boolean {
  return due !== null && handedInAt > due;
}

/** How many percent of its points a hand-in loses for being late. */
export function lateLoss({ due, lateRule, latePercent }: Dates, handedInAt: Date): number {
  if (due === null || lateRule !== 'percent' || handedInAt <= due) return 0;
  const days = Math.ceil((handedInAt.getTime() - due.getTime()) / DAY);
  return Math.min(100, days * (latePercent ?? 0));
}
