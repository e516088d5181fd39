/**
 * Figures in a lesson's text. Each is read from the fold that runs the board, so that text and board
 * can never disagree: what is not there, or did not move as the text says, stops the build.
 */

import type { BankingRound } from '@/events/banking/board/rules';
import type { AdministeredRate } from '@/events/banking/ledger/book';
import { worthName } from '@/events/banking/ledger/capital';
import type { MarketInstrument } from '@/events/banking/ledger/instruments';
import { ownPledged, receivedBills } from '@/events/banking/ledger/securities';
import type { SettingName } from '@/events/banking/ledger/settings';
import { type Figures, figuresOf } from '@/events/banking/views/figures';
import { lineLabel } from '@/events/banking/views/labels';
import { loanDataOf } from '@/events/banking/views/records/loanData';
import { balanceSheet, type SheetLine, sheetLines } from '@/events/banking/views/sheet';
import { dollars, figure, percent } from '@/events/money';
import { type DemonstrationStep, refusalAt, roundAt, roundsTo } from './demonstrated';
import { type Moved, measured } from './measured';

interface Measured extends DemonstrationStep, Moved {
  /** Without the dollar sign, as in a table. */
  readonly plain?: boolean;
}

/** The figure at the place in cents, or how far it has moved since the round that is named. */
function measure(props: Measured, read: (round: BankingRound) => number): number {
  const { lesson } = props;
  const at = (round?: number) => read(roundAt(round === undefined ? props : { lesson, round }));
  return measured(props, at, `lesson ${lesson.id}`);
}

const money = (cents: number, { plain = false }: Pick<Measured, 'plain'>): string =>
  plain ? figure(cents) : dollars(cents);

interface AmountProps extends Measured {
  /** Whose sheet: the party's id; all parties together when left out. */
  readonly party?: number;
  /** As the board names the line ("Reserves", "Due Tos", "Customer Deposits", "Due to Bank 2"), or "Net worth", "Retained earnings", "Total". */
  readonly line: string;
  /** Where an instrument stands on both sides of a sheet. */
  readonly side?: 'asset' | 'liability';
}

/** Whether a line is what balances a sheet, by either name. */
const isWorth = (line: string): boolean => line === 'Net worth' || line === 'Retained earnings';

/** An amount on a balance sheet; 0 while the line is not there. Throws for a line that the lesson never has. */
export function Amount(props: AmountProps) {
  const { party, line, side } = props;
  const isMeant = (candidate: SheetLine, round: BankingRound, owner: number) => {
    const type = round.book.parties[owner]?.type;
    const names = [candidate.instrument, ...(type ? [lineLabel(candidate, type)] : [])];
    return names.includes(line) && (side === undefined || candidate.side === side);
  };
  const ids = (round: BankingRound) =>
    party === undefined ? round.book.parties.map(({ id }) => id) : [party];
  const linesIn = (round: BankingRound) =>
    ids(round).flatMap((id) =>
      round.book.parties[id] === undefined
        ? []
        : sheetLines(round, id).filter((one) => isMeant(one, round, id)),
    );
  const isThere = (round: BankingRound): boolean =>
    isWorth(line)
      ? line === 'Net worth' || ids(round).some((id) => worthName(round, id) === line)
      : line === 'Total' || linesIn(round).length > 0;
  if (!roundsTo(props).some(isThere)) {
    throw new Error(`lesson ${props.lesson.id} has no line ${line} for party ${party ?? 'any'}`);
  }
  const read = (round: BankingRound) => {
    const sheets = () => ids(round).map((id) => balanceSheet(round, id));
    if (isWorth(line)) return sheets().reduce((sum, { netWorth }) => sum + netWorth, 0);
    if (line === 'Total') return sheets().reduce((sum, { total }) => sum + total, 0);
    const found = linesIn(round);
    if (party !== undefined && new Set(found.map((one) => one.side)).size > 1) {
      throw new Error(`${line} stands on both sides of party ${party}: say which is meant`);
    }
    return found.reduce((sum, { amount }) => sum + amount, 0);
  };
  return money(measure(props, read), props);
}

