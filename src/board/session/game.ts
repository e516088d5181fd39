/** What a board plays, and where: a lesson, a sandbox, or a stage of the bills exercise. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingBoard, lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import type { SettingName } from '@/events/banking/ledger/settings';
import type { BillsRound } from '@/events/bills/rules';
import type { BillsStage } from '@/events/bills/stages';
import type { OwnTasks } from '@/events/goals/readTasks';
import type { AnyRound, Board, EventIn } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import { lessonPath } from '@/src/lessons/course/catalogue';
import type { Lesson } from '@/src/lessons/course/lesson';
import { type TaskHolder, taskHolder } from './ownTasks';
import { lessonKey } from './storage/where';

/** A board with what it takes to keep, name and share what is played on it. */
export interface Game<Round extends AnyRound = BankingRound> {
  readonly board: Board<Round>;
  readonly title: string;
  /** The address of the page that plays it. */
  readonly path: string;
  /** What the names of its files carry. */
  readonly slug: string;
  /** What its lines are kept under in this browser. */
  readonly storageKey: string;
  /** Whether the address alone says which board it is: then it does so even before anything was done. */
  readonly isNamedByAddress: boolean;
  /** The tasks that were set on it, where that can be done; every log of it carries them. */
  readonly own?: TaskHolder;
  /** The log that carries these events. */
  logOf(events: readonly EventIn<Round>[]): Log;
}

/** A game of the banking world. */
export interface BankingGame extends Game {
  readonly board: BankingBoard;
  /** null for a sandbox. */
  readonly lesson: Lesson | null;
  readonly sliders: readonly SettingName[];
  readonly rules: readonly SettingName[];
  readonly own: TaskHolder;
}

export const SANDBOX_PATH = '/sandbox';

/** The address of the board on the page of a text: on a phone it stands below the whole of it. */
export const boardOn = (path: string): string => `${path}#board`;

/** A lesson's game, from what it opens with or, where `lessonAt` gave it, from another opening. */
export function lessonGame(lesson: Lesson): BankingGame {
  const { id, title, slug, sliders, rules, startsFrom } = lesson;
  const opened = startsFrom === undefined ? {} : { opening: startsFrom };
  const storageKey = lessonKey(id, startsFrom);
  const own = taskHolder(storageKey);
  return {
    board: lessonBoard(lesson),
    title,
    path: lessonPath(lesson),
    slug,
    storageKey,
    lesson,
    sliders,
    rules,
    isNamedByAddress: startsFrom !== undefined,
    own,
    logOf: (events) => ({ world: 'banking', lesson: id, ...opened, events, ...carried(own) }),
  };
}

/**
 * A sandbox's game. What is played on it is kept apart for every opening.
 *
 * @param title what its builder calls it; it travels in every log of it
 * @param tasks those that came with it; left out, what this browser keeps for it
 */
export function sandboxGame(
  board: BankingBoard,
  opening: readonly BankingEvent[],
  title?: string,
  tasks?: OwnTasks,
): BankingGame {
  const named = title === undefined ? {} : { title };
  const storageKey = `sandbox-${JSON.stringify(opening)}`;
  const own = taskHolder(storageKey, tasks);
  return {
    board,
    title: title ?? 'Sandbox',
    path: SANDBOX_PATH,
    slug: 'sandbox',
    storageKey,
    lesson: null,
    sliders: [],
    rules: ['overdraft', 'reserveRequirement', 'interestRate'],
    isNamedByAddress: true,
    own,
    logOf: (events) => {
      const content = { ...named, opening, events, ...carried(own) };
      return { world: 'banking', lesson: 'sandbox', ...content };
    },
  };
}

/** The key of a log for the tasks that are set on a board; none where there are none. */
function carried(own: TaskHolder): { readonly tasks?: OwnTasks } {
  const tasks = own.get();
  return tasks ? { tasks } : {};
}

/** A game of the bills exercise. */
export interface BillsGame extends Game<BillsRound> {
  readonly stage: BillsStage;
}

/** The game of a stage of the bills exercise. */
export function billsGame(board: Board<BillsRound>, stage: BillsStage): BillsGame {
  return {
    board,
    stage,
    title: stage.title,
    path: stage.path,
    slug: `bills-${stage.stage}`,
    storageKey: `bills-${stage.stage}`,
    isNamedByAddress: false,
    logOf: (events) => ({ world: 'bills', lesson: 'bills', stage: stage.stage, events }),
  };
}
