/** The class as one tree: all that was handed in to an assignment, merged by what was done. */
import { assertDefined } from '@/events/assert';
import { loadFolded } from '@/events/log/folded';
import { type ToldStep, toldSteps } from '@/events/log/toldTree';
import { firstSteps, type MergedTree, mergeLines } from '@/events/timeline/merged';
import * as contract from '@/src/contract/classTree';
import type { BoardPart } from '@/src/contract/parts';
import { tasksOf } from '@/src/lessons/course/handIn';
import { SHELF } from '@/src/lessons/course/shelf';
import { foldQueued } from '../../foldQueue';
import { ok } from '../../http/answer';
import { query } from '../../http/endpoint';
import { readKeptLog } from '../boards';
import { boardOfClass, type HandedInLine } from './handedInLines';
import { classTriesOf } from './tries';

/** Steps that a tree shows at most: 200 learners of 60 steps who have nothing in common. */
const MAX_STEPS = 12_001;

/** Steps that are told in one go; then whoever else waits has a turn. */
const TOLD_AT_ONCE = 200;

/** What the steps of a tree did, told so that nobody else waits for long. */
async function toldInTurns(about: BoardPart, tree: MergedTree): Promise<readonly ToldStep[]> {
  const start = await foldQueued(() => loadFolded(readKeptLog(about.startLog), SHELF));
  const told: ToldStep[] = [];
  for (const step of toldSteps(assertDefined(start, 'board'), tree)) {
    told.push(step);
    if (told.length % TOLD_AT_ONCE === 0) await foldQueued(async () => {});
  }
  return told;
}

const deepestOf = (tree: MergedTree) => tree.reduce((most, { depth }) => Math.max(most, depth), 0);

async function treeOf(
  about: BoardPart,
  lines: readonly HandedInLine[],
): Promise<contract.ClassTree> {
  const { modelLog } = about;
  const model = modelLog === null ? null : readKeptLog(modelLog).events;
  const whole = mergeLines(lines, model);
  const tree = firstSteps(whole, MAX_STEPS);
  const told = await toldInTurns(about, tree);
  const tasks = await tasksOf(readKeptLog(about.startLog));
  const indexOf = new Map(lines.map(({ id }, index) => [id, index]));
  const sentences = [...new Set(told.map(({ words }) => words))];
  const saying = new Map(sentences.map((words, index) => [words, index]));
  return {
    learners: lines.map(({ id, name, kind }) => ({ id, name, kind })),
    sentences,
    steps: tree.map(({ parent, ends, isModel }, index) => {
      const { round, words } = assertDefined(told[index], 'step that was told');
      const says = assertDefined(saying.get(words), 'sentence of a step');
      return { parent, round, says, ends: ends.flatMap((id) => indexOf.get(id) ?? []), isModel };
    }),
    hasModel: model !== null,
    tries: classTriesOf(
      lines.flatMap(({ tries }) => tries ?? []),
      tasks.map(({ goal }) => goal),
    ),
    longest: deepestOf(whole),
    shown: deepestOf(tree),
  };
}

/** GET: what the learners of a class handed in of a board of an assignment, as one tree, for whoever teaches it. */
export const classTree = query(contract.classTree, async (asked) => {
  const found = await boardOfClass(asked);
  return 'error' in found ? found : ok(await treeOf(found.board, found.lines));
});
