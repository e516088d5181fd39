/** The central bank sells bills to anybody: a bank's reserves fall, and a customer's deposit with them. */
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount, party } from '../../../world/fields';
import { CENTRAL_BANK, partyOf } from '../../ledger/book';
import { theParty } from '../../ledger/narration';
import { marketValueOf } from '../../ledger/price';
import { defineAction } from '../action';
import {
  atPrice,
  billsLimits,
  buyerLimits,
  deliverBills,
  ROUNDING,
  roundingGains,
} from '../shared/bills';
import {
  fundsAtCentralBank,
  payOverCentralBank,
  refuseUnbanked,
  refuseWithoutCentralBank,
} from '../shared/centralBankPayments';
import { POLICY_BOARD } from '../shared/exampleBoards';

export const openMarketSale = defineAction({
  type: 'openMarketSale',
  wire: { type: 44, fields: ['with', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: { with: party('To', ['customer', 'bank']), amount: amount() },
  actors: (book) => (book.notes ? [CENTRAL_BANK] : []),
  refuseBoard: refuseWithoutCentralBank,
  refuseAccounts: (book, event) => refuseUnbanked(book, event.with, 'with'),

  label: 'Sell in the Open Market',
  verb: 'sell',
  compose: [ACTOR, 'sells', { slot: 'amount' }, 'of Treasury Bills to', { slot: 'with' }],
  codes: [
    'UNKNOWN_ACCOUNT',
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'INSUFFICIENT_BILLS',
    'BILLS_PLEDGED',
  ],

  limits: (state, event) => [
    ...buyerLimits(state.book, fundsAtCentralBank(state, event.with)),
    ...billsLimits(state, CENTRAL_BANK),
  ],

  post(journal, { with: other, amount: face }) {
    deliverBills(journal, CENTRAL_BANK, other, face);
    payOverCentralBank(journal, other, CENTRAL_BANK, marketValueOf(journal.book, face));
  },

  netWorthEffect: {
    reason: ROUNDING,
    gains: ({ before, event }) => roundingGains(before, CENTRAL_BANK, event.with, event.amount),
  },

  narrate(context) {
    const { with: other, amount: face } = context.event;
    const isBank = partyOf(context.after.book, other).type === 'bank';
    const what = isBank
      ? 'its reserves fall'
      : 'its deposit falls, and the reserves of its bank with it,';
    return phrase`${theParty(context, CENTRAL_BANK, 'opening')} sells ${dollars(face)} of Treasury Bills to ${theParty(context, other)}${atPrice(context.before.book, face)}; ${what} by as much.`;
  },

  examples: [
    {
      board: POLICY_BOARD,
      event: { type: 'openMarketSale', with: 2, amount: 20000 },
    },
  ],
});
