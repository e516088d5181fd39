/**
 * A customer repays part or all of a mortgage, out of the deposit or in cash. The
 * interest that falls on that part is paid with it and is the bank's income.
 */
import { defineAction } from './action';
import { amount, choice, credit } from './fields';
import {
  debtorOf,
  fundsFor,
  interestGains,
  repayLender,
  repaymentLimits,
  tellRepayment,
} from './lending';

export const repayMortgage = defineAction({
  type: 'repayMortgage',
  wire: { type: 15, fields: ['loan', 'by', 'amount'] },
  fields: {
    loan: credit('Mortgage', 'Mortgage'),
    amount: amount('Principal'),
    by: choice('Out of', ['deposits', 'cash'], { deposits: 'The deposit', cash: 'Cash' }),
  },
  actors: (book, event) => debtorOf(book, event.loan, 'Mortgage'),

  label: 'Repay Mortgage',
  verb: 'repay',

  limits: (state, { loan, by }) => repaymentLimits(state, loan, fundsFor(state, loan, by)),

  post: (journal, event) => repayLender(journal, event, event.by),
  worth: interestGains,
  narrate: (told) =>
    tellRepayment(told, told.event.by === 'cash' ? ', in cash' : ', out of the deposit'),

  examples: [
    { lesson: 17, event: { type: 'repayMortgage', loan: 0, amount: 100000, by: 'deposits' } },
    { lesson: 17, event: { type: 'repayMortgage', loan: 0, amount: 5000000, by: 'deposits' } },
  ],
});
