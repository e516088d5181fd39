/** A customer repays part or all of a mortgage. */
import { defineAction } from './action';
import { repaying } from './shared/customerLoans';

export const repayMortgage = defineAction({
  type: 'repayMortgage',
  wire: { type: 15, fields: ['loan', 'by', 'amount'] },
  kind: 'act',
  label: 'Repay Mortgage',
  ...repaying('Mortgage', 'Mortgage'),

  examples: [
    { board: 17, event: { type: 'repayMortgage', loan: 0, amount: 100000, by: 'deposits' } },
    { board: 17, event: { type: 'repayMortgage', loan: 0, amount: 5000000, by: 'deposits' } },
  ],
});
