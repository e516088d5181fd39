/** The board is set back to where its stage opens. */
import { defineBillsAction } from './action';

export const reset = defineBillsAction({
  type: 'reset',
  wire: { type: 33, fields: [] },
  fields: {},
  roles: [],

  label: 'Reset',
  verb: 'reset',
  compose: ['Set the board back'],
  codes: [],

  post: (journal) => journal.restore(),

  narrate: () => [
    'The board is set back: everyone has again what they brought, and every bill and claim is gone.',
  ],

  examples: [
    { stage: 1, event: { type: 'reset' } },
    { stage: 3, event: { type: 'reset' } },
    { stage: 5, event: { type: 'reset' } },
  ],
});
