/** Whose sheets a step has changed. */
import { lastWorthChange, markedLines } from '@/events/banking/views/changes/changes';
import type { Shown } from '../sentence/lineView';

/**
 * The ids of the parties whose sheets differ from those that the shown step came from; none at the
 * opening. Read from the sheets, as their marks are: a note that follows a step has no postings.
 */
export function changedAt({ round, before }: Shown): ReadonlySet<number> {
  if (round === before) return new Set();
  const changed = round.book.parties.filter(
    ({ id }) =>
      markedLines(before, round, id).some(({ change }) => change !== 0) ||
      lastWorthChange({ round, before }, [], id) !== 0,
  );
  return new Set(changed.map(({ id }) => id));
}
