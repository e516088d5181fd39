/** A customer takes out a mortgage. The house that secures it stands outside the board. */
import { defineAction } from './action';
import { borrowing } from './shared/customerLoans';

export const getMortgage = defineAction({
  type: 'getMortgage',
  wire: { type: 14, fields: ['customer', 'bank', 'amount'], later: { type: 27, field: 'term' } },
  kind: 'act',
  label: 'Take out a Mortgage',
  ...borrowing('Mortgage', ' against a mortgage'),

  examples: [
    { board: 17, event: { type: 'getMortgage', customer: 4, bank: 1, amount: 50000 } },
    { board: 17, event: { type: 'getMortgage', customer: 5, bank: 3, amount: 10000 } },
  ],
});
