/**
 * A customer pays another customer out of an account. On one bank's books the
 * bank merely swaps its creditor; between two banks the system carries the claim.
 */
import { accountOf, findDues } from '../ledger/book';
import { balanceOf } from '../ledger/state';
import { dollars } from '../money';
import { systemOf } from '../systems/registry';
import { defineAction } from './action';
import { amount, party } from './fields';
import { depositLimit } from './funds';
import { say } from './phrase';
import { tellParty } from './telling';

export const transfer = defineAction({
  type: 'transfer',
  wire: { type: 3, fields: ['from', 'fromBank', 'to', 'toBank', 'amount'] },
  fields: {
    from: party('From', ['customer']),
    fromBank: party('Out of the account at', ['bank']),
    to: party('To', ['customer']),
    toBank: party('Into the account at', ['bank']),
    amount: amount(),
  },
  actor: 'from',
  accounts: [
    ['from', 'fromBank'],
    ['to', 'toBank'],
  ],
  distinct: [['from', 'to']],

  label: 'Transfer Money to Someone',
  verb: 'pay',

  limits: (state, event) => [depositLimit(state, event.from, event.fromBank, 'amount')],

  post(journal, { from, fromBank, to, toBank, amount: paid }) {
    const payer = accountOf(journal.book, from, fromBank);
    const payee = accountOf(journal.book, to, toBank);
    if (fromBank === toBank) {
      journal.transferWithin(payer, payee, paid);
      return;
    }
    journal.move(payer, -paid);
    journal.move(payee, paid);
    systemOf(journal.book).routePayment(journal, fromBank, toBank, paid);
  },

  narrate(told) {
    const { from, fromBank, to, toBank, amount: paid } = told.event;
    const opening = say`${tellParty(told, from)} pays ${tellParty(told, to)} ${dollars(paid)}.`;
    if (fromBank === toBank) {
      return say`${opening} On the books of ${tellParty(told, fromBank)} the sum passes from one account to the other.`;
    }
    const owed = balanceOf(told.after, findDues(told.after.book, fromBank, toBank));
    return say`${opening} ${tellParty(told, fromBank)} owes its customer that much less and now owes ${tellParty(told, toBank)} ${dollars(owed)}.`;
  },

  examples: [
    {
      lesson: 2,
      event: { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 3000 },
    },
    {
      lesson: 10,
      event: { type: 'transfer', from: 3, fromBank: 0, to: 4, toBank: 1, amount: 2000 },
    },
  ],
});
