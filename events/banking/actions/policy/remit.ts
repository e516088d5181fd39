/** The central bank pays the Treasury what it has earned above its costs. */
import { dollars, exactDollars } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount } from '../../../world/fields';
import { CENTRAL_BANK } from '../../ledger/book';
import { worthOf } from '../../ledger/capital';
import { treasuryOf } from '../../ledger/institutions';
import { nameIn } from '../../ledger/naming';
import { theParty } from '../../ledger/narration';
import { netWorthTransfer } from '../../ledger/netWorth';
import { defineAction } from '../action';
import { payOverCentralBank, refuseWithoutTreasury } from '../shared/centralBankPayments';
import { TREASURY_BOARD } from '../shared/exampleBoards';

export const remit = defineAction({
  type: 'remit',
  wire: { type: 49, fields: ['amount'] },
  kind: 'act',
  needsClock: true,
  fields: { amount: amount() },
  actors: (book) => (book.notes ? [CENTRAL_BANK] : []),
  counterparty: 'treasury',
  refuseBoard: refuseWithoutTreasury,

  label: 'Remit to the Treasury',
  verb: 'remit',
  compose: [ACTOR, 'remits', { slot: 'amount' }, 'to the Treasury'],
  codes: ['EXCEEDS_NET_WORTH'],

  limits(state) {
    const worth = worthOf(state, CENTRAL_BANK);
    return [
      {
        code: 'EXCEEDS_NET_WORTH',
        field: 'amount',
        most: worth,
        fact: () =>
          `${nameIn(state.book, CENTRAL_BANK)} has earned ${exactDollars(worth)} above its costs`,
      },
    ];
  },

  post(journal, { amount: paid }) {
    payOverCentralBank(journal, CENTRAL_BANK, treasuryOf(journal.book), paid);
  },

  netWorthEffect: {
    reason: { endows: false, tell: (sum) => `the ${sum} remitted to the Treasury` },
    gains: ({ before: { book }, event }) =>
      netWorthTransfer(CENTRAL_BANK, treasuryOf(book), event.amount),
  },

  narrate: (context) =>
    phrase`${theParty(context, CENTRAL_BANK, 'opening')} remits ${dollars(context.event.amount)} of what it has earned to ${theParty(context, treasuryOf(context.after.book))}.`,

  examples: [
    {
      board: TREASURY_BOARD,
      after: [
        { type: 'setRate', which: 'discount', value: 10000 },
        { type: 'getLoan', customer: 3, bank: 2, amount: 100000 },
        { type: 'discountLoan', bank: 2, amount: 36000, collateral: 'loans', term: 1 },
        { type: 'endDay' },
      ],
      event: { type: 'remit', amount: 50 },
    },
  ],
});
