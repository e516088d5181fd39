/** What loans of all kinds share: repayment with interest, and its sentences. */

import { type Limit, largest } from '../../../limits';
import { type Cents, dollars, exactDollars, MAX_BALANCE } from '../../../money';
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
import { type Gains, INTEREST, netWorthTransfer } from '../../ledger/netWorth';
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

/**
 * Who acts on a debt, by id; nobody where no open debt of this number can be named so.
 *
 * @param to what the field that names it may name: an instrument, or a target of debtTargets.ts
 * @param ends which of its two sides act
 */
export function actorsOnDebt(
  book: Book,
  id: number,
  to: string,
  ...ends: readonly ((debt: CreditAccount) => number)[]
): readonly number[] {
  const found = findCredit(book, id);
  return found && isNamedBy(found, to) ? ends.map((endOf) => endOf(found)) : [];
}

/** The charge that falls on a part of a loan, in cents; 0 where interest accrues by the day. */
function chargeWith(state: State, { loan, amount }: Repayment): Cents {
  const credit = creditOf(state.book, loan);
  return interestPart(credit, balanceOf(state, credit), amount);
}

/** No more than is left of the loan (`EXCEEDS_LOAN`), and no more than the funds cover with its interest (the code of the funds). */
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

/** The interest that is paid with a part of a loan: the charge that falls on it, and all that has accrued. Cents. */
function interestPaidWith(state: State, repayment: Repayment): Cents {
  return chargeWith(state, repayment) + accruedOn(state, creditOf(state.book, repayment.loan));
}

/** What a repayment comes to with its interest, in cents. */
export function sumRepaid(state: State, repayment: Repayment): Cents {
  return repayment.amount + interestPaidWith(state, repayment);
}

/** Sets part of a loan off; the interest that has accrued on it is paid first, all of it. */
export function setOffLoan(journal: Journal, { loan, amount }: Repayment): void {
  const credit = creditOf(journal.book, loan);
  settleAccrued(journal, credit);
  journal.repay(credit, amount);
}

/**
 * Sets the interest off that has accrued on a debt, as far as a sum goes; left out, all of it.
 *
 * @returns how much was set off, in cents
 */
export function settleAccrued(journal: Journal, debt: CreditAccount, sum = MAX_BALANCE): Cents {
  const accrued = findAccrued(journal.book, debt);
  if (!accrued) return 0;
  const interest = Math.min(sum, journal.balance(accrued));
  journal.repay(accrued, interest);
  return interest;
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
  const paid = sumRepaid(journal, repayment);
  if (by === 'cash') journal.payCash(customer, bank, paid);
  else journal.move(accountOf(journal.book, customer, bank), -paid);
  setOffLoan(journal, repayment);
}

/** What a repayment does to net worth: its interest is the creditor's income and the debtor's cost. */
export const interestPaid = {
  reason: INTEREST,
  gains({ before, event }: NarrationContext<Repayment>): Gains {
    const credit = creditOf(before.book, event.loan);
    return netWorthTransfer(debtorOf(credit), creditorOf(credit), chargeWith(before, event));
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
  const interest = interestPaidWith(context.before, context.event);
  const left = balanceOf(context.after, findCredit(context.after.book, loan));
  const carried = interest > 0 ? ` and ${dollars(interest)} of interest` : '';
  const rest = left > 0 ? `${dollars(left)} of the loan is left.` : 'The loan is paid off.';
  return phrase`${tellParty(context, debtorOf(credit))} repays ${tellParty(context, creditorOf(credit))} ${dollars(amount)}${carried}${how}. ${rest}`;
}
