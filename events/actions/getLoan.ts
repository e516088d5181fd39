/**
 * A customer takes out a loan: the bank credits the sum to the customer's account,
 * and by that very entry money is made.
 */
import { accountOf } from '../ledger/book';
import { interestOn } from '../ledger/interest';
import { defineAction } from './action';
import { amount, party } from './fields';
import { requirementOnLending } from './funds';
import { tellLoan } from './lending';
import { say } from './phrase';
import { standing } from './telling';

export const getLoan = defineAction({
  type: 'getLoan',
  wire: { type: 12, fields: ['customer', 'bank', 'amount'] },
  fields: {
    customer: party('Customer', ['customer']),
    bank: party('Bank', ['bank']),
    amount: amount(),
  },
  roles: ['customer'],
  accounts: [['customer', 'bank']],

  label: 'Take out a Loan',
  verb: 'borrow',

  limits: (state, { customer, bank }) => requirementOnLending(state, customer, bank, 'amount'),

  post(journal, { customer, bank, amount: lent }) {
    const { interestRate } = journal.book.settings;
    const interest = interestOn(lent, interestRate);
    journal.lend('Loans', customer, bank, lent, { interest, interestRate });
    journal.move(accountOf(journal.book, customer, bank), lent);
  },

  narrate(told) {
    const { customer, bank, amount: lent } = told.event;
    const interest = interestOn(lent, told.before.book.settings.interestRate);
    const loan = { lender: bank, borrower: customer, amount: lent, interest };
    const account = accountOf(told.after.book, customer, bank);
    return say`${tellLoan(told, loan, '')} ${standing(told, account)}`;
  },

  examples: [
    { lesson: 4, event: { type: 'getLoan', customer: 1, bank: 0, amount: 5000 } },
    { lesson: 5, event: { type: 'getLoan', customer: 2, bank: 0, amount: 2500 } },
  ],
});
