/** The boards that the prover plays on: every lesson's, a sandbox of every system, every stage of the bills. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import {
  type BankingBoard,
  boardKey,
  lessonBoard,
  sandboxBoard,
} from '@/events/banking/board/boards';
import { checkRound } from '@/events/banking/board/check';
import { type BankingRound, storyOf } from '@/events/banking/board/rules';
import { SYSTEM_TYPES, type SystemType } from '@/events/banking/ledger/systemTypes';
import { billsBoard } from '@/events/bills/boards';
import { checkBillsRound } from '@/events/bills/invariants';
import { type BillsRound, billsStory } from '@/events/bills/rules';
import { BILLS_STAGES, type BillsStage } from '@/events/bills/stages';
import { plain } from '@/events/phrase';
import type { AnyRound } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import type { Lesson } from '@/src/lessons/course/lesson';
import { everyStart } from '@/src/lessons/course/openings';
import type { Chance } from '../chance';
import type { Arena } from './arena';
import { BankingAudit, BillsAudit } from './audits';
import { bankingMenu, bankingSituation } from './banking';
import { billsMenu, billsSituation } from './bills';
import { openingFor } from './openings';
import { quoteFaults } from './quotes';

/** An arena of the banking world. */
function bankingArena(
  board: BankingBoard,
  address: string,
  logOf: (events: readonly BankingEvent[]) => Log,
): Arena<BankingRound> {
  return {
    board,
    address,
    logOf,
    menu: bankingMenu(board.offers, board.start.at(-1)?.book.clock !== undefined),
    situation: (round) => bankingSituation(round, board.offers),
    faults: bankingFaults,
    refusalFaults: (before, event, refused) => quoteFaults(before, event, refused, board.offers),
    story: (before, round) => plain(storyOf(round, before)),
    audit: () => new BankingAudit(board),
  };
}

/** What a round of the banking world breaks. */
function bankingFaults(before: BankingRound, round: BankingRound): readonly string[] {
  const { column, book } = round;
  return [
    ...checkRound(before, round).map(
      ({ invariant, message }) => `invariant ${invariant}: ${message}`,
    ),
    ...(column.every((balance) => Number.isSafeInteger(balance) && !Object.is(balance, -0))
      ? []
      : ['a balance is not exact']),
    ...(column.length === book.slotCount ? [] : ['the column has not the slots of the book']),
  ];
}

/** The arena of a lesson. */
export function lessonArena(lesson: Lesson): Arena<BankingRound> {
  const { id, startsFrom } = lesson;
  return bankingArena(lessonBoard(lesson), lessonPath(lesson), (events) => ({
    world: 'banking',
    lesson: id,
    ...(startsFrom === undefined ? {} : { opening: startsFrom }),
    events,
  }));
}

/** A sandbox under a system, its opening by chance; days pass on it, or none do. */
export function sandboxArena(
  chance: Chance,
  system: SystemType,
  hasClock = false,
): Arena<BankingRound> {
  const opening = openingFor(chance, system, hasClock);
  const { board, refused } = sandboxBoard(opening);
  if (refused) throw new Error(`an opening that was built is refused: ${refused.message}`);
  return bankingArena(board, '/sandbox', (events) => ({
    world: 'banking',
    lesson: 'sandbox',
    opening,
    events,
  }));
}

/** The arena of a stage of the bills exercise. */
export function billsArena({ stage, offers, opening, path }: BillsStage): Arena<BillsRound> {
  const board = billsBoard(stage);
  if (!board) throw new Error(`there is no stage ${stage}`);
  return {
    board,
    address: path,
    menu: billsMenu(offers),
    situation: (round) => billsSituation(round, offers),
    faults: (before, round) =>
      checkBillsRound(before, round).map(
        ({ invariant, message }) => `invariant ${invariant} of the bills: ${message}`,
      ),
    refusalFaults: () => [],
    story: (before, round) => plain(billsStory(round, before)),
    audit: () => new BillsAudit(opening),
    logOf: (events) => ({ world: 'bills', lesson: 'bills', stage, events }),
  };
}

/** Something that can be done with an arena of either world. */
type Use<Result> = <Round extends AnyRound>(arena: Arena<Round>) => Result;

/** A board of the rotation: its name, and how to play on it. */
export interface Venue {
  readonly name: string;
  visit<Result>(chance: Chance, use: Use<Result>): Result;
}

const venueOf = (lesson: Lesson): Venue => ({
  name: `lesson ${boardKey(lesson.id, lesson.startsFrom)}`,
  visit: (_, use) => use(lessonArena(lesson)),
});

const LESSON_VENUES = LESSONS.map(venueOf);

/** Lessons from openings other than their own. */
const OPENING_VENUES = LESSONS.flatMap((lesson) => everyStart(lesson).slice(1)).map(venueOf);

const SANDBOX_VENUES: readonly Venue[] = SYSTEM_TYPES.map((system) => ({
  name: `sandbox (${system})`,
  visit: (chance, use) => use(sandboxArena(chance, system)),
}));

const TIMED_VENUES: readonly Venue[] = SYSTEM_TYPES.map((system) => ({
  name: `sandbox with days (${system})`,
  visit: (chance, use) => use(sandboxArena(chance, system, true)),
}));

const BILLS_VENUES: readonly Venue[] = BILLS_STAGES.map((stage) => ({
  name: `bills stage ${stage.stage}`,
  visit: (_, use) => use(billsArena(stage)),
}));

/** Every board. */
export const VENUES: readonly Venue[] = [
  ...[...LESSON_VENUES, ...OPENING_VENUES],
  ...[...SANDBOX_VENUES, ...BILLS_VENUES],
  ...TIMED_VENUES,
];

/** The order in which boards are played on; sandboxes come round more often, for no two are alike. */
export const ROTATION: readonly Venue[] = [
  ...[...SANDBOX_VENUES, ...LESSON_VENUES.slice(0, 12)],
  ...[...SANDBOX_VENUES, ...LESSON_VENUES.slice(12)],
  ...[...SANDBOX_VENUES, ...OPENING_VENUES, ...BILLS_VENUES],
  ...TIMED_VENUES,
];
