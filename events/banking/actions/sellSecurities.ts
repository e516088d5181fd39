/** The central bank sells Treasury Bills to a bank and takes the price from its balance: reserves fall. */

import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { ACTOR } from '../../world/compose';
import { amount, party } from '../../world/fields';
import { CENTRAL_BANK } from '../ledger/book';
import { tellParty, theParty } from '../ledger/narration';
import { marketValueOf } from '../ledger/price';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import {
  atPrice,
  billsLimits,
  buyerLimits,
  deliverBills,
  ROUNDING,
  roundingGains,
  tellReservesOfTrade,
} from './shared/bills';

export const sellSecurities = defineAction({
  type: 'sellSecurities',
  wire: { type: 21, fields: ['bank', 'amount'] },
  kind: 'act',
  fields: { bank: party('Bank', ['bank']), amount: amount() },
  actors: (book) => (book.notes ? [CENTRAL_BANK] : []),
  settlers: ['bank'],

  label: 'Sell Treasury Securities',
  verb: 'sell',
  compose: [ACTOR, 'sells', { slot: 'amount' }, 'of Treasury Bills to', { slot: 'bank' }],
  codes: [
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'INSUFFICIENT_BILLS',
    'BILLS_PLEDGED',
  ],

  limits: (state, { bank }) => [
    ...buyerLimits(state.book, [settlementLimit(state, bank, 'amount')]),
    ...billsLimits(state, CENTRAL_BANK),
  ],

  post(journal, { bank, amount: face }) {
    paySettlement(journal, bank, CENTRAL_BANK, marketValueOf(journal.book, face));
    deliverBills(journal, CENTRAL_BANK, bank, face);
  },

  netWorthEffect: {
    reason: ROUNDING,
    gains: ({ before, event }) => roundingGains(before, CENTRAL_BANK, event.bank, event.amount),
  },

  narrate(context) {
    const { bank, amount: face } = context.event;
    const { book } = context.before;
    const price = atPrice(book, face);
    const reserves = tellReservesOfTrade(context, bank, -marketValueOf(book, face));
    return phrase`${theParty(context, CENTRAL_BANK, 'opening')} sells ${dollars(face)} of Treasury Bills to ${tellParty(context, bank)}${price}${price ? ',' : ''} and debits its balance: ${reserves}`;
  },

  namesOverdrafts: ({ event }) => [event.bank],

  examples: [
    { board: 19, event: { type: 'sellSecurities', bank: 1, amount: 3000 } },
    { board: 21, event: { type: 'sellSecurities', bank: 2, amount: 6000 } },
  ],
});
