/**
 * A customer repays part or all of a loan, out of the deposit or in cash. The
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

export const repayLoan = defineAction({
  type: 'repayLoan',
  wire: { type: 13, fields: ['loan', 'by', 'amount'] },
  fields: {
    loan: credit('Loan', 'Loans'),
    amount: amount('Principal'),
    by: choice('Out of', ['deposits', 'cash'], { deposits: 'The deposit', cash: 'Cash' }),
  },
  actors: (book, event) => debtorOf(book, event.loan, 'Loans'),

  label: 'Repay Loan',
  verb: 'repay',

  limits: (state, { loan, by }) => repaymentLimits(state, loan, fundsFor(state, loan, by)),

  post: (journal, event) => repayLender(journal, event, event.by),
  worth: interestGains,
  narrate: (told) =>
    tellRepayment(told, told.event.by === 'cash' ? ', in cash' : ', out of the deposit'),

  examples: [
    {
      lesson: 4,
      after: [{ type: 'getLoan', customer: 1, bank: 0, amount: 5000 }],
      event: { type: 'repayLoan', loan: 0, amount: 2000, by: 'deposits' },
    },
    {
      lesson: 4,
      after: [{ type: 'getLoan', customer: 2, bank: 0, amount: 5000 }],
      event: { type: 'repayLoan', loan: 0, amount: 5000, by: 'cash' },
    },
  ],
});
