/** A bank pays what it owes another bank in dues, or part of it, in cash. */
import { assertDefined } from '../../assert';
import { dollars, exactDollars } from '../../money';
import { phrase } from '../../phrase';
import { refusal } from '../../refusal';
import { amount, party } from '../../world/fields';
import { findDues } from '../ledger/book';
import { nameIn } from '../ledger/naming';
import { tellParty } from '../ledger/narration';
import { balanceOf } from '../ledger/state';
import { defineAction } from './action';
import { cashLimit } from './shared/funds';

export const payDues = defineAction({
  type: 'payDues',
  wire: { type: 16, fields: ['from', 'to', 'amount'] },
  kind: 'settlement',
  fields: {
    from: party('From', ['bank']),
    to: party('To', ['bank']),
    amount: amount(),
  },
  roles: ['from'],
  distinct: [['from', 'to']],

  label: 'Pay Off Dues to Bank',
  verb: 'settle',
  compose: [{ slot: 'from' }, 'pays', { slot: 'to' }, { slot: 'amount' }, 'of its dues in cash'],
  codes: ['NOTHING_DUE', 'EXCEEDS_DUES', 'INSUFFICIENT_CASH'],

  refuse(state, { from, to }) {
    const { book } = state;
    if (balanceOf(state, findDues(book, from, to)) > 0) return null;
    return refusal(
      'NOTHING_DUE',
      `${nameIn(book, from)} owes ${nameIn(book, to)} nothing; choose a bank that it owes.`,
      'to',
    );
  },

  limits: (state, { from, to }) => {
    const { book } = state;
    const due = balanceOf(state, findDues(book, from, to));
    return [
      {
        code: 'EXCEEDS_DUES',
        field: 'amount',
        most: due,
        fact: () => `${nameIn(book, from)} owes ${nameIn(book, to)} ${exactDollars(due)}`,
      },
      cashLimit(state, from, 'amount'),
    ];
  },

  setsOffDebts: ['Dues'],
  post(journal, { from, to, amount: paid }) {
    const dues = assertDefined(findDues(journal.book, from, to), 'dues to pay');
    journal.payCash(from, to, paid);
    journal.post(dues, -paid, 'setOff');
  },

  netWorthEffect: null,

  narrate(context) {
    const { from, to, amount: paid } = context.event;
    const left = balanceOf(context.after, findDues(context.after.book, from, to));
    const rest = left > 0 ? `${dollars(left)} is still due.` : 'Nothing more is due that way.';
    return phrase`${tellParty(context, from)} pays ${tellParty(context, to)} ${dollars(paid)} of its dues in cash. ${rest}`;
  },

  examples: [
    {
      board: 9,
      after: [{ type: 'transfer', from: 2, fromBank: 0, to: 3, toBank: 1, amount: 2000 }],
      event: { type: 'payDues', from: 0, to: 1, amount: 1500 },
    },
  ],
});
