/** Opening: gives the board days, before anybody has anything on it. */
import { inDays } from '../../../money';
import { refusal } from '../../../refusal';
import { days } from '../../../world/fields';
import { YEAR_LENGTHS } from '../../ledger/interest';
import { systemOf } from '../../systems/registry';
import { defineAction } from '../action';

export const startClock = defineAction({
  type: 'startClock',
  wire: { type: 31, fields: ['basis'] },
  kind: 'opening',
  fields: { basis: days('Days of a year', 365, 360) },

  label: 'Start the Clock',
  verb: 'start',
  compose: ['Start the clock with a year of', { slot: 'basis' }],
  codes: ['NOT_OFFERED', 'VALUE_INVALID'],
  isChosenWithSystem: true,

  refuseBoard({ book }) {
    const isLate = book.clock || book.parties.length > systemOf(book).institutions.length;
    return isLate
      ? refusal(
          'NOT_OFFERED',
          'The clock starts once, before the first bank or customer comes; put it right after the system.',
          'basis',
        )
      : null;
  },

  refuse: (_, { basis }) =>
    YEAR_LENGTHS.includes(basis)
      ? null
      : refusal(
          'VALUE_INVALID',
          'A year has 360 days in the money market and 365 elsewhere; choose one of the two.',
          'basis',
        ),

  post(journal, { basis }) {
    journal.adopt({ ...journal.book, clock: { basis, day: 1 } });
  },

  netWorthEffect: null,

  narrate: ({ event }) => [
    `Day 1 begins; interest accrues by the day, in years of ${inDays(event.basis)}.`,
  ],

  examples: [{ board: [], event: { type: 'startClock', basis: 360 } }],
});
