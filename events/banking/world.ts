/** The banking world: boards of lessons and sandboxes, in dollars. */

import { isOwnTasks, type OwnTasks, tasksProblem } from '../goals/readTasks';
import { is, isWhole } from '../guards';
import { defineWorld, logForm } from '../world/world';
import {
  type BankingFacts,
  type BoardSetup,
  boardKey,
  lessonBoard,
  sandboxBoard,
  setupAt,
} from './board/boards';
import { BANKING, type Banking } from './board/rules';
import { isOpeningName, type LessonLog, type SandboxLog } from './log';
import { PRACTICE } from './practice';
import { type BankingPreview, bankingPreview, isBankingPreview } from './preview';
import { bankingReport, type Report } from './report';

/** The types that tell the banking world from others. */
interface BankingKind {
  readonly name: 'banking';
  readonly types: Banking;
  readonly log: LessonLog | SandboxLog;
  readonly boardFacts: BankingFacts;
  readonly setup: BoardSetup;
  readonly report: Report;
  readonly preview: BankingPreview;
}

/** The number of sandboxes among the boards of links; lessons have their own numbers. */
const SANDBOX = 63;

/** The number that all boards with a named opening share. */
const NAMED_OPENING = 62;

/** Whether a value is the tasks of a log, or left out. */
function isTasks(value: unknown): value is OwnTasks | undefined {
  return value === undefined || isOwnTasks(value);
}

/** What is wrong with the tasks of a log: more can be said of them than that they are. */
function whyNot(key: string, value: unknown): string | null {
  return key === 'tasks' ? tasksProblem(value) : null;
}

export const banking = defineWorld<BankingKind>({
  name: 'banking',
  rules: BANKING,

  logForms: [
    logForm(
      { lesson: is('sandbox'), tasks: isTasks },
      true,
      ({ lesson, tasks }, { titled, opening, events }) => ({
        world: 'banking',
        lesson,
        ...titled,
        opening,
        events,
        ...(tasks && { tasks }),
      }),
      whyNot,
    ),
    logForm(
      { lesson: isWhole, opening: isOpeningName, tasks: isTasks },
      false,
      ({ lesson, opening, tasks }, { titled, events }) => ({
        world: 'banking',
        lesson,
        ...(opening === undefined ? {} : { opening }),
        ...titled,
        events,
        ...(tasks && { tasks }),
      }),
      whyNot,
    ),
  ],

  wire: {
    number: 0,
    boardNumberOf({ lesson }) {
      if (lesson === SANDBOX || lesson === NAMED_OPENING)
        throw new Error(`no link carries the lesson ${lesson}`);
      return lesson === 'sandbox' ? SANDBOX : lesson;
    },
    boardAt: (boardNumber) =>
      boardNumber === SANDBOX
        ? { named: { lesson: 'sandbox' }, hasOpening: true }
        : { named: { lesson: boardNumber }, hasOpening: false },
    shared: {
      boardNumber: NAMED_OPENING,
      nameOf(log) {
        if (log.lesson === 'sandbox' || log.opening === undefined) return null;
        return { number: log.lesson, text: log.opening };
      },
      named: ({ number, text }) => ({ lesson: number, opening: text }),
    },
    practice: PRACTICE,
  },

  keyOf: (log) => (log.lesson === 'sandbox' ? 'sandbox' : boardKey(log.lesson, log.opening)),
  numberOf(log) {
    if (log.lesson === 'sandbox') return 'a sandbox';
    return log.opening === undefined
      ? `lesson ${log.lesson}`
      : `an opening of lesson ${log.lesson}, “${log.opening}”`;
  },
  called(log, titleOf) {
    if (log.lesson === 'sandbox') return 'a sandbox';
    const named = `lesson ${log.lesson}, ${titleOf(log.lesson)}`;
    return log.opening === undefined ? named : `${named}, from the opening “${log.opening}”`;
  },

  setupNumberOf: ({ lesson }) => (lesson === 'sandbox' ? null : lesson),
  begin(log, setup) {
    const { events } = log;
    if (log.lesson === 'sandbox') return { ...sandboxBoard(log.opening), events };
    const opened = setup && setupAt(setup, log.opening);
    return opened && { board: lessonBoard(opened), refused: null, events };
  },

  report: bankingReport,
  preview: bankingPreview,
  isPreview: isBankingPreview,
});
