/** The central bank sets one of its rates. */
import { percent } from '../../../money';
import { choice, chosen, rate } from '../../../world/fields';
import { ADMINISTERED_RATES } from '../../ledger/book';
import { defineAction } from '../action';
import { refuseWithoutCentralBank } from '../shared/centralBankPayments';
import { POLICY_BOARD } from '../shared/exampleBoards';

/** What each rate is called in a sentence. */
const RATE_WORDS = {
  iorb: 'Interest on reserves',
  onRrp: 'The rate of the reverse repo facility',
  discount: 'The discount rate',
  target: 'The target for fed funds',
} as const;

export const setRate = defineAction({
  type: 'setRate',
  wire: { type: 40, fields: ['which', 'value'] },
  kind: 'setting',
  needsClock: true,
  fields: { which: choice('Which rate', ADMINISTERED_RATES, RATE_WORDS), value: rate() },
  refuseBoard: refuseWithoutCentralBank,
  figureNow: ({ rates }, { which }) => (which === '' ? null : (rates?.[which] ?? 0)),

  label: 'Set a Rate',
  verb: 'set',
  compose: [{ slot: 'which', options: RATE_WORDS }, 'becomes', { slot: 'value' }],
  codes: [],

  post(journal, { which, value }) {
    const { book } = journal;
    journal.adopt({ ...book, rates: { ...book.rates, [chosen(which)]: value } });
  },

  netWorthEffect: null,

  narrate: ({ event }) => [
    `${RATE_WORDS[chosen(event.which)]} is now ${percent(event.value)} a year.`,
  ],

  examples: [
    {
      board: POLICY_BOARD,
      event: { type: 'setRate', which: 'iorb', value: 440 },
    },
  ],
});
