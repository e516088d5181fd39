/** A customer pays cash into an account with a bank. */

import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { amount, party } from '../../world/fields';
import { accountOf } from '../ledger/book';
import { balanceSentence, overdrawnStill, tellParty } from '../ledger/narration';
import { defineAction } from './action';
import { cashLimit } from './shared/funds';

export const deposit = defineAction({
  type: 'deposit',
  wire: { type: 1, fields: ['customer', 'bank', 'amount'] },
  kind: 'act',
  fields: {
    customer: party('Customer', ['customer']),
    bank: party('Bank', ['bank']),
    amount: amount(),
  },
  roles: ['customer'],
  accounts: [['customer', 'bank']],

  label: 'Deposit Cash into Bank',
  verb: 'deposit',
  compose: [{ slot: 'customer' }, 'pays', { slot: 'amount' }, 'in cash into', { slot: 'bank' }],
  codes: ['INSUFFICIENT_CASH'],

  limits: (state, event) => [cashLimit(state, event.customer, 'amount')],

  post(journal, { customer, bank, amount: paid }) {
    const { book } = journal;
    journal.payCash(customer, bank, paid);
    journal.move(accountOf(book, customer, bank), paid);
  },

  netWorthEffect: null,

  narrate(context) {
    const { customer, bank, amount: paid } = context.event;
    const account = accountOf(context.after.book, customer, bank);
    return phrase`${tellParty(context, customer)} pays ${dollars(paid)} in cash into ${tellParty(context, bank)}. ${balanceSentence(context, account)}`;
  },

  namesOverdrafts: (context) =>
    overdrawnStill(
      context,
      accountOf(context.after.book, context.event.customer, context.event.bank),
    ),

  examples: [
    { board: 2, event: { type: 'deposit', customer: 1, bank: 0, amount: 5000 } },
    { board: 2, event: { type: 'deposit', customer: 2, bank: 0, amount: 10000 } },
  ],
});
