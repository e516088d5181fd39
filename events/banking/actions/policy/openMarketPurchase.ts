/** The central bank buys bills from anybody: a bank's reserves rise, and a customer's deposit with them. */
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount, party } from '../../../world/fields';
import { CENTRAL_BANK, partyOf } from '../../ledger/book';
import { theParty } from '../../ledger/narration';
import { marketValueOf } from '../../ledger/price';
import { defineAction } from '../action';
import { atPrice, billsLimits, deliverBills, ROUNDING, roundingGains } from '../shared/bills';
import {
  payOverCentralBank,
  refuseUnbanked,
  refuseWithoutCentralBank,
} from '../shared/centralBankPayments';
import { POLICY_BOARD } from '../shared/exampleBoards';

export const openMarketPurchase = defineAction({
  type: 'openMarketPurchase',
  wire: { type: 43, fields: ['with', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: { with: party('From', ['customer', 'bank']), amount: amount() },
  actors: (book) => (book.notes ? [CENTRAL_BANK] : []),
  refuseBoard: refuseWithoutCentralBank,
  refuseAccounts: (book, event) => refuseUnbanked(book, event.with, 'with'),

  label: 'Buy in the Open Market',
  verb: 'buy',
  compose: [ACTOR, 'buys', { slot: 'amount' }, 'of Treasury Bills from', { slot: 'with' }],
  codes: ['UNKNOWN_ACCOUNT', 'INSUFFICIENT_BILLS', 'BILLS_PLEDGED'],

  limits: (state, event) => billsLimits(state, event.with),

  post(journal, { with: other, amount: face }) {
    deliverBills(journal, other, CENTRAL_BANK, face);
    payOverCentralBank(journal, CENTRAL_BANK, other, marketValueOf(journal.book, face));
  },

  netWorthEffect: {
    reason: ROUNDING,
    gains: ({ before, event }) => roundingGains(before, event.with, CENTRAL_BANK, event.amount),
  },

  narrate(context) {
    const { with: other, amount: face } = context.event;
    const isBank = partyOf(context.after.book, other).type === 'bank';
    const what = isBank
      ? 'its reserves rise'
      : 'its deposit rises, and the reserves of its bank with it,';
    return phrase`${theParty(context, CENTRAL_BANK, 'opening')} buys ${dollars(face)} of Treasury Bills from ${theParty(context, other)}${atPrice(context.before.book, face)}; ${what} by as much.`;
  },

  examples: [
    {
      board: POLICY_BOARD,
      event: { type: 'openMarketPurchase', with: 2, amount: 20000 },
    },
  ],
});
