/** A customer repays part or all of a loan. */
import { defineAction } from './action';
import { repaying } from './shared/customerLoans';

export const repayLoan = defineAction({
  type: 'repayLoan',
  wire: { type: 13, fields: ['loan', 'by', 'amount'] },
  kind: 'act',
  label: 'Repay Loan',
  ...repaying('Loans', 'Loan'),

  examples: [
    {
      board: 4,
      after: [{ type: 'getLoan', customer: 1, bank: 0, amount: 5000 }],
      event: { type: 'repayLoan', loan: 0, amount: 2000, by: 'deposits' },
    },
    {
      board: 4,
      after: [{ type: 'getLoan', customer: 2, bank: 0, amount: 5000 }],
      event: { type: 'repayLoan', loan: 0, amount: 5000, by: 'cash' },
    },
  ],
});
