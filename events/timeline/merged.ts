/**
 * Many lines of one board as one tree: what several people did alike is one node, and each way on is a
 * branch. Lines are merged by equal events alone. Two that do the same in another order stay two: which
 * events may change places without a difference is for the rules of a world, and people who read the
 * tree look for the order too.
 */
import { assertDefined, itemAt } from '../assert';
import type { AnyEvent } from '../world/board';
import { isNote } from '../world/board';
import { eventKey } from './equality';

/** What one person did on a board after its opening. */
export interface PlayedLine {
  /** Of whom; no two lines have the same. */
  readonly id: string;
  readonly events: readonly AnyEvent[];
}

/** One event of the tree, or the opening that all lines go out from. */
interface MergedNode {
  /** Place of the node before it; null at the root. */
  readonly parent: number | null;
  /** How many events lead to it. */
  readonly depth: number;
  /** null at the root only. */
  readonly event: AnyEvent | null;
  /** How many lines come to it. */
  readonly count: number;
  /** The ids of the lines that end at it, sorted. */
  readonly ends: readonly string[];
  /** How many nodes its part of the tree has, itself among them: they follow it in the list. */
  readonly size: number;
  /** Whether the model comes to it. */
  readonly isModel: boolean;
}

/** The root first, each node before what follows it, and of several ways on the one most taken first. */
export type MergedTree = readonly MergedNode[];

/** A node while lines are still being laid into the tree. */
interface Growing {
  readonly key: string;
  readonly event: AnyEvent | null;
  readonly next: Map<string, Growing>;
  readonly ends: string[];
  count: number;
  isModel: boolean;
}

const sprout = (key: string, event: AnyEvent | null): Growing => ({
  key,
  event,
  next: new Map(),
  ends: [],
  count: 0,
  isModel: false,
});

/** Lays a line into the tree, notes apart, and gives where it ends. */
function lay(root: Growing, events: readonly AnyEvent[], visit: (node: Growing) => void): Growing {
  let node = root;
  visit(node);
  for (const event of events) {
    if (isNote(event)) continue;
    const key = eventKey(event);
    const known = node.next.get(key);
    const next = known ?? sprout(key, event);
    if (!known) node.next.set(key, next);
    node = next;
    visit(node);
  }
  return node;
}

/** The most taken way first; of two that were taken as often the model's, then by what they do: whoever came first does not count. */
function byUse(one: Growing, other: Growing): number {
  if (one.count !== other.count) return other.count - one.count;
  if (one.isModel !== other.isModel) return one.isModel ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}

/**
 * Merges lines into one tree. Notes are passed over. The order in which the lines are given makes no
 * difference. Time and room grow with the events of all lines.
 *
 * @param model the instructor's line, which counts for nobody; null for none
 */
export function mergeLines(
  lines: readonly PlayedLine[],
  model: readonly AnyEvent[] | null,
): MergedTree {
  const root = sprout('', null);
  for (const { id, events } of lines) {
    const end = lay(root, events, (node) => {
      node.count += 1;
    });
    end.ends.push(id);
  }
  if (model) {
    lay(root, model, (node) => {
      node.isModel = true;
    });
  }
  return listed(root);
}

/** A growing node with the index that the one before it has. */
interface Waiting {
  readonly node: Growing;
  readonly parent: number | null;
  readonly depth: number;
}

function listed(root: Growing): MergedTree {
  const found: Waiting[] = [];
  const waiting: Waiting[] = [{ node: root, parent: null, depth: 0 }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const index = found.length;
    found.push(at);
    const depth = at.depth + 1;
    const ways = [...at.node.next.values()].sort(byUse);
    for (const node of ways.reverse()) waiting.push({ node, parent: index, depth });
  }
  const sizes = sizesOf(found);
  return found.map(({ node: { event, count, ends, isModel }, parent, depth }, index) => ({
    parent,
    depth,
    event,
    count,
    ends: ends.sort(),
    size: itemAt(sizes, index),
    isModel,
  }));
}

/** What a list tells of where its nodes stand: parents come before their children. */
type Placed = readonly { readonly parent: number | null }[];

/**
 * Sums over each part of a tree, that of the whole tree first.
 *
 * @param own what each node brings by itself
 */
export function sumsOf(nodes: Placed, own: readonly number[]): readonly number[] {
  const sums = own.slice();
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const parent = assertDefined(itemAt(nodes, index).parent, 'parent of a node');
    sums[parent] = itemAt(sums, parent) + itemAt(sums, index);
  }
  return sums;
}

/** How many nodes each part of a tree has. */
export function sizesOf(nodes: Placed): readonly number[] {
  return sumsOf(
    nodes,
    nodes.map(() => 1),
  );
}

/** The nodes that follow a node, in their order. */
export function waysOn(nodes: readonly { readonly size: number }[], index: number) {
  const ways: number[] = [];
  const end = index + itemAt(nodes, index).size;
  for (let next = index + 1; next < end; next += itemAt(nodes, next).size) ways.push(next);
  return ways;
}

/** The ids of the lines that come to a node, sorted. */
export function linesThrough(tree: MergedTree, index: number): readonly string[] {
  const { size } = itemAt(tree, index);
  return tree
    .slice(index, index + size)
    .flatMap(({ ends }) => ends)
    .sort();
}

/**
 * The first steps of a tree: as many as it has no more than so many nodes in. Lines that go on
 * beyond them end where they leave them.
 *
 * @param most nodes, the root among them; one at least
 */
export function firstSteps(tree: MergedTree, most: number): MergedTree {
  const atDepth: number[] = [];
  for (const { depth } of tree) atDepth[depth] = (atDepth[depth] ?? 0) + 1;
  let [deepest, nodes] = [-1, 0];
  for (const more of atDepth) {
    if (nodes + more > most) break;
    nodes += more;
    deepest += 1;
  }
  if (deepest === atDepth.length - 1) return tree;
  return cutAt(tree, deepest);
}

function cutAt(tree: MergedTree, deepest: number): MergedTree {
  const kept: Omit<MergedNode, 'size'>[] = [];
  const newIndices: number[] = [];
  for (const [index, { size: _, ...node }] of tree.entries()) {
    if (node.depth > deepest) continue;
    newIndices[index] = kept.length;
    const ends = node.depth === deepest ? linesThrough(tree, index) : node.ends;
    kept.push({
      ...node,
      ends,
      parent: node.parent === null ? null : itemAt(newIndices, node.parent),
    });
  }
  const sizes = sizesOf(kept);
  return kept.map((node, index) => ({ ...node, size: itemAt(sizes, index) }));
}
