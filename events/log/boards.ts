/** The boards of the banking world: those of the lessons, and sandboxes with openings of their own. */
import { apply, type BankingRound } from '../actions/apply';
import type { Offers } from '../actions/offers';
import type { BankingEvent } from '../actions/registry';
import { known } from '../known';
import { BLANK } from '../ledger/state';
import type { Lesson } from '../lessons/lesson';
import { offersOf } from '../systems/offers';
import { storyOf } from '../views/story';
import type { Board, BoardKey } from './board';
import { fold } from './fold';
import type { RefusedEvent } from './log';
import { readEvent } from './read';

/** A board of the banking world, and what it lets people do. */
export interface BankingBoard extends Board<BankingRound> {
  readonly offers: Offers;
}

function bankingBoard(key: BoardKey, start: readonly BankingRound[], offers: Offers): BankingBoard {
  return {
    key,
    start,
    offers,
    apply: (before, event) => apply(before, event, offers),
    tell: storyOf,
    read: (candidate) => readEvent(candidate).event,
  };
}

const lessonBoards = new WeakMap<Lesson, BankingBoard>();

/** The board of a lesson. Throws when its opening is refused: an opening is our own. */
export function lessonBoard(lesson: Lesson): BankingBoard {
  const made = lessonBoards.get(lesson);
  if (made) return made;
  const { rounds, refused } = fold(BLANK, lesson.opening, 'opening');
  if (refused) {
    throw new Error(
      `the opening of lesson ${lesson.id} is refused at ${refused.index}: ${refused.message}`,
    );
  }
  const board = bankingBoard(lesson.id, [BLANK, ...rounds], lesson.offers);
  lessonBoards.set(lesson, board);
  return board;
}

/** The position a lesson opens with, its round 0. */
export function openingPosition(lesson: Lesson): BankingRound {
  return known(lessonBoard(lesson).start.at(-1), 'opening position');
}

/** A sandbox as far as its opening could be built. */
export interface Sandbox {
  readonly board: BankingBoard;
  /** The event of the opening that the rules refused; null when it was built whole. */
  readonly refused: RefusedEvent | null;
}

/** A board with an opening of its own. It offers whatever its system and its parties allow. */
export function sandboxBoard(opening: readonly BankingEvent[]): Sandbox {
  const { rounds, refused } = fold(BLANK, opening, 'opening');
  const { book } = rounds.at(-1) ?? BLANK;
  return { board: bankingBoard('sandbox', [BLANK, ...rounds], offersOf(book)), refused };
}
