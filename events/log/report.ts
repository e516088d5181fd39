/** A folded log as plain data: what the command line prints, and what golden files keep. */
import type { BankingRound } from '../actions/apply';
import { reservesOf } from '../ledger/book';
import { balanceOf } from '../ledger/state';
import type { Lesson } from '../lessons/lesson';
import { type Series, seriesOf } from '../views/series';
import { balanceSheet, type SheetGroup } from '../views/sheet';
import { fold, openingPosition } from './fold';
import type { Log, RefusedEvent } from './log';

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

/** A loan market's figures; no lesson so far has one, so it is empty. */
interface LoanReport {
  readonly volumeWeightedMedian: number | null;
  readonly rows: readonly never[];
}

export interface Report {
  readonly world: 'banking';
  readonly lesson: number;
  readonly system: string;
  /** The last round of the log. */
  readonly rounds: number;
  /** The round that the parties and series below show. */
  readonly round: number;
  readonly refused: RefusedEvent | null;
  readonly parties: readonly ReportParty[];
  readonly series: Series & { readonly loanData: LoanReport; readonly repoData: LoanReport };
}

/** A log folded: its rounds from round 0, one per number, each with the settings and notes that belong to it. */
export interface FoldedLog {
  readonly rounds: readonly BankingRound[];
  /** What each event made, in order, the opening position first. */
  readonly steps: readonly BankingRound[];
  readonly refused: RefusedEvent | null;
}

/**
 * Folds a log from its lesson's opening.
 *
 * @param malformed the event at which reading stopped, if it did: it counts as refused
 */
export function foldLog(
  lesson: Lesson,
  log: Log,
  malformed: RefusedEvent | null = null,
): FoldedLog {
  const start = openingPosition(lesson);
  const { rounds, refused } = fold(start, log.events, lesson.offers);
  const byNumber: BankingRound[] = [start];
  for (const round of rounds) byNumber[round.count - start.count] = round;
  return { rounds: byNumber, steps: [start, ...rounds], refused: refused ?? malformed };
}

/**
 * The report of a folded log.
 *
 * @param shown a round number; beyond the log, its last
 */
export function reportOf(lesson: Lesson, folded: FoldedLog, shown: number | null): Report {
  const last = folded.rounds.length - 1;
  const round = Math.max(0, Math.min(shown ?? last, last));
  const upTo = folded.rounds.slice(0, round + 1);
  const state = upTo.at(-1) ?? openingPosition(lesson);
  const noLoans: LoanReport = { volumeWeightedMedian: null, rows: [] };
  return {
    world: 'banking',
    lesson: lesson.id,
    system: state.book.system,
    rounds: last,
    round,
    refused: folded.refused,
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
    series: { ...seriesOf(upTo), loanData: noLoans, repoData: noLoans },
  };
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
