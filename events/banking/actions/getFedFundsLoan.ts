/** A bank borrows another's balance with the central bank, unsecured. */

import { percent } from '../../money';
import { amount, party, rate } from '../../world/fields';
import { interestOn } from '../ledger/interest';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { tellLoan } from './lending';

export const getFedFundsLoan = defineAction({
  type: 'getFedFundsLoan',
  wire: { type: 18, fields: ['borrower', 'lender', 'amount', 'rate'] },
  fields: {
    borrower: party('Borrower', ['bank']),
    lender: party('Lender', ['bank']),
    amount: amount(),
    rate: rate(),
  },
  roles: ['borrower'],
  settlers: ['borrower', 'lender'],
  distinct: [['borrower', 'lender']],

  label: 'Get Fed Funds Loan',
  verb: 'borrow',

  limits: (state, { lender }) => [settlementLimit(state, lender, 'amount')],

  post(journal, { borrower, lender, amount: lent, rate: interestRate }) {
    const interest = interestOn(lent, interestRate);
    journal.lend('Fed Funds', borrower, lender, lent, { interest, interestRate });
    paySettlement(journal, lender, borrower, lent);
  },

  narrate(told) {
    const { borrower, lender, amount: lent, rate: interestRate } = told.event;
    const loan = { lender, borrower, amount: lent, interest: interestOn(lent, interestRate) };
    return tellLoan(told, loan, ` of fed funds at ${percent(interestRate)}`);
  },

  examples: [
    {
      lesson: 16,
      event: { type: 'getFedFundsLoan', borrower: 1, lender: 2, amount: 5000, rate: 500 },
    },
    {
      lesson: 18,
      event: { type: 'getFedFundsLoan', borrower: 3, lender: 1, amount: 1000, rate: 1500 },
    },
  ],
});
