/**
 * A customer pays another customer out of an account. On one bank's books the
 * bank merely swaps its creditor; between two banks the system carries the claim.
 */

import { type Cents, dollars } from '../../money';
import { type Phrase, phrase } from '../../phrase';
import { amount, party } from '../../world/fields';
import { accountOf, type Payment } from '../ledger/book';
import { findClearingHouse } from '../ledger/institutions';
import { type NarrationContext, tellPaid, tellParty } from '../ledger/narration';
import { netWorthTransfer, OUTSIDE_PAYMENT } from '../ledger/netWorth';
import { balanceOf, type State } from '../ledger/state';
import { paymentsMade, systemOf } from '../systems/registry';
import { defineAction } from './action';
import { depositLimit } from './shared/funds';

export const transfer = defineAction({
  type: 'transfer',
  wire: { type: 3, fields: ['from', 'fromBank', 'to', 'toBank', 'amount'] },
  kind: 'payment',
  fields: {
    from: party('From', ['customer']),
    fromBank: party('Out of the account at', ['bank']),
    to: party('To', ['customer']),
    toBank: party('Into the account at', ['bank']),
    amount: amount(),
  },
  roles: ['from'],
  accounts: [
    ['from', 'fromBank'],
    ['to', 'toBank'],
  ],
  distinct: [['from', 'to']],

  label: 'Transfer Money to Someone',
  verb: 'pay',
  compose: [
    { slot: 'from' },
    'pays',
    { slot: 'to' },
    { slot: 'amount' },
    { lead: 'from the account at', slot: 'fromBank', ifChoice: true },
    { lead: 'into the account at', slot: 'toBank', ifChoice: true },
  ],
  codes: [
    'INSUFFICIENT_DEPOSITS',
    'OVERDRAFT_LIMIT',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'TOO_MANY_OPEN',
    'BALANCE_TOO_LARGE',
  ],

  refuseAccounts: (book, event) =>
    event.fromBank === event.toBank ? null : systemOf(book).refuseRoute(book, event),

  limits(state, { from, fromBank, toBank }) {
    const own = depositLimit(state, from, fromBank, 'amount');
    if (fromBank === toBank) return [own];
    return [own, ...systemOf(state.book).paymentLimits(state, fromBank)];
  },

  orders: ({ from, fromBank, to, toBank, amount: paid }) => ({
    from,
    fromBank,
    to,
    toBank,
    amount: paid,
  }),

  opensDebts: ['Dues'],
  post(journal, { from, fromBank, to, toBank, amount: paid }) {
    const { book } = journal;
    if (fromBank === toBank) {
      const payer = accountOf(book, from, fromBank);
      journal.transferWithin(payer, accountOf(book, to, toBank), paid);
    } else {
      systemOf(book).pay(journal, { from, fromBank, to, toBank, amount: paid });
    }
  },

  netWorthEffect: {
    reason: OUTSIDE_PAYMENT,
    gains: ({ before, after, event }) =>
      paymentsMade(before.book, after.book, event).flatMap(({ from, to, amount: paid }) =>
        netWorthTransfer(from, to, paid),
      ),
  },

  narrate(context) {
    const { event } = context;
    return event.fromBank === event.toBank
      ? phrase`${tellPaid(context, event)} ${tellWithin(context)}`
      : systemOf(context.after.book).tellPayment(context, event);
  },

  // With a house between the banks, the sentence is about dues; without, it says how the payers stand.
  namesOverdrafts: ({ event: { from, fromBank, to, toBank }, after: { book } }) => {
    if (fromBank === toBank) return [from, to];
    return findClearingHouse(book) === undefined ? [from, fromBank] : [];
  },

  examples: [
    {
      board: 2,
      event: { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 3000 },
    },
    {
      board: 10,
      event: { type: 'transfer', from: 3, fromBank: 0, to: 4, toBank: 1, amount: 2000 },
    },
  ],
});

/** What a payment within one bank does to its books: overdrafts made let them grow, and those paid off shrink. */
function tellWithin(context: NarrationContext<Payment>): Phrase {
  const { from, to, fromBank: bank, amount: paid } = context.event;
  const books = phrase`the books of ${tellParty(context, bank)}`;
  const made = overdraft(context.after, from, bank) - overdraft(context.before, from, bank);
  const left = overdraft(context.after, to, bank);
  const cleared = overdraft(context.before, to, bank) - left;
  if (made === 0 && cleared === 0) {
    return phrase`On ${books} the sum passes from one account to the other.`;
  }
  const lent = phrase`${tellParty(context, from)} is now overdrawn by ${dollars(overdraft(context.after, from, bank))}`;
  const what = cleared === paid ? 'the whole sum' : `${dollars(cleared)} of the sum`;
  const way =
    left === 0
      ? phrase`pays off ${tellParty(context, to)}’s overdraft`
      : phrase`reduces ${tellParty(context, to)}’s overdraft to ${dollars(left)}`;
  if (made === 0) {
    const opening = what.replace(/^t/, 'T');
    return phrase`${opening} ${way}, and ${books} shrink by ${dollars(cleared)}.`;
  }
  const growth = made - cleared;
  const size = `${growth > 0 ? 'grow' : 'shrink'} by ${dollars(Math.abs(growth))}`;
  const change = growth === 0 ? 'keep their size' : size;
  return cleared === 0
    ? phrase`${lent}, and ${books} ${change}.`
    : phrase`${lent}, ${what} ${way}, and ${books} ${change}.`;
}

/** How far a customer is below zero with a bank, in cents. */
function overdraft(state: State, customer: number, bank: number): Cents {
  return Math.max(0, -balanceOf(state, accountOf(state.book, customer, bank)));
}
