/** The drawing of a class’s tree in pixels. */
import { itemAt } from '@/events/assert';
import type { Run } from '@/events/timeline/mergedRows';
import type { TreeView } from './treeView';

/** From one row to the next. */
const ROW = 30;

/** Around the drawing. */
const PAD = 20;

/** The stroke of one learner in a large class, and of the whole class. */
const THINNEST = 1.5;
const THICKEST = 16;

/** Where a step stands. */
export function pointOf(view: TreeView, index: number): readonly [number, number] {
  const { steps, rowOf, stepWide } = view;
  return [PAD + itemAt(steps, index).depth * stepWide, PAD + itemAt(rowOf, index) * ROW];
}

/** The room that the drawing takes. */
export function roomOf({ deepest, rows, stepWide }: TreeView): readonly [number, number] {
  return [2 * PAD + deepest * stepWide, 2 * PAD + (rows - 1) * ROW];
}

/** The step nearest to a point of the drawing; null where none is near. */
export function stepAt(view: TreeView, x: number, y: number): number | null {
  const { steps, rowOf, stepWide } = view;
  const depth = Math.round((x - PAD) / stepWide);
  const row = Math.round((y - PAD) / ROW);
  const found = steps.findIndex((step, index) => step.depth === depth && rowOf[index] === row);
  return found < 0 ? null : found;
}

/** How thick a stroke is, by how many of all it stands for. */
export function thicknessOf(count: number, all: number): number {
  const share = all === 0 ? 0 : count / all;
  return Number((THINNEST + share * (THICKEST - THINNEST)).toFixed(2));
}

/** The stroke of a run, from the step before it on. */
export function pathOf(view: TreeView, { from, to, fromRow, row }: Run): string {
  const [x, y] = pointOf(view, from);
  const [end] = pointOf(view, to);
  const [startX, startY] = [x - view.stepWide, PAD + fromRow * ROW];
  const middle = x - view.stepWide / 2;
  const curve = row === fromRow ? '' : `C${middle} ${startY} ${middle} ${y} ${x} ${y}`;
  return `M${startX} ${startY}${curve}H${end}`;
}

/** All steps as the points of one path, which round ends make dots. */
export function dotsOf(view: TreeView, isWanted: (index: number) => boolean): string {
  return view.steps
    .flatMap((_, index) => (isWanted(index) ? `M${pointOf(view, index).join(' ')}h.01` : []))
    .join('');
}
