/** A bank pays what it owes another bank in dues, or part of it, in cash. */
import { known } from '../../known';
import { dollars, exactDollars } from '../../money';
import { say } from '../../phrase';
import { refusal } from '../../refusal';
import { amount, party } from '../../world/fields';
import { findDues } from '../ledger/book';
import { nameIn } from '../ledger/naming';
import { balanceOf } from '../ledger/state';
import { tellParty } from '../ledger/telling';
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

  post(journal, { from, to, amount: paid }) {
    const dues = known(findDues(journal.book, from, to), 'dues to pay');
    journal.payCash(from, to, paid);
    journal.post(dues, -paid, 'setOff');
  },

  netWorthEffect: null,

  narrate(told) {
    const { from, to, amount: paid } = told.event;
    const left = balanceOf(told.after, findDues(told.after.book, from, to));
    const rest = left > 0 ? `${dollars(left)} is still due.` : 'Nothing is due that way any more.';
    return say`${tellParty(told, from)} pays ${tellParty(told, to)} ${dollars(paid)} of its dues in cash. ${rest}`;
  },

  examples: [
    {
      lesson: 9,
      after: [{ type: 'transfer', from: 2, fromBank: 0, to: 3, toBank: 1, amount: 2000 }],
      event: { type: 'payDues', from: 0, to: 1, amount: 1500 },
    },
  ],
});
