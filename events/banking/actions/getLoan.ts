/** A customer takes out a loan. */
import { defineAction } from './action';
import { borrowing } from './shared/customerLoans';

export const getLoan = defineAction({
  type: 'getLoan',
  wire: { type: 12, fields: ['customer', 'bank', 'amount'], later: { type: 26, field: 'term' } },
  kind: 'act',
  label: 'Take out a Loan',
  ...borrowing('Loans', ''),

  examples: [
    { board: 4, event: { type: 'getLoan', customer: 1, bank: 0, amount: 5000 } },
    { board: 5, event: { type: 'getLoan', customer: 2, bank: 0, amount: 2500 } },
  ],
});
