/** A bank pays part or all of a fed funds loan back, with the interest that falls on it. */

import { amount } from '../../world/fields';
import { creditOf } from '../ledger/book';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { credit } from './credit';
import { debtorOf, interestGains, interestWith, repaymentLimits, tellRepayment } from './lending';

export const payFedFundsLoan = defineAction({
  type: 'payFedFundsLoan',
  wire: { type: 19, fields: ['loan', 'amount'] },
  fields: { loan: credit('Loan', 'Fed Funds'), amount: amount('Principal') },
  actors: (book, event) => debtorOf(book, event.loan, 'Fed Funds'),

  label: 'Pay Back a Fed Funds Loan',
  verb: 'pay back',

  limits: (state, { loan }) => {
    const { subordinateId } = creditOf(state.book, loan);
    return repaymentLimits(state, loan, settlementLimit(state, subordinateId, 'amount'));
  },

  post(journal, event) {
    const loan = creditOf(journal.book, event.loan);
    const paid = event.amount + interestWith(journal, event);
    paySettlement(journal, loan.subordinateId, loan.superiorId, paid);
    journal.repay(loan, event.amount);
  },
  worth: interestGains,
  narrate: (told) => tellRepayment(told, ' on the books of the central bank'),

  examples: [
    { lesson: 18, event: { type: 'payFedFundsLoan', loan: 1, amount: 500 } },
    { lesson: 18, event: { type: 'payFedFundsLoan', loan: 3, amount: 1000 } },
  ],
});
