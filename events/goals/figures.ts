/** What goals measure, read from a line at a point of it. */
import { type Book, type Claim, claimsOf } from '../banking/ledger/book';
import { capitalOf } from '../banking/ledger/capital';
import { creditorOf, debtorOf, isBilateral, issuerOf } from '../banking/ledger/ends';
import { insuredOf } from '../banking/ledger/estate';
import { priceOf } from '../banking/ledger/price';
import {
  addableBills,
  marginCalls,
  pledgedOnBy,
  unpledgedBills,
} from '../banking/ledger/securities';
import { balanceOf, type State } from '../banking/ledger/state';
import { certificatesMoved, memberAccounts } from '../banking/systems/clearinghouse';
import { figuresOf } from '../banking/views/figures';
import { loanDataOf } from '../banking/views/records/loanData';
import { balanceSheet } from '../banking/views/sheet';
import type { Cents } from '../money';
import { total } from '../money';
import { amountOf, closedBy, isAct } from './acts';
import { type KnownTerm, madeFigure, openFigure } from './debts';
import type {
  BoardSettingName,
  Figure,
  LineFigure,
  Reading,
  RepaidFigure,
  TermIs,
} from './grammar';
import {
  accumulate,
  endOf,
  type LinePoint,
  openingRounds,
  positionAt,
  startOf,
  stepAt,
} from './line';
import { WHOLE } from './relation';

/**
 * A figure after so many events of a line: cents, basis points or a number of things.
 *
 * @returns null where there is nothing to read: no loan in a market, no debt repaid
 */
export function figureAt(figure: Figure, point: LinePoint): number | null {
  const { line, end } = point;
  const state = positionAt(line, end);
  switch (figure.kind) {
    case 'line':
      return lineFigure(figure, state);
    case 'sheet': {
      if (figure.take === 'capital') return capitalOf(state, figure.party);
      const sheet = balanceSheet(state, figure.party);
      return figure.take === 'total' ? sheet.total : sheet.netWorth;
    }
    case 'insured':
      return insuredAt(state, figure.party);
    case 'day':
      return state.book.clock?.day ?? null;
    case 'money':
      return figuresOf(state).money;
    case 'setting':
      return settingOf(state.book, figure.setting);
    case 'bills':
      return figure.take === 'free'
        ? unpledgedBills(state, figure.party)
        : pledgedOnBy(state.book, figure.party);
    case 'debts':
      return openFigure(figure, state, point, termsAt(figure.where, point));
    case 'made':
      return madeFigure(figure, point, termsAt(figure.where, point));
    case 'margin':
      return marginFigure(figure, state);
    case 'repaidRate':
      return repaidRate(figure, point);
    case 'median': {
      const rounds = [...openingRounds(line), ...line.rounds.slice(0, end)];
      return loanDataOf(rounds, figure.market).volumeWeightedMedian;
    }
    case 'volume':
    case 'certificatesPaid':
      return soFar(figure, point);
    case 'sum':
      return sumOf(figure, point);
  }
}

/** A setting of a board: cents, or basis points. */
export function settingOf(book: Book, setting: BoardSettingName): number {
  switch (setting) {
    case 'billPrice':
      return priceOf(book);
    case 'capitalRequirement':
    case 'insured':
      return book[setting] ?? 0;
    case 'overdraft':
    case 'reserveRequirement':
    case 'interestRate':
      return book.settings[setting];
    default:
      return book.rates?.[setting] ?? 0;
  }
}

/** What a reading comes to at a point, in parts of its unit; null where there is nothing to read. */
export function readingAt(reading: Reading, point: LinePoint): bigint | null {
  const { of, at = 'now', less, share = 10_000, plus = 0 } = reading;
  const value = figureWhen(of, at, point);
  const earlier = less === undefined ? 0 : figureWhen(of, less, point);
  if (value === null || earlier === null) return null;
  return BigInt(value - earlier) * BigInt(share) + BigInt(plus) * WHOLE;
}

/** What something is held against at a point, in parts of its unit: a number, or what is read. */
export function comparand(than: number | Reading, point: LinePoint): bigint | null {
  return typeof than === 'number' ? BigInt(than) * WHOLE : readingAt(than, point);
}

/** A figure at a moment; null where there is none then. */
function figureWhen(of: Figure, at: NonNullable<Reading['at']>, point: LinePoint): number | null {
  const { line, end } = point;
  const start = Math.min(end, endOf(point, at));
  const first = figureAt(of, { line, end: start });
  if (first === null || (at !== 'lowest' && at !== 'lowestOfTask')) return first;
  // A figure may itself depend on where the task began.
  const memo = { cacheKey: of, variant: `${at} ${line.taskStart}`, initial: first };
  return accumulate(point, start, memo, (lowest, one) =>
    Math.min(lowest, figureAt(of, { line, end: one }) ?? lowest),
  );
}