interface TotalProps extends Measured {
  /** `credit`, `reserves`, `privateCredit`, `money`, `depositsNet`, `depositsGross`: as the board's charts have them. */
  readonly of: Exclude<keyof Figures, 'nationalData'>;
}

/** A total over the whole board. */
export function Total(props: TotalProps) {
  return money(
    measure(props, (round) => figuresOf(round)[props.of]),
    props,
  );
}

interface PledgedProps extends Measured {
  readonly party: number;
  /** Its own bills that it has pledged (the default), or those that it holds as a lender in repos. */
  readonly of?: 'own' | 'received';
}

/** Treasury Bills of a party that are pledged. */
export function Pledged(props: PledgedProps) {
  const { party, of = 'own' } = props;
  const read = ({ book }: BankingRound) =>
    of === 'own' ? ownPledged(book, party) : receivedBills(book, party);
  return money(measure(props, read), props);
}

/** A rate in a sentence, `5 %` or `5.25 %`: in a line of text its sign stays with it. */
const rate = (basisPoints: number): string =>
  percent(basisPoints).replace('.00', '').replace(' ', '\u00a0');

type MarketProps = DemonstrationStep & { readonly of: MarketInstrument | 'spread' };

/** The volume-weighted median of a market, or the repo median less the fed funds median. Throws where no loan was made. */
export function Median(props: MarketProps) {
  const rounds = roundsTo(props);
  const median = (market: MarketInstrument): number => {
    const found = loanDataOf(rounds, market).volumeWeightedMedian;
    if (found === null) throw new Error(`lesson ${props.lesson.id}: no ${market} loan was made`);
    return found;
  };
  if (props.of !== 'spread') return rate(median(props.of));
  const points = rate(median('Repos') - median('Fed Funds')).replace('\u00a0%', '');
  return `${points} percentage ${/^−?1$/.test(points) ? 'point' : 'points'}`;
}

type DeedProps = DemonstrationStep & {
  readonly field: 'amount' | 'rate' | 'haircut' | 'price';
  readonly plain?: boolean;
};

/** A field of the event that closed the round (the last of `events` where there are any). Throws when it has no such field. */
export function Deed(props: DeedProps) {
  const rounds = roundsTo(props);
  const { count } = roundAt(props);
  const deed = rounds.find((round) => round.count === count)?.event;
  const value = deed && Object.entries(deed).find(([name]) => name === props.field)?.[1];
  if (typeof value !== 'number') {
    throw new Error(`lesson ${props.lesson.id}: that event has no ${props.field}`);
  }
  return props.field === 'amount' ? money(value, props) : rate(value);
}

/** A setting as it stands at the place: the overdraft in dollars, the others in percent. */
export function Setting(props: DemonstrationStep & { readonly of: SettingName }) {
  const value = roundAt(props).book.settings[props.of];
  return props.of === 'overdraft' ? dollars(value) : rate(value);
}

/** A rate that the central bank has set, as it stands at the place. Throws where it has set none. */
export function RateSet(props: DemonstrationStep & { readonly of: AdministeredRate }) {
  const value = roundAt(props).book.rates?.[props.of];
  if (value === undefined) throw new Error(`lesson ${props.lesson.id}: ${props.of} is not set`);
  return rate(value);
}

/** What share of its customers' deposits a bank holds in reserves, in percent to at most two decimals. */
export function ReserveRatio(props: DemonstrationStep & { readonly bank: number }) {
  const own = figuresOf(roundAt(props)).nationalData[props.bank];
  if (!own || own.deposits === 0) {
    throw new Error(`lesson ${props.lesson.id}: party ${props.bank} owes no deposits`);
  }
  return rate(Math.round((own.reserves * 10_000) / own.deposits));
}

/** What the board says when the last of `events` is refused. Throws when it is not. */
export function Refusal(props: DemonstrationStep) {
  return <q>{refusalAt(props).replaceAll(' %', '\u00a0%')}</q>;
}

/** A figure from outside the board: of history, of law, of a source. The others are read from the fold. */
export function Fact({ children }: { readonly children: React.ReactNode }) {
  return children;
}
