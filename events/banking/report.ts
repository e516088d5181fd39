/** A folded log of the banking world as plain data. */
import { itemAt } from '../assert';
import type { FoldedLog, ReportedRefusal, ToReport } from '../world/world';
import type { BankingBoard } from './board/boards';
import type { BankingRound } from './board/rules';
import { reservesOf } from './ledger/book';
import { balanceOf } from './ledger/state';
import { type LoanData, loanDataOf } from './views/records/loanData';
import { type Series, seriesOf } from './views/series';
import { balanceSheet, type SheetGroup } from './views/sheet';

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

/** The report of a log of the banking world. */
export interface Report {
  readonly world: 'banking';
  readonly lesson: number | 'sandbox';
  /** Which of the lesson's named openings it starts from; left out for the one that it opens with. */
  readonly opening?: string;
  readonly system: string;
  /** The last round of the log. */
  readonly rounds: number;
  /** The round that the parties and series below show. */
  readonly round: number;
  readonly refused: ReportedRefusal | null;
  readonly parties: readonly ReportParty[];
  readonly series: Series & { readonly loanData: LoanData; readonly repoData: LoanData };
}

/** The report of a folded log. */
export function bankingReport(
  folded: FoldedLog<BankingRound, BankingBoard>,
  { round, refused }: ToReport,
): Report {
  const state = itemAt(folded.rounds, round);
  // Loans are counted as they are made, in the opening too: a note that stands for a round made none.
  const steps = folded.steps.filter(({ count }) => count <= state.count);
  const made = [...folded.board.start.slice(0, -1), ...steps];
  const { lesson, startsFrom } = folded.board;
  return {
    world: 'banking',
    lesson,
    ...(startsFrom === undefined ? {} : { opening: startsFrom }),
    system: state.book.system,
    rounds: folded.rounds.length - 1,
    round,
    refused,
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
