/** The banking world: boards of lessons and sandboxes, in dollars. */
import { is, isWhole } from '../guards';
import { defineWorld, logForm } from '../world/world';
import { type BankingFacts, type BoardPlan, lessonBoard, sandboxBoard } from './board/boards';
import { BANKING, type Banking } from './board/rules';
import type { LessonLog, SandboxLog } from './log';
import { PRACTICE } from './practice';
import { type BankingPreview, bankingPreview, isBankingPreview } from './preview';
import { bankingReport, type Report } from './report';

/** The types that tell the banking world from others. */
interface BankingKind {
  readonly name: 'banking';
  readonly types: Banking;
  readonly log: LessonLog | SandboxLog;
  readonly boardFacts: BankingFacts;
  readonly plan: BoardPlan;
  readonly report: Report;
  readonly preview: BankingPreview;
}

/** The place of sandboxes among the boards that links number; lessons have their own numbers. */
const SANDBOX = 63;

export const banking = defineWorld<BankingKind>({
  name: 'banking',
  rules: BANKING,

  logForms: [
    logForm({ lesson: is('sandbox') }, true, ({ lesson }, { titled, opening, events }) => ({
      world: 'banking',
      lesson,
      ...titled,
      opening,
      events,
    })),
    logForm({ lesson: isWhole }, false, ({ lesson }, { titled, events }) => ({
      world: 'banking',
      lesson,
      ...titled,
      events,
    })),
  ],

  wire: {
    number: 0,
    placeOf({ lesson }) {
      if (lesson === SANDBOX) throw new Error(`no link carries the lesson ${lesson}`);
      return lesson === 'sandbox' ? SANDBOX : lesson;
    },
    boardAt: (place) =>
      place === SANDBOX
        ? { named: { lesson: 'sandbox' }, hasOpening: true }
        : { named: { lesson: place }, hasOpening: false },
    practice: PRACTICE,
  },

  keyOf: ({ lesson }) => lesson,
  numberOf: ({ lesson }) => (lesson === 'sandbox' ? 'a sandbox' : `lesson ${lesson}`),
  called: ({ lesson }, titleOf) =>
    lesson === 'sandbox' ? 'a sandbox' : `lesson ${lesson}, ${titleOf(lesson)}`,

  planOf: ({ lesson }) => (lesson === 'sandbox' ? null : lesson),
  begin(log, plan) {
    const { events } = log;
    if (log.lesson === 'sandbox') return { ...sandboxBoard(log.opening), events };
    return plan && { board: lessonBoard(plan), refused: null, events };
  },

  report: bankingReport,
  preview: bankingPreview,
  isPreview: isBankingPreview,
});
