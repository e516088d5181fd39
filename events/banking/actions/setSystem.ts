/** Opening: chooses how the banks of this board pay one another. Always the first event. */
import { refusal } from '../../refusal';
import { choice, chosen } from '../../world/fields';
import { ENDOWMENT } from '../ledger/netWorth';
import { SYSTEM_TYPES } from '../ledger/systemTypes';
import { SYSTEM_TITLES, systemNamed, systemOf } from '../systems/registry';
import { defineAction } from './action';

export const setSystem = defineAction({
  type: 'setSystem',
  wire: { type: 9, fields: ['system'] },
  kind: 'founding',
  fields: {
    system: choice('System', SYSTEM_TYPES, SYSTEM_TITLES),
  },

  label: 'Choose the System',
  verb: 'choose',
  compose: ['Choose', { slot: 'system', options: SYSTEM_TITLES }, 'as the system of this board'],
  codes: ['NOT_OFFERED'],

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

  netWorthEffect: {
    reason: ENDOWMENT,
    gains: ({ after }) => systemOf(after.book).foundingGains,
  },

  narrate: (context) => [systemOf(context.after.book).description],

  examples: [{ board: 10, event: { type: 'setSystem', system: 'correspondent' } }],
});
