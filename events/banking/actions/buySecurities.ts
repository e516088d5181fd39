/** The central bank buys Treasury Bills from a bank and pays by making a balance: reserves rise. */

import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { ACTOR } from '../../world/compose';
import { amount, party } from '../../world/fields';
import { CENTRAL_BANK } from '../ledger/book';
import { tellParty, theParty } from '../ledger/narration';
import { paySettlement } from '../systems/reserves';
import { defineAction } from './action';
import { billsLimits, deliverBills, tellReserves } from './shared/bills';

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

  post(journal, { bank, amount: paid }) {
    deliverBills(journal, bank, CENTRAL_BANK, paid);
    paySettlement(journal, CENTRAL_BANK, bank, paid);
  },

  netWorthEffect: null,

  narrate: (context) =>
    phrase`${theParty(context, CENTRAL_BANK, 'opening')} buys ${dollars(context.event.amount)} of Treasury Bills from ${tellParty(context, context.event.bank)} and credits its balance: ${tellReserves(context, context.event.bank, context.event.amount)}`,

  namesOverdrafts: ({ event }) => [event.bank],

  examples: [
    { lesson: 19, event: { type: 'buySecurities', bank: 1, amount: 5000 } },
    { lesson: 21, event: { type: 'buySecurities', bank: 2, amount: 10000 } },
  ],
});
