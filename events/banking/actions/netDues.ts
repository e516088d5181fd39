/** Two banks, or a bank and the clearing house, set off what they owe each other; only the difference remains due. */
import { known } from '../../known';
import { dollars } from '../../money';
import { say } from '../../phrase';
import { refusal } from '../../refusal';
import { party } from '../../world/fields';
import { nameIn } from '../ledger/naming';
import { tellParty, theParty } from '../ledger/telling';
import { duesBetween, remainder, setOffDues } from '../systems/dues';
import { systemOf } from '../systems/registry';
import { defineAction } from './action';

export const netDues = defineAction({
  type: 'netDues',
  wire: { type: 4, fields: ['bank', 'with'] },
  fields: { bank: party('Bank', ['bank']), with: party('With', ['bank', 'clearinghouse']) },
  roles: ['bank', 'with'],
  distinct: [['bank', 'with']],

  label: 'Net Dues with Bank(s)',
  verb: 'net dues',

  refuseParties: ({ book }, event) => systemOf(book).refuseNetting(book, event.bank, event.with),

  refuse(state, event) {
    const { owed, owing } = duesBetween(state, event.bank, event.with);
    if (owed > 0 && owing > 0) return null;
    const [debtor, creditor] = owed > 0 ? [event.with, event.bank] : [event.bank, event.with];
    const why =
      owed === 0 && owing === 0
        ? `Nothing is due between ${nameIn(state.book, event.bank)} and ${nameIn(state.book, event.with)}`
        : `${nameIn(state.book, debtor, 'opening')} owes ${nameIn(state.book, creditor)} nothing that could be set off`;
    return refusal('NOTHING_TO_NET', `${why}; netting needs dues in both directions.`, 'with');
  },

  post(journal, event) {
    const between = duesBetween(journal, event.bank, event.with);
    const smaller = Math.min(between.owed, between.owing);
    setOffDues(journal, between, smaller, smaller);
    journal.markNetted(known(between.owedAccount, 'dues one way'));
    journal.markNetted(known(between.owingAccount, 'dues the other way'));
  },

  narrate(told) {
    const { bank, with: other } = told.event;
    const before = duesBetween(told.before, bank, other);
    const { debtor, creditor, difference } = remainder(told.before, bank, other);
    const opening = say`${tellParty(told, bank)} and ${theParty(told, other)} set off ${dollars(Math.min(before.owed, before.owing))} against each other.`;
    return difference === 0
      ? say`${opening} Neither owes the other anything now.`
      : say`${opening} ${theParty(told, debtor, 'opening')} still owes ${theParty(told, creditor)} ${dollars(difference)}.`;
  },

  examples: [
    { lesson: 10, event: { type: 'netDues', bank: 0, with: 1 } },
    { lesson: 10, event: { type: 'netDues', bank: 2, with: 0 } },
  ],
});
