/** A customer takes cash out of an account with a bank. */
import { accountOf, reservesOf } from '../ledger/book';
import { dollars } from '../money';
import { defineAction } from './action';
import { amount, party } from './fields';
import { cashLimit, depositLimit, requirementOnWithdrawal } from './funds';
import { say } from './phrase';
import { standing, tellParty } from './telling';

export const withdraw = defineAction({
  type: 'withdraw',
  wire: { type: 2, fields: ['customer', 'bank', 'amount'] },
  fields: {
    customer: party('Customer', ['customer']),
    bank: party('Bank', ['bank']),
    amount: amount(),
  },
  actor: 'customer',
  accounts: [['customer', 'bank']],

  label: 'Withdraw Money from Bank',
  verb: 'withdraw',

  limits: (state, { customer, bank }) => [
    cashLimit(state, bank, 'amount'),
    depositLimit(state, customer, bank, 'amount'),
    ...requirementOnWithdrawal(state, customer, bank, 'amount'),
  ],

  post(journal, { customer, bank, amount: paid }) {
    const { book } = journal;
    journal.move(accountOf(book, customer, bank), -paid);
    journal.payCash(reservesOf(book, bank), reservesOf(book, customer), paid);
  },

  narrate(told) {
    const { customer, bank, amount: paid } = told.event;
    const account = accountOf(told.after.book, customer, bank);
    return say`${tellParty(told, customer)} withdraws ${dollars(paid)} in cash from ${tellParty(told, bank)}. ${standing(told, account)}`;
  },

  examples: [
    { lesson: 2, event: { type: 'withdraw', customer: 1, bank: 0, amount: 5000 } },
    { lesson: 2, event: { type: 'withdraw', customer: 2, bank: 0, amount: 10000 } },
  ],
});
