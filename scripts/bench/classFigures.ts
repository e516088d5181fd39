/** How long the lines of a class take to become one tree, laid out. */
import { itemAt } from '@/events/assert';
import { type MergedTree, mergeLines, type PlayedLine } from '@/events/timeline/merged';
import { rowsOf } from '@/events/timeline/mergedRows';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Chance } from '../chance';
import { session } from './session';
import { timed } from './timing';

const LEARNERS = 200;
const EVENTS = 60;

/** Different sessions that the learners follow for a while, before each goes on alone. */
const COMMON = 20;

/** Times of a class of 200 who have handed in 60 events each. */
export interface ClassFigures {
  /** Merging them and laying the tree out. */
  readonly classTreeMillis: number;
  /** How many nodes that tree has. */
  readonly classTreeNodes: number;
}

/** Learners who begin as some of the others do, and part from them sooner or later. */
function playedBy(lesson: Lesson): readonly PlayedLine[] {
  const chance = new Chance(14);
  const common = Array.from({ length: COMMON }, (_, place) =>
    session(lesson, EVENTS, { seed: 100 + place }),
  );
  return Array.from({ length: LEARNERS }, (_, place) => {
    const alike = chance.below(EVENTS + 1);
    const begun = itemAt(common, chance.below(COMMON)).slice(0, alike);
    const own = session(lesson, EVENTS, { seed: 1000 + place }).slice(alike);
    return { id: `learner-${place}`, events: [...begun, ...own] };
  });
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
