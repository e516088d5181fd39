/**
 * What a loan and a mortgage have in common: how a customer borrows from a bank,
 * and how it repays. The two differ in their instrument and in their words.
 */

import type { Cents } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount, choice, party } from '../../../world/fields';
import { accountOf, type Book } from '../../ledger/book';
import { debtorOf } from '../../ledger/ends';
import type { CreditInstrument } from '../../ledger/instruments';
import { chargeOn } from '../../ledger/interest';
import type { Journal } from '../../ledger/journal';
import type { NarrationContext } from '../../ledger/narration';
import { balanceSentence, overdrawnStill } from '../../ledger/narration';
import type { State } from '../../ledger/state';
import { capitalOnLending } from './capital';
import { requirementOnLending } from './funds';
import {
  actorsOnDebt,
  debtField,
  fundsFor,
  interestPaid,
  repayLender,
  repaymentLimits,
  tellLoan,
  tellRepayment,
} from './lending';
import { loanTerms, ON_DEMAND, refuseTerm, tellTerm, term } from './terms';

interface Borrowing {
  readonly customer: number;
  readonly bank: number;
  readonly amount: Cents;
  readonly term?: number;
}

interface Repaying {
  readonly loan: number;
  readonly amount: Cents;
  readonly by: 'deposits' | 'cash' | '';
}

/**
 * The parts of borrowing: the bank credits the sum to the customer's account, and
 * by that very entry money is made.
 *
 * @param what on what terms, as the sentence goes on after the sum: " against a mortgage"
 */
export function borrowing(instrument: CreditInstrument, what: string) {
  const terms = what === '' ? [] : [what.trim()];
  return {
    fields: {
      customer: party('Customer', ['customer']),
      bank: party('Bank', ['bank']),
      amount: amount(),
      term: term(ON_DEMAND),
    },
    roles: ['customer'],
    accounts: [['customer', 'bank']],
    verb: 'borrow',
    compose: [
      { slot: 'customer' },
      'borrows',
      { slot: 'amount' },
      'from',
      { slot: 'bank' },
      ...terms,
      { slot: 'term', lead: 'for' },
    ],
    codes: ['RESERVE_REQUIREMENT', 'CAPITAL_SHORT', 'TOO_MANY_OPEN'],

    limits: (state: State, { customer, bank }: Borrowing) => [
      ...requirementOnLending(state, customer, bank, 'amount'),
      ...capitalOnLending(state, bank),
    ],
    refuse: ({ book }: State, { term: days }: Borrowing) => refuseTerm(book, days),

    opensDebts: [instrument],
    post(journal: Journal, { customer, bank, amount: lent, term: days }: Borrowing): void {
      const { book } = journal;
      const { interestRate } = book.settings;
      const terms = loanTerms(book, lent, interestRate, days, ON_DEMAND);
      journal.lend(instrument, customer, bank, lent, terms);
      journal.move(accountOf(journal.book, customer, bank), lent);
    },

    netWorthEffect: null,

    narrate(context: NarrationContext<Borrowing>) {
      const { customer, bank, amount: lent, term: days } = context.event;
      const { book } = context.before;
      const interest = chargeOn(book, lent, book.settings.interestRate);
      const when = tellTerm(book, book.settings.interestRate, days, ON_DEMAND);
      const loan = { lender: bank, borrower: customer, amount: lent, interest };
      const account = accountOf(context.after.book, customer, bank);
      return phrase`${tellLoan(context, loan, `${what}${when}`)} ${balanceSentence(context, account)}`;
    },

    namesOverdrafts: (context: NarrationContext<Borrowing>) =>
      overdrawnStill(
        context,
        accountOf(context.after.book, context.event.customer, context.event.bank),
      ),
  } as const;
}

/**
 * The parts of repaying, out of the deposit or in cash: the interest that falls on
 * the part repaid is paid with it and is the bank's income.
 */
export function repaying(instrument: CreditInstrument, label: string) {
  return {
    fields: {
      loan: debtField(label, instrument),
      amount: amount('Principal'),
      by: choice('Out of', ['deposits', 'cash'], { deposits: 'The deposit', cash: 'Cash' }),
    },
    actors: (book: Book, event: Repaying) => actorsOnDebt(book, event.loan, instrument, debtorOf),
    verb: 'repay',
    compose: [
      ACTOR,
      'repays',
      { slot: 'amount' },
      'of',
      { slot: 'loan' },
      { slot: 'by', options: { deposits: 'out of the deposit', cash: 'in cash' } },
    ],
    codes: ['EXCEEDS_LOAN', 'INSUFFICIENT_CASH', 'INSUFFICIENT_DEPOSITS', 'OVERDRAFT_LIMIT'],

    limits: (state: State, { loan, by }: Repaying) =>
      repaymentLimits(state, loan, fundsFor(state, loan, by)),

    post: (journal: Journal, event: Repaying): void => repayLender(journal, event, event.by),
    netWorthEffect: interestPaid,
    narrate: (context: NarrationContext<Repaying>) =>
      tellRepayment(context, context.event.by === 'cash' ? ', in cash' : ', out of the deposit'),
  } as const;
}
