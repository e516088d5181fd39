/** A bank pays part or all of a fed funds loan back, with the interest that falls on it. */

import { ACTOR } from '../../world/compose';
import { amount } from '../../world/fields';
import { creditOf } from '../ledger/book';
import { creditorOf, debtorOf } from '../ledger/ends';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import {
  actorsOnDebt,
  debtField,
  interestPaid,
  repaymentLimits,
  setOffLoan,
  sumRepaid,
  tellRepayment,
} from './shared/lending';

export const payFedFundsLoan = defineAction({
  type: 'payFedFundsLoan',
  wire: { type: 19, fields: ['loan', 'amount'] },
  kind: 'act',
  fields: { loan: debtField('Loan', 'Fed Funds'), amount: amount('Principal') },
  actors: (book, event) => actorsOnDebt(book, event.loan, 'Fed Funds', debtorOf),

  label: 'Pay Back a Fed Funds Loan',
  verb: 'pay back',
  compose: [
    ACTOR,
    'repays',
    { slot: 'amount' },
    'of',
    { slot: 'loan' },
    'on the books of the central bank',
  ],
  codes: ['EXCEEDS_LOAN', 'INSUFFICIENT_DEPOSITS', 'DAYLIGHT_OVERDRAFT_LIMIT', 'BALANCE_TOO_LARGE'],

  limits: (state, { loan }) => {
    const borrower = debtorOf(creditOf(state.book, loan));
    return repaymentLimits(state, loan, settlementLimit(state, borrower, 'amount'));
  },

  post(journal, event) {
    const loan = creditOf(journal.book, event.loan);
    paySettlement(journal, debtorOf(loan), creditorOf(loan), sumRepaid(journal, event));
    setOffLoan(journal, event);
  },
  netWorthEffect: interestPaid,
  narrate: (context) => tellRepayment(context, ' on the books of the central bank'),

  examples: [
    { board: 18, event: { type: 'payFedFundsLoan', loan: 1, amount: 500 } },
    { board: 18, event: { type: 'payFedFundsLoan', loan: 3, amount: 1000 } },
  ],
});
