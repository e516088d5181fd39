/** Judging what was handed in by parts that are changed. */
import { isDeepStrictEqual } from 'node:util';
import {
  type AnswerWork,
  type BoardPart,
  type BoardWork,
  isBoardPart,
  type Question,
  type Work,
} from '@/src/contract/parts';
import { foldQueued } from '../../foldQueue';
import { isRight, judgeBoard } from '../judge';
import { isBoardWork, type WorkByPart } from '../parts';
import type { PartChange } from './compare';

/** An answer by the question as it is now. One that answers it no longer is not right. */
function answerAnew(done: AnswerWork, question: Question): AnswerWork {
  const right = isRight(question, done.answer);
  return { ...done, isRight: typeof right === 'object' && right !== null ? false : right };
}

/** For each task that is asked now, what is known of it from before: nothing where it was not asked. */
function metBefore(done: BoardWork, before: BoardPart, after: BoardPart) {
  return after.tasks.map(({ index }) => {
    const taskIndex = before.tasks.findIndex((task) => task.index === index);
    return done.met[taskIndex] ?? null;
  });
}

async function boardAnew(
  done: BoardWork,
  before: BoardPart,
  after: BoardPart,
  revision: number,
): Promise<BoardWork> {
  const asksMore = after.tasks.some(
    ({ index }) => !before.tasks.some((task) => task.index === index),
  );
  const known = { ...done, met: metBefore(done, before, after), revision };
  if (!asksMore && before.modelLog === after.modelLog) return known;
  const judged = await foldQueued(() => judgeBoard({ log: done.log }, after));
  // What the rules of today refuse was judged when they did not.
  if ('error' in judged || !isBoardWork(judged.done)) return known;
  const { met, divergence } = judged.done;
  return { ...known, met, divergence };
}

function judgedAnew(done: Work, { before, after }: PartChange, revision: number) {
  if (after === null) return done;
  if (isBoardWork(done)) {
    if (!isBoardPart(before) || !isBoardPart(after)) return done;
    return boardAnew(done, before, after, revision);
  }
  return isBoardPart(after) ? done : answerAnew(done, after);
}

/**
 * What was handed in as the changed parts judge it; the same where they judge it alike.
 *
 * @param revision of the parts, once they are changed
 */
export async function workAnew(
  work: WorkByPart,
  changes: readonly PartChange[],
  revision: number,
): Promise<WorkByPart> {
  const anew: Record<string, Work> = {};
  for (const change of changes) {
    const { id } = change.before;
    const done = work[id];
    if (done && change.isJudgedAnew) anew[id] = await judgedAnew(done, change, revision);
  }
  const changed = { ...work, ...anew };
  return isDeepStrictEqual(changed, work) ? work : changed;
}
