/** A bank pays another on the books of the central bank, for something outside the board. */
import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { amount, party } from '../../world/fields';
import { leftThere, tellParty } from '../ledger/narration';
import { netWorthTransfer, OUTSIDE_PAYMENT } from '../ledger/netWorth';
import { paySettlement, settlementBalance, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';

export const bankTransfer = defineAction({
  type: 'bankTransfer',
  wire: { type: 17, fields: ['from', 'to', 'amount'] },
  kind: 'payment',
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
  compose: [
    { slot: 'from' },
    'pays',
    { slot: 'to' },
    { slot: 'amount' },
    'on the books of the central bank',
  ],
  codes: ['INSUFFICIENT_DEPOSITS', 'DAYLIGHT_OVERDRAFT_LIMIT', 'BALANCE_TOO_LARGE'],

  limits: (state, { from }) => [settlementLimit(state, from, 'amount')],

  orders: ({ from, to, amount: paid }) => ({
    from: null,
    fromBank: from,
    to: null,
    toBank: to,
    amount: paid,
  }),

  post: (journal, { from, to, amount: paid }) => paySettlement(journal, from, to, paid),

  netWorthEffect: {
    reason: OUTSIDE_PAYMENT,
    gains: ({ event: { from, to, amount: paid } }) => netWorthTransfer(from, to, paid),
  },

  narrate(context) {
    const { from, to, amount: paid } = context.event;
    const left = leftThere(settlementBalance(context.after, from));
    return phrase`${tellParty(context, from)} pays ${tellParty(context, to)} ${dollars(paid)} on the books of the central bank and ${left}.`;
  },

  namesOverdrafts: ({ event }) => [event.from],

  examples: [
    { board: 16, event: { type: 'bankTransfer', from: 1, to: 2, amount: 5000 } },
    { board: 15, event: { type: 'bankTransfer', from: 2, to: 1, amount: 1000 } },
  ],
});
