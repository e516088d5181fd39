/** Lines of a board as the tree that browsers look steps up in. */
import { firstSteps, mergeLines } from '@/events/timeline/merged';
import type { AnyEvent } from '@/events/world/board';
import type { PlayedLines } from '@/src/contract/playedLines';

/** Steps of such a tree: openings are what people look up. */
const MAX_STEPS = 3000;

/** The steps of lines, merged, with the indices of the lines that end at each. */
export function playedTree(
  lines: readonly { readonly events: readonly AnyEvent[] }[],
): PlayedLines['steps'] {
  const named = lines.map(({ events }, index) => ({ id: String(index), events }));
  const tree = firstSteps(mergeLines(named, null), MAX_STEPS);
  return tree.map(({ parent, event, ends }) => ({ parent, event, ends: ends.map(Number) }));
}
