/** The game that a log was played in, and how it is drawn. Fetched where only a log says what is to be shown; its board is fetched then. */
import type { ReactNode } from 'react';
import { sandboxBoard } from '@/events/banking/board/boards';
import type { OwnTasks } from '@/events/goals/readTasks';
import { notHere } from '@/events/log/folded';
import type { AnyRound } from '@/events/world/board';
import type { Log, WorldName } from '@/events/worlds';
import type { VisitEvent } from '@/machines/lesson';
import { boardEntry } from '@/src/lessons/course/catalogue';
import { loadLesson } from '@/src/lessons/course/load';
import { lessonAt } from '@/src/lessons/course/openings';
import { Companion } from '../companion/Companion';
import { typeset } from '../sentence/plainText';
import { type BankingGame, billsGame, type Game, lessonGame, sandboxGame } from '../session/game';
import type { Published } from '../session/useSession';
import { Board } from '../stage/Board';

/** What a board that is drawn shows beside its game. */
interface Shown {
  /** A log that the page brings along to be played. */
  readonly published?: Published;
  /** What the address opens, where the page has read it already. */
  readonly linked?: VisitEvent | null;
}

/** A game with its board. */
interface FoundGame {
  readonly game: Game<AnyRound>;
  /** Draws the board. Rejects when it cannot be fetched. */
  draw(shown: Shown): Promise<ReactNode>;
}

/** One plain sentence that says why there is no game. */
interface NoGame {
  readonly problem: string;
}

const bankingFound = (game: BankingGame): FoundGame => ({
  game,
  draw: async (shown) => (
    <Companion
      name="Details"
      hasTasks={game.lesson !== null || game.own.get() !== null}
      key={game.storageKey}
    >
      <Board game={game} {...shown} />
    </Companion>
  ),
});

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
      return opened && bankingFound({ ...withTasks(lessonGame(opened), log.tasks), ...kept });
    }
    const { board, refused } = sandboxBoard(log.opening);
    return refused
      ? { problem: `The opening of this log cannot be built: ${typeset(refused.message)}` }
      : bankingFound({
          ...withTasks(sandboxGame(board, log.opening, log.title), log.tasks),
          ...kept,
        });
  },
  async bills(log, kept) {
    const [{ billsBoard }, { BillsBoard }] = await Promise.all([
      import('@/events/bills/boards'),
      import('../bills/BillsBoard'),
    ]);
    const board = billsBoard(log.stage);
    if (!board) return null;
    const game = { ...billsGame(board, board.stage), ...kept };
    return {
      game,
      draw: async (shown) => (
        <Companion name="Details" hasTasks>
          <BillsBoard game={game} {...shown} />
        </Companion>
      ),
    };
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
