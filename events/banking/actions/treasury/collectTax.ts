/** The Treasury collects a tax: deposits and reserves fall. */
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount, party } from '../../../world/fields';
import { treasuryOf } from '../../ledger/institutions';
import { theParty } from '../../ledger/narration';
import { netWorthTransfer } from '../../ledger/netWorth';
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

export const collectTax = defineAction({
  type: 'collectTax',
  wire: { type: 46, fields: ['payer', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: { payer: party('Payer', ['customer', 'bank']), amount: amount() },
  actors: treasuryActs,
  refuseBoard: refuseWithoutTreasury,
  refuseAccounts: (book, { payer }) => refuseUnbanked(book, payer, 'payer'),

  label: 'Collect a Tax',
  verb: 'collect',
  compose: [ACTOR, 'collects a tax of', { slot: 'amount' }, 'from', { slot: 'payer' }],
  codes: ['UNKNOWN_ACCOUNT', 'INSUFFICIENT_DEPOSITS', 'DAYLIGHT_OVERDRAFT_LIMIT'],

  limits: (state, { payer }) => fundsAtCentralBank(state, payer),

  post(journal, { payer, amount: paid }) {
    payOverCentralBank(journal, payer, treasuryOf(journal.book), paid);
  },

  netWorthEffect: {
    reason: {
      endows: false,
      tell: (sum, rises) => `the tax of ${sum} that is ${rises ? 'received' : 'paid'}`,
    },
    gains: ({ before: { book }, event }) =>
      netWorthTransfer(event.payer, treasuryOf(book), event.amount),
  },

  narrate(context) {
    const { payer, amount: paid } = context.event;
    return phrase`${theParty(context, treasuryOf(context.after.book), 'opening')} collects a tax of ${dollars(paid)} from ${theParty(context, payer)}; ${tellReservesOfPayment(context, paid)}.`;
  },

  examples: [
    {
      board: TREASURY_BOARD,
      event: { type: 'collectTax', payer: 3, amount: 5000 },
    },
  ],
});
