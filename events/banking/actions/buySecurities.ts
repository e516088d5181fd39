/** The central bank buys Treasury Bills from a bank and pays by making a balance: reserves rise. */

import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { ACTOR } from '../../world/compose';
import { amount, party } from '../../world/fields';
import { CENTRAL_BANK } from '../ledger/book';
import { tellParty, theParty } from '../ledger/narration';
import { marketValueOf } from '../ledger/price';
import { paySettlement } from '../systems/reserves';
import { defineAction } from './action';
import {
  atPrice,
  billsLimits,
  deliverBills,
  ROUNDING,
  roundingGains,
  tellReservesOfTrade,
} from './shared/bills';

export const buySecurities = defineAction({
  type: 'buySecurities',
  wire: { type: 20, fields: ['bank', 'amount'] },
  kind: 'act',
  fields: { bank: party('Bank', ['bank']), amount: amount() },
  actors: (book) => (book.notes ? [CENTRAL_BANK] : []),
  settlers: ['bank'],

  label: 'Buy Treasury Securities',
  verb: 'buy',
  compose: [ACTOR, 'buys', { slot: 'amount' }, 'of Treasury Bills from', { slot: 'bank' }],
  codes: ['INSUFFICIENT_BILLS', 'BILLS_PLEDGED', 'BALANCE_TOO_LARGE'],

  limits: (state, { bank }) => billsLimits(state, bank),

  post(journal, { bank, amount: face }) {
    deliverBills(journal, bank, CENTRAL_BANK, face);
    paySettlement(journal, CENTRAL_BANK, bank, marketValueOf(journal.book, face));
  },

  netWorthEffect: {
    reason: ROUNDING,
    gains: ({ before, event }) => roundingGains(before, event.bank, CENTRAL_BANK, event.amount),
  },

  narrate(context) {
    const { bank, amount: face } = context.event;
    const { book } = context.before;
    const price = atPrice(book, face);
    const reserves = tellReservesOfTrade(context, bank, marketValueOf(book, face));
    return phrase`${theParty(context, CENTRAL_BANK, 'opening')} buys ${dollars(face)} of Treasury Bills from ${tellParty(context, bank)}${price}${price ? ',' : ''} and credits its balance: ${reserves}`;
  },

  namesOverdrafts: ({ event }) => [event.bank],

  examples: [
    { board: 19, event: { type: 'buySecurities', bank: 1, amount: 5000 } },
    { board: 21, event: { type: 'buySecurities', bank: 2, amount: 10000 } },
  ],
});
