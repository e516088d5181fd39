/** A remark pinned to the round before it. */

import { MAX_NOTE_LENGTH, text } from '../../world/fields';
import { defineBillsAction } from './action';

export const note = defineBillsAction({
  type: 'note',
  wire: { type: 0, fields: ['text'] },
  fields: { text: text('Note', MAX_NOTE_LENGTH) },
  roles: [],
  closesRound: false,

  label: 'Pin a Note',
  verb: 'pin the note',
  compose: ['Note:', { slot: 'text' }],
  codes: [],

  post: () => {},

  narrate: ({ event }) => [event.text],

  examples: [
    { stage: 1, event: { type: 'note', text: 'No coin has moved yet.' } },
    { stage: 3, event: { type: 'note', text: 'The claim abroad is a marc.' } },
    { stage: 5, event: { type: 'note', text: 'Now the bill goes home.' } },
  ],
});
