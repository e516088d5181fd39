/** What a class played on a board, looked up from where one stands on it: lessons, sandboxes and bills alike. */
import * as contract from '@/src/contract/playedLines';
import { notFound, ok } from '../../http/answer';
import { query } from '../../http/endpoint';
import { playedTree } from '../../playedTree';
import { assignmentFor } from '../access';
import { boardsOf } from '../parts';
import { handedInLines } from './handedInLines';

/** GET: what the learners of a class handed in of a board of an assignment, the last time each, for whoever teaches it. */
export const classLines = query(contract.classLines, async (asked) => {
  const found = await assignmentFor(asked.db, asked.params.id, asked.member.id);
  if (found?.part !== 'instructor') return notFound('assignment');
  const { part } = asked.query;
  const board = boardsOf(found).find(({ id }) => part === undefined || id === part);
  if (!board) return notFound('part');
  const lines = await handedInLines(asked.db, found.id, board.id);
  return ok({
    lines: lines.map(({ id, name, met }) => ({ title: name, learner: id, met })),
    tasks: board.tasks.length,
    steps: playedTree(lines),
  });
});
