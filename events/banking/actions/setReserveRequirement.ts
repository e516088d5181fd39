/** Sets the share of customer deposits that a bank must hold in reserve. */
import { percent } from '../../money';
import { value } from '../../world/fields';
import { defineAction } from './action';

export const setReserveRequirement = defineAction({
  type: 'setReserveRequirement',
  wire: { type: 7, fields: ['value'] },
  kind: 'setting',
  fields: { value: value('Reserve requirement', 'basisPoints') },
  figureNow: ({ settings }) => settings.reserveRequirement,

  label: 'Set the Reserve requirement',
  verb: 'set',
  compose: ['The reserve requirement becomes', { slot: 'value' }],
  codes: [],

  post(journal, event) {
    journal.amend((draft) => {
      draft.settings.reserveRequirement = event.value;
    });
  },

  netWorthEffect: null,

  narrate: (context) => [`The reserve requirement is now ${percent(context.event.value)}.`],

  examples: [
    { board: 2, event: { type: 'setReserveRequirement', value: 1000 } },
    { board: 10, event: { type: 'setReserveRequirement', value: 0 } },
  ],
});
