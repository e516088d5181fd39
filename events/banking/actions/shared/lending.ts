/** What loans of all kinds share: repayment with interest, and its sentences. */

import { type Limit, largest } from '../../../limits';
import { type Cents, dollars, exactDollars } from '../../../money';
import { type Phrase, phrase } from '../../../phrase';
import { type ReferenceField, reference } from '../../../world/fields';
import {
  accountOf,
  type Book,
  type CreditAccount,
  creditOf,
  findAccrued,
  findCredit,
} from '../../ledger/book';
import { isNamedBy } from '../../ledger/debtTargets';
import { creditorOf, debtorOf } from '../../ledger/ends';
import type { CreditInstrument } from '../../ledger/instruments';
import { accruedOn, interestPart } from '../../ledger/interest';
import type { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import type { NarrationContext } from '../../ledger/narration';
import { tellParty } from '../../ledger/narration';
import { type Gains, INTEREST, passing } from '../../ledger/netWorth';
import { balanceOf, type State } from '../../ledger/state';
import { cashLimit, depositLimit } from './funds';

/** A part of a loan that is repaid. */
interface Repayment {
  readonly loan: number;
  /** Principal, in cents. */
  readonly amount: Cents;
}

/** A field that names an open debt of this instrument. */
export function debtField(label: string, instrument: CreditInstrument): ReferenceField {
  return reference(label, instrument);
}

/** The debtor of an open loan of this kind, as a list; empty when there is no such loan. */
export function debtorsOf(
  book: Book,
  loan: number,
  instrument: CreditInstrument,
): readonly number[] {
  const found = findCredit(book, loan);
  return found?.instrument === instrument ? [debtorOf(found)] : [];
}

/** Who acts on a debt, its creditor or its debtor, as a list; empty when no open debt of this number is of this target. */
export function actorOnDebt(
  book: Book,
  id: number,
  target: string,
  side: (debt: CreditAccount) => number,
): readonly number[] {
  const found = findCredit(book, id);
  return found && isNamedBy(found, target) ? [side(found)] : [];
}

/** The interest that is paid with a part of a loan, in cents. */
function interestWith(state: State, { loan, amount }: Repayment): Cents {
  const credit = creditOf(state.book, loan);
  return interestPart(credit, balanceOf(state, credit), amount);
}

/** No more than is left of the loan, and no more than the funds cover with its interest. */
export function repaymentLimits(state: State, loan: number, funds: Limit): readonly Limit[] {
  const credit = creditOf(state.book, loan);
  const balance = balanceOf(state, credit);
  const accrued = accruedOn(state, credit);
  const covers = (amount: Cents): boolean =>
    amount + interestPart(credit, balance, amount) + accrued <= funds.most;
  const interest = accrued + interestPart(credit, balance, balance);
  return [
    {
      code: 'EXCEEDS_LOAN',
      field: 'amount',
      most: balance,
      fact: () =>
        `${exactDollars(balance)} of the loan from ${nameIn(state.book, creditorOf(credit))} is left`,
    },
    {
      code: funds.code,
      field: funds.field,
      most: funds.most < 0 ? funds.most : largest(balance, covers),
      fact: () =>
        interest > 0
          ? `${funds.fact()}, and ${exactDollars(interest)} of interest ${state.book.clock ? 'has accrued, which is paid first' : 'is due on what is left'}`
          : funds.fact(),
    },
  ];
}

/** What is paid with a part of a loan beside it: the charge that falls on it, and all that has accrued. Cents. */
function paidWith(state: State, repayment: Repayment): Cents {
  return interestWith(state, repayment) + accruedOn(state, creditOf(state.book, repayment.loan));
}

/** What a repayment comes to with its interest, in cents. */
export function repaid(state: State, repayment: Repayment): Cents {
  return repayment.amount + paidWith(state, repayment);
}

/** Sets part of a loan off; the interest that has accrued on it is paid first, all of it. */
export function setOffLoan(journal: Journal, { loan, amount }: Repayment): void {
  const credit = creditOf(journal.book, loan);
  settleAccrued(journal, credit);
  journal.repay(credit, amount);
}

/** Sets the interest off that has accrued on a debt. */
export function settleAccrued(journal: Journal, credit: CreditAccount): void {
  const accrued = findAccrued(journal.book, credit);
  if (accrued) journal.repay(accrued, journal.balance(accrued));
}

/** What a customer's repayment can be paid from. */
export function fundsFor(state: State, loan: number, by: string): Limit {
  const credit = creditOf(state.book, loan);
  const customer = debtorOf(credit);
  return by === 'cash'
    ? cashLimit(state, customer, 'amount')
    : depositLimit(state, customer, creditorOf(credit), 'amount');
}

/** Repays part of a customer's loan, out of the deposit or in cash. */
export function repayLender(journal: Journal, repayment: Repayment, by: string): void {
  const credit = creditOf(journal.book, repayment.loan);
  const [customer, bank] = [debtorOf(credit), creditorOf(credit)];
  const paid = repaid(journal, repayment);
  if (by === 'cash') journal.payCash(customer, bank, paid);
  else journal.move(accountOf(journal.book, customer, bank), -paid);
  setOffLoan(journal, repayment);
}

/** What a repayment does to net worth: its interest is the creditor's income and the debtor's cost. */
export const interestPaid = {
  reason: INTEREST,
  gains({ before, event }: NarrationContext<Repayment>): Gains {
    const credit = creditOf(before.book, event.loan);
    return passing(debtorOf(credit), creditorOf(credit), interestWith(before, event));
  },
} as const;

/** A loan that is made. */
interface LoanMade {
  readonly lender: number;
  readonly borrower: number;
  readonly amount: Cents;
  readonly interest: Cents;
}

/** A loan made: who lends whom how much, at what interest. */
export function tellLoan(context: NarrationContext<unknown>, loan: LoanMade, what: string): Phrase {
  const { lender, borrower, amount, interest } = loan;
  const opening = phrase`${tellParty(context, lender)} lends ${tellParty(context, borrower)} ${dollars(amount)}${what}`;
  return interest > 0
    ? phrase`${opening}, for interest of ${dollars(interest)}.`
    : phrase`${opening}.`;
}

/** A part of a loan repaid: who pays whom, with which interest, and what is left. */
export function tellRepayment(context: NarrationContext<Repayment>, how: string): Phrase {
  const { loan, amount } = context.event;
  const credit = creditOf(context.before.book, loan);
  const interest = paidWith(context.before, context.event);
  const left = balanceOf(context.after, findCredit(context.after.book, loan));
  const carried = interest > 0 ? ` and ${dollars(interest)} of interest` : '';
  const rest = left > 0 ? `${dollars(left)} of the loan is left.` : 'The loan is paid off.';
  return phrase`${tellParty(context, debtorOf(credit))} repays ${tellParty(context, creditorOf(credit))} ${dollars(amount)}${carried}${how}. ${rest}`;
}
