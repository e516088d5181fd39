/** Dues between two banks, or between banks and their house, go to zero: they are set off, and the difference is paid as the system provides. */
import { assertDefined } from '../../assert';
import { optionalChoice, party, partyOrAll } from '../../world/fields';
import type { Book } from '../ledger/book';
import { systemOf } from '../systems/registry';
import type { Settling } from '../systems/system';
import { defineAction } from './action';

/** The system's way of settling; where it has none, every settlement has been refused. */
function settlingOf(book: Book): Settling {
  return assertDefined(systemOf(book).settling, 'way to settle dues');
}

export const settleDues = defineAction({
  type: 'settleDues',
  wire: { type: 5, fields: ['bank', 'with', 'by'] },
  kind: 'settlement',
  fields: {
    bank: partyOrAll('Bank', ['bank']),
    with: party('With', ['bank', 'clearinghouse']),
    by: optionalChoice('How', ['credit', 'debit'], {
      credit: 'Credit the creditor’s account',
      debit: 'Debit the debtor’s account',
    }),
  },
  roles: ['bank', 'with'],
  asks: (book, field) => field !== 'by' || systemOf(book).settlesBy,
  distinct: [['bank', 'with']],

  label: 'Settle Dues with Bank(s)',
  verb: 'settle',
  compose: [
    { slot: 'bank' },
    { lead: 'and', slot: 'with' },
    'settle what they owe each other',
    {
      slot: 'by',
      options: {
        credit: 'by crediting the creditor’s account',
        debit: 'by debiting the debtor’s account',
      },
    },
  ],
  codes: [
    'UNKNOWN_ACCOUNT',
    'NOTHING_DUE',
    'INSUFFICIENT_DEPOSITS',
    'OVERDRAFT_LIMIT',
    'BALANCE_TOO_LARGE',
  ],

  refuseBoard: ({ book }) => systemOf(book).refuseSettling(),

  // The system answers in the order of precedence, from missing accounts to limits.
  refuseParties: (state, event) => settlingOf(state.book).refuse(state, event),

  setsOffDebts: ['Dues'],
  post: (journal, event) => settlingOf(journal.book).settle(journal, event),

  netWorthEffect: null,

  narrate: (context) => settlingOf(context.before.book).tell(context, context.event),

  // A settlement through a clearing house tells of every member's loan.
  namesOverdrafts: ({ after: { book } }) =>
    settlingOf(book).tellsOverdrafts ? book.parties.map(({ id }) => id) : [],

  examples: [
    { board: 10, event: { type: 'settleDues', bank: 0, with: 1, by: 'credit' } },
    { board: 10, event: { type: 'settleDues', bank: 1, with: 2, by: 'debit' } },
  ],
});
