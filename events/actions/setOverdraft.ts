/** Sets how far below zero an account may go, in cents. */
import { dollars } from '../money';
import { defineAction } from './action';
import { value } from './fields';

export const setOverdraft = defineAction({
  type: 'setOverdraft',
  wire: { type: 6, fields: ['value'] },
  fields: { value: value('Overdraft limit', 'cents') },
  actor: null,
  closesRound: false,

  label: 'Set the Overdraft limit',
  verb: 'set',

  post(journal, event) {
    journal.amend((draft) => {
      draft.settings.overdraft = event.value;
    });
  },

  narrate: (told) => [`The overdraft limit is now ${dollars(told.event.value)}.`],

  examples: [
    { lesson: 2, event: { type: 'setOverdraft', value: 2000 } },
    { lesson: 10, event: { type: 'setOverdraft', value: 0 } },
  ],
});
