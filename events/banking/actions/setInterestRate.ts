/** Sets the interest that new loans carry, charged once per loan. */
import { percent } from '../../money';
import { value } from '../../world/fields';
import { defineAction } from './action';

export const setInterestRate = defineAction({
  type: 'setInterestRate',
  wire: { type: 8, fields: ['value'] },
  kind: 'setting',
  fields: { value: value('Interest rate', 'basisPoints') },
  figureNow: ({ settings }) => settings.interestRate,

  label: 'Set the Interest rate',
  verb: 'set',
  compose: ['The interest rate on new loans becomes', { slot: 'value' }],
  codes: [],

  post(journal, event) {
    journal.amend((draft) => {
      draft.settings.interestRate = event.value;
    });
  },

  netWorthEffect: null,

  narrate: (context) => [`The interest rate on new loans is now ${percent(context.event.value)}.`],

  examples: [
    { board: 2, event: { type: 'setInterestRate', value: 500 } },
    { board: 10, event: { type: 'setInterestRate', value: 0 } },
  ],
});
