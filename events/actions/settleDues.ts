/** Dues between two banks go to zero: they are set off, and the difference is paid as the system provides. */
import { dollars } from '../money';
import { duesBetween, remainder } from '../systems/dues';
import { systemOf } from '../systems/registry';
import { defineAction } from './action';
import { optionalChoice, party } from './fields';
import { say } from './phrase';
import { tellParty } from './telling';

export const settleDues = defineAction({
  type: 'settleDues',
  wire: { type: 5, fields: ['bank', 'with', 'by'] },
  fields: {
    bank: party('Bank', ['bank']),
    with: party('With', ['bank']),
    by: optionalChoice('How', ['credit', 'debit'], {
      credit: "Credit the creditor's account",
      debit: "Debit the debtor's account",
    }),
  },
  actor: 'bank',
  distinct: [['bank', 'with']],

  label: 'Settle Dues with Bank(s)',
  verb: 'settle dues',

  // The system answers in the order of precedence, from missing accounts to limits.
  refuseParties: (state, event) => systemOf(state.book).refuseSettlement(state, event),

  post: (journal, event) => systemOf(journal.book).settle(journal, event),

  narrate(told) {
    const { bank, with: other, by } = told.event;
    const before = duesBetween(told.before, bank, other);
    const { debtor, creditor, difference } = remainder(told.before, bank, other);
    const opening = say`${tellParty(told, bank)} and ${tellParty(told, other)} settle.`;
    if (difference === 0) {
      return say`${opening} Each owed the other ${dollars(before.owed)}: the debts are set off and nothing is left to pay.`;
    }
    return by === 'debit'
      ? say`${opening} The difference of ${dollars(difference)} is debited from the account of ${tellParty(told, debtor)} with ${tellParty(told, creditor)}.`
      : say`${opening} ${tellParty(told, debtor)} credits the difference of ${dollars(difference)} to the account that ${tellParty(told, creditor)} holds with it.`;
  },

  examples: [
    { lesson: 10, event: { type: 'settleDues', bank: 0, with: 1, by: 'credit' } },
    { lesson: 10, event: { type: 'settleDues', bank: 1, with: 2, by: 'debit' } },
  ],
});
