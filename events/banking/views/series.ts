/** The figures over a line of rounds, as lists to be drawn. */
import { itemAt } from '../../assert';
import type { Cents } from '../../money';
import { BLANK, type Posting, type State } from '../ledger/state';
import type { Figures } from './figures';
import { RunningFigures } from './runningFigures';

type Total = Exclude<keyof Figures, 'nationalData'>;

/** One figure per round in each list, in cents; figures.ts says what each is. */
export type Series = Readonly<Record<Total, readonly Cents[]>> & {
  readonly nationalData: Readonly<
    Record<number, { readonly reserves: readonly Cents[]; readonly deposits: readonly Cents[] }>
  >;
};

/**
 * The series over these rounds.
 *
 * @param rounds in order, of one board. Each but the first follows from the one
 * before it by its postings, or has none: then it may be a setting or a note that
 * stands for the round it belongs to, and its figures are summed anew.
 */
export function seriesOf(
  rounds: readonly (State & { readonly postings: readonly Posting[] })[],
): Series {
  const { length } = rounds;
  const { book } = rounds.at(-1) ?? BLANK;
  // Every index is written below, so they are not filled first.
  const list = (): Cents[] => new Array<Cents>(length);
  const totals = {
    credit: list(),
    reserves: list(),
    privateCredit: list(),
    money: list(),
    depositsNet: list(),
    depositsGross: list(),
  };
  const national = book.parties.map(() => ({ reserves: list(), deposits: list() }));
  const running = new RunningFigures(book);
  let index = 0;
  for (const round of rounds) {
    if (index === 0 || round.postings.length === 0) running.restart(round);
    else running.follow(round.postings);
    totals.credit[index] = running.credit;
    totals.reserves[index] = running.reserves;
    totals.privateCredit[index] = running.privateCredit;
    totals.money[index] = running.money;
    totals.depositsNet[index] = running.depositsNet;
    totals.depositsGross[index] = running.depositsGross;
    let id = 0;
    for (const own of national) {
      own.reserves[index] = itemAt(running.partyReserves, id);
      own.deposits[index] = itemAt(running.partyDeposits, id);
      id += 1;
    }
    index += 1;
  }
  return { ...totals, nationalData: Object.fromEntries(national.entries()) };
}
