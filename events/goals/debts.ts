/** Figures of debts: those that are open, and those that were made. */
import type { CreditAccount } from '../banking/ledger/book';
import { creditorOf, debtorOf } from '../banking/ledger/ends';
import { balanceOf, type State } from '../banking/ledger/state';
import { total } from '../money';
import type { DebtsFigure, MadeFigure, TermIs } from './grammar';
import { accumulate, type LinePoint, type PlayedEvent, positionAt, startOf, stepAt } from './line';
import { holds, WHOLE } from './relation';

/** What a term must be, with what it is held against worked out, in parts of its unit; null where there is none. */
export interface KnownTerm extends Pick<TermIs, 'term' | 'is'> {
  readonly than: bigint | null;
}

function suits(
  { interestRate, due = 0 }: CreditAccount,
  amount: number,
  where: readonly KnownTerm[],
) {
  const values = { rate: interestRate, amount, due };
  return where.every(
    ({ term, is, than }) => than !== null && holds(BigInt(values[term]) * WHOLE, is, than),
  );
}

/** A figure of the debts that are open; null where a day is asked for and no debt is open. */
export function openFigure(
  figure: DebtsFigure,
  state: State,
  { line }: LinePoint,
  where: readonly KnownTerm[],
): number | null {
  const start = Math.min(line.taskStart, line.rounds.length);
  const known = figure.isNew ? positionAt(line, start).book.credits.map(({ id }) => id) : [];
  const debts = state.book.credits.filter(
    (debt) =>
      debt.instrument === figure.line &&
      (figure.debtor === undefined || debtorOf(debt) === figure.debtor) &&
      (figure.creditor === undefined || creditorOf(debt) === figure.creditor) &&
      (figure.principal === undefined || debt.principal === figure.principal) &&
      (figure.rate === undefined || debt.interestRate === figure.rate) &&
      !known.includes(debt.id) &&
      suits(debt, balanceOf(state, debt), where),
  );
  const days = debts.map(({ due = 0 }) => due);
  switch (figure.take) {
    case 'count':
      return debts.length;
    case 'principal':
      return total(debts.map(({ principal }) => principal));
    case 'firstDue':
      return days.length === 0 ? null : Math.min(...days);
    case 'lastDue':
      return days.length === 0 ? null : Math.max(...days);
  }
}

/** Less than any rate or id: what stands for none yet. */
const NONE = -1;

/** A figure of the debts that were made; null where the first or the last is asked for and none was made. */
export function madeFigure(
  figure: MadeFigure,
  point: LinePoint,
  where: readonly KnownTerm[],
): number | null {
  const { take } = figure;
  const isSum = take === 'count' || take === 'amount';
  const of = `made ${where.map(({ than }) => String(than)).join(' ')}`;
  const memo = { cacheKey: figure, variant: of, initial: isSum ? 0 : NONE };
  const value = accumulate(point, startOf(point, figure.in), memo, (known, end) =>
    madeIn(stepAt(point.line, end), figure, where).reduce(
      (sum, made) => withMade(take, sum, made),
      known,
    ),
  );
  return !isSum && value === NONE ? null : value;
}

/** A debt that an event made, or added to. */
interface Made {
  readonly debt: CreditAccount;
  readonly amount: number;
}

function madeIn(
  { after }: PlayedEvent,
  { line, debtor, creditor }: MadeFigure,
  where: readonly KnownTerm[],
): readonly Made[] {
  return after.postings.flatMap(({ claim, delta, notation }) => {
    if (claim.kind !== 'credit' || notation !== 'issuance') return [];
    if (claim.instrument !== line || !suits(claim, delta, where)) return [];
    if (debtor !== undefined && debtorOf(claim) !== debtor) return [];
    if (creditor !== undefined && creditorOf(claim) !== creditor) return [];
    return [{ debt: claim, amount: delta }];
  });
}

function withMade(take: MadeFigure['take'], known: number, { debt, amount }: Made): number {
  switch (take) {
    case 'count':
      return known + 1;
    case 'amount':
      return known + amount;
    case 'firstRate':
      return known === NONE ? debt.interestRate : known;
    case 'lastRate':
      return debt.interestRate;
    case 'firstDebtor':
      return known === NONE ? debtorOf(debt) : known;
    case 'lastDebtor':
      return debtorOf(debt);
  }
}
