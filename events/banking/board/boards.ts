/** The boards of the banking world: those of the lessons, and sandboxes with openings of their own. */

import { assertDefined } from '../../assert';
import type { BoardKey } from '../../world/board';
import type { RefusedEvent } from '../../world/fold';
import type { OfferingBoard } from '../../world/rules';
import type { Offers } from '../actions/offers';
import type { BankingEvent } from '../actions/registry';
import { BLANK } from '../ledger/state';
import { offersOf } from './menus';
import { BANKING, type Banking, type BankingRound, fold } from './rules';

/** Another position that a lesson's board can start from. */
export interface NamedOpening {
  /** What logs and links carry; it never changes (banking/log.ts says how it is written). */
  readonly id: string;
  /** What one starts from, as a choice has it: "a bank that has lent". */
  readonly title: string;
  /** The events that build the board. */
  readonly opening: readonly BankingEvent[];
}

/** What a lesson's board begins with, as lessons hand it in. */
export interface BoardSetup {
  /** The number that logs and links carry. */
  readonly id: number;
  readonly title: string;
  /** The events that build the board, each of them a round; the last one is round 0. */
  readonly opening: readonly BankingEvent[];
  readonly offers: Offers;
  /** What it can be started from beside that. */
  readonly openings?: readonly NamedOpening[];
  /** Which of them `opening` is; left out where it is the lesson's own. */
  readonly startsFrom?: string;
}

/** Tells the boards of lessons and of their openings apart. */
export function boardKey(lesson: number, startsFrom?: string): BoardKey {
  return startsFrom === undefined ? lesson : `${lesson}@${startsFrom}`;
}

const startedFrom = new WeakMap<NamedOpening, BoardSetup>();

/** The setup as it starts from the named opening; the setup itself where none is named, null where there is none of that name. */
export function setupAt(setup: BoardSetup, startsFrom: string | undefined): BoardSetup | null {
  if (startsFrom === setup.startsFrom) return setup;
  const named = setup.openings?.find(({ id }) => id === startsFrom);
  if (!named) return null;
  const made = startedFrom.get(named) ?? { ...setup, opening: named.opening, startsFrom: named.id };
  startedFrom.set(named, made);
  return made;
}

/** The facts that only boards of the banking world have. */
export interface BankingFacts {
  readonly title: string;
  readonly lesson: number | 'sandbox';
  /** Which of the lesson's named openings it starts from; left out for the one that it opens with. */
  readonly startsFrom?: string | undefined;
}

/** A board of the banking world, and what it lets people do. */
export type BankingBoard = OfferingBoard<Banking> & BankingFacts;

function bankingBoard(
  facts: BankingFacts,
  start: readonly BankingRound[],
  offers: Offers,
): BankingBoard {
  const { lesson, startsFrom } = facts;
  const opened = startsFrom === undefined ? {} : { opening: startsFrom };
  const key = lesson === 'sandbox' ? lesson : boardKey(lesson, startsFrom);
  const named = { world: 'banking', lesson, ...opened };
  return { ...BANKING.board(key, named, start, offers), ...facts };
}

const built = new WeakMap<BoardSetup, BankingBoard>();

/** The board of a lesson. Throws when its opening is refused: an opening is our own. */
export function lessonBoard(lesson: BoardSetup): BankingBoard {
  const made = built.get(lesson);
  if (made) return made;
  const { rounds, refused } = fold(BLANK, lesson.opening, 'opening');
  if (refused) {
    throw new Error(
      `the opening of lesson ${lesson.id} is refused at ${refused.index}: ${refused.message}`,
    );
  }
  const { id, title, startsFrom, offers } = lesson;
  const board = bankingBoard({ title, lesson: id, startsFrom }, [BLANK, ...rounds], offers);
  built.set(lesson, board);
  return board;
}

/** The position a lesson opens with, its round 0. */
export function openingPosition(lesson: BoardSetup): BankingRound {
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
  const facts = { title: 'Sandbox', lesson: 'sandbox' as const };
  return { board: bankingBoard(facts, [BLANK, ...rounds], offersOf(book)), refused };
}
