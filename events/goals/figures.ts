/** What goals measure, read from a line at a place of it. */
import { type Claim, claimsOf } from '../banking/ledger/book';
import { creditorOf, debtorOf, holderOf, issuerOf } from '../banking/ledger/ends';
import { openRepos, unpledgedBills } from '../banking/ledger/securities';
import { balanceOf, type State } from '../banking/ledger/state';
import { certificatesMoved, memberAccounts } from '../banking/systems/clearinghouse';
import { figuresOf } from '../banking/views/figures';
import { loanDataOf } from '../banking/views/records/loanData';
import { balanceSheet } from '../banking/views/sheet';
import type { Cents } from '../money';
import { total } from '../money';
import { amountOf, closedBy, isAct } from './acts';
import type { DebtsFigure, Figure, LineFigure, RepaidFigure } from './grammar';
import { along, openingRounds, type Place, positionAt, stepAt } from './line';

/**
 * A figure after so many events of a line: cents, basis points or a number of things.
 *
 * @returns null where there is nothing to read: no loan in a market, no debt repaid
 */
export function figureAt(figure: Figure, place: Place): number | null {
  const { line, end } = place;
  const state = positionAt(line, end);
  switch (figure.kind) {
    case 'line':
      return lineFigure(figure, state);
    case 'sheet': {
      const sheet = balanceSheet(state, figure.party);
      return figure.take === 'total' ? sheet.total : sheet.netWorth;
    }
    case 'money':
      return figuresOf(state).money;
    case 'setting':
      return state.book.settings[figure.setting];
    case 'bills':
      return figure.take === 'free'
        ? unpledgedBills(state, figure.party)
        : pledgedOnBy(state, figure.party);
    case 'debts':
      return debtsFigure(figure, state, place);
    case 'repaidRate':
      return repaidRate(figure, place);
    case 'median': {
      const rounds = [...openingRounds(line), ...line.rounds.slice(0, end)];
      return loanDataOf(rounds, figure.market).volumeWeightedMedian;
    }
    case 'volume':
    case 'certificatesPaid':
      return soFar(figure, place);
    case 'sum':
      return sumOf(figure, place);
  }
}

type Flow = Extract<Figure, { readonly kind: 'volume' | 'certificatesPaid' }>;

/** What acts have come to since the opening. */
function soFar(figure: Flow, place: Place): Cents {
  return along(place, 0, { key: figure, of: figure.kind, first: 0 }, (sum, end) => {
    const step = stepAt(place.line, end);
    if (figure.kind === 'volume') {
      return isAct(step, figure.act) ? sum + amountOf(step.event) : sum;
    }
    const { before, after } = step;
    return sum + (figure.byLoan ? paidByMembers(before, after) : certificatesMoved(before, after));
  });
}

/** What members paid or were paid, whichever is more in all: in certificates or by loan of the house. */
function paidByMembers(before: State, after: State): Cents {
  const changes = memberAccounts(after.book).map(
    (account) => balanceOf(after, account) - balanceOf(before, account),
  );
  const paid = total(changes.map((change) => Math.max(0, -change)));
  return Math.max(paid, total(changes.map((change) => Math.max(0, change))));
}

function sumOf({ of, less = [] }: Extract<Figure, { kind: 'sum' }>, place: Place): number | null {
  const signed = [...of.map((one) => [one, 1] as const), ...less.map((one) => [one, -1] as const)];
  let sum = 0;
  for (const [one, sign] of signed) {
    const value = figureAt(one, place);
    if (value === null) return null;
    sum += sign * value;
  }
  return sum;
}

/** A claim as the side that is asked about sees it. */
interface Ends {
  readonly party: number;
  readonly with: number | undefined;
}

/** Who has a claim on a side of their sheet, and the third party, an account taken as above zero. */
function endsOf(claim: Claim, side: 'asset' | 'liability'): Ends {
  if (claim.kind !== 'account' && claim.kind !== 'credit') {
    return { party: claim.id, with: undefined };
  }
  const [owed, owing] =
    claim.kind === 'account'
      ? [holderOf(claim), issuerOf(claim)]
      : [creditorOf(claim), debtorOf(claim)];
  return side === 'asset' ? { party: owed, with: owing } : { party: owing, with: owed };
}

function lineFigure(figure: LineFigure, state: State): number {
  const { line, party, side = 'asset', take } = figure;
  const balances = claimsOf(state.book).flatMap((claim) => {
    if (claim.instrument !== line) return [];
    const ends = endsOf(claim, side);
    if (party !== undefined && ends.party !== party) return [];
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

function debtsFigure(figure: DebtsFigure, state: State, { line }: Place): number {
  const start = Math.min(line.since, line.rounds.length);
  const known = figure.isNew ? positionAt(line, start).book.credits.map(({ id }) => id) : [];
  const debts = state.book.credits.filter(
    (debt) =>
      debt.instrument === figure.line &&
      (figure.debtor === undefined || debtorOf(debt) === figure.debtor) &&
      (figure.creditor === undefined || creditorOf(debt) === figure.creditor) &&
      (figure.principal === undefined || debt.principal === figure.principal) &&
      (figure.rate === undefined || debt.interestRate === figure.rate) &&
      !known.includes(debt.id),
  );
  return figure.take === 'count' ? debts.length : total(debts.map(({ principal }) => principal));
}

/** The received bills that a party has pledged on, in cents. */
function pledgedOnBy({ book }: State, party: number): Cents {
  return total(
    openRepos(book)
      .filter((repo) => debtorOf(repo) === party)
      .flatMap(({ collateral }) => collateral.received.map(({ amount }) => amount)),
  );
}

/** Below every rate, and above every rate: what stands for none yet. */
const NONE = { lowest: Number.MAX_SAFE_INTEGER, highest: -1 } as const;

function repaidRate(figure: RepaidFigure, place: Place): number | null {
  const { take, debtor } = figure;
  const pick = take === 'lowest' ? Math.min : Math.max;
  const told = { key: figure, of: 'repaid', first: NONE[take] };
  const rate = along(place, place.line.since, told, (best, end) => {
    const rates = closedBy(stepAt(place.line, end))
      .filter((debt) => debt.instrument === figure.line && debtorOf(debt) === debtor)
      .map(({ interestRate }) => interestRate);
    return pick(best, ...rates);
  });
  return rate === NONE[take] ? null : rate;
}
