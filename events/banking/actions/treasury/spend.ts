/** The Treasury pays for what it buys: deposits and reserves rise. */
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount, party } from '../../../world/fields';
import { treasuryOf } from '../../ledger/institutions';
import { theParty } from '../../ledger/narration';
import { netWorthTransfer, OUTSIDE_PAYMENT } from '../../ledger/netWorth';
import { defineAction } from '../action';
import {
  fundsAtCentralBank,
  payOverCentralBank,
  refuseUnbanked,
  refuseWithoutTreasury,
  treasuryActs,
} from '../shared/centralBankPayments';
import { TREASURY_BOARD } from '../shared/exampleBoards';
import { tellReservesOfPayment } from './reservesMoved';

export const spend = defineAction({
  type: 'spend',
  wire: { type: 47, fields: ['payee', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: { payee: party('Payee', ['customer', 'bank']), amount: amount() },
  actors: treasuryActs,
  refuseBoard: refuseWithoutTreasury,
  refuseAccounts: (book, { payee }) => refuseUnbanked(book, payee, 'payee'),

  label: 'Spend',
  verb: 'spend',
  compose: [ACTOR, 'spends', { slot: 'amount' }, 'on what it buys from', { slot: 'payee' }],
  codes: ['UNKNOWN_ACCOUNT', 'INSUFFICIENT_DEPOSITS'],

  limits: (state) => fundsAtCentralBank(state, treasuryOf(state.book)),

  post(journal, { payee, amount: paid }) {
    payOverCentralBank(journal, treasuryOf(journal.book), payee, paid);
  },

  netWorthEffect: {
    reason: OUTSIDE_PAYMENT,
    gains: ({ before: { book }, event }) =>
      netWorthTransfer(treasuryOf(book), event.payee, event.amount),
  },

  narrate(context) {
    const { payee, amount: paid } = context.event;
    return phrase`${theParty(context, treasuryOf(context.after.book), 'opening')} spends ${dollars(paid)} on what it buys from ${theParty(context, payee)}; ${tellReservesOfPayment(context, paid)}.`;
  },

  examples: [
    {
      board: TREASURY_BOARD,
      event: { type: 'spend', payee: 3, amount: 5000 },
    },
  ],
});
