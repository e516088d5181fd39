/** A customer takes cash out of an account with a bank. */

import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { amount, party } from '../../world/fields';
import { accountOf, CENTRAL_BANK } from '../ledger/book';
import { balanceSentence, tellParty, theParty } from '../ledger/narration';
import { payCashOut } from '../systems/reserves';
import { defineAction } from './action';
import { depositLimit, payoutLimit, requirementOnWithdrawal } from './shared/funds';

export const withdraw = defineAction({
  type: 'withdraw',
  wire: { type: 2, fields: ['customer', 'bank', 'amount'] },
  kind: 'act',
  fields: {
    customer: party('Customer', ['customer']),
    bank: party('Bank', ['bank']),
    amount: amount(),
  },
  roles: ['customer'],
  accounts: [['customer', 'bank']],

  label: 'Withdraw Money from Bank',
  verb: 'withdraw',
  compose: [
    { slot: 'customer' },
    'withdraws',
    { slot: 'amount' },
    'in cash from',
    { slot: 'bank' },
  ],
  codes: ['INSUFFICIENT_CASH', 'INSUFFICIENT_DEPOSITS', 'OVERDRAFT_LIMIT', 'RESERVE_REQUIREMENT'],

  limits: (state, { customer, bank }) => [
    payoutLimit(state, bank, 'amount'),
    depositLimit(state, customer, bank, 'amount'),
    ...requirementOnWithdrawal(state, customer, bank, 'amount'),
  ],

  post(journal, { customer, bank, amount: paid }) {
    journal.move(accountOf(journal.book, customer, bank), -paid);
    payCashOut(journal, bank, customer, paid);
  },

  netWorthEffect: null,

  narrate(context) {
    const { customer, bank, amount: paid } = context.event;
    const account = accountOf(context.after.book, customer, bank);
    const opening = phrase`${tellParty(context, customer)} withdraws ${dollars(paid)} in cash from ${tellParty(context, bank)}. ${balanceSentence(context, account)}`;
    const drawn = context.after.postings
      .filter(({ claim }) => claim.kind === 'notes')
      .reduce((sum, { delta }) => sum + delta, 0);
    return drawn === 0
      ? opening
      : phrase`${opening} ${tellParty(context, bank)}’s vault is ${dollars(drawn)} short, so it draws notes from its balance with ${theParty(context, CENTRAL_BANK)}.`;
  },

  namesOverdrafts: ({ event }) => [event.customer],

  examples: [
    { board: 2, event: { type: 'withdraw', customer: 1, bank: 0, amount: 5000 } },
    { board: 2, event: { type: 'withdraw', customer: 2, bank: 0, amount: 10000 } },
  ],
});