function termsAt(where: readonly TermIs[] | undefined, point: LinePoint): readonly KnownTerm[] {
  return (where ?? []).map(({ term, is, than }) => ({ term, is, than: comparand(than, point) }));
}

/** What of a bank's deposits is insured, in cents. */
function insuredAt(state: State, bank: number): Cents {
  return total(
    state.book.accounts
      .filter((account) => issuerOf(account) === bank)
      .map((account) => insuredOf(state, account)),
  );
}

/** What margin calls ask for, or how much of it is not free, in cents of face value. */
function marginFigure({ party, take }: Extract<Figure, { kind: 'margin' }>, state: State): Cents {
  const calls = marginCalls(state).filter(
    ({ debt }) => party === undefined || debtorOf(debt) === party,
  );
  return total(
    calls.map(({ debt, asked }) =>
      take === 'asked' ? asked : Math.max(0, asked - addableBills(state, debt).free),
    ),
  );
}

type Flow = Extract<Figure, { readonly kind: 'volume' | 'certificatesPaid' }>;

/** What acts have come to. */
function soFar(figure: Flow, point: LinePoint): Cents {
  const span = figure.kind === 'volume' ? figure.in : undefined;
  return accumulate(
    point,
    startOf(point, span ?? 'opening'),
    { cacheKey: figure, variant: figure.kind, initial: 0 },
    (sum, end) => {
      const step = stepAt(point.line, end);
      if (figure.kind === 'volume') {
        return isAct(step, figure.act) ? sum + amountOf(step.event) : sum;
      }
      const { before, after } = step;
      return (
        sum + (figure.byLoan ? paidByMembers(before, after) : certificatesMoved(before, after))
      );
    },
  );
}

/** What members paid or were paid, whichever is more in all: in certificates or by loan of the house. */
function paidByMembers(before: State, after: State): Cents {
  const changes = memberAccounts(after.book).map(
    (account) => balanceOf(after, account) - balanceOf(before, account),
  );
  const paid = total(changes.map((change) => Math.max(0, -change)));
  return Math.max(paid, total(changes.map((change) => Math.max(0, change))));
}

function sumOf(
  { of, less = [] }: Extract<Figure, { kind: 'sum' }>,
  point: LinePoint,
): number | null {
  const signed = [...of.map((one) => [one, 1] as const), ...less.map((one) => [one, -1] as const)];
  let sum = 0;
  for (const [one, sign] of signed) {
    const value = figureAt(one, point);
    if (value === null) return null;
    sum += sign * value;
  }
  return sum;
}

/** A claim as the side that is asked about sees it. */
interface ClaimSide {
  readonly party: number;
  readonly with: number | undefined;
}

/** Who has a claim on a side of their sheet, and the third party, an account taken as above zero. */
function sideOf(claim: Claim, side: 'asset' | 'liability'): ClaimSide {
  if (!isBilateral(claim)) return { party: claim.id, with: undefined };
  const [creditor, debtor] = [creditorOf(claim, 0), debtorOf(claim, 0)];
  return side === 'asset' ? { party: creditor, with: debtor } : { party: debtor, with: creditor };
}

function lineFigure(figure: LineFigure, state: State): number {
  const { line, party, partyType, side = 'asset', take } = figure;
  const balances = claimsOf(state.book).flatMap((claim) => {
    if (claim.instrument !== line) return [];
    const ends = sideOf(claim, side);
    if (party !== undefined && ends.party !== party) return [];
    if (partyType !== undefined && state.book.parties[ends.party]?.type !== partyType) return [];
    if (figure.with !== undefined && ends.with !== figure.with) return [];
    return [balanceOf(state, claim)];
  });
  return taken(take, balances);
}

function taken(take: LineFigure['take'], balances: readonly Cents[]): number {
  switch (take) {
    case undefined:
      return total(balances);
    case 'above':
      return total(balances.map((balance) => Math.max(0, balance)));
    case 'below':
      return total(balances.map((balance) => Math.min(0, balance)));
    case 'highest':
      return balances.length === 0 ? 0 : Math.max(...balances);
    case 'lowest':
      return balances.length === 0 ? 0 : Math.min(...balances);
    case 'countAbove':
      return balances.filter((balance) => balance > 0).length;
  }
}

/** Below every rate, and above every rate: what stands for none yet. */
const NONE = { lowest: Number.MAX_SAFE_INTEGER, highest: -1 } as const;

function repaidRate(figure: RepaidFigure, point: LinePoint): number | null {
  const { take, debtor } = figure;
  const pick = take === 'lowest' ? Math.min : Math.max;
  const memo = { cacheKey: figure, variant: 'repaid', initial: NONE[take] };
  const rate = accumulate(point, point.line.taskStart, memo, (best, end) => {
    const rates = closedBy(stepAt(point.line, end))
      .filter((debt) => debt.instrument === figure.line && debtorOf(debt) === debtor)
      .map(({ interestRate }) => interestRate);
    return pick(best, ...rates);
  });
  return rate === NONE[take] ? null : rate;
}
