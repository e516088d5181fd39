/** The boards of the banking world: those of the lessons, and sandboxes with openings of their own. */

import type { Lesson } from '@/src/lessons/course/lesson';
import { known } from '../../known';
import type { Board, BoardKey } from '../../world/board';
import type { RefusedEvent } from '../../world/fold';
import type { Offers } from '../actions/offers';
import type { BankingEvent } from '../actions/registry';
import { BLANK } from '../ledger/state';
import { offersOf } from './menus';
import { apply, type BankingRound, fold, readEvent, storyOf } from './rules';

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
