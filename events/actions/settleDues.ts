/** Dues between two banks, or between banks and their house, go to zero: they are set off, and the difference is paid as the system provides. */
import { systemOf } from '../systems/registry';
import { defineAction } from './action';
import { optionalChoice, party, partyOrAll } from './fields';

export const settleDues = defineAction({
  type: 'settleDues',
  wire: { type: 5, fields: ['bank', 'with', 'by'] },
  fields: {
    bank: partyOrAll('Bank', ['bank']),
    with: party('With', ['bank', 'clearinghouse']),
    by: optionalChoice('How', ['credit', 'debit'], {
      credit: "Credit the creditor's account",
      debit: "Debit the debtor's account",
    }),
  },
  roles: ['bank', 'with'],
  asks: (book, field) => field !== 'by' || systemOf(book).settlesBy,
  distinct: [['bank', 'with']],

  label: 'Settle Dues with Bank(s)',
  verb: 'settle dues',

  refuseBoard: ({ book }) => systemOf(book).refuseSettling(),

  // The system answers in the order of precedence, from missing accounts to limits.
  refuseParties: (state, event) => systemOf(state.book).refuseSettlement(state, event),

  post: (journal, event) => systemOf(journal.book).settle(journal, event),

  narrate: (told) => systemOf(told.before.book).tellSettlement(told, told.event),

  examples: [
    { lesson: 10, event: { type: 'settleDues', bank: 0, with: 1, by: 'credit' } },
    { lesson: 10, event: { type: 'settleDues', bank: 1, with: 2, by: 'debit' } },
  ],
});
