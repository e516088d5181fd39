/**
 * Where a merged tree stands on a drawing: steps from left to right, ways from top to bottom. The way
 * most taken goes straight on; each other one gets a row of its own below all that the ways before it
 * take up, so that no two lines cross.
 */
import { itemAt } from '../assert';

/** What the drawing asks of a node. */
interface Placed {
  readonly parent: number | null;
  readonly depth: number;
  readonly count: number;
  readonly isModel: boolean;
}

/** Some steps of one row that as many lines go through: they are drawn as one stroke. */
export interface Run {
  /** Places of the first and the last node. */
  readonly from: number;
  readonly to: number;
  readonly row: number;
  /** How many lines go through it. */
  readonly count: number;
  readonly isModel: boolean;
  /** The row that it comes from; its own where it goes straight on. */
  readonly fromRow: number;
}

/** A tree laid out. */
export interface TreeRows {
  /** By index, the row of each node, from 0. */
  readonly rowOf: readonly number[];
  /** How many rows there are. */
  readonly rows: number;
  /** All nodes but the root, each in one of them, in the order of the tree. */
  readonly runs: readonly Run[];
}

/**
 * Lays a tree out; the time grows with its nodes.
 *
 * @param nodes the root first, each before what follows it, and what follows each in one piece
 */
export function rowsOf(nodes: readonly Placed[]): TreeRows {
  const rowOf: number[] = [];
  const hasNext = new Set<number>();
  let rows = 1;
  for (const { parent } of nodes) {
    if (parent === null) {
      rowOf.push(0);
    } else if (hasNext.has(parent)) {
      rowOf.push(rows);
      rows += 1;
    } else {
      hasNext.add(parent);
      rowOf.push(itemAt(rowOf, parent));
    }
  }
  return { rowOf, rows, runs: runsOf(nodes, rowOf) };
}

function runsOf(nodes: readonly Placed[], rowOf: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, { parent, count, isModel }] of nodes.entries()) {
    if (parent === null) continue;
    const row = itemAt(rowOf, index);
    const fromRow = itemAt(rowOf, parent);
    const last = runs.at(-1);
    const isSame = last?.count === count && last.isModel === isModel;
    if (last?.to === parent && row === fromRow && isSame) {
      runs[runs.length - 1] = { ...last, to: index };
    } else {
      runs.push({ from: index, to: index, row, count, isModel, fromRow });
    }
  }
  return runs;
}
