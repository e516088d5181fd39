/**
 * Opening: brings a party onto the board with its cash, and lets it join the
 * system. `deposit` is what it pays in on joining an institution: the balance it
 * starts with at a central bank, the certificates of a clearing house. There is
 * none to join where banks stand alone or hold accounts with one another.
 */

import { dollars } from '../../money';
import { say } from '../../phrase';
import { amount, choice, name } from '../../world/fields';
import { balanceOf } from '../ledger/state';
import { tellParty, theParty } from '../ledger/telling';
import { systemOf } from '../systems/registry';
import { defineAction } from './action';

/** Characters a party's name may have. */
const NAME_LENGTH = 40;

export const createBank = defineAction({
  type: 'createBank',
  wire: { type: 10, fields: ['partyType', 'name', 'cash', 'deposit'] },
  fields: {
    name: name('Name', NAME_LENGTH),
    partyType: choice('Type', ['customer', 'bank'], { customer: 'Customer', bank: 'Bank' }),
    cash: amount('Cash'),
    deposit: amount('Paid in on joining'),
  },
  openingOnly: true,

  label: 'Add a Party',
  verb: 'add',

  refuse: (state, event) => systemOf(state.book).refuseJoin(state, event),

  post: (journal, event) => systemOf(journal.book).join(journal, event),

  worth: ({ before: { book }, event }) => ({
    endows: true,
    gains: systemOf(book).joinGains(book, event),
  }),

  narrate(told) {
    const { cash, partyType } = told.event;
    const { book } = told.after;
    const id = book.parties.length - 1;
    const paidIn = told.after.postings
      .filter(({ claim, delta }) => claim.kind === 'reserves' && claim.id === id && delta < 0)
      .reduce((sum, { delta }) => sum - delta, 0);
    const arrival = partyType === 'bank' ? 'opens its doors' : 'joins';
    const account = book.accounts.find(({ subordinateId }) => subordinateId === id);
    const joined = balanceOf(told.after, account);
    const what = account?.instrument === 'CH Certificates' ? 'certificates' : 'a balance';
    const brought = [
      ...(cash > 0 ? [say`${dollars(cash)} in cash`] : []),
      ...(account && joined > 0
        ? [say`${what} of ${dollars(joined)} with ${theParty(told, account.superiorId)}`]
        : []),
    ];
    const [first, second] = brought;
    const opening = say`${tellParty(told, id)} ${arrival}`;
    if (!first) return say`${opening}.`;
    if (second && paidIn > 0) {
      const part = paidIn < cash ? `${dollars(paidIn)} of it` : 'it';
      return say`${opening}, brings ${first} and pays ${part} in for ${second}.`;
    }
    return second ? say`${opening} with ${first} and ${second}.` : say`${opening} with ${first}.`;
  },

  examples: [
    {
      lesson: 2,
      event: { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 20000, deposit: 0 },
    },
  ],
});
