/** The central bank sells Treasury Bills to a bank and takes the price from its balance: reserves fall. */

import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { ACTOR } from '../../world/compose';
import { amount, party } from '../../world/fields';
import { CENTRAL_BANK } from '../ledger/book';
import { tellParty, theParty } from '../ledger/narration';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { billsLimits, deliverBills, tellReserves } from './shared/bills';

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
    settlementLimit(state, bank, 'amount'),
    ...billsLimits(state, CENTRAL_BANK),
  ],

  post(journal, { bank, amount: paid }) {
    paySettlement(journal, bank, CENTRAL_BANK, paid);
    deliverBills(journal, CENTRAL_BANK, bank, paid);
  },

  netWorthEffect: null,

  narrate: (context) =>
    phrase`${theParty(context, CENTRAL_BANK, 'opening')} sells ${dollars(context.event.amount)} of Treasury Bills to ${tellParty(context, context.event.bank)} and debits its balance: ${tellReserves(context, context.event.bank, -context.event.amount)}`,

  namesOverdrafts: ({ event }) => [event.bank],

  examples: [
    { lesson: 19, event: { type: 'sellSecurities', bank: 1, amount: 3000 } },
    { lesson: 21, event: { type: 'sellSecurities', bank: 2, amount: 6000 } },
  ],
});
