/** A remark pinned to the round before it. */

import { text } from '../../world/fields';
import { defineAction } from './action';

/** Characters a note may have. */
export const NOTE_LENGTH = 280;

export const note = defineAction({
  type: 'note',
  wire: { type: 0, fields: ['text'] },
  fields: { text: text('Note', NOTE_LENGTH) },
  closesRound: false,

  label: 'Pin a Note',
  verb: 'pin the note',

  post: () => {},

  narrate: (told) => [told.event.text],

  examples: [
    { lesson: 2, event: { type: 'note', text: 'Nothing left the bank.' } },
    { lesson: 10, event: { type: 'note', text: 'Bank 1 now owes Bank 2.' } },
  ],
});
