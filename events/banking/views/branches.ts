/** A figure on all lines of a timeline, to compare the shown line with the others. */

import { assertDefined } from '../../assert';
import type { Cents } from '../../money';
import { roundNumber } from '../../timeline/lines';
import { childrenOf, nodeAt, type Timeline } from '../../timeline/timeline';
import type { BankingRound } from '../board/rules';
import type { State } from '../ledger/state';

/** The least and the greatest of some figures. */
interface Range {
  /** Cents. */
  readonly least: Cents;
  readonly greatest: Cents;
}

export interface BranchRange {
  /** Over the ends of all lines. */
  readonly ends: Range;
  /** By round number, from 0 on, over the lines that reach it. */
  readonly rounds: readonly Range[];
}

/**
 * The range of a figure over all lines of a timeline; what was cut off is not in it.
 *
 * @param measure the figure of one round, in cents
 */
export function rangeOf(
  timeline: Timeline<BankingRound>,
  measure: (state: State) => Cents,
): BranchRange {
  const rounds: Range[] = [];
  let ends: Range | undefined;
  const waiting = [timeline.opening];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const figure = measure(nodeAt(timeline, id).round);
    const number = roundNumber(timeline, id);
    rounds[number] = widened(rounds[number], figure);
    const children = childrenOf(timeline, id);
    if (children.length === 0) ends = widened(ends, figure);
    waiting.push(...children);
  }
  return { ends: assertDefined(ends, 'end of a tree'), rounds };
}

/** A range made as wide as a figure needs. */
function widened(range: Range | undefined, figure: Cents): Range {
  if (!range) return { least: figure, greatest: figure };
  return {
    least: Math.min(range.least, figure),
    greatest: Math.max(range.greatest, figure),
  };
}
