/** The world of the Renaissance exercise: bills of exchange between Florence and Lyons, in six stages. */
import { is, isWhole } from '../guards';
import { defineWorld, logForm } from '../world/world';
import { type BillsFacts, billsBoard } from './boards';
import type { BillsLog } from './log';
import { PRACTICE } from './practice';
import { type BillsPreview, billsPreview, isBillsPreview } from './preview';
import { type BillsReport, reportOfBills } from './report';
import { BILLS, type Bills } from './rules';
import { billsStage } from './stages';

/** The types that tell the exercise from other worlds. */
interface BillsKind {
  readonly name: 'bills';
  readonly types: Bills;
  readonly log: BillsLog;
  readonly boardFacts: BillsFacts;
  /** Its boards are its own: nothing is handed in. */
  readonly setup: never;
  readonly report: BillsReport;
  readonly preview: BillsPreview;
}

export const bills = defineWorld<BillsKind>({
  name: 'bills',
  rules: BILLS,

  logForms: [
    logForm(
      { lesson: is('bills'), stage: isWhole },
      false,
      ({ lesson, stage }, { titled, events }) => ({
        world: 'bills',
        lesson,
        stage,
        ...titled,
        events,
      }),
    ),
  ],

  wire: {
    number: 1,
    boardNumberOf: ({ stage }) => stage,
    boardAt: (boardNumber) => ({
      named: { lesson: 'bills', stage: boardNumber },
      hasOpening: false,
    }),
    practice: PRACTICE,
  },

  keyOf: ({ stage }) => `bills-${stage}`,
  numberOf: ({ stage }) => `stage ${stage} of the bills`,
  called: ({ stage }) =>
    `part ${stage} of the bills of exchange, ${billsStage(stage)?.title ?? ''}`,

  setupNumberOf: () => null,
  begin({ stage, events }) {
    const board = billsBoard(stage);
    return board && { board, refused: null, events };
  },

  report: reportOfBills,
  preview: billsPreview,
  isPreview: isBillsPreview,
});
