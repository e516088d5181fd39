/** Whose sheets a step has changed. */
import { changesOf } from '@/events/banking/views/changes/changes';
import type { RoundInView } from './partyView';

/** The ids of the parties whose sheets the shown round changed; none at the opening. */
export function changedAt({ round, before }: RoundInView): ReadonlySet<number> {
  if (round === before) return new Set();
  return new Set(changesOf(before, round).map(({ partyId }) => partyId));
}
