/** Sets how far below zero an account may go, in cents: a customer's, or a bank's where there is a central bank. */
import { dollars } from '../../money';
import { value } from '../../world/fields';
import { systemOf } from '../systems/registry';
import { defineAction } from './action';

export const setOverdraft = defineAction({
  type: 'setOverdraft',
  wire: { type: 6, fields: ['value'] },
  kind: 'setting',
  fields: { value: value('Overdraft limit', 'cents') },
  figureNow: ({ settings }) => settings.overdraft,

  label: 'Set the Overdraft limit',
  verb: 'set',
  compose: ['The overdraft limit becomes', { slot: 'value' }],
  codes: [],

  post(journal, event) {
    journal.amend((draft) => {
      draft.settings.overdraft = event.value;
    });
  },

  netWorthEffect: null,

  narrate({ event, after: { book } }) {
    const limit = systemOf(book).hasCentralBank
      ? 'The banks’ daylight overdraft limit'
      : 'The overdraft limit';
    return [`${limit} is now ${dollars(event.value)}.`];
  },

  examples: [
    { board: 2, event: { type: 'setOverdraft', value: 2000 } },
    { board: 10, event: { type: 'setOverdraft', value: 0 } },
  ],
});
