/** The game that a log was played in. Fetched where only a log says which; how it is drawn stands in drawGame.tsx. */
import { sandboxBoard } from '@/events/banking/board/boards';
import type { OwnTasks } from '@/events/goals/readTasks';
import { notHere } from '@/events/log/folded';
import type { AnyRound } from '@/events/world/board';
import type { Log, WorldName } from '@/events/worlds';
import { boardEntry } from '@/src/lessons/course/catalogue';
import { loadLesson } from '@/src/lessons/course/load';
import { lessonAt } from '@/src/lessons/course/openings';
import { typeset } from '../sentence/plainText';
import {
  type BankingGame,
  type BillsGame,
  billsGame,
  type Game,
  lessonGame,
  sandboxGame,
} from '../session/game';

/** A game, with the world that it is played in. */
export type FoundGame =
  | { readonly world: 'banking'; readonly game: BankingGame }
  | { readonly world: 'bills'; readonly game: BillsGame };

/** One plain sentence that says why there is no game. */
interface NoGame {
  readonly problem: string;
}

/** A game with the tasks that its log brings. */
function withTasks(game: BankingGame, tasks: OwnTasks | undefined): BankingGame {
  // What is kept in this browser belongs to the board that is one's own.
  game.own.arrive(tasks ?? null);
  return game;
}

/** Where lines are kept, where that is not where the board itself keeps them. */
type Kept = Partial<Pick<Game<AnyRound>, 'storageKey'>>;

/** By world, the game of a log; null when its board is not here. Rejects when it cannot be fetched. */
const GAMES: {
  readonly [Name in WorldName]: (log: Log<Name>, kept: Kept) => Promise<FoundGame | NoGame | null>;
} = {
  async banking(log, kept) {
    if (log.lesson !== 'sandbox') {
      const lesson = boardEntry(log.lesson) && (await loadLesson(log.lesson));
      const opened = lesson ? lessonAt(lesson, log.opening) : null;
      if (!opened) return null;
      return { world: 'banking', game: { ...withTasks(lessonGame(opened), log.tasks), ...kept } };
    }
    const { board, refused } = sandboxBoard(log.opening);
    if (refused) {
      return { problem: `This opening cannot be built: ${typeset(refused.message)}` };
    }
    const game = withTasks(sandboxGame(board, log.opening, log.title), log.tasks);
    return { world: 'banking', game: { ...game, ...kept } };
  },
  async bills(log, kept) {
    const { billsBoard } = await import('@/events/bills/boards');
    const board = billsBoard(log.stage);
    return board && { world: 'bills', game: { ...billsGame(board, board.stage), ...kept } };
  },
};

/**
 * The game of a log. Rejects when its board cannot be fetched.
 *
 * @param storageKey what is played on it is kept under in this browser; left out, where its own board keeps it
 */
export async function gameOf<Name extends WorldName>(
  log: Log<Name>,
  storageKey?: string,
): Promise<FoundGame | NoGame> {
  const kept = storageKey === undefined ? {} : { storageKey };
  return (await GAMES[log.world](log, kept)) ?? { problem: notHere(log) };
}
