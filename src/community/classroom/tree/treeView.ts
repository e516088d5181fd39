/** The tree of a class as it is drawn and walked: what its answer says, with what follows from it. */
import { itemAt } from '@/events/assert';
import { sizesOf, sumsOf, waysOn } from '@/events/timeline/merged';
import { rowsOf, type TreeRows } from '@/events/timeline/mergedRows';
import { typeset } from '@/src/board/sentence/plainText';
import type { ClassTree } from '@/src/contract/classTree';

/** A step of the tree. */
export interface TreeStep {
  /** Index of the step before it; null at the opening. */
  readonly parent: number | null;
  readonly depth: number;
  /** The number under which a board shows it. */
  readonly round: number;
  /** What it did, in a sentence or two. */
  readonly words: string;
  /** How many learners did it. */
  readonly count: number;
  /** Of whom it is the last step, by their places among the learners. */
  readonly ends: readonly number[];
  /** How many steps its part of the tree has, itself among them: they follow it in the list. */
  readonly size: number;
  readonly isModel: boolean;
}

/** A tree that is drawn. */
export interface TreeView extends TreeRows {
  readonly steps: readonly TreeStep[];
  readonly learners: ClassTree['learners'];
  readonly hasModel: boolean;
  /** How many steps its longest way has. */
  readonly deepest: number;
  /** How far it is drawn from one step to the next. */
  readonly stepWide: number;
}

/** From one step to the next, at least; a tree of few steps is drawn wider, as far as that makes it clearer. */
const LEAST_STEP = 24;
const WIDEST_STEP = 160;

/** What steps are drawn wider to fill. */
const FILLED = 640;

/** How far it is from one step to the next in a tree of such a depth. */
function stepWidth(deepest: number): number {
  return Math.max(LEAST_STEP, Math.min(WIDEST_STEP, Math.floor(FILLED / Math.max(1, deepest))));
}

/** The tree of an answer, with where its steps stand. */
export function viewOf({ steps: told, sentences, learners, hasModel }: ClassTree): TreeView {
  const sizes = sizesOf(told);
  const counts = sumsOf(
    told,
    told.map(({ ends }) => ends.length),
  );
  const steps: TreeStep[] = [];
  for (const [index, { parent, round, says, ends, isModel }] of told.entries()) {
    const depth = parent === null ? 0 : itemAt(steps, parent).depth + 1;
    const words = typeset(itemAt(sentences, says));
    const [count, size] = [itemAt(counts, index), itemAt(sizes, index)];
    steps.push({ parent, depth, round, words, count, ends, size, isModel });
  }
  const deepest = steps.reduce((most, { depth }) => Math.max(most, depth), 0);
  const stepWide = stepWidth(deepest);
  return { steps, learners, hasModel, deepest, stepWide, ...rowsOf(steps) };
}

/** Who did a step, by their places among the learners. */
export function whoDid({ steps }: TreeView, index: number): readonly number[] {
  const { size } = itemAt(steps, index);
  return steps.slice(index, index + size).flatMap(({ ends }) => ends);
}

/** Somebody who did a step; null where only the model did it. */
export function oneWhoDid({ steps, learners }: TreeView, index: number) {
  const { size } = itemAt(steps, index);
  const last = steps.slice(index, index + size).find(({ ends }) => ends.length > 0);
  return last ? itemAt(learners, itemAt(last.ends, 0)) : null;
}

/** The step of a row that is nearest to a depth. */
function nearestIn(view: TreeView, row: number, depth: number): number | null {
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, step] of view.steps.entries()) {
    const away = Math.abs(step.depth - depth);
    if (view.rowOf[index] === row && away < least) [nearest, least] = [index, away];
  }
  return nearest;
}

/** Keys that walk along the tree; each gives the step that it leads to from a step, or null. */
const KEYS: Readonly<Record<string, (view: TreeView, at: number) => number | null>> = {
  ArrowRight: ({ steps }, at) => waysOn(steps, at)[0] ?? null,
  ArrowLeft: ({ steps }, at) => itemAt(steps, at).parent,
  ArrowDown: (view, at) => besideRow(view, at, 1),
  ArrowUp: (view, at) => besideRow(view, at, -1),
  Home: () => 0,
  End: (view, at) => nearestIn(view, itemAt(view.rowOf, at), Number.MAX_SAFE_INTEGER),
};

function besideRow(view: TreeView, at: number, by: 1 | -1): number | null {
  return nearestIn(view, itemAt(view.rowOf, at) + by, itemAt(view.steps, at).depth);
}

/** Where a key leads from a step; null where it leads nowhere, or is none that walks. */
export function ledBy(key: string, view: TreeView, at: number): number | null {
  return KEYS[key]?.(view, at) ?? null;
}
