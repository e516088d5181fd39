/** A remark pinned to the round before it. */

import { MAX_NOTE_LENGTH, text } from '../../world/fields';
import { defineAction } from './action';

export const note = defineAction({
  type: 'note',
  wire: { type: 0, fields: ['text'] },
  kind: 'note',
  fields: { text: text('Note', MAX_NOTE_LENGTH) },

  label: 'Pin a Note',
  verb: 'pin the note',
  compose: ['Note:', { slot: 'text' }],
  codes: [],

  post: () => {},

  netWorthEffect: null,

  narrate: (context) => [context.event.text],

  examples: [
    { board: 2, event: { type: 'note', text: 'Nothing left the bank.' } },
    { board: 10, event: { type: 'note', text: 'Bank 1 now owes Bank 2.' } },
  ],
});
