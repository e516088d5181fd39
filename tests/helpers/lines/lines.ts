/** Lines of a timeline as text: one for each node, the way to it. */

import { type Cursor, saveTree } from '@/events/log/tree';
import type { AnyRound } from '@/events/world/board';

/** The way to each node after the opening, parents first: "/5/20" is a payment of 5 and then one of 20. */
export function linesOf(cursor: Cursor<AnyRound>): string[] {
  const lines: string[] = [];
  for (const { parent, event } of saveTree(cursor).nodes) {
    const name = 'amount' in event ? event.amount : JSON.stringify(event);
    lines.push(`${lines[parent] ?? ''}/${name}`);
  }
  return lines;
}
