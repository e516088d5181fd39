/** What a class played on a board, looked up from where one stands on it: lessons, sandboxes and bills alike. */
import * as contract from '@/src/contract/playedLines';
import { ok } from '../../http/answer';
import { query } from '../../http/endpoint';
import { playedTree } from '../../playedTree';
import { boardOfClass } from './handedInLines';

/** GET: what the learners of a class handed in of a board of an assignment, the last time each, for whoever teaches it. */
export const classLines = query(contract.classLines, async (asked) => {
  const found = await boardOfClass(asked);
  if ('error' in found) return found;
  const { board, lines } = found;
  return ok({
    lines: lines.map(({ id, name, met }) => ({ title: name, learner: id, met })),
    tasks: board.tasks.length,
    steps: playedTree(lines),
  });
});
