/**
 * Opening: brings a party onto the board with its cash, and lets it join the
 * system. `deposit` is what it pays in on joining an institution: the balance it
 * starts with at a central bank, the certificates of a clearing house. There is
 * none to join where banks stand alone or hold accounts with one another.
 */

import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { type Refusal, refusal } from '../../refusal';
import { amount, choice, name, optionalChoice } from '../../world/fields';
import type { Book } from '../ledger/book';
import { holderOf, issuerOf } from '../ledger/ends';
import { DEPOSITS } from '../ledger/instruments';
import { tellParty, theParty } from '../ledger/narration';
import { ENDOWMENT } from '../ledger/netWorth';
import { withoutIorb } from '../ledger/openings';
import { balanceOf } from '../ledger/state';
import { systemOf } from '../systems/registry';
import { defineAction } from './action';

/** Characters a party's name may have. */
const MAX_NAME_LENGTH = 40;

/** Interest on reserves is of banks on boards with a clock, so only there can one be left without. */
function refuseWithoutIorb({ clock, notes }: Book, partyType: string): Refusal | null {
  if (clock && notes && partyType === 'bank') return null;
  const why =
    partyType === 'bank'
      ? 'Nothing bears interest on reserves on this board'
      : 'Customers have no balance with the central bank';
  return refusal('VALUE_INVALID', `${why}; leave it out.`, 'reserves');
}

export const createBank = defineAction({
  type: 'createBank',
  wire: {
    type: 10,
    fields: ['partyType', 'name', 'cash', 'deposit'],
    later: { type: 61, field: 'reserves' },
  },
  kind: 'opening',
  fields: {
    name: name('Name', MAX_NAME_LENGTH),
    partyType: choice('Type', ['customer', 'bank'], { customer: 'Customer', bank: 'Bank' }),
    cash: amount('Cash'),
    deposit: amount('Paid in on joining'),
    reserves: optionalChoice('Interest on reserves', ['unpaid'], {
      unpaid: 'without interest on reserves',
    }),
  },

  label: 'Add a Party',
  verb: 'add',
  compose: [
    'Add',
    { slot: 'partyType', options: { customer: 'a customer', bank: 'a bank' } },
    'named',
    { slot: 'name' },
    'with',
    { slot: 'cash' },
    'in cash and',
    { slot: 'deposit' },
    'paid in on joining',
    { slot: 'reserves', options: { unpaid: 'without interest on reserves' } },
  ],
  codes: ['INSUFFICIENT_CASH', 'TOO_MANY_OPEN'],

  // Openings say so; whoever builds a board of their own is spared the question at every party.
  asks: () => false,
  refuse(state, event) {
    const { book } = state;
    const unpaid = event.reserves === undefined ? null : refuseWithoutIorb(book, event.partyType);
    return unpaid ?? systemOf(book).refuseJoin(state, event);
  },

  addsParty: true,
  post(journal, event) {
    systemOf(journal.book).join(journal, event);
    if (event.reserves !== undefined) journal.adopt(withoutIorb(journal.book));
  },

  netWorthEffect: {
    reason: ENDOWMENT,
    gains: ({ before: { book }, event }) => systemOf(book).joinGains(book, event),
  },

  narrate(context) {
    const { cash, partyType } = context.event;
    const { book } = context.after;
    const id = book.parties.length - 1;
    const paidIn = context.after.postings
      .filter(({ claim, delta }) => claim.kind === 'reserves' && claim.id === id && delta < 0)
      .reduce((sum, { delta }) => sum - delta, 0);
    const arrival = partyType === 'bank' ? 'opens its doors' : 'joins';
    const account = book.accounts.find((one) => holderOf(one) === id);
    const joined = balanceOf(context.after, account);
    const brought = [
      ...(cash > 0 ? [phrase`${dollars(cash)} in cash`] : []),
      ...(account && joined > 0
        ? [
            phrase`${DEPOSITS[account.instrument].brought} of ${dollars(joined)} with ${theParty(context, issuerOf(account))}`,
          ]
        : []),
    ];
    const [first, second] = brought;
    const opening = phrase`${tellParty(context, id)} ${arrival}`;
    if (!first) return phrase`${opening}.`;
    if (second && paidIn > 0) {
      const part = paidIn < cash ? `${dollars(paidIn)} of it` : 'it';
      return phrase`${opening}, brings ${first} and pays ${part} in for ${second}.`;
    }
    return second
      ? phrase`${opening} with ${first} and ${second}.`
      : phrase`${opening} with ${first}.`;
  },

  examples: [
    {
      board: 2,
      event: { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 20000, deposit: 0 },
    },
  ],
});
