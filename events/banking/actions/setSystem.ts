/** Opening: chooses how the banks of this board pay one another. Always the first event. */
import { refusal } from '../../refusal';
import { choice, chosen } from '../../world/fields';
import { SYSTEM_TITLES, SYSTEM_TYPES, systemNamed, systemOf } from '../systems/registry';
import { defineAction } from './action';

export const setSystem = defineAction({
  type: 'setSystem',
  wire: { type: 9, fields: ['system'] },
  fields: {
    system: choice('System', SYSTEM_TYPES, SYSTEM_TITLES),
  },
  openingOnly: true,

  label: 'Choose the System',
  verb: 'choose',

  refuseBoard: (before) =>
    before.event === null
      ? null
      : refusal('NOT_OFFERED', 'The system is chosen before anything else; start there.', 'system'),

  post(journal, event) {
    const system = chosen(event.system);
    journal.amend((draft) => {
      draft.system = system;
    });
    systemNamed(system).found(journal);
  },

  worth: ({ after }) => ({ endows: true, gains: systemOf(after.book).foundingGains }),

  narrate: (told) => [systemOf(told.after.book).description],

  examples: [{ lesson: 10, event: { type: 'setSystem', system: 'correspondent' } }],
});
