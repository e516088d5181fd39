/** Sets the capital that banks must have, as a share of what they can lose on. */
import { percent } from '../../../money';
import { value } from '../../../world/fields';
import { defineAction } from '../action';

export const setCapitalRequirement = defineAction({
  type: 'setCapitalRequirement',
  wire: { type: 37, fields: ['value'] },
  kind: 'setting',
  needsClock: true,
  fields: { value: value('Capital requirement', 'basisPoints') },
  figureNow: ({ capitalRequirement }) => capitalRequirement ?? 0,

  label: 'Set the Capital requirement',
  verb: 'set',
  compose: ['The capital that banks must have becomes', { slot: 'value' }],
  codes: [],

  post(journal, { value: capitalRequirement }) {
    journal.adopt({ ...journal.book, capitalRequirement });
  },

  netWorthEffect: null,

  narrate: ({ event }) => [
    `Banks must now have capital of ${percent(event.value)} of what they can lose on.`,
  ],

  examples: [
    {
      board: [{ type: 'startClock', basis: 360 }],
      event: { type: 'setCapitalRequirement', value: 800 },
    },
  ],
});
