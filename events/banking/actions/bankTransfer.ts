/** A bank pays another on the books of the central bank, for something outside the board. */
import { dollars } from '../../money';
import { say } from '../../phrase';
import { amount, party } from '../../world/fields';
import { leftThere, tellParty } from '../ledger/telling';
import { paySettlement, settlementBalance, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';

export const bankTransfer = defineAction({
  type: 'bankTransfer',
  wire: { type: 17, fields: ['from', 'to', 'amount'] },
  fields: {
    from: party('From', ['bank']),
    to: party('To', ['bank']),
    amount: amount(),
  },
  roles: ['from'],
  settlers: ['from', 'to'],
  distinct: [['from', 'to']],

  label: 'Transfer Money to Bank',
  verb: 'pay',

  limits: (state, { from }) => [settlementLimit(state, from, 'amount')],

  post: (journal, { from, to, amount: paid }) => paySettlement(journal, from, to, paid),

  worth: ({ event: { from, to, amount: paid } }) => ({
    endows: false,
    gains: [
      [from, -paid],
      [to, paid],
    ],
  }),

  narrate(told) {
    const { from, to, amount: paid } = told.event;
    const left = leftThere(settlementBalance(told.after, from));
    return say`${tellParty(told, from)} pays ${tellParty(told, to)} ${dollars(paid)} on the books of the central bank and ${left}.`;
  },

  namesOverdrafts: ({ event }) => [event.from],

  examples: [
    { lesson: 16, event: { type: 'bankTransfer', from: 1, to: 2, amount: 5000 } },
    { lesson: 15, event: { type: 'bankTransfer', from: 2, to: 1, amount: 1000 } },
  ],
});
