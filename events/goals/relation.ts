/** How one value stands to another, exactly: shares of figures are not rounded. */
import type { Relation } from './grammar';

/** Parts that a unit of a figure is held in, so that basis points of it are whole. */
export const WHOLE = 10_000n;

/** Whether a relation holds between two values. */
export function holds(left: bigint, is: Relation, right: bigint): boolean {
  switch (is) {
    case 'is':
      return left === right;
    case 'isNot':
      return left !== right;
    case 'atLeast':
      return left >= right;
    case 'atMost':
      return left <= right;
    case 'moreThan':
      return left > right;
    case 'lessThan':
      return left < right;
  }
}
