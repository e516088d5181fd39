/** The game that a log was played in. Fetched where only a log says what is to be shown; its board is fetched then. */

import { sandboxBoard } from '@/events/banking/board/boards';
import { decodePayload, readFragment } from '@/events/log/link';
import type { Log } from '@/events/log/log';
import { boardEntry } from '@/src/lessons/course/catalogue';
import { loadLesson } from '@/src/lessons/course/load';
import { type BankingGame, type BillsGame, billsGame, lessonGame, sandboxGame } from './game';
import { typeset } from './typeset';

/** A game of either world. */
export type AnyGame =
  | { readonly world: 'banking'; readonly game: BankingGame }
  | { readonly world: 'bills'; readonly game: BillsGame };

/** One plain sentence that says why there is no game. */
interface NoGame {
  readonly problem: string;
}

/** The game of a log. Rejects when its board cannot be fetched. */
export async function gameOf(log: Log): Promise<AnyGame | NoGame> {
  if (log.lesson === 'bills') {
    const [{ billsBoard }, { billsStage }] = await Promise.all([
      import('@/events/bills/boards'),
      import('@/events/bills/stages'),
    ]);
    const [stage, board] = [billsStage(log.stage), billsBoard(log.stage)];
    return stage && board
      ? { world: 'bills', game: billsGame(board, stage) }
      : {
          problem: `This log belongs to stage ${log.stage} of the bills exercise, which is not here.`,
        };
  }
  if (log.lesson === 'sandbox') {
    const { board, refused } = sandboxBoard(log.opening);
    return refused
      ? { problem: `The opening of this log cannot be built: ${typeset(refused.message)}` }
      : { world: 'banking', game: sandboxGame(board, log.opening, log.title) };
  }
  return boardEntry(log.lesson)
    ? { world: 'banking', game: lessonGame(await loadLesson(log.lesson)) }
    : { problem: `This log belongs to lesson ${log.lesson}, which is not here.` };
}

/** The game of what an address carries after its `#`. Rejects when its board cannot be fetched. */
export async function gameOfFragment(hash: string): Promise<AnyGame | NoGame> {
  const fragment = readFragment(hash);
  if (!fragment) {
    return { problem: 'This address carries no log, so there is no board to show.' };
  }
  const decoded = decodePayload(fragment.payload);
  return 'problem' in decoded ? decoded : gameOf(decoded.log);
}
