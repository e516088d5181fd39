/** Sets the interest that new loans carry, charged once per loan. */
import { percent } from '../../money';
import { value } from '../../world/fields';
import { defineAction } from './action';

export const setInterestRate = defineAction({
  type: 'setInterestRate',
  wire: { type: 8, fields: ['value'] },
  fields: { value: value('Interest rate', 'basisPoints') },
  closesRound: false,

  label: 'Set the Interest rate',
  verb: 'set',

  post(journal, event) {
    journal.amend((draft) => {
      draft.settings.interestRate = event.value;
    });
  },

  narrate: (told) => [`The interest rate on new loans is now ${percent(told.event.value)}.`],

  examples: [
    { lesson: 2, event: { type: 'setInterestRate', value: 500 } },
    { lesson: 10, event: { type: 'setInterestRate', value: 0 } },
  ],
});
