/** A folded log as plain data: what the command line prints, and what golden files keep. */

import { lessonById } from '@/src/lessons/course/all';
import { reservesOf } from '../banking/ledger/book';
import { balanceOf } from '../banking/ledger/state';
import { type LoanData, loanDataOf } from '../banking/views/loanData';
import { type Series, seriesOf } from '../banking/views/series';
import { balanceSheet, type SheetGroup } from '../banking/views/sheet';
import { billsBoard } from '../bills/boards';
import { billsReport } from '../bills/views';
import { at } from '../known';
import type { RefusedEvent } from '../world/fold';
import { type AnyFoldedLog, foldBills, foldLesson, foldSandbox } from './folded';
import type { Log } from './log';

type ReportedRefusal = Pick<RefusedEvent, 'index' | 'code' | 'message' | 'inOpening'>;

interface ReportLine {
  readonly id: number;
  readonly instrument: string;
  readonly thirdParty: number | null;
  readonly amount: number;
}

interface ReportParty {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly cash: number;
  readonly assets: readonly ReportLine[];
  readonly liabilities: readonly ReportLine[];
  readonly netWorth: number;
}

export interface Report {
  readonly world: 'banking';
  readonly lesson: number | 'sandbox';
  readonly system: string;
  /** The last round of the log. */
  readonly rounds: number;
  /** The round that the parties and series below show. */
  readonly round: number;
  readonly refused: ReportedRefusal | null;
  readonly parties: readonly ReportParty[];
  readonly series: Series & { readonly loanData: LoanData; readonly repoData: LoanData };
}

/** The report of a log of the bills exercise. */
export interface BillsReport {
  readonly world: 'bills';
  readonly lesson: 'bills';
  readonly stage: number;
  readonly rounds: number;
  readonly round: number;
  readonly refused: ReportedRefusal | null;
  readonly parties: ReturnType<typeof billsReport>;
}

/**
 * Folds a log from the opening of its board.
 *
 * @param malformed the event at which reading stopped, if it did: it counts as refused
 * @returns null when there is no such board
 */
export function foldLog(log: Log, malformed: RefusedEvent | null = null): AnyFoldedLog | null {
  if (log.world === 'bills') return foldBills(log, billsBoard(log.stage), malformed);
  if (log.lesson === 'sandbox') return foldSandbox(log, malformed);
  const lesson = lessonById(log.lesson);
  return lesson ? foldLesson(log, lesson, malformed) : null;
}

/** The report of a folded log of either world; `shown` is a round number, beyond the log its last. */
export function reportOf(folded: AnyFoldedLog, shown: number | null): Report | BillsReport {
  const last = folded.rounds.length - 1;
  const round = Math.max(0, Math.min(shown ?? last, last));
  if (folded.world === 'bills') {
    return {
      world: 'bills',
      lesson: 'bills',
      stage: folded.stage,
      rounds: last,
      round,
      refused: reported(folded.refused),
      parties: billsReport(at(folded.rounds, round)),
    };
  }
  const state = at(folded.rounds, round);
  // Loans are counted as they are made, in the opening too: a note that stands for a round made none.
  const steps = folded.steps.filter(({ count }) => count <= state.count);
  const made = [...folded.board.start.slice(0, -1), ...steps];
  const { key } = folded.board;
  return {
    world: 'banking',
    lesson: typeof key === 'number' ? key : 'sandbox',
    system: state.book.system,
    rounds: last,
    round,
    refused: reported(folded.refused),
    parties: state.book.parties.map(({ id, name, type }) => {
      const sheet = balanceSheet(state, id);
      return {
        id,
        name,
        type,
        cash: balanceOf(state, reservesOf(state.book, id)),
        assets: reportLines(sheet.assets),
        liabilities: reportLines(sheet.liabilities),
        netWorth: sheet.netWorth,
      };
    }),
    series: {
      ...seriesOf(folded.rounds.slice(0, round + 1)),
      loanData: loanDataOf(made, 'Fed Funds'),
      repoData: loanDataOf(made, 'Repos'),
    },
  };
}

function reported(refused: RefusedEvent | null): ReportedRefusal | null {
  if (!refused) return null;
  const { index, code, message, inOpening } = refused;
  return inOpening ? { index, code, message, inOpening } : { index, code, message };
}

function reportLines(groups: readonly SheetGroup[]): readonly ReportLine[] {
  return groups.flatMap((group) =>
    group.lines.map(({ id, instrument, thirdPartyDetail, amount }) => ({
      id,
      instrument,
      thirdParty: thirdPartyDetail?.id ?? null,
      amount,
    })),
  );
}
