/**
 * A customer takes out a mortgage: the bank credits the sum to the customer's account,
 * and by that very entry money is made. The house that secures it stands outside the board.
 */
import { accountOf } from '../ledger/book';
import { interestOn } from '../ledger/interest';
import { defineAction } from './action';
import { amount, party } from './fields';
import { requirementOnLending } from './funds';
import { tellLoan } from './lending';
import { say } from './phrase';
import { standing } from './telling';

export const getMortgage = defineAction({
  type: 'getMortgage',
  wire: { type: 14, fields: ['customer', 'bank', 'amount'] },
  fields: {
    customer: party('Customer', ['customer']),
    bank: party('Bank', ['bank']),
    amount: amount(),
  },
  roles: ['customer'],
  accounts: [['customer', 'bank']],

  label: 'Take out a Mortgage',
  verb: 'borrow',

  limits: (state, { customer, bank }) => requirementOnLending(state, customer, bank, 'amount'),

  post(journal, { customer, bank, amount: lent }) {
    const { interestRate } = journal.book.settings;
    const interest = interestOn(lent, interestRate);
    journal.lend('Mortgage', customer, bank, lent, { interest, interestRate });
    journal.move(accountOf(journal.book, customer, bank), lent);
  },

  narrate(told) {
    const { customer, bank, amount: lent } = told.event;
    const interest = interestOn(lent, told.before.book.settings.interestRate);
    const loan = { lender: bank, borrower: customer, amount: lent, interest };
    const account = accountOf(told.after.book, customer, bank);
    return say`${tellLoan(told, loan, ' against a mortgage')} ${standing(told, account)}`;
  },

  examples: [
    { lesson: 17, event: { type: 'getMortgage', customer: 4, bank: 1, amount: 50000 } },
    { lesson: 17, event: { type: 'getMortgage', customer: 5, bank: 3, amount: 10000 } },
  ],
});
