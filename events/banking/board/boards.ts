/** The boards of the banking world: those of the lessons, and sandboxes with openings of their own. */

import { assertDefined } from '../../assert';
import type { RefusedEvent } from '../../world/fold';
import type { OfferingBoard } from '../../world/rules';
import type { Offers } from '../actions/offers';
import type { BankingEvent } from '../actions/registry';
import { BLANK } from '../ledger/state';
import { offersOf } from './menus';
import { BANKING, type Banking, type BankingRound, fold } from './rules';

/** What a lesson's board begins with, as lessons hand it in. */
export interface BoardPlan {
  /** The number that logs and links carry. */
  readonly id: number;
  readonly title: string;
  /** The events that build the board, each of them a round; the last one is round 0. */
  readonly opening: readonly BankingEvent[];
  readonly offers: Offers;
}

/** The facts that only boards of the banking world have. */
export interface BankingFacts {
  readonly title: string;
}

/** A board of the banking world, and what it lets people do. */
export type BankingBoard = OfferingBoard<Banking> & BankingFacts;

function bankingBoard(
  key: number | 'sandbox',
  title: string,
  start: readonly BankingRound[],
  offers: Offers,
): BankingBoard {
  return { ...BANKING.board(key, { world: 'banking', lesson: key }, start, offers), title };
}

const planned = new WeakMap<BoardPlan, BankingBoard>();

/** The board of a lesson. Throws when its opening is refused: an opening is our own. */
export function lessonBoard(lesson: BoardPlan): BankingBoard {
  const made = planned.get(lesson);
  if (made) return made;
  const { rounds, refused } = fold(BLANK, lesson.opening, 'opening');
  if (refused) {
    throw new Error(
      `the opening of lesson ${lesson.id} is refused at ${refused.index}: ${refused.message}`,
    );
  }
  const board = bankingBoard(lesson.id, lesson.title, [BLANK, ...rounds], lesson.offers);
  planned.set(lesson, board);
  return board;
}

/** The position a lesson opens with, its round 0. */
export function openingPosition(lesson: BoardPlan): BankingRound {
  return assertDefined(lessonBoard(lesson).start.at(-1), 'opening position');
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
  return { board: bankingBoard('sandbox', 'Sandbox', [BLANK, ...rounds], offersOf(book)), refused };
}
