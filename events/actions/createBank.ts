/**
 * Opening: brings a party onto the board with its cash, and lets it join the
 * system. `deposit` is what it pays in on joining an institution; there is none
 * to join where banks stand alone or hold accounts with one another.
 */
import { dollars } from '../money';
import { refusal } from '../refusal';
import { defineAction } from './action';
import { amount, choice, text } from './fields';
import { say } from './phrase';
import { tellParty } from './telling';

/** Characters a party's name may have. */
const NAME_LENGTH = 40;

export const createBank = defineAction({
  type: 'createBank',
  wire: { type: 10, fields: ['partyType', 'name', 'cash', 'deposit'] },
  fields: {
    name: text('Name', NAME_LENGTH),
    partyType: choice('Type', ['customer', 'bank'], { customer: 'Customer', bank: 'Bank' }),
    cash: amount('Cash'),
    deposit: amount('Paid in on joining'),
  },
  actor: null,
  openingOnly: true,

  label: 'Add a Party',
  verb: 'add',

  refuse: (_state, event) =>
    event.deposit === 0
      ? null
      : refusal(
          'AMOUNT_INVALID',
          'This system has no institution to pay into on joining; leave that sum at 0.',
          'deposit',
        ),

  post(journal, event) {
    if (event.partyType === '') throw new Error('the type was checked');
    journal.openParty(event.name, event.partyType, event.cash);
  },

  narrate(told) {
    const { cash, partyType } = told.event;
    const newcomer = tellParty(told, told.after.book.parties.length - 1);
    const arrival = partyType === 'bank' ? 'opens its doors' : 'joins';
    return cash > 0
      ? say`${newcomer} ${arrival} with ${dollars(cash)} in cash.`
      : say`${newcomer} ${arrival}.`;
  },

  examples: [
    {
      lesson: 2,
      event: { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 20000, deposit: 0 },
    },
  ],
});
