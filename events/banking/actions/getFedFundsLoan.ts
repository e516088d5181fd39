/** A bank borrows another's balance with the central bank, unsecured. */

import { percent } from '../../money';
import { amount, party, rate } from '../../world/fields';
import { interestOn } from '../ledger/interest';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { tellLoan } from './shared/lending';

export const getFedFundsLoan = defineAction({
  type: 'getFedFundsLoan',
  wire: { type: 18, fields: ['borrower', 'lender', 'amount', 'rate'] },
  kind: 'act',
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
  compose: [
    { slot: 'borrower' },
    'borrows',
    { slot: 'amount' },
    'of fed funds from',
    { slot: 'lender' },
    'at',
    { slot: 'rate' },
  ],
  codes: [
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'TOO_MANY_OPEN',
    'BALANCE_TOO_LARGE',
  ],

  limits: (state, { lender }) => [settlementLimit(state, lender, 'amount')],

  opens: ['Fed Funds'],
  post(journal, { borrower, lender, amount: lent, rate: interestRate }) {
    const interest = interestOn(lent, interestRate);
    journal.lend('Fed Funds', borrower, lender, lent, { interest, interestRate });
    paySettlement(journal, lender, borrower, lent);
  },

  netWorthEffect: null,

  narrate(context) {
    const { borrower, lender, amount: lent, rate: interestRate } = context.event;
    const loan = { lender, borrower, amount: lent, interest: interestOn(lent, interestRate) };
    return tellLoan(context, loan, ` of fed funds at ${percent(interestRate)}`);
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
