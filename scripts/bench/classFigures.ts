/** How long the lines of a class take to become one tree, laid out. */
import { itemAt } from '@/events/assert';
import { type MergedTree, mergeLines } from '@/events/timeline/merged';
import { rowsOf } from '@/events/timeline/mergedRows';
import type { Lesson } from '@/src/lessons/course/lesson';
import { playedBy } from './classLines';
import { timed } from './timing';

/** Times of a class of 200 who have handed in 60 events each. */
export interface ClassFigures {
  /** Merging them and laying the tree out. */
  readonly classTreeMillis: number;
  /** How many nodes that tree has. */
  readonly classTreeNodes: number;
}

/** Takes the figures, on sessions of a lesson. */
export async function classFigures(lesson: Lesson): Promise<ClassFigures> {
  const lines = playedBy(lesson);
  const model = itemAt(lines, 0).events;
  let tree: MergedTree = [];
  const of = await timed({
    classTree: () => {
      tree = mergeLines(lines, model);
      return rowsOf(tree);
    },
  });
  return { classTreeMillis: of('classTree') / 1e6, classTreeNodes: tree.length };
}
